"""A real house and a real browser for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from elferhaus.server.live import Pace
from page.chromium import FLAGS, found
from page.people import Place, Visitor
from server.houses import RunningHouse

PHONE = {"width": 390, "height": 844}
# Bots that think for a moment: fast enough for a test, slow enough for things to happen one after another.
QUICK = Pace(decide=0.04, window=0.6)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine; without one the tests fail, they are not skipped."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    """One house in real time, with quick bots."""
    with RunningHouse(tmp_path / "house.db", speed=1, pace=QUICK) as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, house: RunningHouse) -> Iterator[Callable[..., Visitor]]:
    """Let as many people come as a test wants, each with a window of their own: with a German phone, if not told else.

    They like little motion, so that a round is over sooner; where it matters, a test asks for the other.
    Whatever goes wrong in the page's scripts fails the test.
    """
    came: list[Visitor] = []

    def come(*, to: Place = house, **settings: Any) -> Visitor:
        phone: dict[str, Any] = {"locale": "de-DE", "viewport": PHONE, "has_touch": True, "reduced_motion": "reduce"}
        context = browser.new_context(**(phone | settings))
        came.append(Visitor(context.new_page(), to))
        return came[-1]

    yield come
    for each in came:
        each.page.context.close()
    assert [complaint for each in came for complaint in each.complaints] == []


@pytest.fixture
def visitor(visitors: Callable[..., Visitor]) -> Visitor:
    """Somebody with a phone at the house."""
    return visitors()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail for good when anything here was skipped: a page nobody looked at is not tested."""
    reporter: Any = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.USAGE_ERROR  # what failed is tried again, but not this
