"""For all tests."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

# A browser and a house for tests of the page, wherever they stand; whoever asks for neither pays for neither.
pytest_plugins = ("page.fixtures", "luck")


def pytest_collection_finish() -> None:
    """Look through all objects seldom, as a house does: what has been loaded by now stays to the end."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.fixture(scope="session", autouse=True)
def compiled(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let processes that tests start find what they load compiled, as where a house has run before."""
    if not sys.dont_write_bytecode:
        yield
        return
    cache = getattr(request.config, "cache", None)
    folder = tmp_path_factory.mktemp("compiled") if cache is None else cache.mkdir("compiled")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PYTHONDONTWRITEBYTECODE")
        patch.setenv("PYTHONPYCACHEPREFIX", str(folder))
        yield
