"""Simulated worlds: whatever goes wrong, nothing told is lost or doubled, no table splits, and every one ends.

``uv run tests/world/run.py`` tries many more, and larger ones. docs/reliability.md tells what is simulated.
"""

from __future__ import annotations

import pytest

from world.world import World

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
WORLDS, PARTS = 200, 4


@pytest.mark.parametrize("part", range(PARTS))
def test_worlds_in_which_houses_lines_and_the_database_fail(part: int) -> None:
    for seed in range(part, WORLDS, PARTS):
        World(seed, small=True).run()


def test_a_seed_tells_the_same_story_again() -> None:
    for seed in (3, 8):
        assert World(seed).run() == World(seed).run()
    assert World(3, small=True).run() != World(4, small=True).run()
