"""An experiment: ways to play beside each other, played in portions that any number of processes share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from .measures import Measures
from .spread import Place, spread
from .trials import Played, Portion, play, portions
from .ways import Way

if TYPE_CHECKING:
    from collections.abc import Iterator


class Task(NamedTuple):
    """A portion, for which way it counts, and the seat of the better bot where two are compared."""

    way: int
    portion: Portion
    better: int | None = None


class Counted(NamedTuple):
    """What came of a task in few numbers, counted by whoever played it; and each of its rounds, where wanted."""

    measures: Measures
    rounds: Played | None


@dataclass
class Experiment:
    """Ways to play, and what came of them so far."""

    ways: Sequence[Way]
    rounds: int
    seed: int
    skill: tuple[str, str] | None = ("thumb", "random")  # a better and a weaker bot: how often does the better one win?
    share: int | None = None  # rounds in a portion; else as many as suit who plays
    found: list[Measures] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with nothing."""
        self.found = [Measures(way.seats) for way in self.ways]

    @property
    def rounds_told(self) -> str:
        """How many rounds of each way were played, in words: of one that was stopped, not as many of each."""
        counts = [found.rounds for found in self.found]
        least, most = min(counts), max(counts)
        return f"{least:,} to {most:,} rounds" if least < most else f"{most:,} round{'' if most == 1 else 's'}"

    def tasks(self) -> list[Task]:
        """Return all that is to be played: the ways in turn, so that whoever stops has something of each measure."""
        queues = [
            _mixed(self._usual(number, way), self._contests(number, way) if self.skill else [])
            for number, way in enumerate(self.ways)
        ]
        longest = max(map(len, queues))
        return [queue[at] for at in range(longest) for queue in queues if at < len(queue)]

    def _usual(self, number: int, way: Way) -> list[Task]:
        return [Task(number, portion) for portion in portions(way, self.rounds, self.seed, self.share)]

    def _contests(self, number: int, way: Way) -> list[Task]:
        """Return rounds of one better bot among weaker ones, in every seat as often: a tenth of the others."""
        assert self.skill is not None
        better, weaker = self.skill
        found: list[Task] = []
        for seat in range(way.seats):
            bots = tuple(better if each == seat else weaker for each in range(way.seats))
            rounds = max(self.rounds // 10 // way.seats, 1)
            shared = portions(replace(way, bots=bots), rounds, self.seed + 1 + seat, self.share)
            found += [Task(number, portion, seat) for portion in shared]
        return found

    def add(self, task: Task, found: Measures) -> None:
        """Take in what a task brought."""
        self.found[task.way].merge(found)

    def keep_what_is_known(self) -> None:
        """Leave out ways of which nothing was played before somebody stopped."""
        known = [(way, found) for way, found in zip(self.ways, self.found, strict=True) if found.rounds]
        self.ways, self.found = [way for way, _ in known], [found for _, found in known]


def _mixed(one: Sequence[Task], other: Sequence[Task]) -> list[Task]:
    """Return both, each spread evenly over the whole, beginning with the one."""
    placed = [(at / len(one), task) for at, task in enumerate(one)]
    placed += [((at + 1) / len(other), task) for at, task in enumerate(other)]
    return [task for _, task in sorted(placed, key=lambda each: each[0])]


def results(tasks: Sequence[Task], place: Place, *, rounds: bool) -> Iterator[tuple[Task, Counted]]:
    """Play tasks, and yield what each brought, in their order; with every round if that is wanted."""
    return spread(_with_rounds if rounds else _without_rounds, tasks, place)


def measured(task: Task) -> Measures:
    """Play a task, and return what came of it in few numbers."""
    return _without_rounds(task).measures


def _with_rounds(task: Task) -> Counted:
    found, played = Measures(task.portion.way.seats), play(task.portion)
    if task.better is None:
        found.add(played)
    else:
        found.add_contest(played, task.better)
    return Counted(found, played)


def _without_rounds(task: Task) -> Counted:
    return _with_rounds(task)._replace(rounds=None)
