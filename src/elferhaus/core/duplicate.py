"""Duplicate deals: the same cards for whoever plays them, at whatever time and table, so that luck falls on all alike.

Three things make a deal one. Its cards follow from a set and a number, never from who plays, or how. At a table of the
house, bots draw from the deal's own luck and from all that was played so far: whoever does the same meets the same. And
what somebody reached is compared with what others reached with these very cards.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct

from .fair import Secret
from .match import MatchPlay, standing
from .seal import Seal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .fair import MatchLuck
    from .game import Action, Outcome, Seat
    from .match import Match
    from .player import AnyPlayer, Chair

T = TypeVar("T")
BOT: Final = "sharp"  # who has the seats that are nobody's
LIKE_BOTS: Final = 1_000  # how many players somebody is compared with


# ── the cards ──


def plain_deals(seed: object, number: int) -> Callable[[int], Random]:
    """Return where a simulated deal's cards come from, round by round: a generator of its own for each."""
    return lambda round_: Random(f"{seed}/{number}/round {round_}")


def sealed_deal(name: str, key: str, number: int) -> Secret:
    """Return what all luck of a deal follows from, in a set that keeps a key of 64 hexadecimal digits to itself."""
    secret = hmac.digest(bytes.fromhex(key), f"{name}/{number}".encode(), "sha256").hex()
    return Secret(f"{name}-{number}", secret)


def game_of_the_day(number: int, games: Sequence[T]) -> T:
    """Return which game it is, by the number of the day: they take turns."""
    return games[number % len(games)]


def turned(players: tuple[T, ...], seats: int) -> tuple[T, ...]:
    """Return who sits where once everybody has moved on by so many seats.

    >>> turned(("a", "b", "c"), 1)
    ('c', 'a', 'b')
    """
    return players[-seats % len(players) :] + players[: -seats % len(players)]


def rotations(players: tuple[T, ...]) -> list[tuple[T, ...]]:
    """Return the different ways to turn the players around the table.

    >>> rotations(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
    """
    return list(dict.fromkeys(turned(players, -seats) for seats in range(len(players))))


# ── bots that meet everyone alike ──


def bot_luck(luck: MatchLuck, seat: Seat, kind: str, played: str) -> Random:
    """Return what a bot draws from: another luck whenever anything else was ``played``, as a digest of the record."""
    return Random(luck.lots(f"bot/{seat}/{kind}/{played}").getrandbits(64))


class _Drawing:
    """A player who draws from luck of its own."""

    def __init__(self, player: AnyPlayer, luck: Callable[[str], Random]) -> None:
        self._player, self._luck = player, luck

    def decide(self, chair: Chair[Any], _rng: Random) -> Action:
        return self._player.decide(chair, self._luck("decide"))

    def call(self, chair: Chair[Any], _rng: Random) -> Action | None:
        return self._player.call(chair, self._luck("call"))


def play_alone(
    match: Match, secret: Secret, me: AnyPlayer, others: AnyPlayer, number: int
) -> tuple[Outcome, list[bytes]]:
    """Play a deal from the first seat against bots, as the house would; return the result and the record.

    Of players who are alike, each has a ``number`` and so luck of its own.
    """
    seal, digest = Seal(secret, (None,) * match.seats), sha256()
    lines: list[bytes] = []

    def write(line: bytes) -> None:
        if lines:  # all but the header, which names who plays
            digest.update(line + b"\n")
        lines.append(line)

    def luck_of(seat: Seat) -> Callable[[str], Random]:
        if not seat:
            return lambda kind: Random(f"{number}/{kind}/{digest.hexdigest()}")
        return lambda kind: bot_luck(seal.luck, seat, kind, digest.hexdigest())

    players = [_Drawing(others if seat else me, luck_of(seat)) for seat in range(match.seats)]
    play, rng = MatchPlay(match, write=write, seal=seal), Random(number)
    while not play.match.is_over:
        play.deal(rng)
        assert play.round is not None
        play.round.play(players, rng)
        play.end()
    return standing(play.match), lines


# ── what came of it ──


class Field(Struct, frozen=True):
    """What many players like the bots reached with some cards, from worst to best, and the record of the best."""

    points: tuple[int, ...]
    best: tuple[str, ...]


def field_of(tries: Sequence[tuple[int, Sequence[str]]], *, low_wins: bool) -> Field:
    """Return what these tries, each with its points and its record, come to; of equal ones the shortest is the best."""
    sign = -1 if low_wins else 1
    ordered = sorted(tries, key=lambda each: (sign * each[0], -len(each[1])))
    return Field(tuple(points for points, _ in ordered), tuple(ordered[-1][1]))


def better_than(points: int, field: Sequence[int], *, low_wins: bool) -> int:
    """Return of how many in a hundred somebody was better; whoever has just as many points is not beaten.

    >>> better_than(12, (3, 8, 12, 20), low_wins=False), better_than(12, (20, 12, 8, 3), low_wins=True)
    (50, 25)
    """
    worse = sum(each > points if low_wins else each < points for each in field)
    return 100 * worse // len(field)


def without_luck(points: Mapping[str, int], *, low_wins: bool) -> dict[str, float]:
    """Return by how much each was better than all who played these cards on average.

    >>> without_luck({"Ada": 12, "Ben": 6}, low_wins=True)
    {'Ada': -3.0, 'Ben': 3.0}
    """
    mean = sum(points.values()) / max(1, len(points))
    return {who: mean - each if low_wins else each - mean for who, each in points.items()}
