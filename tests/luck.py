"""The luck of houses and devices in tests: each test has its own, the same in every run; what fails once fails again.

``pytest --luck WORD`` lets all of them have another, to look for what only some deals bring to light.
"""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Final

import pytest

LUCK: Final = Random()
DEVICES: Final = Random()  # what they add to the luck of a match; apart, since they do it in threads of their own


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever runs tests ask for other deals."""
    parser.addoption("--luck", default="", metavar="WORD", help="other deals in the houses of tests: as many as words")


@pytest.fixture(autouse=True)
def own_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's own luck: whatever ran before it, and in whichever order."""
    seed = f"{request.config.getoption('luck')} {request.node.nodeid}"
    LUCK.seed(seed)
    DEVICES.seed(seed)
    drawn = SimpleNamespace(token_hex=lambda size: DEVICES.randbytes(size).hex())
    monkeypatch.setattr("elferhaus.client.secrets", drawn)
