"""Looking a room over before it is opened: what a package from outside gets wrong is told in one line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.bots.players import LEVELS, Bots
from elferhaus.core.cards import COLOURS
from elferhaus.core.encoding import Encoding
from elferhaus.core.game import Action, AnyGame, Deal, Event, Game, Pattern, View, kinds_in
from elferhaus.core.lesson import Lesson
from elferhaus.core.options import GameInfo, Option, Rules, value_refusal
from elferhaus.core.prizes import Award

from .examine_round import played
from .examine_words import words_examined
from .room import PROTOCOL, BadRoomError, Room

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_SEATS: Final = 6
TYPES: Final[tuple[tuple[str, type], ...]] = ("rules_type", Rules), ("deal_type", Deal), ("view_type", View)
UNIONS: Final[tuple[tuple[str, type], ...]] = ("action_type", Action), ("event_type", Event), ("patterns", Pattern)
FUNCTIONS: Final = (
    "deal", "misdeal", "start", "pending", "legal", "explain", "apply", "outcome", "view", "imagine", "cards",
    "unit", "turning", "forbids",
)  # fmt: skip
OFFERED: Final = {"min", "max"}, {"any"}  # by these fields the plain board knows a pattern
OFFERED_TEXT: Final = "from with min and max (cards), min and max (a number), or any (an order of the hand)"
MAY_BE_MISSING: Final = ("ending", "score")
SAMPLES: Final[dict[str, tuple[Any, ...]]] = {  # of what can be chosen, by the kind of an option
    "flag": (True, False),
    "seat": (0,),
    "colour": COLOURS,
    "colours": (COLOURS,),
    "number": (1,),
    "text": ("11",),
}


def checked(room: object, name: str) -> Room:
    """Return a room as it is, or raise BadRoomError where it is none, or was made for another house or name."""
    if not isinstance(room, Room):
        raise BadRoomError(f"its entry point is no Room but a {type(room).__name__}")
    if room.protocol != PROTOCOL:
        raise BadRoomError(
            f"it was written for version {room.protocol!r} of the protocol; this house speaks {PROTOCOL}"
        )
    if not isinstance(room.game, Game):
        raise BadRoomError(f"its game is no Game but a {type(room.game).__name__}")
    if not isinstance(room.game.info, GameInfo):
        raise BadRoomError(f"its info is no GameInfo but a {type(room.game.info).__name__}")
    if room.id != name:
        raise BadRoomError(f"its game calls itself {room.id}")
    return room


def examined(room: Room) -> list[str]:
    """Look over somebody else's room: return what could be better, raise BadRoomError for what is wrong."""
    _parts(room)
    _made_of(room.game)
    _info(room.game)
    _view_type(room)
    notes = words_examined(room)
    played(room)
    return [*notes, *_not_on_the_plain_board(room)]


def _not_on_the_plain_board(room: Room) -> list[str]:
    """Return which patterns people cannot choose from where the package brings no page along."""
    if room.page() is not None:
        return []
    return [
        f"people cannot choose from its {each.__name__}: it has no {OFFERED_TEXT}"
        for each in room.game.patterns
        if not each.call and not any(known <= {*each.__struct_encode_fields__} for known in OFFERED)
    ]


def _parts(room: Room) -> None:
    """See whether everything is what it should be."""
    for what, found, kind in (
        ("bots", room.bots, Bots),
        ("encoding", room.encoding, Encoding),
        ("lesson", room.lesson, Lesson | None),
        ("prizes", room.prizes, tuple | list),
        ("order", room.order, int),
        ("of_the_day", room.of_the_day, bool),
        ("last_beat", room.game.last_beat, int | float),
        ("package", room.package, str),
        ("words_from", room.words_from, tuple | list),
        ("patterns", room.game.patterns, tuple),
    ):
        _is(what, found, kind)
    for award in room.prizes:
        _is("prizes", award, Award)
    for name, settings in (("search", room.bots.search), ("expert", room.bots.expert)):
        _is(name, settings, SearchSettings | None)
    _is("levels", room.bots.levels, Mapping)
    odd = room.bots.levels.keys() - {*LEVELS}
    if odd:
        raise BadRoomError(f"there is no level {min(odd)}; there are: {', '.join(LEVELS)}")


