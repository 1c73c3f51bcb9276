"""How long a round of a game lasts at a table, in the table's own time: bots only, at the pace of a real house.

    uv run benchmarks/table_time.py [GAME] [--seats 4] [--bots steady] [--rounds 5] [OPTION=VALUE …] [--steady-pace]

The house is the real one; only its clock is put forward instead of waited for. ``--steady-pace`` lets every card wait
as long as the first, as it was before cards that nobody calls about followed each other sooner.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent / "tests")

from elferhaus.server.tables import bot_turns
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.wire import Fill
from server.simulated import Room, simulated

STEP_S = 0.5


def main() -> None:
    """Play some rounds, and tell how long they were."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="?", default="schnipp-schnapp")
    asked.add_argument("options", nargs="*", help="such as length=medium")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--bots", default="steady")
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--steady-pace", action="store_true")
    said = asked.parse_args()
    options = dict(option.split("=", 1) for option in said.options)
    if said.steady_pace:
        bot_turns.FLOW = 1.0  # type: ignore[misc]
    minutes: list[float] = []
    decisions: list[int] = []

    async def scene(room: Room) -> None:
        for number in range(said.rounds):
            (host,) = await room.party(said.game, said.seats, 1, bots=said.bots, **options)
            host.go()
            begin, live = room.clock.now(), host.live
            await live.command(host.person, Fill(host.new_id(), 0, said.bots), host)
            while live.table.phase == "playing":
                await room.clock.advance(STEP_S)
                await asyncio.sleep(0)
            minutes.append((room.clock.now() - begin) / 60)
            decisions.append(sum('"by":' in line and '"do":' in line for line in live.table.records[-1]))
            live.jobs.stop()
            print(f"round {number + 1}: {minutes[-1]:.1f} minutes, {decisions[-1]} decisions", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        simulated(scene, Path(folder), Pace())
    print(
        f"{said.game} {' '.join(said.options)}: {said.seats} {said.bots} bots, {said.rounds} rounds: "
        f"median {statistics.median(minutes):.1f} minutes, {statistics.median(decisions):.0f} decisions"
    )


if __name__ == "__main__":
    main()
