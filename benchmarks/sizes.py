"""How large the games are: lengths, choices, and how many different information sets are met in so many rounds.

Run it with ``uv run --group research benchmarks/sizes.py --rounds 1000000``; name games to look at those alone.
Everybody plays by lot, with the usual number of players. An information set is counted by what its seat sees (the
observation of ``adapters/encoding.py``), so what only perfect recall would tell apart counts as one. ``--seconds`` of
processor time bound each game; how many rounds it came to is in the table. Games that can be played at many tables at
once are; of these, sets are told apart by 64 bits, which take 8 bytes of memory a decision.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import NamedTuple

import numpy as np
from numba import njit

from elferhaus.adapters import batch
from elferhaus.adapters.batch import kernel_of
from elferhaus.adapters.decisions import Decisions, setting
from elferhaus.games import Room, rooms

TABLES = 2048
MOST_SETS = 750_000_000  # 6 GB, where so many are met
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
    seen: np.ndarray = np.zeros(TABLES, np.uint64)
    counts: np.ndarray = np.zeros(TABLES, np.int64)
    chosen: np.ndarray = np.zeros(TABLES, np.int64)
    done, decisions, legal, most_legal, choices = 0, 0, 0, 0, 0
    sets: np.ndarray = np.empty(MOST_SETS, np.uint64)  # memory is taken as it is written
    kept = 0
    end = process_time() + seconds
    while done < rounds and process_time() < end:
        look(shown.observations.view(np.uint32), shown.masks, rng.random(TABLES), (seen, counts, chosen))
        if kept + TABLES > MOST_SETS:
            kept = once_each(sets[:kept])
            if kept + TABLES > MOST_SETS:
                break
        sets[kept : kept + TABLES] = seen
        kept += TABLES
        decisions, legal = decisions + TABLES, legal + int(counts.sum())
        most_legal, choices = max(most_legal, int(counts.max())), choices + int((counts > 1).sum())
        env.step(chosen, shown)
        done += int(shown.over.sum())
    return Size(done, decisions, legal, most_legal, choices, once_each(sets[:kept]))


@njit(nogil=True)
def look(
    observations: np.ndarray,
    masks: np.ndarray,
    lots: np.ndarray,
    learned: tuple[np.ndarray, np.ndarray, np.ndarray],
) -> None:
    """Of every table find out what is seen, in 64 bits, and how much is legal, and choose by lot."""
    seen, counts, chosen = learned
    for table in range(len(observations)):
        found = np.uint64(0)
        for place, value in enumerate(observations[table]):
            if value:  # splitmix64 of what stands where, added up
                mixed = (np.uint64(place) << np.uint64(32) | np.uint64(value)) * np.uint64(0x9E3779B97F4A7C15)
                mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
                mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
                found += mixed ^ mixed >> np.uint64(31)
        seen[table], count = found, 0
        for each in masks[table]:
            count += each
        counts[table], left = count, int(lots[table] * count)
        for integer, each in enumerate(masks[table]):
            if each:
                if not left:
                    chosen[table] = integer
                    break
                left -= 1


@njit
def squeeze(found: np.ndarray) -> int:
    """Put what is in a sorted array once each to its beginning; return how much that is."""
    kept = 0
    for at in range(len(found)):
        if not at or found[at] != found[kept - 1]:
            found[kept] = found[at]
            kept += 1
    return kept


def once_each(found: np.ndarray) -> int:
    """Sort in place, and keep everything once; return how much that is."""
    found.sort()
    return int(squeeze(found))


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
