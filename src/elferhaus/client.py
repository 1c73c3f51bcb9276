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
WAITS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)  # seconds before connecting again
PATIENCE = 5.0  # seconds without an answer, or without any news, after which we ask again


class HouseError(Exception):
    """The house said no."""

    def __init__(self, status: int, answer: Any) -> None:
        """Keep what it said."""
        super().__init__(f"{status}: {answer}")
        self.status, self.answer = status, answer


class Client:
    """One seat, watcher or screen at one table. ``table``, ``view`` and ``legal`` are as last told."""

    def __init__(
        self,
        base: str,
        code: str,
        token: str | None,
        role: Literal["seat", "watch", "screen"],
        patience: float = PATIENCE,
    ) -> None:
        """Use ``open``, ``join`` or ``watch`` instead."""
        self.base, self.code, self.token, self.role = base.rstrip("/"), code, token, role
        self.patience = patience
        self.seat: int | None = None
        self.seq = 0
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.legal: list[dict[str, Any]] = []
        self.numbers: dict[str, str] = {}  # what we have added to the luck of matches, by the house's promise
        self._added = ""  # the promise for which this house has our number
        self._socket: ClientConnection | None = None
        self._greeted = False  # what is said before the house has answered our hello, it does not understand
        self._asked_or_told = 0.0  # when we last said hello or heard news
        self._over: HouseError | None = None
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
        await self._come_to(1)
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

    async def go_on(self) -> dict[str, Any]:
        """Say that we have seen enough of what everyone is looking at (``table["beat"]``)."""
        return await self.command("go-on", version=self.seq)

    async def hint(self) -> dict[str, Any]:
        """Ask what a good player would do now; the answer has an ``action`` and a reason, ``why``, or is a ``no``."""
        return await self.command("hint")

    async def command(self, kind: str, **details: Any) -> dict[str, Any]:
        """Say something and wait for the answer; it is said again, with the same id, until there is one."""
        if self._over is not None:
            raise self._over
        said = {"type": kind, "id": secrets.token_hex(8), **details}
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[said["id"]] = (said, answer)
        try:
            while not answer.done():
                if self._greeted:  # else the greeting says it
                    await self._say(said)
                await asyncio.wait([answer], timeout=self.patience)
        finally:
            self._answers.pop(said["id"], None)
        answered = answer.result()
        # The answer comes before the news of what it changed: whoever decides next should know both.
        if answered["type"] == "answer":
            await self._come_to(answered["seq"])
        return answered

    async def _come_to(self, seq: int) -> None:
        """Wait until we know the table at least as it is at a seq."""
        while self.seq < seq:
            if self._over is not None:
                raise self._over
            self._moved.clear()
            await self._moved.wait()

    async def _say(self, said: dict[str, Any]) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(said))

    async def _say_hello(self) -> None:
        """Ask for a snapshot, with all that has happened since the last seq we have."""
        self._greeted, self._added = False, ""  # another house may have the table: it knows of no number yet
        self._asked_or_told = asyncio.get_running_loop().time()
        hello = {"type": "hello", "token": self.token, "role": self.role, "seq": self.seq or None}
        await self._say({**hello, "adds": self.token is not None})

    async def _stay_connected(self) -> None:
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        tries = 0
        try:
            while self._socket is None or self._socket.close_code not in FINAL_CODES:
                with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    async with connect(url, compression=None, max_size=None) as self._socket:
                        await self._listen(self._socket)
                tries = 0 if self._greeted else tries + 1
                self._greeted = False
                await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
        finally:
            self._end()

    async def _listen(self, socket: ClientConnection) -> None:
        """Hear all that is said; after a time without news ask how things stand, since some may have been lost."""
        await self._say_hello()
        while True:
            try:
                async with asyncio.timeout_at(self._asked_or_told + self.patience):
                    text = await socket.recv()
            except TimeoutError:
                await self._say_hello()
            else:
                await self._hear(json.loads(text))

    async def _hear(self, news: dict[str, Any]) -> None:
        kind = news["type"]
        if kind in {"answer", "no", "hint"}:
            _, answer = self._answers.get(news["id"], ({}, None))
            if answer is not None and not answer.done():
                answer.set_result(news)
        elif kind == "probe":
            await self._say({"type": "echo", "n": news["n"]})
        elif kind == "update" and self._greeted and news["seq"] > self.seq + 1:
            await self._say_hello()  # there is one that we have not heard
        elif kind == "snapshot" or (kind == "update" and news["seq"] == self.seq + 1):
            await self._take_in(news)

    async def _take_in(self, news: dict[str, Any]) -> None:
        """Know what a snapshot or the next update tells; a snapshot of what we know already is no news."""
        self._asked_or_told = asyncio.get_running_loop().time()
        if news["seq"] >= self.seq:
            known, self.seq = self.seq, news["seq"]
            asked = news["table"].get("must") != self.table.get("must")  # at the end of a beat the seq stays the same
            self.table, self.view, self.legal = news["table"], news.get("view"), news.get("legal", [])
            self.seat = news.get("you", self.seat)
            if known < self.seq or asked:
                happened = [event for event in news.get("happened", []) if event["seq"] > known]
                self._news.put_nowait({**news, "happened": happened})
                self._moved.set()
        await self._add_number()
        if not self._greeted:  # news come to none but those whose hello was heard, even if its own answer is lost
            self._greeted = True
            for said, _ in list(self._answers.values()):
                await self._say(said)

    async def _add_number(self) -> None:
        """Add a number of our own to the luck of the next match, so that nobody can choose its cards."""
        promise = self.table.get("promise")
        if promise is not None and self.seat is not None and promise["commitment"] != self._added:
            self._added = promise["commitment"]
            number = self.numbers.setdefault(self._added, secrets.token_hex(16))
            said = {"type": "add", "id": secrets.token_hex(8)}
            await self._say({**said, "commitment": self._added, "number": number})

    def _end(self) -> None:
        """Let nobody wait for what the house will not say any more."""
        self._over = HouseError(404, "the house closed the line")
        for _, answer in self._answers.values():
            if not answer.done():
                answer.set_exception(self._over)
        self._moved.set()
        self._news.put_nowait(None)


def _post(url: str, content: dict[str, Any], token: str | None) -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    request = Request(url, json.dumps(content).encode(), headers)  # noqa: S310 - the caller's own house
    try:
        with urlopen(request, timeout=30) as response:  # noqa: S310
            return json.load(response)
    except HTTPError as error:
        raise HouseError(error.code, json.loads(error.read() or b"null")) from None
