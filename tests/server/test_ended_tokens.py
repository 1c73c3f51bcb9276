"""A token ends when its person gets a new one, and with it whatever was opened with it."""

from __future__ import annotations

from elferhaus.client import Client
from server.houses import RunningHouse
from server.people import Line, post, run


def test_a_line_opened_with_an_ended_token_only_watches(house: RunningHouse) -> None:
    async def story() -> None:
        host = await Client.open(house.base, game="farben", seats=2, name="Ada")
        async with Line(house.base, host.code, token=host.token) as old:
            assert old.snapshot["you"] == 0
            fresh = post(house.base, f"/api/tables/{host.code}/seats", {"name": "Ada"}, host.token)["token"]
            told = await old.next("snapshot")
            assert (told["you"], told["host"]) == (None, False)
            for order in ({"kind": "portray", "name": "Eve"}, {"kind": "fill", "seat": 1, "bot": "easy"}):
                no = await old.ask(**order)
                assert (no["type"], no["rule"]) == ("no", "TURN")
            await old.say({"type": "hello", "token": fresh})
            assert (await old.next("snapshot"))["you"] == 0, "with the new one it goes on"
            assert (await old.ask("fill", seat=1, bot="easy"))["type"] == "answer"

    run(story())


def test_a_shared_device_loses_the_seat_of_an_ended_token_alone(house: RunningHouse) -> None:
    async def story() -> None:
        host = await Client.open(house.base, game="farben", seats=2, name="Ada")
        ben = post(house.base, f"/api/tables/{host.code}/seats", {"name": "Ben"})["token"]
        async with Line(house.base, host.code, role="watch", keeps=[host.token, ben]) as shared:
            assert shared.snapshot["keeps"] == [0, 1]
            fresh = post(house.base, f"/api/tables/{host.code}/seats", {"name": "Ben"}, ben)["token"]
            assert (await shared.next("snapshot"))["keeps"] == [0]
            assert (await shared.ask("portray", name="Eve", seat=1))["type"] == "no"
            assert (await shared.ask("portray", name="Ida", seat=0))["type"] == "answer"
            await shared.say({"type": "hello", "role": "watch", "keeps": [host.token, fresh]})
            assert (await shared.next("snapshot"))["keeps"] == [0, 1]

    run(story())
