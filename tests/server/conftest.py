"""Houses for the tests of the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from elferhaus.server.tables.listener import Pace
from server.houses import RunningHouse, lay_out, let_nobody_be_late
from server.postgres import Cluster

QUICK = Pace(decide=0.05, beat=0)  # nobody here wants to see what bots do


@pytest.fixture(autouse=True)
def plain_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots do without the compiler: it would take longer than all that they find."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests."""
    found = Cluster()
    yield found
    found.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a fresh database of each kind."""
    let_nobody_be_late(monkeypatch)
    if request.param == "sqlite":
        lay_out(tmp_path / "house.db")
        return f"sqlite:///{tmp_path / 'house.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


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


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """The house of a module's tests; each lays tables of its own there."""
    with RunningHouse(tmp_path_factory.mktemp("house") / "house.db", pace=QUICK) as house:
        yield house


@pytest.fixture
def house(shared_house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> RunningHouse:
    """A house whose time runs fifty times as fast and that lets one address do as much as it likes.

    Others use it, too: a test may change its limits, its names and what it shows, which are as before afterwards.
    """
    state = shared_house.app.state
    for name in ("limits", "names", "shown"):
        monkeypatch.setattr(state, name, getattr(state, name))
    return shared_house


@pytest.fixture
def own_house(open_house: Callable[..., RunningHouse]) -> RunningHouse:
    """A house in which nobody else is, to be closed and opened again as the test likes."""
    return open_house(pace=QUICK)
