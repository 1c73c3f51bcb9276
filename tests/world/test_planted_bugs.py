"""Bugs that are planted in the house, one at a time, are found by some simulated world.

``uv run pytest -m slow tests/world -s`` says by which, and what was noticed.
"""

from __future__ import annotations

import pytest

from world.bugs import BUGS, Plant
from world.world import ViolationError, World

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
MOST = 400  # worlds


@pytest.mark.slow
@pytest.mark.parametrize("plant", BUGS, ids=lambda plant: plant.__name__)
def test_a_planted_bug_is_found(plant: Plant) -> None:
    with plant():
        for seed in range(MOST):
            try:
                World(seed).run()
            except ViolationError as found:
                print(f"\n{plant.__name__}: {found}")
                return
    pytest.fail(f"{MOST} worlds did not find it")
