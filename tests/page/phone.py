"""Several people on one phone, and an ear for what it is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from elferhaus.client import Client
from page.people import TURN_MS, Visitor, apart
from server.houses import RunningHouse

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

NAMES = ("Lea", "Oma", "Ben", "Mia", "Jo", "Ida")
HAND = "[data-zone='hand'] [data-card]"
COVER = "[data-cover]"
# What is on the way to a person, or with one: never somewhere in between.
STANDS = """() => {
  const phase = document.querySelector('[data-seq]')?.dataset.phase
  if (!phase) return ''
  if (phase === 'over' || phase === 'between') return phase
  const cover = document.querySelector('[data-cover]')
  if (cover) return cover.querySelector('[data-card]') && cover.querySelector('[aria-pressed="false"]') && 'cover'
  const pass = document.querySelector('[data-action="pass-on"]')
  if (pass) return 'pass'
  const { you } = document.querySelector('[data-seq]').dataset
  return document.querySelector(`[data-seat="${you}"][data-turn]`) ? 'turn' : ''
}"""


class Ear:
    """Hears what the phone is told over its line: what was not told, the page cannot show."""

    def __init__(self, visitor: Visitor) -> None:
        self.told: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        visitor.listen("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    @property
    def last_action(self) -> dict[str, Any]:
        """What was done last: pings and taps that go on may follow it at any time."""
        return next(each["action"] for each in reversed(self.said) if "action" in each)

    @property
    def latest(self) -> dict[str, Any]:
        return next(each for each in reversed(self.told) if each["type"] in {"snapshot", "update"})


class Phone(Visitor):
    """A visitor whose phone several people share."""

    ear: Ear
    tokens: list[str]
    hurries = False  # the page's own time is moved on where it would only be waited for

    def share(self, game: str, people: int, *, seats: int = 0, begin: bool = True, **choice: Any) -> None:
        """Lay a table for so many people at this phone, and bots on the other seats."""
        self.ear = Ear(self)
        self.code, self.tokens = apart(laid(self.house.base, game, people, seats or people, begin, choice))
        others = [{"token": token, "seat": seat} for seat, token in enumerate(self.tokens)][1:]
        self.take_seat(self.code, self.tokens[0], game, others=others)
        self.page.wait_for_selector("[data-phase='playing']" if begin else "[data-phase='waiting']")

    def stands(self) -> str:
        """Wait for something that the people at the phone can do, or for the round's end."""
        found: str = self.page.wait_for_function(STANDS, timeout=TURN_MS).json_value()
        return found

    @property
    def covered_for(self) -> int:
        return int(self.page.locator(COVER).get_attribute("data-cover") or -1)

    def reveal(self) -> None:
        self.do("reveal")
        if self.hurries:
            self.page.clock.fast_forward(700)
            return
        self.page.locator(COVER).wait_for(state="detached")

    def go_on(self, decide: Callable[[Visitor], None], at_cover: Callable[[], None]) -> str:
        """Do the next thing, whatever it is, and return what it was."""
        found = self.stands()
        if found == "cover":
            at_cover()
            self.reveal()
        elif found == "pass":
            self.do("pass-on")
        elif found == "turn":
            seq = self.seq
            decide(self)
            self.page.wait_for_function(
                "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) !== seq", arg=seq, timeout=TURN_MS
            )
        return found

    def hands(self) -> list[list[str]]:
        """The true hands of those at the phone, from the house itself."""
        assert isinstance(self.house, RunningHouse)
        table = next(each.table for each in self.house.app.state.house._tables.values() if each.table.code == self.code)
        return [table.game.view(table.state, seat).hand for seat in range(len(self.tokens))]

    def assert_nobodys_cards(self) -> None:
        """Under the cover: only backs, and the last that the house told was what everybody may know."""
        shown = self.page.locator("[data-seq]").inner_html()
        assert set(re.findall(r'data-card="(\w+)"', shown)) == {"back"}
        latest = self.ear.latest
        assert latest["you"] is None
        assert latest["view"].get("hand") is None
        assert not latest.get("legal")
        for hand in self.hands():
            assert hand
            assert not [card for card in hand if f'"{card}"' in shown]


async def laid(
    base: str, game: str, people: int, seats: int, begin: bool, choice: dict[str, Any]
) -> tuple[str, list[str]]:
    edition, rounds = choice.pop("edition", None), choice.pop("rounds", 1)
    table = {"game": game, "seats": seats, "edition": edition, "rounds": rounds, "options": choice, "name": NAMES[0]}
    async with await Client.open(base, **table) as host:
        others = [await Client.join(base, host.code, name) for name in NAMES[1:people]]
        if begin:
            for seat in range(people, seats):
                await host.command("fill", seat=seat, bot="greedy")
            assert (await host.command("begin"))["type"] == "answer"
        return host.code, [str(each.token) for each in (host, *others)]


def shared(visitor: Visitor) -> Phone:
    """Let a visitor's phone be one that several people share."""
    visitor.__class__ = Phone
    assert isinstance(visitor, Phone)
    return visitor
