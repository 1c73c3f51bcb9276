"""Playing a way of the lab: many rounds in portions, each the same on whichever process or machine it is played."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.game import Did
from elferhaus.core.match import MatchPlay
from elferhaus.games import room_named

from .ways import KINDS, Way

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from elferhaus.core.game import Action


QUICK: Final = 20_000  # rounds in a portion that a kernel plays
SLOW: Final = 50  # and that the engine plays


class Portion(Struct, frozen=True):
    """Some of the rounds of one way to play; round number ``i`` has luck of its own, from ``seed`` and ``i``."""

    way: Way
    seed: int
    begin: int
    count: int


class Played(Struct, frozen=True):
    """What the rounds of a portion came to: a number a round, and points and wins a round and seat."""

    points: list[tuple[int, ...]]
    winners: list[int]  # sets of seats
    lengths: list[int]
    first: list[int]
    stuck: list[int]  # decisions in which nothing could be laid; empty where the game does not say so


def portions(way: Way, rounds: int, seed: int, size: int | None = None) -> Iterator[Portion]:
    """Share out so many rounds; the shares do not depend on who plays them, nor the rounds on the shares."""
    size = size or (SLOW if way.kernel is None else QUICK)
    for begin in range(0, rounds, size):
        yield Portion(way, seed, begin, min(size, rounds - begin))


def play(portion: Portion) -> Played:
    """Play some rounds."""
    return by_engine(portion) if portion.way.kernel is None else by_kernel(portion)


def by_kernel(portion: Portion) -> Played:
    """Play some rounds on arrays."""
    way = portion.way
    kernel = way.kernel
    assert kernel is not None
    stuck = [kernel.number(action) for action in kernel.stuck]
    form = kernel.form("trials", wait=True)
    kinds = [KINDS[bot] for bot in way.bots]
    made = form.trials(way.setting(), kinds, stuck, (portion.seed << 31) + portion.begin, portion.count)
    points = [int(each) for each in made.points]
    return Played(
        [tuple(points[at : at + way.seats]) for at in range(0, len(points), way.seats)],
        [int(each) for each in made.winners],
        [int(each) for each in made.lengths],
        [int(each) for each in made.first],
        [int(each) for each in made.stuck] if stuck else [],
    )


def by_engine(portion: Portion) -> Played:
    """Play some rounds by the rules themselves, with bots that no kernel knows."""
    way = portion.way
    room = room_named(way.game)
    assert room is not None
    kernel = room.bots.kernel
    stuck_actions = () if kernel is None else kernel.stuck
    players, match = [room.player(bot) for bot in way.bots], way.match()
    found = Played([], [], [], [], [])
    for number in range(portion.begin, portion.begin + portion.count):
        play, rng = MatchPlay(match), Random(f"{portion.seed}/{number}")
        play.deal(rng)
        table = play.round
        assert table is not None
        table.play(players, rng)
        outcome = table.outcome
        assert outcome is not None
        found.points.append(outcome.points)
        found.winners.append(sum(1 << seat for seat in outcome.winners))
        found.lengths.append(table.decisions)
        done = [event for event in table.log if isinstance(event, Did) and event.by >= 0]
        found.first.append(done[0].by if done else 0)
        if stuck_actions:
            found.stuck.append(_count(done, stuck_actions))
    return found


def _count(done: Sequence[Did[Action]], wanted: Sequence[Action]) -> int:
    """Count what everyone saw done; a fuller account for one seat is not counted again."""
    return sum(event.to is None and event.action.blind() in wanted for event in done)
