"""Past matches are told to those who sat there: by the token of a seat, and by nothing else."""

from __future__ import annotations

import asyncio
from random import Random

from elferhaus.client import Client
from server.houses import RunningHouse
from server.people import play_on, post, run


def test_a_token_tells_of_its_own_table_and_of_no_other(house: RunningHouse) -> None:
    async def scene() -> None:
        tables = []
        for name in ("Ada", "Ben"):
            async with await Client.open(house.base, game="zweikampf", seats=2, name=name) as host:
                await host.command("fill", seat=1, bot="random")
                asked = {"tokens": [host.token]}
                begun = await host.command("begin")
                assert await asyncio.to_thread(post, house.base, "/api/past", asked) == [], "it is still played"
                await play_on(host, Random(1), begun["seq"])
                tables.append((host.code, host.token))
        (code, token), (_, other) = tables
        (found,) = await asyncio.to_thread(post, house.base, "/api/past", {"tokens": [token, token, "made up"]})
        assert (found["code"], found["game"], found["matches"], found["bots"]) == (code, "zweikampf", 1, 1)
        assert [person["name"] for person in found["people"]] == ["Ada"]
        both = await asyncio.to_thread(post, house.base, "/api/past", {"tokens": [token, other]})
        assert {table["people"][0]["name"] for table in both} == {"Ada", "Ben"}
        assert await asyncio.to_thread(post, house.base, "/api/past", {"tokens": [code]}) == [], "a code is no token"

    run(scene())
