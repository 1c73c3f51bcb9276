"""How long a line is by the system's own measure: a program that answers late does not make it longer."""

from __future__ import annotations

import json
import socket
import struct
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect

from elferhaus.server.net import tcp_info
from elferhaus.server.tables.call_timing import GRACE_MS, HOLD_MS, MOST_CREDIT_MS
from server.houses import RunningHouse, StillClock
from server.people import Line, post, run

LATE_S = 4.0  # by the clock of the house, which turns the next card itself after five
OpenHouse = Callable[..., RunningHouse]
KNOWN = sys.platform in {"linux", "darwin"}
CLIENT = ("192.0.2.7", 50_000)


class Told:
    """A socket of a system that tells these bytes."""

    def __init__(self, info: bytes) -> None:
        self._info = info

    def getsockopt(self, _level: int, _option: int, most: int) -> bytes:
        return self._info[:most]


def test_a_system_that_can_tells_how_long_a_line_is() -> None:
    began = time.perf_counter()
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()[:2]):
        here, _ = server.accept()
        with here:
            trip = tcp_info.round_trip(here)
        assert (trip is not None) == KNOWN
        assert trip is None or 0 < trip < milliseconds_since(began)
        assert tcp_info.round_trip(here) is None  # it is closed


def test_linux_tells_the_shortest_trip_and_macos_the_last_and_the_smoothed() -> None:
    linux = bytes(148) + struct.pack("=I", 12_500) + bytes(100)
    assert tcp_info.round_trip(Told(linux), "linux") == 12.5
    assert tcp_info.round_trip(Told(bytes(148) + b"\xff" * 4), "linux") is None  # nothing acknowledged yet
    assert tcp_info.round_trip(Told(bytes(104)), "linux") is None  # too old to know
    macos = bytes(40) + struct.pack("=II", 48, 21) + bytes(64)
    assert tcp_info.round_trip(Told(macos), "darwin") == 21
    assert tcp_info.round_trip(Told(bytes(112)), "darwin") is None
    assert tcp_info.round_trip(Told(linux), "win32") is None
    assert tcp_info.round_trip(None, "linux") is None


def test_the_system_is_asked_only_about_a_line_to_the_client_itself() -> None:
    class Transport:
        def get_extra_info(self, name: str) -> str:
            return f"the {name}"

    state = tcp_info.shown(Transport(), CLIENT)
    assert tcp_info.socket_in({"client": CLIENT, "state": state}) == "the socket"
    assert tcp_info.socket_in({"client": ("203.0.113.7", 0), "state": state}) is None  # as a trusted proxy says
    assert tcp_info.socket_in({"client": CLIENT}) is None


def milliseconds_since(began: float) -> float:
    return (time.perf_counter() - began) * 1000


# ── over real sockets ──


class LateLine(Line):
    """A line whose client answers the first probe late, and then claims to have reacted in no time."""

    forwarded: str | None = None

    def __init__(self, house: RunningHouse, code: str, clock: StillClock, token: str) -> None:
        super().__init__(house.base, code, token=token)
        self._clock = clock

    async def __aenter__(self) -> Line:
        headers = {"X-Forwarded-For": self.forwarded} if self.forwarded else {}
        self._socket = await connect(self._url, compression=None, additional_headers=headers)
        await self.say(self._hello)
        number = (await self.next("probe"))["n"]
        self._clock.advance(LATE_S)
        await self.say({"type": "echo", "n": number})
        return self


class LateLineThroughProxy(LateLine):
    """As seen by the house, the line of somebody behind a proxy on the same machine."""

    forwarded = "203.0.113.7"


async def timing(house: RunningHouse, clock: StillClock, kind: type[LateLine]) -> dict[str, Any]:
    """Let somebody call some time after the card was turned, and return how that was timed."""
    laid = post(house.base, "/api/tables", {"game": "schnipp-schnapp", "seats": 2, "name": "Ada"})
    code = laid["code"]
    other = post(house.base, f"/api/tables/{code}/seats", {"name": "Ben"})
    async with kind(house, code, clock, laid["token"]) as ada, Line(house.base, code, token=other["token"]) as ben:
        seq = (await ada.ask("begin"))["seq"]
        turner = (ada, ben)[(await ada.at(seq))["table"]["must"][0]]
        seq = (await turner.ask("act", version=seq, action={"do": "turn"}))["seq"]
        await ada.at(seq)
        clock.advance(LATE_S)
        await ada.say({"type": "act", "id": "call", "version": seq, "action": {"do": "schnapp", "ms": 0}})
        await ada.say({"type": "ping"})
        await ada.next("pong")  # so the call is being held
        clock.advance(HOLD_MS / 1000)
        seq = (await ada.next("answer"))["seq"]
        told = [each["timing"] for each in (await ben.at(seq))["happened"] if "timing" in each]
        # Said hello, and called: each time the line is measured.
        assert [json.loads(text)["n"] for text in ada.heard if '"probe"' in text] == [1, 2]
    assert len(told) == 1
    return dict(told[0])


@pytest.mark.parametrize("kind", [LateLine, LateLineThroughProxy])
def test_whoever_answers_probes_late_gets_no_credit_for_it(open_house: OpenHouse, kind: type[LateLine]) -> None:
    clock, began = StillClock(), time.perf_counter()
    found = run(timing(open_house(clock=clock), clock, kind))
    assert (found["elapsed"], found["reported"]) == (LATE_S * 1000, 0)
    if KNOWN and kind is LateLine:
        assert found["round_trip"] < min(milliseconds_since(began), LATE_S * 1000)
        assert found["credit"] == min(found["round_trip"] + GRACE_MS, MOST_CREDIT_MS)
    else:  # there the answers to probes are all that is known
        assert found["round_trip"] == LATE_S * 1000
        assert found["credit"] == MOST_CREDIT_MS
