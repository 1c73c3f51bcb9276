"""What tests of the command line share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cli.house_process import Process, Start


@pytest.fixture
def start() -> Iterator[Start]:
    """Start houses; none outlives the test."""
    started: list[Process] = []

    def start_one(*arguments: str, **settings: Any) -> Process:
        started.append(Process(*arguments, **settings))
        return started[-1]

    yield start_one
    for each in started:
        if each.process.poll() is None:
            each.process.kill()
        each.process.communicate()
