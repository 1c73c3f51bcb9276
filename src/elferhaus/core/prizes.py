"""Prizes at the end of a match, for what really happened: the longest turn, the sharpest nose, the best guess.

A game names its ``Award``s; each counts something in a round, from the round's own log. Nobody gets a prize for
nothing, and what everyone can do as well is no feat.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from msgspec import Struct

from .game import Did, Event, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

MOST_PRIZES: Final = 4  # of one match: those that come first among a game's awards


Emblem = Literal[
    "arch",
    "basket",
    "bolt",
    "bow",
    "bridge",
    "cards",
    "cat",
    "chest",
    "clover",
    "coin",
    "eye",
    "feather",
    "fish",
    "flame",
    "halo",
    "key",
    "lens",
    "letter",
    "net",
    "nose",
    "stairs",
    "star",
    "stop",
    "target",
]  # what the page can draw on a prize


class PlayedRound(Struct, frozen=True):
    """A round that is over: how the table lay in the end, and all that happened, whoever saw it."""

    state: Any  # the game's own
    log: tuple[Any, ...]  # Event, of which every game has its own


class Prize(Struct, frozen=True):
    """Who gets a prize, for how much: ``key`` is its name in the catalogues, ``key.why`` what it is for."""

    key: str
    emblem: Emblem
    seats: tuple[Seat, ...]  # several where they did equally well
    count: int


Tally: TypeAlias = "Callable[[PlayedRound], Mapping[Seat, int]]"  # how much each seat did of something


@dataclass(frozen=True, kw_only=True)
class Award:
    """A prize that a game has: what counts, and from where on it is a feat."""

    key: str
    emblem: Emblem
    tally: Tally
    rounds: Literal["sum", "most", "least"] = "sum"  # of a match: all together, the best one, or the lowest
    worth: int = 1  # what has to be reached; where the lowest wins, what must not be passed

    def count(self, played: Iterable[PlayedRound]) -> dict[Seat, int]:
        """Return how much each seat did in a match; whoever did nothing of it is not in it."""
        found: dict[Seat, list[int]] = {}
        for each in played:
            for seat, much in self.tally(each).items():
                found.setdefault(seat, []).append(much)
        if self.rounds == "sum":
            return {seat: sum(counts) for seat, counts in found.items()}
        best = max if self.rounds == "most" else min
        return {seat: best(counts) for seat, counts in found.items()}

    def given(self, played: Iterable[PlayedRound], seats: int) -> Prize | None:
        """Return who gets it, if anybody has earned it and not everybody has."""
        low = self.rounds == "least"
        counts = {
            seat: much
            for seat, much in self.count(played).items()
            if (much <= self.worth if low else much >= self.worth)
        }
        if not counts:
            return None
        best = min(counts.values()) if low else max(counts.values())
        first = tuple(sorted(seat for seat, much in counts.items() if much == best))
        return Prize(self.key, self.emblem, first, best) if len(first) < seats else None


def awarded(awards: Sequence[Award], played: Sequence[PlayedRound], seats: int) -> tuple[Prize, ...]:
    """Return the prizes of a match, at most four; those nobody else has got come first, so that many get one."""
    prizes = [prize for award in awards if (prize := award.given(played, seats)) is not None]
    chosen: list[Prize] = []
    while prizes and len(chosen) < MOST_PRIZES:
        had = Counter(seat for prize in chosen for seat in prize.seats)
        chosen.append(min(prizes, key=lambda prize: sum(had[seat] for seat in prize.seats)))
        prizes.remove(chosen[-1])
    return tuple(chosen)


# ── what tallies are made of ──


def deeds(log: Sequence[Event]) -> Iterator[Did[Any]]:
    """Yield every decision once, in its fullest account: the one that only the seat saw, or nobody."""
    for index, event in enumerate(log):
        if isinstance(event, Did):
            fuller = log[index + 1] if index + 1 < len(log) else None
            if not (isinstance(fuller, Did) and fuller.by == event.by and fuller.to is not None and event.to is None):
                yield event


def did_often(*kinds: type) -> Tally:
    """Return the tally of how often each seat did something of a kind."""

    def tally(played: PlayedRound) -> Counter[Seat]:
        return Counter(did.by for did in deeds(played.log) if isinstance(did.action, kinds))

    return tally


def longest_run(winners: Iterable[Seat | None]) -> dict[Seat, int]:
    """Return how often in a row each seat won at best; where nobody wins, a run ends.

    >>> longest_run([0, 1, 1, None, 1, 0])
    {0: 1, 1: 2}
    """
    found: dict[Seat, int] = {}
    last: Seat | None = None
    run = 0
    for winner in winners:
        run = run + 1 if winner == last else 1
        last = winner
        if winner is not None:
            found[winner] = max(run, found.get(winner, 0))
    return found
