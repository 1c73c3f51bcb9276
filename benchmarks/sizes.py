"""How large the games are: lengths, choices, and how many different information sets are met in so many rounds.

Run it with ``uv run --group research benchmarks/sizes.py --rounds 1000000``; name games to look at those alone.
Everybody plays by lot, with the usual number of players. An information set is counted by what its seat sees (the
observation of ``adapters/encoding.py``), so what only perfect recall would tell apart counts as one. ``--seconds`` of
processor time bound each game; how many rounds it came to is in the table. Games that can be played at many tables at
once are.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import NamedTuple

import numpy as np

from elferhaus.adapters import batch
from elferhaus.adapters.batch import kernel_of
from elferhaus.adapters.decisions import Decisions, setting
from elferhaus.games import Room, rooms

TABLES = 2048
USUAL = 4


class Size(NamedTuple):
    """What was met."""

    rounds: int
    decisions: int
    legal: int  # in all of them together
    most_legal: int
    choices: int  # decisions with more than one legal action
    sets: int


def seats_of(room: Room) -> int:
    """Return the usual number of players."""
    fewest, most = room.game.info.players
    return min(max(USUAL, fewest), most)


def at_many_tables(room: Room, rounds: int, seconds: float) -> Size:
    """Play in the kernel."""
    env = batch.tables(room.id, TABLES, players=seats_of(room))
    shown, rng = env.empty(), np.random.default_rng(1)
    env.reset(1, shown)
    done, decisions, legal, most_legal, choices = 0, 0, 0, 0, 0
    sets: np.ndarray = np.zeros(0, np.int64)  # all so far
    met: list[np.ndarray] = []  # since they were sorted last
    end = process_time() + seconds
    while done < rounds and process_time() < end:
        met.append(np.fromiter((hash(row.tobytes()) for row in shown.observations), np.int64, TABLES))
        counts = shown.masks.sum(axis=1)
        decisions, legal = decisions + TABLES, legal + int(counts.sum())
        most_legal, choices = max(most_legal, int(counts.max())), choices + int((counts > 1).sum())
        env.step((shown.masks * (rng.random(shown.masks.shape, np.float32) + 1)).argmax(axis=1), shown)
        done += int(shown.over.sum())
        if len(met) * TABLES > max(len(sets), 1 << 22):
            sets, met = distinct([sets, *met]), []
    return Size(done, decisions, legal, most_legal, choices, len(distinct([sets, *met])))


def distinct(parts: list[np.ndarray]) -> np.ndarray:
    """Return what is in these, once each: for many millions sorting is quicker than ``np.unique``."""
    found = np.sort(np.concatenate(parts))
    once: np.ndarray = found[np.append(True, found[1:] != found[:-1])]
    return once


def one_by_one(room: Room, rounds: int, seconds: float) -> Size:
    """Play in the engine."""
    way, rng = setting(room.id, seats_of(room)), Random(1)
    met: set[int] = set()
    done, decisions, legal, most_legal, choices = 0, 0, 0, 0, 0
    end = process_time() + seconds
    while done < rounds and process_time() < end:
        table = Decisions(way, rng).begin()
        while table.deciding:
            seat = rng.choice(table.deciding)
            may = table.legal(seat)
            met.add(hash(table.observation(seat).tobytes()))
            decisions, legal = decisions + 1, legal + len(may)
            most_legal, choices = max(most_legal, len(may)), choices + (len(may) > 1)
            table.decide(seat, rng.choice(may))
        done += 1
    return Size(done, decisions, legal, most_legal, choices, len(met))


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--rounds", type=int, default=1_000_000)
    parser.add_argument(
        "--seconds", type=float, default=120, help="of processor time for each game at most (default: 120)"
    )
    told = parser.parse_args()
    print(
        "| game | players | rounds | decisions a round | with a choice | legal, mean | legal, most | information sets |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for room in rooms():
        if told.games and room.id not in told.games:
            continue
        size = (at_many_tables if kernel_of(room) else one_by_one)(room, told.rounds, told.seconds)
        print(
            f"| {room.id} | {seats_of(room)} | {size.rounds:,} | {size.decisions / size.rounds:.1f} | "
            f"{size.choices / size.decisions:.0%} | {size.legal / size.decisions:.2f} | {size.most_legal} | "
            f"{size.sets:,} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
