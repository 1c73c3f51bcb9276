"""Several people on one device: all are there as long as its line is, which sees what one of them sees, or nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elferhaus.server.net.limits import Allowance
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.presence import STAND_IN
from elferhaus.server.tables.wire import Presence, Update
from server.houses import GIVE_UP_S, RunningHouse
from server.people import Line, post
from server.simulated import Guest, Room, simulated

GRACE = 30.0


async def family(base: str, game: str, names: tuple[str, ...], **choice: Any) -> tuple[str, list[str]]:
    """Lay a table and let everyone take a seat; return its code and the tokens."""
    laid = await asyncio.to_thread(
        post, base, "/api/tables", {"game": game, "seats": len(names), "name": names[0], **choice}
    )
    path = f"/api/tables/{laid['code']}/seats"
    others = [await asyncio.to_thread(post, base, path, {"name": name}) for name in names[1:]]
    return laid["code"], [laid["token"], *(each["token"] for each in others)]


async def closed_with(base: str, code: str, **hello: Any) -> int | None:
    """Say hello and return how the house ends the line."""
    async with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", **hello}))
        with suppress(ConnectionClosed):
            while True:
                await asyncio.wait_for(socket.recv(), GIVE_UP_S)
        return socket.close_code


def test_all_who_share_a_device_are_here_and_no_bot_plays_for_them(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("elfer-raus", 2, 2, stand_in=GRACE)
        live, people = ada.live, tuple(room_person(each) for each in (ada, ben))
        phone = Guest(live, None)
        live.presence.share(phone, people)
        live.attach(phone, None)
        ada.go()
        ben.go()
        assert live.presence.here() == set(people)
        await room.clock.advance(GRACE * 3)
        assert [who is not None and who.stand_in for who in live.table.occupants] == [None, None]
        phone.person = people[0]  # Ada takes over: nobody has gone meanwhile
        told = len(phone.told)
        live.presence.share(phone, people)
        live.attach(phone, None)
        assert not any(isinstance(each, Presence) for each in phone.told[told:])
        phone.go()
        assert live.presence.here() == set()
        await room.clock.advance(GRACE)
        assert [who is not None and who.stand_in for who in live.table.occupants] == [STAND_IN, STAND_IN]

    simulated(scene, tmp_path)


def room_person(guest: Guest) -> str:
    assert guest.person is not None
    return guest.person


def test_a_line_that_keeps_several_sees_what_a_watcher_sees_until_it_sits_down(house: RunningHouse) -> None:
    async def go() -> None:
        code, tokens = await family(house.base, "elfer-raus", ("Lea", "Oma", "Ben"))
        async with Line(house.base, code, keeps=tokens) as phone, Line(house.base, code, role="watch") as watcher:
            assert (phone.snapshot["you"], phone.snapshot["keeps"]) == (None, [0, 1, 2])
            assert phone.snapshot["host"], "the host is among them"
            begun = await phone.ask("begin")
            seen, watched = await phone.at(begun["seq"]), await watcher.at(begun["seq"])
            assert seen["view"] == watched["view"]
            assert (seen["view"]["hand"], seen.get("legal", [])) == (None, [])
            assert all(seat["here"] for seat in seen["table"]["seats"])
            turn = seen["table"]["must"][0]
            await phone.say({"type": "hello", "token": tokens[turn], "keeps": tokens})
            mine = await phone.next("snapshot")
            assert mine["you"] == turn
            assert mine["view"]["hand"]
            assert mine["legal"]
            await phone.say({"type": "hello", "keeps": tokens, "seq": 0})
            passed = await phone.next("snapshot")
            assert (passed["view"], passed["you"]) == (watched["view"], None)

    asyncio.run(go())


def test_an_unknown_token_among_those_kept_ends_the_line(house: RunningHouse) -> None:
    async def go() -> list[int | None]:
        code, tokens = await family(house.base, "elfer-raus", ("Lea", "Oma"))
        _, strangers = await family(house.base, "elfer-raus", ("Max", "Mia"))
        return [
            await closed_with(house.base, code, keeps=[tokens[0], "guessed"]),
            await closed_with(house.base, code, token=tokens[0], keeps=[*tokens, strangers[0]]),
        ]

    assert asyncio.run(go()) == [4401, 4401]


def test_no_more_are_kept_than_can_sit_at_a_table(house: RunningHouse) -> None:
    async def go() -> dict[str, Any]:
        code, tokens = await family(house.base, "elfer-raus", ("Lea", "Oma"))
        async with Line(house.base, code, keeps=tokens * 3) as line:
            assert line.snapshot["keeps"] == [0, 1] * 3
            await line.say({"type": "hello", "keeps": [tokens[0]] * 7})
            return await line.next("bad", "snapshot")

    assert asyncio.run(go())["type"] == "bad"


def test_a_call_is_made_for_somebody_who_does_not_hold_the_device(house: RunningHouse) -> None:
    async def go() -> None:
        choice = {"edition": "space", "rounds": 1}
        code, tokens = await family(house.base, "mogeln", ("Lea", "Oma", "Ben"), **choice)
        async with Line(house.base, code, keeps=tokens) as phone:
            begun = await phone.ask("begin")
            seen = await phone.at(begun["seq"])
            lays = seen["table"]["must"][0]
            doubts = (lays + 2) % 3
            await phone.say({"type": "hello", "token": tokens[lays], "keeps": tokens})
            mine = await phone.next("snapshot")
            wrong = next(card for card in mine["view"]["hand"] if card[1:] != "1")
            laid = await phone.ask("act", version=mine["seq"], action={"do": "lay", "cards": [wrong], "claim": 1})
            after = await phone.at(laid["seq"])
            assert after["table"]["may"] == [doubts]
            assert after["calls"] == [{"seat": doubts, "action": {"do": verb}} for verb in ("doubt", "too-many")]
            await phone.say({"type": "hello", "keeps": tokens})
            assert (await phone.next("snapshot"))["calls"] == after["calls"]
            call = {"version": laid["seq"], "action": {"do": "doubt"}, "reaction": 500}
            assert (await phone.ask("act", **call))["key"] == "table-no-seat", "nobody sits here"
            heard = await phone.ask("act", **call, seat=doubts, id="once")
            again = await phone.ask("act", **call, seat=doubts, id="once")
            assert heard == again
            done = await phone.at(heard["seq"])
            assert next(each for each in done["happened"] if each["event"] == "did")["by"] == doubts
            assert done["view"]["hand"] is None, "and nothing was shown for it"

    asyncio.run(go())


def test_nobody_acts_for_a_seat_that_is_not_kept(house: RunningHouse) -> None:
    async def go() -> None:
        code, tokens = await family(house.base, "elfer-raus", ("Lea", "Oma", "Ben"))
        async with Line(house.base, code, keeps=tokens[:1]) as lea, Line(house.base, code, keeps=tokens[1:]) as others:
            assert (await others.ask("begin"))["key"] == "table-host-only"
            begun = await lea.ask("begin")
            view = await lea.at(begun["seq"])
            for seat in range(3):
                line, wrong = (others, lea) if seat else (lea, others)
                ask = {"version": view["seq"], "action": {"do": "lay", "card": "r11"}, "seat": seat}
                assert (await wrong.ask("act", **ask))["key"] == "table-no-seat"
                assert (await line.ask("act", **ask)).get("key") != "table-no-seat"

    asyncio.run(go())


def test_those_who_share_a_device_get_other_names_and_may_leave_one_by_one(house: RunningHouse) -> None:
    async def go() -> None:
        code, tokens = await family(house.base, "elfer-raus", ("Lea", "Oma", "Ben"))
        async with Line(house.base, code, keeps=tokens[1:]) as line:
            named = await line.ask("portray", name="Opa", seat=1)
            assert (await line.at(named["seq"]))["table"]["seats"][1]["name"] == "Opa"
            assert (await line.ask("portray", name="Opa", seat=0))["type"] == "no"
            left = await line.ask("free", seat=2)
            assert (await line.at(left["seq"]))["keeps"] == [1, None]

    asyncio.run(go())


@pytest.mark.parametrize(("sharing", "seconds"), [(False, 2.0), (True, 6.0)])
def test_a_window_stays_open_longer_for_those_who_share_a_device(tmp_path: Path, sharing: bool, seconds: float) -> None:
    async def scene(room: Room) -> None:
        people = await room.party("mogeln", 4, 3, edition="space")  # the fourth is a bot
        live = people[0].live
        if sharing:
            live.presence.share(people[0], tuple(room_person(each) for each in people[:2]))
            live.attach(people[0], None)
        lays = live.table.pending.must[0] if live.table.pending else 0
        while lays != 2:  # then the bot is on turn, and ends the window
            guest = people[lays] if lays < 3 else None
            if guest is None:
                await room.clock.advance(10)
            else:
                await guest.say(guest.act(lay(guest)))
            lays = live.table.pending.must[0] if live.table.pending else 0
        await people[2].say(people[2].act(lay(people[2])))
        told = people[2].seen
        assert isinstance(told, Update)
        assert told.table.window_ms == seconds * 1000

    simulated(scene, tmp_path, pace=Pace(window=2.0, shared_window=6.0, beat=0))


def lay(guest: Guest) -> dict[str, Any]:
    offer = next(choice for choice in guest.seen.legal if hasattr(choice, "claim"))
    return {"do": "lay", "cards": [guest.seen.view.hand[0]], "claim": offer.claim}


def test_passing_the_phone_on_quickly_is_never_fined(open_house: Callable[..., RunningHouse]) -> None:
    house = open_house(speed=50, allowance=Allowance())

    async def go() -> int:
        code, tokens = await family(house.base, "elfer-raus", ("Lea", "Oma"))
        async with Line(house.base, code, keeps=tokens) as phone:
            for turn in range(30):
                await phone.say({"type": "hello", "token": tokens[turn % 2], "keeps": tokens})
                await phone.say({"type": "hello", "keeps": tokens})
            told = [await phone.next("snapshot") for _ in range(60)]
            assert (await phone.ask("begin"))["type"] == "answer"
            return len(told)

    assert asyncio.run(go()) == 60


def test_a_fresh_snapshot_in_place_of_many_updates_names_the_same_seats(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2)
        people = tuple(room_person(each) for each in (ada, ben))
        phone = Guest(ada.live, None)
        ada.live.presence.share(phone, people)
        ada.live.attach(phone, None)
        assert phone.seen.keeps == (0, 1)
        await ada.say(ada.act({"do": "play", "card": ada.seen.view.hand[0]}))
        assert isinstance(phone.seen, Update)
        assert (phone.seen.keeps, phone.seen.view.hand) == ((0, 1), None)

    simulated(scene, tmp_path)
