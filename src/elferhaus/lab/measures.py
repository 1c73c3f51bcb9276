"""What the lab measures of a way to play, each with an interval, and what two ways differ in for sure."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .trials import Played

CLEAR: Final = 1.96  # standard errors on either side of a mean: 95 %
# Standard errors that chance alone reaches four times in 100,000: so of a thousand answers with four ways and seven
# measures each, one says something that is not so.
SURE: Final = 4.1
ENOUGH: Final = 100  # rounds: of fewer nothing is said


class Estimate(NamedTuple):
    """A mean, the standard error of it, and of how many numbers it is."""

    mean: float
    error: float
    seen: int = ENOUGH

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return CLEAR * self.error

    def differs(self, other: Estimate) -> bool:
        """Tell whether two means are further apart than chance would have them.

        >>> Estimate(0.25, 0.001).differs(Estimate(0.26, 0.001)), Estimate(0.25, 0.01).differs(Estimate(0.26, 0.01))
        (True, False)
        >>> Estimate(159, 0.5, seen=1).differs(Estimate(107, 0.5, seen=1))
        False
        """
        enough = min(self.seen, other.seen) >= ENOUGH
        return enough and abs(self.mean - other.mean) > SURE * sqrt(self.error**2 + other.error**2)


@dataclass
class Sum:
    """Adds up numbers and their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Take in one number."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Sum) -> None:
        """Take in what another has added up."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def estimate(self) -> Estimate:
        """Return the mean and its error; where nothing varied, or little was seen, it may still vary."""
        count = max(self.count, 1)
        mean = self.total / count
        variance = max(self.squares / count - mean * mean, 0.0)
        return Estimate(mean, max(sqrt(variance / count), max(1.0, abs(mean)) / count), self.count)


@dataclass
class Measures:
    """What the rounds of one way to play came to."""

    seats: int
    lengths: Counter[int] = field(default_factory=Counter)
    length: Sum = field(default_factory=Sum)
    wins: list[Sum] = field(default_factory=list)  # by place after whoever acted first; a shared win is split
    points: list[Sum] = field(default_factory=list)
    seat_points: Sum = field(default_factory=Sum)  # of a round, on average: those of its seats hang together
    ties: Sum = field(default_factory=Sum)
    stuck: Sum = field(default_factory=Sum)  # which part of the decisions of a round
    better: Sum = field(default_factory=Sum)  # rounds that the better of two bots has won

    def __post_init__(self) -> None:
        """Begin with nothing."""
        self.wins = [Sum() for _ in range(self.seats)]
        self.points = [Sum() for _ in range(self.seats)]

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return self.length.count

    def add(self, played: Played) -> None:
        """Take in some rounds."""
        seats = self.seats
        for number, (length, winners, first) in enumerate(
            zip(played.lengths, played.winners, played.first, strict=True)
        ):
            self.lengths[length] += 1
            self.length.add(length)
            shared = winners.bit_count()
            self.ties.add(shared > 1)
            points = played.points[number]
            self.seat_points.add(sum(points) / seats)
            for place in range(seats):
                seat = (first + place) % seats
                self.wins[place].add((winners >> seat & 1) / shared)
                self.points[place].add(points[seat])
            if played.stuck:
                self.stuck.add(played.stuck[number] / max(length, 1))

    def add_contest(self, played: Played, better: int) -> None:
        """Take in rounds in which the seat of the better bot is known."""
        for winners in played.winners:
            self.better.add((winners >> better & 1) / winners.bit_count())

    def merge(self, other: Measures) -> None:
        """Take in what was measured elsewhere."""
        self.lengths += other.lengths
        for mine, theirs in (
            *((self.length, other.length), (self.ties, other.ties), (self.stuck, other.stuck)),
            *((self.better, other.better), (self.seat_points, other.seat_points)),
            *zip(self.wins, other.wins, strict=True),
            *zip(self.points, other.points, strict=True),
        ):
            mine.merge(theirs)

    def estimates(self) -> Iterator[tuple[str, Estimate]]:
        """Yield what can be compared, by name."""
        yield "length", self.length.estimate
        yield "first", self.wins[0].estimate
        yield "last", self.wins[-1].estimate
        yield "points", self.seat_points.estimate
        yield "ties", self.ties.estimate
        if self.stuck.count:
            yield "stuck", self.stuck.estimate
        if self.better.count:
            yield "better", self.better.estimate


SAID: Final = {  # the name of a measure, what is said of more and of less, and how its numbers are written
    "length": ("decisions a round", "rounds are longer", "rounds are shorter", "{:.1f}"),
    "first": ("first player wins", "the first player wins more often", "the first player wins less often", "{:.1%}"),
    "last": ("last player wins", "the last player wins more often", "the last player wins less often", "{:.1%}"),
    "points": ("points a seat", "points are higher", "points are lower", "{:.2f}"),
    "ties": ("shared wins", "wins are shared more often", "wins are shared less often", "{:.1%}"),
    "stuck": ("nothing can be laid", "one can lay nothing more often", "one can lay nothing less often", "{:.1%}"),
    "better": ("better bot wins", "skill counts for more", "skill counts for less", "{:.1%}"),
}


def written(estimate: Estimate | None, form: str) -> str:
    """Write a mean and its interval.

    >>> written(Estimate(0.25, 0.01), "{:.1%}"), written(Estimate(12, 0.001), "{:.1f}"), written(None, "")
    ('25.0% ± 2.0%', '12.0 ± <0.1', '–')
    """
    if estimate is None:
        return "–"
    margin = form.format(min(estimate.margin, 1.0) if "%" in form else estimate.margin)
    if not margin.strip("0.%"):  # it is never nothing
        margin = f"<{margin[:-2]}1%" if margin.endswith("%") else f"<{margin[:-1]}1"
    return f"{form.format(estimate.mean)} ± {margin}"


class Difference(NamedTuple):
    """A measure in which two ways to play differ for sure."""

    measure: str
    now: float
    then: float


BY_SEATS: Final = {"first", "last", "better"}  # what it would be by luck alone hangs on how many play


def sure(usual: Measures, other: Measures) -> list[Difference]:
    """Return what differs for sure, in the order of the measures."""
    before = dict(usual.estimates())
    return [
        Difference(name, now.mean, before[name].mean)
        for name, now in other.estimates()
        if name in before and now.differs(before[name]) and not (name in BY_SEATS and usual.seats != other.seats)
    ]


def beginning(found: Measures) -> bool | None:
    """Tell whether whoever begins wins more often than their share, or less often (False); None: neither is sure."""
    wins, share = found.wins[0].estimate, Estimate(1 / found.seats, 0.0)
    return wins.mean > share.mean if found.rounds and wins.differs(share) else None


def differences(usual: Measures, other: Measures) -> list[str]:
    """Return what differs for sure, a sentence each."""
    said = []
    for name, now, then in sure(usual, other):
        _, more, less, form = SAID[name]
        said.append(f"{more if now > then else less} ({form.format(now)}, not {form.format(then)})")
    return said
