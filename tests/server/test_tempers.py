"""Bots in one room differ: each household object has its own tempo, and none makes a table wait longer than before."""

from __future__ import annotations

import re
from pathlib import Path

from elferhaus.server.tables.tempers import MUCH, TEMPERS, temper_of
from elferhaus.server.tables.wire import Pause
from server.simulated import Room, simulated

FACES = Path(__file__).parents[2] / "web" / "src" / "art" / "bots.ts"


def test_tempers_go_with_the_faces_of_the_page() -> None:
    listed = re.search(r"export const BOTS_DRAWN[^{]*\{([^}]*)\}", FACES.read_text("utf-8"))
    assert listed is not None
    assert re.findall(r"\w+", listed[1]) == [*TEMPERS]


def test_all_differ_and_nobody_takes_longer_than_the_table_allows() -> None:
    waits = {name: [temper.wait(choices) for choices in range(1, 3 * MUCH)] for name, temper in TEMPERS.items()}
    assert len({tuple(each) for each in waits.values()}) == len(TEMPERS)
    assert all(0.4 < wait <= 1 for each in waits.values() for wait in each)
    assert len({*waits["clock"]}) == 1
    assert waits["cactus"] == sorted(waits["cactus"])
    assert waits["cactus"][-1] > 1.4 * waits["cactus"][0], "the hesitant one hesitates"


def test_a_bot_acts_after_its_own_time(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1)
        await ada.say(Pause("pause", "paused"))
        on = await ada.say(Pause("on", "on"))
        own = room.pace.decide * temper_of(1).wait(len(ada.live.table.chair(1).legal))
        await room.clock.advance(own * 0.99)
        assert ada.live.table.seq == on.seq
        await room.clock.advance(own * 0.02)
        assert ada.live.table.seq == on.seq + 1

    simulated(scene, tmp_path)
