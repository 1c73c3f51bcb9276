"""People at the page: they see what is on it, and click."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from elferhaus.client import Client
from server.people import fetch, play_on, post

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Decide = Callable[["Visitor"], object]
RECORD = Path(__file__).parent.parent / "playthroughs" / "elfer-raus-2011-basic.jsonl"
TURN_MS = 60_000  # nobody waits longer for anything
REAL_TURNS, MOST_TURNS = 5, 2_000
# Zweikampf decides nothing: the shortest way to the end of a match.
TURN_IN_PAGE = "() => document.querySelector('[data-action=turn]').click()"


def player_of(game: str) -> Decide:
    """Return how the tests of a game decide there."""
    package = {"junior": "elfer_raus"}.get(game, game.replace("-", "_"))
    decide: Decide = import_module(f"games.{package}.test_page").decide
    return decide


class Place(Protocol):
    """A house that can be visited."""

    base: str


class Visitor:
    """Somebody in front of a browser."""

    def __init__(self, page: Page, house: Place) -> None:
        self.page, self.house = page, house
        self.complaints: list[str] = []
        # A house that is closed for a moment, or that refuses a choice, is no fault of the page.
        self.expected = ["WebSocket connection", "status of 422", "status of 409"]
        self.code = ""
        self.is_spoiled = False  # whether nobody else can use this window
        self._listeners: list[tuple[Any, Callable[[Any], Any]]] = []
        self.listen("pageerror", lambda error: self.complaints.append(str(error)))
        self.listen("console", self._note)

    def _note(self, message: Any) -> None:
        if message.type == "error" and not any(text in message.text for text in self.expected):
            self.complaints.append(message.text)

    def listen(self, event: Any, heard: Callable[[Any], Any]) -> None:
        """Hear of something that happens in the window, as long as the test lasts."""
        self.page.on(event, heard)
        self._listeners.append((event, heard))

    def prepare(self, script: str) -> None:
        """Let a script run before every page."""
        self.page.add_init_script(script)
        self.is_spoiled = True  # it cannot be taken back

    def forget(self, page: Page) -> None:
        """Hear nothing any more."""
        for event, heard in self._listeners:
            page.remove_listener(event, heard)
        page.unroute_all(behavior="ignoreErrors")

    # ── coming ──

    def visit(self, path: str = "/") -> None:
        """Open a page of the house."""
        self.page.goto(self.house.base + path)

    def lay_table(self, game: str, seats: int, *, bots: str = "random", rounds: int = 1, **options: Any) -> None:
        """Sit at a new table with bots, begun; what the waiting room does is tested elsewhere."""
        self.go_to_table(game, seats, bots=bots, rounds=rounds, **options)
        self.page.wait_for_selector("[data-phase='playing']")

    def go_to_table(self, game: str, seats: int, *, bots: str = "random", rounds: int = 1, **options: Any) -> None:
        """Do the same, whatever comes of it."""
        edition, begin = options.pop("edition", None), options.pop("begin", True)
        self.code, token = apart(_laid(self.house.base, game, seats, bots, rounds, edition, options, begin))
        self.take_seat(self.code, token, game)

    def take_seat(self, code: str, token: str, game: str, seat: int = 0, **more: Any) -> None:
        """Come to a table where the seat was taken on this device before."""
        self.code = code
        kept = {"code": code, "token": token, "seat": seat, "game": game, "at": 2_000_000_000_000, **more}
        self.remember("elferhaus.seats", [kept])
        self.visit(f"/{code}")

    def remember(self, key: str, value: Any) -> None:
        """Let the device know something, as if it had kept it."""
        if not self.page.url.startswith(f"{self.house.base}/"):
            self.visit("/icon.svg")  # any page of this origin
        self.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, json.dumps(value)])

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
            self.open_rules() if screen == "rules" else self.do(screen)
            self.page.wait_for_selector("dialog[open]")
        elif screen == "result":
            self.lay_table("zweikampf", 2)
            self.play_on(TURN_IN_PAGE)
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
        """Change the language as if in another window of the same browser: this one follows, whatever it shows."""
        self.page.evaluate(
            """language => {
              const kept = JSON.parse(localStorage.getItem('elferhaus.settings') ?? '{}')
              localStorage.setItem('elferhaus.settings', JSON.stringify({ ...kept, language }))
              dispatchEvent(new StorageEvent('storage', { key: 'elferhaus.settings' }))
            }""",
            language,
        )
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

    def open_rules(self) -> None:
        """Open the rules of this table: by the question mark, or on a phone from the menu."""
        if not self.has("header [data-action='rules']"):
            self.do("menu")
            self.click("dialog[open] [data-action='rules']")
        else:
            self.click("header [data-action='rules']")

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Go there with the keyboard."""
        for _ in range(60):
            if self.page.evaluate("wanted => document.activeElement?.matches(wanted)", selector):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not get to {selector}")

    def after(self, step: Callable[[], object]) -> None:
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
              document.querySelector('[data-action="go-on"]:enabled')?.click()  // what happened has been seen
              document.querySelector('[data-action="ready"]:enabled')?.click()
              const phase = document.querySelector('[data-seq]')?.dataset.phase
              return phase === 'over' || phase === 'between' || document.querySelector('[data-seat="0"][data-turn]')
            }""",
            timeout=TURN_MS,
        )
        return self.phase == "playing"

    def play_to_the_end(self, decide: Decide, quickly: str = "") -> list[str]:
        """Play a round: ``decide`` does one thing whenever it is the own turn. Return what was done, or just as much.

        A round may have hundreds of taps. So after a few of them, which are real, the rest is made in the page: there
        ``quickly`` is the function that decides.
        """
        done: list[str] = []
        for _ in range(REAL_TURNS if quickly else MOST_TURNS):
            if not self.wait_for_turn():
                return done
            seq = self.seq
            done.append(str(decide(self)))
            self.wait_beyond(seq)
        assert quickly, "the round does not end"
        return done + self.play_on(quickly)

    def play_on(self, quickly: str, until: str = "false") -> list[str]:
        """Play in the page until something holds of what was ``done``, or the round is over; return what that was."""
        done: list[str] = self.page.evaluate(
            f"""async () => {{
              const {{ dataset }} = document.querySelector('[data-seq]')
              const is_over = () => dataset.phase === 'over' || dataset.phase === 'between'
              const decide = {quickly}
              const wait = async (fact) => {{
                const end = performance.now() + {TURN_MS}
                for (; !fact(); await new Promise(next => setTimeout(next, 3))) {{
                  document.querySelector('[data-action="go-on"]:enabled')?.click()
                  document.querySelector('[data-action="ready"]:enabled')?.click()
                  if (performance.now() > end) throw new Error('the table does not go on: ' + fact)
                }}
              }}
              const done = []
              while (true) {{
                await wait(() => is_over() || document.querySelector('[data-seat="0"][data-turn]'))
                if (is_over() || {until}) return done
                const seq = dataset.seq
                done.push(String(await decide()))
                await wait(() => dataset.seq !== seq)
              }}
            }}"""
        )
        return done


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in a thread of its own: Playwright has a loop in this one."""
    result: list[Any] = []
    thread = threading.Thread(target=lambda: result.append(asyncio.run(work)))
    thread.start()
    thread.join()
    return result[0]


async def _laid(
    base: str, game: str, seats: int, bots: str, rounds: int, edition: str | None, options: dict[str, Any], begin: bool
) -> tuple[str, str]:
    """Lay a table, put bots on all other seats and begin, if wanted; return its code and the host's token."""
    choice = {"game": game, "seats": seats, "rounds": rounds, "edition": edition, "options": options, "name": "Lea"}
    async with await Client.open(base, **choice) as host:
        for seat in range(1, seats):
            await host.command("fill", seat=seat, bot=bots)
        assert not begin or (await host.command("begin"))["type"] == "answer"
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
