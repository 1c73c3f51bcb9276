"""Houses for the tests of the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from server.houses import RunningHouse


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., RunningHouse]]:
    """Open houses over files of their own, or over a given ``file``; all are closed after the test."""
    with ExitStack() as stack:
        opened = 0

        def open_one(file: Path | None = None, **settings: Any) -> RunningHouse:
            nonlocal opened
            opened += 1
            return stack.enter_context(RunningHouse(file or tmp_path / f"house-{opened}.db", **settings))

        yield open_one


@pytest.fixture
def house(open_house: Callable[..., RunningHouse]) -> RunningHouse:
    """One house, whose time runs fifty times as fast and that lets one address do as much as it likes."""
    return open_house()
