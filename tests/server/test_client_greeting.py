"""The client in Python says what it has to say as soon as it is heard, also where a frame was lost on the way."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from elferhaus.client import Client
from server.people import run


class Wire:
    """A line that notes what is said."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        self.said.append(json.loads(text))


@pytest.mark.parametrize("first", ["snapshot", "update"])
def test_what_waits_is_said_at_the_first_news_after_a_hello(first: str) -> None:
    """Even if the answer to the hello is lost: whoever is told news has been heard."""

    async def story() -> None:
        client = Client("http://house", "bafelo7", "token", "seat")
        wire: Any = Wire()
        client._socket = wire
        client.seq = 5
        await client._say_hello()
        asking = asyncio.create_task(client.command("begin"))
        await asyncio.sleep(0)
        assert [each["type"] for each in wire.said] == ["hello"], "nobody listens yet"
        await client._hear({"type": first, "seq": 6, "table": {}})
        assert [each["type"] for each in wire.said] == ["hello", "begin"]
        await client._hear({"type": "answer", "id": wire.said[-1]["id"], "seq": 6})
        assert (await asking)["seq"] == 6

    run(story())
