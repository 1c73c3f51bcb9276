"""Try many simulated worlds: ``uv run tests/world/run.py --worlds 10000``; ``--help`` says more."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import track

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parent.parent)  # else this folder's world.py would be found as the package

from world.world import ViolationError, World


def main() -> None:
    parser = argparse.ArgumentParser(description="Try simulated worlds: houses, people, proxy and database that fail.")
    parser.add_argument("--worlds", type=int, default=1000, metavar="N", help="how many (%(default)s)")
    parser.add_argument(
        "--from", type=int, default=0, dest="first", metavar="SEED", help="the first seed (%(default)s)"
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M", help="go on for so long at most")
    parser.add_argument("--seed", type=int, metavar="SEED", help="only this one, with its whole story")
    parser.add_argument("--small", action="store_true", help="small ones, as in the test command")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    if asked.seed is not None:
        sys.exit(not _tell(asked.seed, small=asked.small))
    gc.freeze()  # as a house does: looking through all objects often would cost a tenth of the time
    gc.set_threshold(50_000, 20, 50)
    console = Console(stderr=True)
    seeds = range(asked.first, asked.first + asked.worlds)
    failed: list[str] = []
    seconds, done, began = 0.0, 0, time.monotonic()
    try:
        for seed in track(seeds, "worlds", console=console):
            world = World(seed, small=asked.small)
            try:
                world.run()
            except ViolationError as error:
                failed.append(str(error))
                console.print(f"[red]{error}[/red]")
            seconds += world.schedule.now
            done += 1
            if time.monotonic() > began + 60 * asked.minutes:
                break
    except KeyboardInterrupt:
        console.print("stopped")
    hours, minutes = seconds / 3600, (time.monotonic() - began) / 60
    print(f"{done} worlds (seeds {asked.first} to {asked.first + done - 1}), {hours:.1f} hours of virtual time")
    print(f"{len(failed)} failed, in {minutes:.1f} minutes")
    for each in failed:
        number = each.split()[1].rstrip(",")
        print(f"  {each}\n    uv run tests/world/run.py --seed {number}{' --small' if asked.small else ''}")
    sys.exit(bool(failed))


def _tell(seed: int, *, small: bool) -> bool:
    """Tell one story; return whether it ended well."""
    world = World(seed, small=small)
    world.is_told = True
    try:
        found = world.run()
    except ViolationError as error:
        found = str(error)
    print("\n".join(world.story))
    print(found)
    return world.failure is None


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # so that a seed tells the same story everywhere
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})
    main()
