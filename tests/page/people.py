"""People at the page: they see what is on it, and click."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

from elferhaus.client import Client
from server.people import fetch, play_on, post

Decide = Callable[["Visitor"], None]
RECORD = Path(__file__).parent.parent / "playthroughs" / "elfer-raus-2011-basic.jsonl"
TURN_MS = 20_000  # nobody waits longer for anything


def player_of(game: str) -> Decide:
    """Return how the tests of a game decide there."""
    module = {"elfer-raus": "rows", "junior": "rows"}.get(game, game.replace("-", "_"))
    decide: Decide = import_module(f"page.test_{module}").decide
    return decide


class Place(Protocol):
    """A house that can be visited."""

    base: str


class Visitor:
    """Somebody in front of a browser."""

    def __init__(self, page: Page, house: Place) -> None:
        self.page, self.house = page, house
        self.complaints: list[str] = []
        self.code = ""
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._note)

    def _note(self, message: Any) -> None:
        # A house that is closed for a moment, or that refuses a choice, is no fault of the page.
        expected = ("WebSocket connection", "status of 422", "status of 409")
        if message.type == "error" and not any(text in message.text for text in expected):
            self.complaints.append(message.text)

    # ── coming ──

    def visit(self, path: str = "/") -> None:
        """Open a page of the house."""
        self.page.goto(self.house.base + path)

    def lay_table(self, game: str, seats: int, *, bots: str = "random", rounds: int = 1, **options: Any) -> None:
        """Sit at a new table with bots, begun; what the waiting room does is tested elsewhere."""
        edition = options.pop("edition", None)
        self.code, token = apart(_laid(self.house.base, game, seats, bots, rounds, edition, options))
        seat = {"code": self.code, "token": token, "seat": 0, "game": game, "at": 2_000_000_000_000}
        self.page.goto(self.house.base + "/api/games")  # any page of this origin: the seat is kept in its storage
        self.page.evaluate("seat => localStorage.setItem('elferhaus.seats', JSON.stringify([seat]))", seat)
        self.visit(f"/{self.code}")
        self.page.wait_for_selector("[data-phase='playing']")

    def go_to(self, screen: str) -> None:
        """Go where a screen is, through the page."""
        if screen == "home":
            apart(_with_rules(self.house.base))
        if screen in {"home", "sheet", "settings", "waiting", "mates", "cover", "sit-here"}:
            self.visit()
            self.page.wait_for_selector("[data-game='elfer-raus']")
        if screen in {"sheet", "waiting", "mates", "cover", "sit-here"}:
            self.click("[data-game='elfer-raus']")
            self.page.wait_for_selector("[data-action='open']")
        if screen == "settings":
            self.do("settings")
        elif screen == "waiting":
            self.do("open")
            self.page.wait_for_selector("[data-phase='waiting'] [data-action='begin']")
        elif screen in {"mates", "cover"}:  # two people on one phone
            self.do("add-here")
            self.page.locator("[data-mate] input").fill("Wilhelmine-Charlotte")
            if screen == "cover":
                self.do("begin")
                self.page.wait_for_selector("[data-cover] [data-card]")
        elif screen == "sit-here":
            self.do("open")
            self.page.wait_for_selector("[data-phase='waiting'] [data-action='begin']")
            self.do("add-here")
            self.page.wait_for_selector("dialog[open] [data-action='sit-here']")
        elif screen in {"rules", "menu"}:
            self.lay_table("elfer-raus", 4)
            self.do(screen)
            self.page.wait_for_selector("dialog[open]")
        elif screen == "result":
            self.lay_table("zweikampf", 2)
            self.play_to_the_end(lambda _: self.do("turn"))
            self.do("result")
            self.page.wait_for_selector("[data-action='record']")
        elif screen == "tv":
            self.lay_table("elfer-raus", 4)
            self.visit(f"/{self.code}/screen")
            self.page.wait_for_selector("[data-phase='playing']")
        elif screen == "join":
            self.visit(f"/{apart(_opened(self.house.base))}")
            self.page.wait_for_selector("dialog[open]")
        elif screen == "learn":
            self.visit("/learn")
            self.page.wait_for_selector("[data-screen='learn'] [data-game]")
        elif screen == "lesson":
            self.visit("/learn/elfer-raus")
            self.page.wait_for_selector("[data-bubble]")
            self.page.wait_for_selector("[data-lit='tap']")
        elif screen in {"family", "forget"}:
            apart(_lived_in(self.house.base))
            self.visit("/family")
            self.page.wait_for_selector("[data-family='here']")
            if screen == "forget":
                self.do("delete-all")
        elif screen == "replay":
            self.visit("/replay")
            self.page.wait_for_selector("[data-screen='replay'] [data-action='choose-file']")
        elif screen == "film":
            self.visit("/replay")
            self.page.set_input_files("input[type='file']", RECORD)
            self.page.wait_for_selector("[data-step]")
            self.page.locator("input[type='range']").fill("40")
            self.page.wait_for_selector("[data-step='40']")
        elif screen == "gone":
            self.visit("/nowhere2")
            self.page.wait_for_selector("[data-status='gone']")

    def speak(self, language: str) -> None:
        """Change the language in another window of the same browser: this one follows, whatever it shows."""
        other = self.page.context.new_page()
        other.goto(self.house.base + "/api/games")  # any page of this origin
        other.evaluate(
            """language => {
              const kept = JSON.parse(localStorage.getItem('elferhaus.settings') ?? '{}')
              localStorage.setItem('elferhaus.settings', JSON.stringify({ ...kept, language }))
            }""",
            language,
        )
        other.close()
        self.page.wait_for_selector(f"html[lang='{language}']")
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    # ── looking ──

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-seq]")

    @property
    def seq(self) -> int:
        return int(self.table.get_attribute("data-seq") or 0)

    @property
    def phase(self) -> str:
        return self.table.get_attribute("data-phase") or ""

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    def cards(self, inside: str = "") -> list[str]:
        """Return the cards on the page, or in a part of it."""
        found = self.page.locator(f"{inside} [data-card]").all()
        return [card.get_attribute("data-card") or "" for card in found]

    # ── doing ──

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def do(self, verb: str) -> None:
        self.click(f"[data-action='{verb}']")

    def after(self, step: Callable[[], None]) -> None:
        """Do something, and wait until the table has gone on."""
        seq = self.seq
        step()
        self.wait_beyond(seq)

    def wait_beyond(self, seq: int) -> None:
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) > seq", arg=seq, timeout=TURN_MS
        )

    def wait_for_turn(self) -> bool:
        """Wait until it is the own turn; False: the round is over."""
        self.page.wait_for_function(
            """() => {
              const phase = document.querySelector('[data-seq]')?.dataset.phase
              return phase === 'over' || phase === 'between' || document.querySelector('[data-seat="0"][data-turn]')
            }""",
            timeout=TURN_MS,
        )
        return self.phase == "playing"

    def play_to_the_end(self, decide: Decide, *, most: int = 2_000) -> int:
        """Play a round: ``decide`` does one thing whenever it is the own turn. Return how many times that was."""
        for turn in range(most):
            if not self.wait_for_turn():
                return turn
            seq = self.seq
            decide(self)
            self.wait_beyond(seq)
        raise AssertionError("the round does not end")


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in a thread of its own: Playwright has a loop in this one."""
    result: list[Any] = []
    thread = threading.Thread(target=lambda: result.append(asyncio.run(work)))
    thread.start()
    thread.join()
    return result[0]


