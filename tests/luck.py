"""The luck of houses in tests: each test has its own, the same in every run, so what fails once fails again.

``pytest --luck WORD`` lets all of them have another, to look for what only some deals bring to light.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

LUCK: Final = Random()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever runs tests ask for other deals."""
    parser.addoption("--luck", default="", metavar="WORD", help="other deals in the houses of tests: as many as words")


@pytest.fixture(autouse=True)
def own_luck(request: pytest.FixtureRequest) -> None:
    """A test's own luck: whatever ran before it, and in whichever order."""
    LUCK.seed(f"{request.config.getoption('luck')} {request.node.nodeid}")
