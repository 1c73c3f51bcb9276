"""Looking a room over before it is opened: what a package from outside gets wrong is told in one line."""

from __future__ import annotations

import re
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from elferhaus.bots.players import Bots
from elferhaus.core.encoding import Encoding
from elferhaus.core.game import CHANCE, AnyGame, Choice, Game, View, choose, sees
from elferhaus.core.lesson import Lesson
from elferhaus.core.match import MatchPlay, new_match
from elferhaus.core.options import GameInfo
from elferhaus.core.prizes import Award
from elferhaus.core.round import offered

from .examine_words import words_examined
from .room import PROTOCOL, BadRoomError, Room

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from elferhaus.core.round import Round, RoundChair

STEPS: Final = 120  # of a round by lot: enough to see most kinds of decisions
ASKED: Final = 10  # after so many the package's own players are asked, too
MOST_SEATS: Final = 6


def checked(room: object, name: str) -> Room:
    """Return a room as it is, or raise BadRoomError where it is none, or was made for another house or name."""
    if not isinstance(room, Room):
        raise BadRoomError(f"its entry point is no Room but a {type(room).__name__}")
    if room.protocol != PROTOCOL:
        raise BadRoomError(f"it was written for version {room.protocol} of the protocol; this house speaks {PROTOCOL}")
    if not isinstance(room.game, Game):
        raise BadRoomError(f"its game is no Game but a {type(room.game).__name__}")
    if room.id != name:
        raise BadRoomError(f"its game calls itself {room.id}")
    return room


def examined(room: Room) -> list[str]:
    """Look over somebody else's room: return what could be better, raise BadRoomError for what is wrong."""
    _parts(room)
    _info(room.game)
    _view_type(room)
    notes = words_examined(room)
    _try_out(room)
    return notes


def _parts(room: Room) -> None:
    """See whether everything is what it should be."""
    for what, found, kind in (
        ("bots", room.bots, Bots),
        ("encoding", room.encoding, Encoding),
        ("lesson", room.lesson, Lesson | None),
        *(("prizes", award, Award) for award in room.prizes),
        ("order", room.order, int),
    ):
        if not isinstance(found, kind):
            raise BadRoomError(f"its {what} cannot be a {type(found).__name__}")


def _info(game: AnyGame) -> None:
    """See whether what can be chosen is written as a house reads it."""
    info = game.info
    try:
        msgspec.convert(msgspec.to_builtins(info), GameInfo)
    except msgspec.ValidationError as error:
        raise BadRoomError(f"its info cannot be read: {error}") from None
    for option in info.options:
        if option.name not in game.rules_type.__struct_fields__:
            raise BadRoomError(f"its option {option.name} is no field of {game.rules_type.__name__}")
        if option.kind == "choice" and not option.choices:
            raise BadRoomError(f"its option {option.name} has no choices")
    own = {*info.rule_ids, *(rule for rules in info.edition_rules.values() for rule in rules)}
    for rule in (info.players_rule, info.score_rule, *(option.rule for option in info.options)):
        if rule not in own and not rule.startswith("C-"):
            raise BadRoomError(f"it cites {rule}, which is none of its rule_ids")
    if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", info.id) is None:
        raise BadRoomError("a game's name has small letters, digits and single hyphens")
    fewest, most = info.players
    if not 1 <= fewest <= most <= MOST_SEATS:
        raise BadRoomError(f"it cannot be for {fewest} to {most} players: a table has 1 to {MOST_SEATS} seats")
    if not info.editions:
        raise BadRoomError("it has no edition")


def _view_type(room: Room) -> None:
    """See whether what is seen is a type of its own, that holds nothing of the state."""
    game = room.game
    if not (isinstance(game.view_type, type) and issubclass(game.view_type, View)):
        raise BadRoomError("its view type is no View")
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


def _try_out(room: Room) -> None:
    """Play part of a round by lot: a view that changes with what its seat cannot know, leaks."""
    game, rng = room.game, Random(11)
    match = new_match(game, [str(seat) for seat in range(game.info.players[0])])
    play = MatchPlay(match)
    play.deal(rng)
    assert play.round is not None
    hidden = False  # whether a spectator ever did not know everything
    for step, table in enumerate(islice(_steps(play.round, room, rng), STEPS)):
        for seat in (None, *range(match.seats)):
            view = game.view(table.state, seat)
            if view.seats != match.seats:
                raise BadRoomError("its view has no count for each seat")
            world: Any = game.imagine(view, [event for event in table.log if sees(event, seat)], rng)
            hidden = hidden or world != table.state
            same = game.view(world, seat) == view and (
                seat is None or game.legal(world, seat) == game.legal(table.state, seat)
            )
            if not same:
                who = "a spectator" if seat is None else f"seat {seat}"
                raise BadRoomError(f"its view leaks: after {step} moves {who} sees what nobody there can know")
    if not hidden and "hand" in game.view_type.__struct_fields__:
        raise BadRoomError("its view leaks: hands can be told from what a spectator sees")


def _steps(table: Round, room: Room, rng: Random) -> Iterator[Round]:
    yield table
    step, player = 0, room.players["random"]
    while table.pending.kind != "over":
        seat = table.pending.must[0]
        if seat == CHANCE:
            table.by_chance(rng)
        else:
            chair = table.chair(seat)
            if not chair.legal:
                raise BadRoomError(f"seat {seat} must act, and can do nothing")
            if step % ASKED == 0:
                _bots_decide(room, chair, rng)
            if table.pending.kind == "secret" and len(table.pending.must) > 1:
                _secret_choice(room, table.state, seat, chair.legal, rng)
            table.act(seat, player.decide(chair, rng))
        step += 1
        yield table
    outcome = table.outcome
    if outcome is None or len(outcome.points) != len(table.chair(0).view.counts):
        raise BadRoomError("a round that is over has no outcome with points for each seat")


def _secret_choice(room: Room, state: Any, seat: int, legal: Sequence[Choice], rng: Random) -> None:
    """See whether the others are told the same, whatever a seat has chosen while they still have to choose."""
    after = [room.game.apply(state, seat, choose(choice, rng)) for choice in legal]
    for other in (None, *room.game.pending(after[0][0]).must):
        told = {
            msgspec.json.encode((room.game.view(state, other), [event for event in events if sees(event, other)]))
            for state, events in after
        }
        if len(told) > 1:
            who = "a spectator" if other is None else f"seat {other}"
            raise BadRoomError(f"its secrets leak: what seat {seat} chooses unseen is told to {who}")


def _bots_decide(room: Room, chair: RoundChair, rng: Random) -> None:
    """See whether the package's own players decide, and only what they may; those that search go by its thumb."""
    for name in ("greedy", "thumb", *room.bots.levels):
        try:
            action = room.players[name].decide(chair, rng)
        except Exception as error:  # noqa: BLE001 - it is the package's code
            raise BadRoomError(f"its player {name} goes wrong: {type(error).__name__}: {error}") from None
        if not offered(chair.legal, action):
            raise BadRoomError(f"its player {name} does what it may not: {action}")