async def _laid(
    base: str, game: str, seats: int, bots: str, rounds: int, edition: str | None, options: dict[str, Any]
) -> tuple[str, str]:
    """Lay a table, put bots on all other seats and begin; return its code and the host's token."""
    choice = {"game": game, "seats": seats, "rounds": rounds, "edition": edition, "options": options, "name": "Lea"}
    async with await Client.open(base, **choice) as host:
        for seat in range(1, seats):
            await host.command("fill", seat=seat, bot=bots)
        assert (await host.command("begin"))["type"] == "answer"
        return host.code, str(host.token)


async def _lived_in(base: str) -> None:
    """Play a short match, unless somebody has played before."""
    if (await asyncio.to_thread(fetch, f"{base}/api/family")).find(b'"matches":0') < 0:
        return
    async with await Client.open(base, game="schwarzer-peter", seats=2, name="Wilhelmina Rosalinde") as host:
        await host.command("fill", seat=1, bot="random")
        begun = await host.command("begin")
        await play_on(host, Random(11), begun["seq"])


async def _with_rules(base: str) -> None:
    """Keep house rules."""
    rules = {"name": "Sonntag nach dem Kaffeetrinken", "game": "schwarzer-peter", "seats": 2}
    rules |= {"options": {"short": True, "forfeit": "Abwasch"}, "places": [None, "random"]}
    await asyncio.to_thread(post, base, "/api/presets", rules)


async def _opened(base: str) -> str:
    """Lay a table with free seats, and return its code."""
    return (await Client.open(base, game="elfer-raus", seats=3, name="Ada")).code
