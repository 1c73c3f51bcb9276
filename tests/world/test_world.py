"""Simulated worlds: whatever goes wrong, nothing told is lost or doubled, no table splits, and every one ends.

``uv run tests/world/run.py`` tries many more, and larger ones. docs/reliability.md tells what is simulated.
"""

from __future__ import annotations

import pytest

from depth import times
from world.world import World

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
WORLDS, PARTS = times(200), 4


@pytest.mark.parametrize("part", range(PARTS))
def test_worlds_in_which_houses_lines_and_the_database_fail(part: int) -> None:
    for seed in range(part, WORLDS, PARTS):
        World(seed, small=True).run()


def test_a_seed_tells_the_same_story_again() -> None:
    for seed in (3, 8):
        assert World(seed).run() == World(seed).run()
    assert World(3, small=True).run() != World(4, small=True).run()


def test_all_may_be_deleted_in_the_midst_of_it() -> None:
    for seed in range(6):
        world = World(seed, small=True)
        world.faults.kinds = (world.faults._erase, world.faults._crash, world.faults._restart_database)
        world.run()


def test_a_house_that_drains_may_die_or_be_drained_again() -> None:
    for seed in range(6):
        world = World(seed, small=True)
        faults = world.faults
        faults.kinds = (faults._restart_database,)  # draining takes as long as that
        for at in (0.2, 0.3, 1.4, 1.6):
            world.schedule.later(at, faults._drain)
        for at in (0.4, 1.8):
            world.schedule.later(at, faults._crash)
        world.run()


def test_a_house_that_opens_waits_for_a_database_that_is_away_for_a_moment() -> None:
    world = World(1, small=True)
    world.is_told = True
    world.database.is_down = True
    world.schedule.later(3, lambda: setattr(world.database, "is_down", False))
    world.run()
    assert [line for line in world.story if " open house" in line]
    assert not [line for line in world.story if " waits house" in line], "it would have had to be started again"
