"""Who one is at a table, and how many can sit there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from elferhaus.client import Client, HouseError
from server.houses import RunningHouse


def seats(client: Client) -> list[tuple[str | None, str, str | None]]:
    return [(seat["name"], seat["kind"], seat["portrait"]) for seat in client.table["seats"]]


def test_a_person_takes_another_name_and_another_face(house: RunningHouse) -> None:
    async def go() -> None:
        async with await Client.open(house.base, game="farben", seats=2, name="Ada", portrait="mia") as ada:
            assert seats(ada) == [("Ada", "person", "mia"), (None, "free", None)]
            assert (await ada.command("portray", name="  O\u202ema "))["type"] == "answer"
            assert seats(ada)[0] == ("Oma", "person", "mia")
            assert (await ada.command("portray", portrait="ilse"))["type"] == "answer"
            assert seats(ada)[0] == ("Oma", "person", "ilse")
            no = await ada.command("portray", name="\u200b")
            assert (no["type"], no["key"]) == ("no", "table-name")
            guest = await Client.join(house.base, ada.code, "Ben")
            async with guest, Client.watch(house.base, ada.code) as watcher:
                assert (await guest.command("portray", portrait="ben"))["type"] == "answer"
                no = await watcher.command("portray", portrait="ben")
                assert (no["type"], no["key"]) == ("no", "table-no-seat")

    asyncio.run(go())


@pytest.mark.parametrize("portrait", ["", "Mia", "mia\n", "a b", "x" * 21, "../secret", "<svg>", 7])
def test_a_face_is_a_word(house: RunningHouse, portrait: Any) -> None:
    async def go() -> None:
        with pytest.raises(HouseError) as refused:
            await Client.open(house.base, game="farben", seats=2, name="Ada", portrait=portrait)
        assert refused.value.status == 400

    asyncio.run(go())


def test_free_seats_and_bots_make_room_but_people_stay(house: RunningHouse) -> None:
    async def go() -> None:
        async with await Client.open(house.base, game="elfer-raus", seats=5, name="Ada") as ada:
            await ada.command("fill", seat=1, bot="random")
            ben = await Client.join(house.base, ada.code, "Ben", 4)
            async with ben:
                assert ben.seat == 4
                answer = await ada.command("choose", game="elfer-raus", seats=3)
                assert answer["type"] == "answer"
                assert [name for name, _, _ in seats(ada)] == ["Ada", "random 2", "Ben"]
                await ben._come_to(answer["seq"])
                assert ben.seat == 2  # and is told so
                await ada.command("choose", game="zweikampf", seats=2)
                assert [name for name, _, _ in seats(ada)] == ["Ada", "Ben"]
                await ada.command("choose", game="farben", seats=6)
                assert [kind for _, kind, _ in seats(ada)] == ["person", "person", *["free"] * 4]
                await Client.join(house.base, ada.code, "Cem")
                no = await ada.command("choose", game="zweikampf", seats=2)
                assert (no["key"], no["details"]) == ("table-people", {"people": 3, "seats": 2})
                no = await ada.command("choose", game="zweikampf", seats=3)
                assert no["rule"] == "ZK-1"
                no = await ben.command("choose", game="farben", seats=3)
                assert no["key"] == "table-host-only"

    asyncio.run(go())
