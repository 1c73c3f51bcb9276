"""How calls are held, timed and heard, and how long there is time for them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

from msgspec import structs

from elferhaus.games.mogeln.state import Lay
from elferhaus.games.schnipp_schnapp.state import Turn
from elferhaus.server.tables.call_timing import timed
from elferhaus.server.tables.live import LiveTable
from elferhaus.server.tables.wire import Answer, Begin, No
from server.simulated import Guest, Room, checked, simulated

SNAP = {"do": "schnapp", "ms": 0}


async def turned(guests: list[Guest], room: Room, turns: int = 1) -> None:
    """Let people turn cards until there is a window, with so many cards lying."""
    for _ in range(turns):
        await room.clock.settle()
        seat = guests[0].seen.table.must[0]
        assert isinstance(await guests[seat].say(guests[seat].act({"do": "turn"})), Answer)


async def call(guest: Guest, room: Room, action: Any, **how: Any) -> str:
    """Call, and return the id to look for the answer by."""
    said = guest.act(action, **how)
    await guest.live.command(guest.person, said, guest)
    await room.clock.settle()
    return said.id


def timings(live: LiveTable) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in live.table.records[-1]]
    return [line for line in lines if "timing" in line]


# ── calls ──


def test_a_call_is_held_for_an_earlier_one_on_a_longer_line(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = guests = await room.party("schnipp-schnapp", 2, 2)
        ada.trip, ben.trip = 20, 200
        await turned(guests, room)
        await room.clock.advance(0.520)
        first = await call(ada, room, {"do": "schnapp", "ms": 500})
        await room.clock.advance(0.100)
        second = await call(ben, room, {"do": "schnapp", "ms": 420})
        assert not timings(ada.live)
        assert not any(isinstance(each, Answer) and each.id in {first, second} for each in ada.told + ben.told)
        await room.clock.advance(0.150)
        assert isinstance(ada.answer(first), Answer)
        assert isinstance(ben.answer(second), Answer)
        calls = timings(ada.live)
        assert [(line["by"], line["ms"]) for line in calls] == [(1, 420), (0, 500)]
        assert calls[0]["timing"] == {"elapsed": 620, "reported": 420, "round_trip": 200, "credit": 200, "ms": 420}
        checked(ada.live)
        watcher = Guest(ada.live, None)
        watcher.come(since=0)
        for seen in (ada.seen, ben.seen, watcher.seen):
            told = [each["timing"] for each in seen.happened if "timing" in each]
            assert told == [line["timing"] for line in calls]

    simulated(scene, tmp_path)


def test_two_mistakes_in_one_window_are_timed_from_the_same_card(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = guests = await room.party("schnipp-schnapp", 2, 2)
        await turned(guests, room)
        await room.clock.advance(0.300)
        await call(ada, room, {"do": "schnapp", "ms": 300})
        await room.clock.advance(0.300)
        await call(ben, room, {"do": "schnapp", "ms": 600})
        await room.clock.advance(0.300)
        assert [line["ms"] for line in timings(ada.live)] == [300, 600]

    simulated(scene, tmp_path)


def test_nobody_is_faster_than_a_person_can_be(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("schnipp-schnapp", 2, 2)
        await turned(guests, room)
        await room.clock.advance(0.050)
        await call(guests[0], room, {"do": "schnapp", "ms": 0})
        await room.clock.advance(0.250)
        assert timings(guests[0].live)[0]["ms"] == 120

    simulated(scene, tmp_path)


def test_the_credit_is_what_the_line_explains_and_no_more() -> None:
    assert [timed(520, 400, trip).credit for trip in (0, 20, 104, 105, 106, 400)] == [15, 35, 119, 120, 120, 120]
    assert timed(900, 0, 400).credit == 250
    assert timed(300, 500, 100).credit == 0
    assert timed(200, 0, 200).ms == 120
    assert timed(500, 10**30, 100).reported == 1_000_000
    assert timed(500, -5, 100).reported == 0


def test_a_turn_waits_until_the_calls_before_it_are_heard(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = guests = await room.party("schnipp-schnapp", 2, 2)
        await turned(guests, room)
        await room.clock.advance(0.400)
        await call(ada, room, {"do": "schnapp", "ms": 400})
        seat = ada.seen.table.must[0]
        turn = guests[seat].act({"do": "turn"})
        waiting = asyncio.create_task(guests[seat].say(turn))
        await room.clock.advance(0.249)
        assert not waiting.done()
        await room.clock.advance(0.001)
        answer = await waiting
        assert isinstance(answer, No)  # the mistake changed the table
        assert answer.key == "command-stale"
        assert timings(ben.live)[0]["by"] == 0

    simulated(scene, tmp_path)


def test_a_window_ends_although_all_that_was_called_was_refused(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("mogeln", 3, 2, edition="space")
        live = guests[0].live
        while not guests[0].seen.table.may or guests[0].seen.table.must != (2,):
            for seat in set(guests[0].seen.table.must) - {2}:
                lay = guests[seat].seen.legal[0]
                await guests[seat].say(guests[seat].act({"do": "lay", "cards": lay.from_[:1], "claim": lay.claim}))
            if guests[0].seen.table.must == (2,) and not guests[0].seen.table.may:
                await room.clock.advance(1.2)
        await room.clock.advance(1.4)  # the bot acts after 1.5 seconds
        at = live.table.seq
        caller = guests[guests[0].seen.table.may[0]]
        await call(caller, room, {"do": "doubt"})
        # As if another server had changed the table meanwhile: what is held is not possible any more.
        live.calls._waiting[0] = structs.replace(live.calls._waiting[0], action=Lay(claim=0))
        await room.clock.advance(0.249)
        assert live.table.seq == at
        await room.clock.advance(0.001)
        assert any(isinstance(told, No) for told in caller.told)
        assert live.table.seq == at + 1  # the bot has waited for what was called, and acts now

    simulated(scene, tmp_path)


def test_a_window_before_a_shuffle_closes_by_itself_after_what_was_called(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("schnipp-schnapp", 2, 2)
        live = guests[0].live
        while guests[0].seen.table.must:
            await turned(guests, room)
        assert guests[0].seen.table.window_ms == 900  # SS-7: a pile is shuffled next, and nobody needs to act
        await room.clock.advance(0.8)
        at = live.table.seq
        await call(guests[0], room, SNAP, name="snap")
        live.calls._waiting[0] = structs.replace(
            live.calls._waiting[0], action=Turn()
        )  # not possible any more, as above
        await room.clock.advance(0.249)
        assert live.table.seq == at
        await room.clock.advance(0.001)
        assert isinstance(guests[0].answer("snap"), No)
        assert live.table.seq == at + 1
        assert '"shuffle"' in live.table.records[-1][-1]

    simulated(scene, tmp_path)


def test_a_mistake_does_not_end_the_window_before_a_shuffle(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("schnipp-schnapp", 2, 2)
        live = guests[0].live
        while guests[0].seen.table.must:
            await turned(guests, room)
        last = json.loads(live.table.records[-1][-1])["by"]  # the other one's pile is to be shuffled
        await room.clock.advance(0.3)
        await call(guests[last], room, {"do": "schnipp", "ms": 300})  # there is nothing in the middle yet
        await room.clock.advance(0.3)
        assert timings(live)
        assert guests[0].seen.table.may == (1 - last,)
        assert '"shuffle"' not in live.table.records[-1][-1]
        await room.clock.advance(1.5)
        assert '"shuffle"' in live.table.records[-1][-1]

    simulated(scene, tmp_path)


def test_a_call_repeated_while_it_is_held_has_one_effect_and_keeps_its_time(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = guests = await room.party("schnipp-schnapp", 2, 2)
        await turned(guests, room)
        await room.clock.advance(0.300)
        await call(ada, room, {"do": "schnapp", "ms": 300}, name="once")
        await room.clock.advance(0.100)
        again = Guest(ada.live, ada.person)
        again.come()
        await call(again, room, {"do": "schnapp", "ms": 300}, name="once")
        await room.clock.advance(0.200)
        assert isinstance(again.answer("once"), Answer)
        assert [line["ms"] for line in timings(ben.live)] == [300]
        await call(again, room, {"do": "schnapp", "ms": 300}, name="once")
        assert again.told[-1] == again.answer("once")
        assert len(timings(ben.live)) == 1

    simulated(scene, tmp_path)


def test_gemogelt_and_too_many_are_timed_in_the_same_way(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        for edition, options, word in (("space", {}, "doubt"), ("2011", {"sneak": True}, "too-many")):
            guests = await room.party("mogeln", 4, 4, edition=edition, **options)
            live = guests[0].live
            layer = guests[guests[0].seen.table.must[0]]
            lay = layer.seen.legal[0]
            await layer.say(layer.act({"do": "lay", "cards": [lay.from_[0]], "claim": lay.claim}))
            one, other = (guests[seat] for seat in layer.seen.table.may[:2])
            one.trip, other.trip = 20, 200
            await room.clock.advance(0.420)
            late = await call(one, room, {"do": word}, reaction=400)
            await room.clock.advance(0.080)
            early = await call(other, room, {"do": word}, reaction=300)
            await room.clock.advance(0.170)
            assert isinstance(other.answer(early), Answer)
            assert isinstance(one.answer(late), No)  # heard second: there is no pile any more
            (heard,) = timings(live)
            second = {"elapsed": 420, "reported": 400, "round_trip": 20, "credit": 20, "ms": 400}
            ignored = [{"by": live.table.seat_of(one.person or ""), "do": word, "timing": second}]
            first = {"elapsed": 500, "reported": 300, "round_trip": 200, "credit": 200, "ms": 300}
            assert heard["timing"] == first | {"ignored": ignored}
            checked(live)

    simulated(scene, tmp_path)


def test_a_bots_call_is_timed_by_the_clock_like_everybodys(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("schnipp-schnapp", 3, 1)
        while not timings(ada.live):
            if ada.live.table.phase == "over":
                await ada.say(Begin(ada.new_id()))
            elif 0 in ada.seen.table.must:
                # A bot may have called already: then the turn waits until all who were as quick have been heard.
                await asyncio.gather(ada.say(ada.act({"do": "turn"})), room.clock.advance(1))
            await room.clock.advance(2)
        for line in timings(ada.live):
            assert line["timing"]["credit"] == 0
            assert line["timing"]["elapsed"] == line["ms"] >= 120
        checked(ada.live)

    simulated(scene, tmp_path)


# ── deadlines ──


def test_the_table_says_how_long_a_window_is_open(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada = (await room.party("schnipp-schnapp", 2, 1))[0]
        while 0 not in ada.seen.table.must or ada.seen.table.may:
            await room.clock.advance(0.1)
            if 0 in ada.seen.table.must:
                break
        await ada.say(ada.act({"do": "turn"}))
        window = ada.seen.table.window_ms  # the bot turns next
        assert window is not None
        assert 900 < window <= 1_500
        await room.clock.advance(0.1)
        watcher = Guest(ada.live, None)
        watcher.come()
        assert watcher.seen.table.window_ms == window - 100

    simulated(scene, tmp_path)


def test_a_window_that_a_person_ends_is_open_until_the_house_does_it(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("schnipp-schnapp", 2, 2)
        await turned(guests, room)
        assert guests[0].seen.table.may == (0, 1)
        assert guests[0].seen.table.window_ms == 5_000

    simulated(scene, tmp_path)


def test_a_table_that_has_moved_holds_no_call_that_nobody_would_hear(tmp_path: Path) -> None:
    """Else whoever acts next would wait for it without end, and with them the farewell on their line."""

    async def scene(room: Room) -> None:
        live = await room.table("zweikampf", 2)
        live.vanish(moved=True)
        live.hold(0, cast("Any", None), cast("Any", None))
        assert not live.calls

    simulated(scene, tmp_path)
