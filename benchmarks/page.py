"""The page's weight and smoothness: how much JavaScript is sent, how soon the first cards are there, how cards fly.

    uv run benchmarks/page.py            # about a minute; Chromium is needed

The phone profile is Chromium with its processor slowed down four times. Frame times are measured while the
twenty cards of a deal fly, as the time between two frames that the page was asked to draw; a smooth screen has 60 of
them a second. They mean something on a machine that does nothing else; what the page computes is told as well.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

HOUSE: Final = Path(__file__).resolve().parent.parent
sys.path[0] = str(HOUSE / "tests")  # its page and server, not those beside this file

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from elferhaus.server.tables.listener import Pace
from page.chromium import FLAGS, found, install
from page.people import Visitor
from server.houses import RunningHouse

PHONE: Final[Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True}
SLOWER: Final = 4
FLYING: Final = 20
DEALS: Final = 5

# Begin, and watch the frames from when the first card of the deal flies until the last has landed.
DEAL: Final = """() => new Promise(done => {
  const frames = []
  let last = 0, most = 0, idle = 0
  const step = now => {
    const flying = document.querySelectorAll('[data-flying]').length
    if (last && most) frames.push(now - last)
    last = now
    most = Math.max(most, flying)
    idle = flying ? 0 : idle + 1
    if (most && idle > 2 || idle > 600) done({ frames, most })
    else requestAnimationFrame(step)
  }
  document.querySelector('[data-action=begin]').click()
  requestAnimationFrame(step)
})"""


NOTE_FIRST_CARD: Final = """new MutationObserver((_, watch) => {
  if (!document.querySelector("[data-zone='hand'] [data-card]")) return
  window.firstCard = performance.timeOrigin + performance.now()
  watch.disconnect()
}).observe(document, { childList: true, subtree: true })"""


def weight(browser: Browser, house: RunningHouse) -> None:
    """Print what a browser that was never here is sent, until a table is played."""
    visitor = Visitor(browser.new_context(**PHONE, locale="de-DE").new_page(), house)
    visitor.lay_table("elfer-raus", 4)
    code = visitor.code
    seats = visitor.page.evaluate("localStorage.getItem('elferhaus.seats')")
    context = browser.new_context(**PHONE, locale="de-DE")
    page = context.new_page()
    page.goto(f"{house.base}/api/games")
    page.evaluate("seats => localStorage.setItem('elferhaus.seats', seats)", seats)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    kinds: dict[str, str] = {}
    asked: dict[str, float] = {}  # when, in seconds since 1970
    sent: dict[str, float] = {}
    session.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["wallTime"]}))
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    session.on("Network.loadingFinished", lambda event: sent.update({event["requestId"]: event["encodedDataLength"]}))
    page.add_init_script(NOTE_FIRST_CARD)
    print("Asked for by a browser that was never here before the cards are on the table, compressed (and after that):")
    took = first_cards(page, f"{house.base}/{code}")
    page.wait_for_selector("[data-whole]")
    drawn = page.evaluate("firstCard") / 1000
    for kind in sorted(set(kinds.values())):
        parts = [0.0, 0.0]
        for request, size in sent.items():
            if kinds.get(request) == kind:
                parts[asked[request] > drawn] += size / 1000
        print(f"  {kind:<12} {parts[0]:7.1f} kB ({parts[1]:.1f} kB)")
    print(f"First cards after {took:.0f} ms")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.send("Network.clearBrowserCache")
    again = [first_cards(page, f"{house.base}/{code}") for _ in range(5)]
    print(f"First cards on a phone {SLOWER} times as slow: median of five {statistics.median(again):.0f} ms")
    context.close()


def first_cards(page: Page, url: str) -> float:
    """Return the milliseconds from opening the page until a card of the hand is there."""
    page.goto(url, wait_until="commit")
    page.wait_for_selector("[data-zone='hand'] [data-card]")
    return float(page.evaluate("performance.now()"))


def smoothness(browser: Browser, house: RunningHouse) -> None:
    """Print the frame times while the cards of a hand, twenty or more, are dealt and fly all together."""
    frames: list[float] = []
    most: list[int] = []
    busy = 0.0
    for _ in range(DEALS):
        context = browser.new_context(**PHONE, locale="de-DE")
        visitor = Visitor(context.new_page(), house)
        visitor.go_to_table("elfer-raus", 2, begin=False)
        visitor.page.wait_for_selector("[data-phase='waiting'] [data-action='begin']")
        session = context.new_cdp_session(visitor.page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        before = spent(session)
        seen = visitor.page.evaluate(DEAL)
        busy += spent(session) - before
        most.append(seen["most"])
        frames += seen["frames"]
        context.close()
    frames.sort()
    late = sum(frame > 34 for frame in frames)
    print(
        f"Frames while {min(most)} cards fly, {SLOWER} times as slow, in {DEALS} deals: "
        f"median {statistics.median(frames):.1f} ms, p95 {frames[int(len(frames) * 0.95)]:.1f} ms, "
        f"longest {frames[-1]:.1f} ms; "
        f"{late} of {len(frames)} took longer than two"
    )
    print(f"What the page itself computes from the tap to the last card: {1000 * busy / DEALS:.0f} ms")
    if min(most) < FLYING:
        print(f"That is less than the {FLYING} cards that were meant to fly")


def spent(session: CDPSession) -> float:
    """Return the seconds for which the page has kept a processor busy, whatever else the machine does."""
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in found if metric["name"] == "TaskDuration"))


def main() -> None:
    """Measure."""
    install()
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningHouse(Path(folder) / "house.db", speed=1, pace=Pace(decide=0.02, window=0.3)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        weight(browser, house)
        smoothness(browser, house)
        browser.close()


if __name__ == "__main__":
    main()
