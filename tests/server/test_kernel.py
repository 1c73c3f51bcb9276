"""How long a line is by the system's own measure: a program that answers late does not make it longer."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import sys
from typing import Any

import pytest
from websockets.asyncio.client import connect

from elferhaus.server import kernel
from server.houses import RunningHouse
from server.people import Line, post

LATE_S = 0.02  # in the house, where time runs fifty times as fast, that is a second
KNOWN = sys.platform in {"linux", "darwin"}
CLIENT = ("192.0.2.7", 50_000)


class Told:
    """A socket of a system that tells these bytes."""

    def __init__(self, info: bytes) -> None:
        self._info = info

    def getsockopt(self, _level: int, _option: int, most: int) -> bytes:
        return self._info[:most]


def test_a_system_that_can_tells_how_long_a_line_is() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()[:2]):
        here, _ = door.accept()
        with here:
            trip = kernel.round_trip(here)
        assert (trip is not None) == KNOWN
        assert trip is None or 0 < trip < 50
        assert kernel.round_trip(here) is None  # it is closed


def test_linux_tells_the_shortest_trip_and_macos_the_last_and_the_smoothed() -> None:
    linux = bytes(148) + struct.pack("=I", 12_500) + bytes(100)
    assert kernel.round_trip(Told(linux), "linux") == 12.5
    assert kernel.round_trip(Told(bytes(148) + b"\xff" * 4), "linux") is None  # nothing acknowledged yet
    assert kernel.round_trip(Told(bytes(104)), "linux") is None  # too old to know
    macos = bytes(40) + struct.pack("=II", 48, 21) + bytes(64)
    assert kernel.round_trip(Told(macos), "darwin") == 21
    assert kernel.round_trip(Told(bytes(112)), "darwin") is None
    assert kernel.round_trip(Told(linux), "win32") is None
    assert kernel.round_trip(None, "linux") is None


def test_the_system_is_asked_only_about_a_line_to_the_client_itself() -> None:
    class Transport:
        def get_extra_info(self, name: str) -> str:
            return f"the {name}"

    state = kernel.shown(Transport(), CLIENT)
    assert kernel.socket_in({"client": CLIENT, "state": state}) == "the socket"
    assert kernel.socket_in({"client": ("203.0.113.7", 0), "state": state}) is None  # as a trusted proxy says
    assert kernel.socket_in({"client": CLIENT}) is None


# ── over real sockets ──


class LateLine(Line):
    """A line whose client answers the first probe late, and then claims to have reacted in no time."""

    forwarded: str | None = None

    async def __aenter__(self) -> Line:
        headers = {"X-Forwarded-For": self.forwarded} if self.forwarded else {}
        self._socket = await connect(self._url, compression=None, additional_headers=headers)
        await self.say(self._hello)
        number = (await self.next("probe"))["n"]
        await asyncio.sleep(LATE_S)
        await self.say({"type": "echo", "n": number})
        return self


class LateLineThroughProxy(LateLine):
    """As seen by the house, the line of somebody behind a proxy on the same machine."""

    forwarded = "203.0.113.7"


async def timing(house: RunningHouse, line: type[Line]) -> dict[str, Any]:
    """Let somebody call a second after the card was turned, and return how that was timed."""
    laid = post(house.base, "/api/tables", {"game": "schnipp-schnapp", "seats": 2, "name": "Ada"})
    code = laid["code"]
    other = post(house.base, f"/api/tables/{code}/seats", {"name": "Ben"})
    async with line(house.base, code, token=laid["token"]) as ada, Line(house.base, code, token=other["token"]) as ben:
        seq = (await ada.ask("begin"))["seq"]
        turner = (ada, ben)[(await ada.at(seq))["table"]["must"][0]]
        seq = (await turner.ask("act", version=seq, action={"do": "turn"}))["seq"]
        await ada.at(seq)
        await asyncio.sleep(LATE_S)
        seq = (await ada.ask("act", version=seq, action={"do": "schnapp", "ms": 0}))["seq"]
        told = [each["timing"] for each in (await ben.at(seq))["happened"] if "timing" in each]
        # Said hello, and called: each time the line is measured.
        assert [json.loads(text)["n"] for text in ada.heard if '"probe"' in text] == [1, 2]
    assert len(told) == 1
    assert told[0]["elapsed"] >= 1_000
    return dict(told[0])


@pytest.mark.parametrize("line", [LateLine, LateLineThroughProxy])
def test_who_answers_probes_late_gets_no_credit_for_it(house: RunningHouse, line: type[LateLine]) -> None:
    found = asyncio.run(timing(house, line))
    if KNOWN and line is LateLine:
        assert found["round_trip"] < 5
        assert found["credit"] < 20
    else:  # there the answers to probes are all that is known
        assert found["round_trip"] >= 1_000
        assert found["credit"] == 250