def _is(what: str, found: object, kind: Any) -> None:
    if not isinstance(found, kind):
        raise BadRoomError(f"its {what} cannot be a {type(found).__name__}")


def _made_of(game: AnyGame) -> None:
    """See whether a game has all its types and functions."""
    for name, base in TYPES:
        kind = getattr(game, name)
        if not (isinstance(kind, type) and issubclass(kind, base)):
            raise BadRoomError(f"its {name} is no {base.__name__}")
    for name, base in UNIONS:
        found = getattr(game, name)
        for kind in found if isinstance(found, tuple) else kinds_in(found):
            if not (isinstance(kind, type) and issubclass(kind, base)):
                raise BadRoomError(f"its {name} holds what is no {base.__name__}: {kind}")
    for name in (*FUNCTIONS, *MAY_BE_MISSING):
        function = getattr(game, name)
        if not callable(function) and not (function is None and name in MAY_BE_MISSING):
            raise BadRoomError(f"its {name} is no function")


def _info(game: AnyGame) -> None:
    """See whether what can be chosen is written as a house reads it."""
    info = game.info
    try:
        msgspec.convert(msgspec.to_builtins(info), GameInfo)
    except msgspec.ValidationError as error:
        raise BadRoomError(f"its info cannot be read: {error}") from None
    names = [option.name for option in info.options]
    if len({*names}) < len(names):
        raise BadRoomError(f"its option {max(names, key=names.count)} is there twice")
    for option in info.options:
        if option.name not in game.rules_type.__struct_fields__:
            raise BadRoomError(f"its option {option.name} is no field of {game.rules_type.__name__}")
        if option.kind == "choice" and not option.choices:
            raise BadRoomError(f"its option {option.name} has no choices")
        _option(game, option)
    own = {*info.rule_ids, *(rule for rules in info.edition_rules.values() for rule in rules)}
    for rule in (info.players_rule, info.score_rule, *(option.rule for option in info.options)):
        if rule not in own and not rule.startswith("C-"):
            raise BadRoomError(f"it cites {rule}, which is none of its rule_ids")
    if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", info.id) is None:
        raise BadRoomError("a game's name has small letters, digits and single hyphens")
    fewest, most = info.players
    if not 1 <= fewest <= most <= MOST_SEATS:
        raise BadRoomError(f"it cannot be for {fewest} to {most} players: a table has 1 to {MOST_SEATS} seats")
    if not info.editions or not all(info.editions):
        raise BadRoomError("it has no edition")
    if not info.title:
        raise BadRoomError("it has no title")


def _option(game: AnyGame, option: Option) -> None:
    """See whether the rules take what can be chosen, and begin with something that can be chosen."""
    first = game.info.editions[0] if game.info.editions else ""
    for value in option.choices if option.kind == "choice" else SAMPLES[option.kind]:
        try:
            msgspec.convert({"edition": first, option.name: value}, game.rules_type)
        except msgspec.ValidationError as error:
            raise BadRoomError(f"its option {option.name} cannot be a {option.kind}: {error}") from None
    default = msgspec.to_builtins(getattr(game.rules_type(edition=first), option.name))
    wrong = None if default is None else value_refusal(option, default, game.info.players[0])
    if wrong is not None:
        raise BadRoomError(f"its option {option.name} begins with what cannot be chosen: {default}")


def _view_type(room: Room) -> None:
    """See whether what is seen is a type of its own, that holds nothing of the state."""
    game = room.game
    fields, per_seat = game.view_type.__struct_fields__, game.view_type.per_seat
    if not isinstance(per_seat, tuple):
        raise BadRoomError(f"its per_seat cannot be a {type(per_seat).__name__}")
    for name in ("counts", *per_seat):
        if name not in fields:
            raise BadRoomError(f"its view type has no {name}")
    if game.view_type.__struct_config__.tag != game.info.id:
        raise BadRoomError(f'its view type has not the tag "{game.info.id}"')
    secret = {kind.__name__ for kind in (game.state_type, game.deal_type) if isinstance(kind, type)}
    told = secret & set(_structs_in(game.view_type))
    if told:
        raise BadRoomError(f"its view type leaks: it holds a {min(told)}")


def _structs_in(kind: type[Struct]) -> Iterator[str]:
    """Yield the names of all structs that a struct can hold."""
    _, components = msgspec.json.schema_components([kind])
    yield from components
