"""People at a table of a real house, who know nothing but the protocol."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Coroutine
from random import Random
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

from elferhaus.client import Client, HouseError
from server.houses import GIVE_UP_S

CALLS = {"schnapp", "schnipp", "stop", "too-many"}
RACES = CALLS | {"doubt"}  # the first counts
SHY = 0.15  # how often somebody who may call does
T = TypeVar("T")


def run(story: Coroutine[Any, Any, T]) -> T:
    """Live through a story, and return what came of it."""
    return asyncio.run(asyncio.wait_for(story, GIVE_UP_S))


def concrete(choice: dict[str, Any], view: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Make an action of a choice, which may be a pattern that stands for many."""
    match choice:
        case {"do": "lay", "from": hand, "claim": claim, "min": least, "max": most}:
            return {"do": "lay", "cards": rng.sample(hand, rng.randint(least, min(most, len(hand)))), "claim": claim}
        case {"do": "guess", "min": least, "max": most, "except": named}:
            return {"do": "guess", "sum": rng.choice([n for n in range(least, most + 1) if n not in named])}
        case {"do": "arrange", "any": True}:
            return {"do": "arrange", "cards": rng.sample(view["hand"], len(view["hand"]))}
        case {"do": "schnapp" | "schnipp" as word}:
            return {"do": word, "ms": rng.randint(300, 900)}
    return choice


def decision(client: Client, rng: Random) -> dict[str, Any] | None:
    """Return what somebody does now, or None: one who must act acts, one who may call sometimes does."""
    must = client.seat in client.table["must"]
    offered = [choice for choice in client.legal if not must or choice["do"] not in CALLS]
    if not offered or (not must and rng.random() > SHY):
        return None
    if offered[0]["do"] == "drop":  # farben ends when somebody holds one colour only, which chance alone never does
        colours = [card[0] for card in client.view["hand"]]
        offered = [min(offered, key=lambda drop: (not drop.get("close"), colours.count(drop["card"][0])))]
    return concrete(rng.choice(offered), client.view, rng)


async def play_on(client: Client, rng: Random, since: int = 0) -> list[dict[str, Any]]:
    """Play until the round is over that began at a seq, or earlier; return the answers to what was done."""
    answers: list[dict[str, Any]] = []
    async for news in client:
        if client.seq < since:
            continue
        if client.table["phase"] in {"over", "between"}:
            break
        if news["seq"] == client.seq and client.table["phase"] == "playing":
            action = decision(client, rng)
            if action is not None:
                answers.append({**await client.act(action), "action": action})
                since = answers[-1]["seq"]  # what was told before that is no longer so
    return answers


def fetch(url: str) -> bytes:
    """Get a page of the house."""
    with urlopen(url, timeout=GIVE_UP_S) as response:
        body: bytes = response.read()
    return body


async def records(base: str, code: str) -> list[list[bytes]]:
    """Return the records that the house has of a table, one for each match that is over."""
    found: list[list[bytes]] = []
    for line in (await asyncio.to_thread(fetch, f"{base}/api/tables/{code}/records")).splitlines():
        if "format" in json.loads(line):
            found.append([])
        found[-1].append(line)
    return found


class Line:
    """A bare line to a table, for saying things that a well-behaved client would not; ``heard`` keeps all frames."""

    def __init__(self, base: str, code: str, **hello: Any) -> None:
        self._url = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        self._hello = {"type": "hello", **hello}
        self.heard: list[str] = []
        self.latest: dict[str, Any] = {}

    async def __aenter__(self) -> Line:
        # No keepalive: a test may leave what it hears unread, and no machine is too slow.
        how: dict[str, Any] = {"compression": None, "open_timeout": GIVE_UP_S, "ping_interval": None}
        self._socket = await connect(self._url, **how)
        await self.say(self._hello)
        self.snapshot = await self.next("snapshot")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()

    async def say(self, said: dict[str, Any]) -> None:
        """Say something without waiting for an answer."""
        await self._socket.send(json.dumps(said))

    async def next(self, *kinds: str) -> dict[str, Any]:
        """Wait for the next message of one of these kinds."""
        while True:
            text = await asyncio.wait_for(self._socket.recv(), GIVE_UP_S)
            assert isinstance(text, str)
            self.heard.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] in {"snapshot", "update"}:
                self.latest = message
            if message["type"] in kinds:
                return message

    async def at(self, seq: int) -> dict[str, Any]:
        """Wait until the table has come to a seq, and return what was told last."""
        while self.latest["seq"] < seq:
            await self.next("snapshot", "update")
        return self.latest

    async def ask(self, kind: str, **details: Any) -> dict[str, Any]:
        """Give a command, with an id of its own unless one is given, and wait for its answer."""
        said = {"type": kind, "id": secrets.token_hex(8), **details}
        await self.say(said)
        while (answer := await self.next("answer", "no", "hint"))["id"] != said["id"]:
            pass
        return answer


def post(base: str, path: str, content: dict[str, Any], token: str | None = None) -> Any:
    """Ask the house for something; it says no with a HouseError."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    try:
        with urlopen(Request(base + path, json.dumps(content).encode(), headers), timeout=GIVE_UP_S) as response:
            return json.load(response)
    except HTTPError as error:
        with error:
            raise HouseError(error.code, json.loads(error.read() or b"null")) from None
