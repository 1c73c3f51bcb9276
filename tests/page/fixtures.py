"""A real house and a real browser for the tests of the page, also for those in the folder of a game.

A house and its address are shared by all tests that do not want one of their own, and so are windows: what the page is
made of is then in the browser's cache. What a person kept is cleared away after each test.
"""

# ruff: noqa: PLC0415 - a browser and a house are only loaded where a test wants them
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from random import Random

    from playwright.sync_api import Browser, Page

    from page.people import Place, Visitor
    from server.houses import RunningHouse

PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 60_000  # for every fact that a test waits for: a busy machine is no fault of the page
# Nobody looks at these windows: nothing is painted in them, which would take a third of the time, and of pictures,
# whose parts are most of what a page is made of, only the ground is drawn, which is what is tapped. All else is as
# ever, and whatever measures looks switches the light on (page/measures.py).
UNSEEN = """{
  const sheet = (rule) => { const made = new CSSStyleSheet(); made.replaceSync(rule); return made }
  document.adoptedStyleSheets = [
    sheet('html { opacity: 0 !important }'),
    sheet('svg:is(.eh-card, .eh-ghost, .eh-pano, .face, .ill, .ic) > :not(:first-child) { display: none !important }'),
  ]
}"""
# What a page adds to the luck of a match follows from the address of its table: a deal comes again in every run.
SAME_NUMBERS = """{
  const drawn = crypto.getRandomValues.bind(crypto)
  const letter = (_, at) => location.pathname.charCodeAt(at % location.pathname.length)
  crypto.getRandomValues = (array) => (array.length === 16 ? array.map(letter) : drawn(array))
}"""


class Windows:
    """Windows of a browser, each with a storage of its own, used again by whoever wants the same kind.

    To open one takes longer than to load the page into it.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Page]] = {}

    def open(self, settings: dict[str, Any]) -> Page:
        """Return a window that nobody uses."""
        free = self._free.get(json.dumps(settings, sort_keys=True))
        if free:
            return free.pop()
        # A worker would stand between the page and the house: only tests of it want one.
        context = self._browser.new_context(**{"service_workers": "block"} | settings)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(UNSEEN)
        context.add_init_script(SAME_NUMBERS)
        return context.new_page()

    def close(self, visitor: Visitor, settings: dict[str, Any]) -> None:
        """Clear a window up for the next one who wants such a one; where that cannot be, it is closed."""
        page, visitor.page = visitor.page, None  # type: ignore[assignment]
        try:
            visitor.forget(page)
            page.goto(f"{visitor.house.base}/icon.svg")  # nothing goes on there, so nothing is kept after this
            page.evaluate("localStorage.clear(), sessionStorage.clear()")
            page.emulate_media(color_scheme="light", reduced_motion=settings["reduced_motion"])
            page.set_viewport_size(settings["viewport"])
        except Exception:  # noqa: BLE001 - its house is closed, or the page shows nothing
            visitor.is_spoiled = True
        if visitor.is_spoiled:
            page.context.close()
            return
        for other in page.context.pages:
            if other != page:
                other.close()
        self._free.setdefault(json.dumps(settings, sort_keys=True), []).append(page)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine; without one the tests fail, they are not skipped."""
    from playwright.sync_api import expect, sync_playwright

    from page.chromium import FLAGS, found

    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture(scope="session")
def open_page_house(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., RunningHouse]:
    """Make a house in real time, with bots that think for a moment: things happen one after another, but soon."""
    from elferhaus.server.tables.listener import Pace
    from server.houses import RunningHouse

    def make(**settings: Any) -> RunningHouse:
        file = tmp_path_factory.mktemp("house") / "house.db"
        usual: dict[str, Any] = {"speed": 1, "pace": Pace(decide=0.04, window=0.6)}
        return RunningHouse(file, **(usual | settings))

    return make


@pytest.fixture(scope="session")
def house(open_page_house: Callable[..., RunningHouse]) -> Iterator[RunningHouse]:
    """The house that tests share: others have laid tables there before."""
    with open_page_house() as running:
        yield running


@pytest.fixture(scope="session")
def swift_house(open_page_house: Callable[..., RunningHouse]) -> Iterator[RunningHouse]:
    """A shared house whose bots hardly think: for whole rounds."""
    from elferhaus.server.tables.listener import Pace

    with open_page_house(pace=Pace(decide=0.004, window=0.05, beat=0)) as running:
        yield running


@pytest.fixture(autouse=True)
def plain_kernels(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots and hints of the page's houses do without the compiler: it would take longer than all that they find."""
    if is_about_the_page(request.node.nodeid):
        monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


@pytest.fixture
def widest_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let new tables have the widest codes there are: for whatever measures looks."""
    monkeypatch.setattr("elferhaus.server.house.new_code", _widest_code)


def _widest_code(rng: Random) -> str:
    return "".join(f"m{rng.choice('aou')}" for _ in range(4)) + rng.choice("689")


@pytest.fixture
def visitors(windows: Windows, house: RunningHouse) -> Iterator[Callable[..., Visitor]]:
    """Let as many people come as a test wants, each with a window of their own: with a German phone, if not told else.

    They like little motion, so that a round is over sooner; where it matters, a test asks for the other.
    Whatever goes wrong in the page's scripts fails the test.
    """
    from page.people import Visitor

    came: list[tuple[Visitor, dict[str, Any]]] = []

    def come(*, to: Place = house, **settings: Any) -> Visitor:
        phone: dict[str, Any] = {"locale": "de-DE", "viewport": PHONE, "has_touch": True, "reduced_motion": "reduce"}
        came.append((Visitor(windows.open(phone | settings), to), phone | settings))
        return came[-1][0]

    yield come
    for visitor, settings in came:
        windows.close(visitor, settings)
    assert [complaint for visitor, _ in came for complaint in visitor.complaints] == []


@pytest.fixture
def visitor(visitors: Callable[..., Visitor]) -> Visitor:
    """Somebody with a phone at the house."""
    return visitors()


def is_about_the_page(nodeid: str) -> bool:
    """Tell whether a test is one of the page."""
    file = nodeid.partition("::")[0]
    return "tests/page/" in file or file.endswith("/test_page.py")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail for good when a test of the page was skipped: a page nobody looked at is not tested."""
    reporter: Any = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = [] if reporter is None else reporter.stats.get("skipped", [])
    if any(is_about_the_page(report.nodeid) for report in skipped):
        session.exitstatus = pytest.ExitCode.USAGE_ERROR  # what failed is tried again, but not this
