"""A small client of the house: join or watch a table, act, and come back by itself when the line is lost.

async with await Client.join("http://localhost:1111", "bafelo7", "Ada") as table:
async for news in table:
if table.legal:
await table.act(table.legal[0])
"""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from websockets.asyncio.client import ClientConnection

FINAL_CODES = {4400, 4401, 4404}  # the house does not want us back
WAITS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class HouseError(Exception):
    """The house said no."""

    def __init__(self, status: int, answer: Any) -> None:
        """Keep what it said."""
        super().__init__(f"{status}: {answer}")
        self.status, self.answer = status, answer


class Client:
    """One seat, watcher or screen at one table. ``table``, ``view`` and ``legal`` are as last told."""

    def __init__(self, base: str, code: str, token: str | None, role: Literal["seat", "watch", "screen"]) -> None:
        """Use ``open``, ``join`` or ``watch`` instead."""
        self.base, self.code, self.token, self.role = base.rstrip("/"), code, token, role
        self.seat: int | None = None
        self.seq = 0
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.legal: list[dict[str, Any]] = []
        self._socket: ClientConnection | None = None
        self._answers: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._news: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._moved = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, base: str, **choice: Any) -> Client:
        """Lay a table and be its host: game, seats, and edition, options, rounds, name as wanted."""
        answer = await asyncio.to_thread(_post, f"{base}/api/tables", choice, None)
        return cls(base, answer["code"], answer["token"], "seat")

    @classmethod
    async def join(cls, base: str, code: str, name: str, seat: int | None = None) -> Client:
        """Take a seat at a table."""
        answer = await asyncio.to_thread(_post, f"{base}/api/tables/{code}/seats", {"name": name, "seat": seat}, None)
        return cls(base, code, answer["token"], "seat")

    @classmethod
    def watch(cls, base: str, code: str, role: Literal["watch", "screen"] = "watch") -> Client:
        """Watch a table, or be its screen."""
        return cls(base, code, None, role)

    async def __aenter__(self) -> Client:
        """Connect, and wait for the first snapshot."""
        self._reader = asyncio.get_running_loop().create_task(self._stay_connected())
        first = await self._news.get()
        if first is None:
            raise HouseError(404, "the house closed the line")
        await self._news.put(first)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go."""
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader

    async def __aiter__(self) -> AsyncIterator[dict[str, Any]]:
        """Yield what the house tells: snapshots and updates, as long as it talks to us."""
        while (news := await self._news.get()) is not None:
            yield news

    async def act(self, action: dict[str, Any], reaction: float | None = None) -> dict[str, Any]:
        """Decide something in the game, at the version last seen; return the house's answer.

        ``reaction`` tells how many milliseconds passed since the card was seen, where the first call counts.
        """
        return await self.command("act", version=self.seq, action=action, reaction=reaction)

    async def command(self, kind: str, **details: Any) -> dict[str, Any]:
        """Say something and wait for the answer; it is said again, with the same id, if the line was lost meanwhile."""
        said = {"type": kind, "id": secrets.token_hex(8), **details}
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[said["id"]] = (said, answer)
        await self._say(said)
        answered = await answer
        # The answer comes before the news of what it changed: whoever decides next should know both.
        while answered["type"] == "answer" and self.seq < answered["seq"]:
            self._moved.clear()
            await self._moved.wait()
        return answered

    async def _say(self, said: dict[str, Any]) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(said))

    async def _stay_connected(self) -> None:
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        tries = 0
        while True:
            try:
                async with connect(url, compression=None, max_size=None) as self._socket:
                    tries = 0
                    hello = {"type": "hello", "token": self.token, "role": self.role, "seq": self.seq or None}
                    await self._say(hello)
                    for said, _ in list(self._answers.values()):
                        await self._say(said)
                    async for text in self._socket:
                        await self._hear(json.loads(text))
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            if self._socket is not None and self._socket.close_code in FINAL_CODES:
                await self._news.put(None)
                return
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    async def _hear(self, news: dict[str, Any]) -> None:
        kind = news["type"]
        if kind in {"answer", "no"}:
            _, answer = self._answers.pop(news["id"], ({}, None))
            if answer is not None and not answer.done():
                answer.set_result(news)
        elif kind == "probe":
            await self._say({"type": "echo", "n": news["n"]})
        elif kind in {"snapshot", "update"}:
            self.seq, self.table = news["seq"], news["table"]
            self.view, self.legal = news.get("view"), news.get("legal", [])
            self.seat = news.get("you", self.seat)
            self._moved.set()
            await self._news.put(news)


def _post(url: str, content: dict[str, Any], token: str | None) -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    request = Request(url, json.dumps(content).encode(), headers)  # noqa: S310 - the caller's own house
    try:
        with urlopen(request, timeout=30) as response:  # noqa: S310
            return json.load(response)
    except HTTPError as error:
        raise HouseError(error.code, json.loads(error.read() or b"null")) from None
