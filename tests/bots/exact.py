"""Plays very many rounds twice, by the engine and by a kernel, action by action, as far as time goes.

    uv run tests/bots/exact.py mogeln                  # 100,000 rounds, over all ways to play
    uv run tests/bots/exact.py mogeln --begin 3901     # the same, from that round on
    uv run tests/bots/exact.py mogeln --minutes 5      # as many as go into five minutes

A round is its number: its way to play, its players (by lot and by rule of thumb, in turn) and its luck follow from it.
When it ends, and by Ctrl-C, it says how far it came. The first round that is not the same ends it with its number.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from rich.progress import track

from bots.kernel_rounds import STEPWISE, kernel_of, play_number, with_kernels


def main() -> None:
    """Compare rounds, and say how many were the same."""
    rooms = {room.id: room for room in with_kernels()}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=rooms)
    parser.add_argument("--begin", type=int, default=0, help="the number of the first round")
    parser.add_argument("--rounds", type=int, default=100_000, help="the number of the round after the last one")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    given = parser.parse_args()
    room, number, ends = rooms[given.game], given.begin, monotonic() + 60 * given.minutes
    form = kernel_of(room).form(*STEPWISE, wait=True)
    try:
        for number in track(range(given.begin, given.rounds), room.id):
            if monotonic() > ends:
                break
            play_number(room, number, form)
        else:
            number = given.rounds
    except AssertionError:
        print(f"{room.id}: round {number} is not the same")
        raise
    except KeyboardInterrupt:
        pass
    print(f"{room.id}: {number - given.begin:,} rounds are the same; go on with --begin {number}")


if __name__ == "__main__":
    main()
