"""Ways to play that the lab sets beside each other: a game with an edition, options, players, bots and house rules.

A house rule changes a number of the rules that no leaflet changes: how many cards are dealt, or drawn. Only a game's
kernel knows them, so with them, and wherever ``random`` and ``thumb`` play alone, the kernel plays.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from elferhaus.bots.kernel import BY_THUMB, RANDOM, Setting
from elferhaus.core.match import new_match
from elferhaus.core.options import choose_rules, option_named, read_option
from elferhaus.core.refusal import Refused, refuse
from elferhaus.games import bot_names, game_named, room_named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.kernel import Kernel
    from elferhaus.core.match import Match
    from elferhaus.core.options import GameInfo

KINDS = {"random": RANDOM, "thumb": BY_THUMB, "sharp": BY_THUMB}  # whom a kernel can play
LONGEST_NUMBER = 9  # digits


class BadWay(ValueError):  # noqa: N818 - it reads as what it is
    """A way to play that cannot be: the text says why."""


class Way(Struct, frozen=True):
    """One way to play a game."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one a seat
    edition: str | None = None
    options: dict[str, Any] = {}
    house_rules: dict[str, int] = {}
    label: str = ""

    def match(self) -> Match:
        """Return the match that is played again and again; raise Refused with the rule that forbids it."""
        game = game_named(self.game)
        assert game is not None
        return new_match(
            game, [f"{bot} {seat + 1}" for seat, bot in enumerate(self.bots)], 1, self.edition, **self.options
        )

    @property
    def kernel(self) -> Kernel | None:
        """What plays it, if its kernel can; else the engine does."""
        room = room_named(self.game)
        assert room is not None
        kernel = room.bots.kernel
        alike = room.bots.levels.get("sharp") is None and not room.bots.styles  # sharp is thumb there
        known = all(bot in KINDS and (alike or bot != "sharp") for bot in self.bots)
        return kernel if known else None

    def setting(self) -> Setting:
        """Return what it means to the kernel, house rules included."""
        kernel = self.kernel
        assert kernel is not None
        made = kernel.setting(self.match().rules, self.seats)
        for name, value in self.house_rules.items():
            made.rules[kernel.house_rules[name].at] = value
        return made


def read_way(game: str, text: str, players: int, bots: tuple[str, ...]) -> Way:
    """Read a way to play, such as ``variant=any-start,hand=12``; raise BadWay, or Refused with a rule.

    >>> read_way("elfer-raus", "hand=12, draws=1", 4, ("thumb",)).house_rules
    {'hand': 12, 'draws': 1}
    """
    room = room_named(game)
    assert room is not None
    info = room.game.info
    kernel = room.bots.kernel
    known = {} if kernel is None else dict(kernel.house_rules)
    edition: str | None = None
    options: dict[str, Any] = {}
    numbers: dict[str, int] = {}
    named: set[str] = set()
    for part in _parts(text, info):
        name, equals, value = (each.strip() for each in part.partition("="))
        option = option_named(info, name)
        if not equals:
            raise BadWay(f"a way to play is written name=value,name=value, not “{part}”")
        if name in named:
            raise BadWay(f"{name} is given twice")
        named.add(name)
        if name == "edition":
            edition = value
        elif name in {"players", *known}:
            numbers[name] = _number(name, value)
        elif name == "bots":
            bots = tuple(value.split("+"))
        elif option is not None:
            options[name] = read_option(option, value)
        else:
            there = ", ".join(["players", "bots", "edition", *(each.name for each in info.options), *known])
            raise BadWay(f"{game} knows no “{name}”; one can change: {there}")
    seats = numbers.pop("players", players)
    return make_way(Way(game, seats, bots, edition, options, numbers, text.strip() or "as in the leaflet"))


def make_way(way: Way) -> Way:
    """Return a way to play with a bot on every seat, if it can be played; raise BadWay, or Refused with a rule."""
    game = game_named(way.game)
    if game is None:
        raise Refused(refuse("RECORD", "unknown-game", game=way.game[:40]))
    choose_rules(game, way.edition, way.options, way.seats)
    way = replace(way, bots=_seated(way.bots, way.seats))
    way.match()
    if way.house_rules:
        _check_house_rules(way)
    return way


def told_apart(ways: Sequence[Way]) -> list[Way]:
    """Return ways with labels of their own: whoever has the label of another gets a number.

    >>> [way.label for way in told_apart([read_way("junior", "", 2, ("thumb",))] * 2)]
    ['as in the leaflet', 'as in the leaflet (2)']
    """
    seen: Counter[str] = Counter()
    found = []
    for way in ways:
        seen[way.label] += 1
        number = seen[way.label]
        found.append(way if number == 1 else replace(way, label=f"{way.label} ({number})"))
    return found


class Span(Struct, frozen=True):
    """What a house rule can be in a way to play, and what it is by the leaflet."""

    least: int
    most: int
    usual: int


def spans(way: Way) -> dict[str, Span]:
    """Return what can be changed in a way to play by house rules of the lab; nothing where its kernel does not play.

    >>> spans(read_way("elfer-raus", "", 4, ("thumb",)))["hand"]
    Span(least=1, most=20, usual=15)
    """
    if way.kernel is None:
        return {}
    rules = replace(way, house_rules={}).setting().rules
    return {name: Span(rule.least, rule.most(rules), rules[rule.at]) for name, rule in way.kernel.house_rules.items()}


def _parts(text: str, info: GameInfo) -> list[str]:
    """Split at commas, but not a list of colours: ``rows=red,blue,green,yellow,dealer=1`` has two parts."""
    found: list[str] = []
    for part in filter(None, (each.strip() for each in text.split(","))):
        option = option_named(info, found[-1].partition("=")[0].strip()) if found else None
        if "=" not in part and option is not None and option.kind == "colours":
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def _number(name: str, value: str) -> int:
    if not value.isdecimal() or len(value) > LONGEST_NUMBER:
        raise BadWay(f"{name} is a number, not “{value[:40]}”")
    return int(value)


def _seated(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    for bot in bots:
        if bot not in bot_names():
            raise BadWay(f"there is no player “{bot}”")
    if len(bots) > seats:
        raise BadWay(f"{len(bots)} players are named for {seats} seats")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def _check_house_rules(way: Way) -> None:
    if way.kernel is None:
        raise BadWay("with house rules of the lab only random, thumb and sharp play")
    known = spans(way)
    for name, value in way.house_rules.items():
        span = known.get(name)
        if span is None:
            raise BadWay(f"{way.game} knows no house rule “{name[:40]}”")
        if not span.least <= value <= span.most:
            raise BadWay(f"{name} can be {span.least} to {span.most} with {way.seats} players, not {value}")
