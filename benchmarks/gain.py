"""What thinking wins: how much better a search chooses than the rule of thumb, by the number of worlds it tries.

Run it with ``uv run benchmarks/gain.py elevens --players 3``. At positions of rounds by rule of thumb every choice is
tried in ``--worlds`` worlds. Some of them make a choice, as a search would, and all the others say what it is worth, so
that luck is not judged by itself. A decision's gain is in percent of a win, with its standard error over the positions;
all further decisions are made by rule of thumb.
"""

from __future__ import annotations

import argparse
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import TYPE_CHECKING

from rich.progress import track

from elferhaus.bots.engine.tree import Considered, Search, chosen
from elferhaus.games import room_named, rooms
from elferhaus.lab.positions import positions

if TYPE_CHECKING:
    from collections.abc import Sequence

PARTS = (64, 32, 16, 8, 4, 2)  # which part of the worlds makes a choice: one in so many
DOUBTS = (0.0, 0.5, 1.0, 2.0)  # standard errors by which another choice must lead


def some(choice: Considered, worlds: slice) -> Considered:
    """Return a choice as if it had been tried in these worlds only."""
    part = Considered(choice.action)
    part.values = choice.values[worlds]
    return part


def gain(tried: Sequence[Considered], size: int, doubts: float) -> float:
    """Return what is won by choosing in so many worlds: on average over which, judged by all the others."""
    whole, found = len(tried[0].values), []
    for start in range(0, whole - size + 1, size):
        parts = [some(each, slice(start, start + size)) for each in tried]
        at = parts.index(chosen(parts, doubts))
        rest = [sum(each.values) - sum(part.values) for each, part in zip(tried, parts, strict=True)]
        found.append((rest[at] - rest[0]) / (whole - size))
    return mean(found)


def told(gains: Sequence[float]) -> str:
    """Say it in percent, with the standard error."""
    return f"{100 * mean(gains):.2f} ± {100 * stdev(gains) / sqrt(len(gains)):.2f}"


def main() -> None:
    """Try everything out, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[room.id for room in rooms() if room.bots.search is not None])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    room = room_named(given.game)
    assert room is not None
    game, settings = room.game, room.bots.search
    assert settings is not None
    fewest, most_players = game.info.players
    if not fewest <= given.players <= most_players:
        parser.error(f"{given.game} is for {fewest} to {most_players} players")
    if given.positions < 2:
        parser.error("one position says nothing: --positions 2 at least")
    all_tried = []
    found = islice(positions(game, settings, given.players, given.seed), given.positions)
    for chair, choices in track(found, "trying", given.positions):
        search, rng = Search(game, settings, chair.view, chair.seen, chair.seat), Random(given.seed)
        tried = [Considered(choice) for choice in choices]
        search.try_out(tried, rng, given.worlds)
        all_tried.append(tried)
    often = mean(map(len, all_tried))
    print(f"{given.game}, {given.players} players, {given.positions} positions, {often:.1f} choices\n")
    print("| worlds |" + "".join(f" doubts {doubts:g} |" for doubts in DOUBTS) + "\n|" + "---|" * (1 + len(DOUBTS)))
    for part in PARTS:
        size = given.worlds // part
        if size >= 2:
            cells = [told([gain(tried, size, doubts) for tried in all_tried]) for doubts in DOUBTS]
            print(f"| {size} | " + " | ".join(cells) + " |")
    most = mean(max(each.mean for each in tried) - tried[0].mean for tried in all_tried)
    print(f"\nNo more than {100 * most:.2f}, which is what the best choices seem to bring in all these worlds.")


if __name__ == "__main__":
    main()
