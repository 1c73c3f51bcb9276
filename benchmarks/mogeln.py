"""Is mogeln fun with these bots? How often they call, on which numbers, how often rightly, and how long a round takes.

Run it with ``uv run benchmarks/mogeln.py``, or name players such as ``sharp-cheeky``; each fills a whole table.
``--rounds`` says how many rounds, ``--players`` how many sit there. What is wanted: 0.08 to 0.30 calls a lay, at most
35 % of them on the first card of a pile, "too many" right in at least 40 % (steady) or 60 % (sharp, expert) of the
cases, a round of 40 to 200 decisions in the middle and of 600 at the most.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track
from rich.table import Table

from elferhaus.bots.players import LEVELS
from elferhaus.core.game import Did, Event
from elferhaus.core.match import MatchPlay, new_match
from elferhaus.games import room_named
from elferhaus.games.mogeln.state import Doubt, Judged, Lay, TooMany

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass
class Count:
    """What was seen in the rounds of one table."""

    lays: int = 0
    sneaks: int = 0
    first: int = 0  # calls on the first card of a pile
    doubts: list[bool] = field(default_factory=list)  # whether each was right
    shouts: list[bool] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)

    @property
    def calls(self) -> int:
        """Calls of both kinds."""
        return len(self.doubts) + len(self.shouts)


def counted(names: list[str], rounds: int) -> Count:
    """Let a table play."""
    room = room_named("mogeln")
    assert room is not None
    players, found = [room.player(name) for name in names], Count()
    for seed in range(rounds):
        play = MatchPlay(new_match(room.game, names, 1))
        rng = Random(seed)
        play.deal(rng)
        table = play.round
        assert table is not None
        table.play(players, rng)
        found.lengths.append(table.decisions)
        take_in(table.log, found)
    return found


def take_in(log: Sequence[Event], found: Count) -> None:
    """Count what happened in a round."""
    claim, kind = 0, found.doubts
    for event in log:
        if isinstance(event, Judged):
            kind.append(event.right)
            found.first += claim == 1
        elif isinstance(event, Did):
            action = event.action
            if isinstance(action, Lay):
                claim = action.claim
                found.lays += action.cards is None
                found.sneaks += len(action.cards or ()) > 1
            elif isinstance(action, Doubt):
                kind = found.doubts
            elif isinstance(action, TooMany):
                kind = found.shouts


def share(right: list[bool]) -> str:
    """Write how many were right."""
    return f"{sum(right) / len(right):.0%} of {len(right)}" if right else "–"


def main() -> None:
    """Play, and print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    styles = ("honest", "cheeky", "poker-faced")
    usual = [name for level in LEVELS for name in (level, *(f"{level}-{style}" for style in styles))]
    parser.add_argument("names", nargs="*", default=usual, help="players, each of whom fills a table")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    table = Table(
        "player", "calls a lay", "on claim 1", "doubts right", "too many right", "sneaks a lay", "median", "longest"
    )
    for name in track(given.names, "playing"):
        found = counted([name] * given.players, given.rounds)
        table.add_row(
            name,
            f"{found.calls / found.lays:.2f}",
            f"{found.first / max(found.calls, 1):.0%}",
            share(found.doubts),
            share(found.shouts),
            f"{found.sneaks / found.lays:.2f}",
            f"{median(found.lengths):.0f}",
            str(max(found.lengths)),
        )
    Console().print(table)


if __name__ == "__main__":
    main()
