"""Beats: everyone sees a verdict, a reveal, an end in peace, and the table goes on when all have seen enough."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from elferhaus.games.hoechste.state import Trick
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.presence import STAND_IN
from elferhaus.server.tables.wire import Answer, Begin, GoOn, Hint, No, Pause, Snapshot, Update
from server.simulated import Guest, Room, checked, simulated
from server.test_held_calls import call, timings, turned

PACE = Pace()
LONG = Trick.beat


async def revealed(room: Room, *guests: Guest) -> None:
    """Let everyone choose a card, until all are turned."""
    for guest in guests:
        assert isinstance(await guest.say(guest.act(guest.seen.legal[0])), Answer)
    while not guests[0].live.table.in_beat:
        await room.clock.advance(PACE.decide)
    assert any(event["event"] == "trick" for event in guests[0].seen.happened)


def seen_enough(guest: Guest, name: str = "") -> GoOn:
    return GoOn(guest.new_id(name), guest.seen.seq)


def refused(answer: Any) -> str:
    assert isinstance(answer, No)
    return answer.key


def test_nothing_is_asked_and_no_bot_plays_while_a_reveal_is_looked_at(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 3, 1)
        await revealed(room, ada)
        update, hand = ada.seen, ada.seen.view.hand
        assert isinstance(update, Update)
        assert update.table.beat is not None
        assert (update.table.beat.ms, update.table.beat.of_ms) == (LONG * 1000, LONG * 1000)
        assert (update.legal, update.table.must, update.table.may) == ((), (), ())
        assert refused(await ada.say(ada.act({"do": "play", "card": hand[0]}))) == "table-beat"
        await ada.live.command(ada.person, Hint("hint"), ada)
        assert refused(ada.answer("hint")) == "table-beat"
        beat = ada.live.beats.beat  # which began when the last bot had chosen, each in its own time
        assert beat is not None
        await room.clock.advance(beat.ends - room.clock.now() - 0.1)
        assert ada.live.table.seq == update.seq
        assert ada.seen is update
        await room.clock.advance(0.1)
        assert isinstance(ada.seen, Snapshot)
        assert ada.seen.table.beat is None
        assert ada.seen.legal
        assert 0 in ada.seen.table.must
        assert ada.live.table.seq == update.seq
        await room.clock.advance(2 * PACE.decide + 0.1)
        assert ada.live.table.seq == update.seq + 2  # both bots have chosen

    simulated(scene, tmp_path, PACE)


def test_the_table_goes_on_when_everyone_who_is_here_has_seen_enough(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben, cleo = await room.party("hoechste", 3, 3)
        await revealed(room, ada, ben, cleo)
        tap = seen_enough(ada)
        for _ in range(3):  # said again, it counts once
            assert await ada.say(tap) == Answer(tap.id, ada.seen.seq)
        assert isinstance(await ben.say(seen_enough(ben)), Answer)
        assert ada.live.table.in_beat
        cleo.go()
        assert not ada.live.table.in_beat
        assert ada.seen.legal
        assert ben.seen.legal

    simulated(scene, tmp_path, PACE)


def test_a_tap_for_an_earlier_beat_does_not_end_the_next(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1)
        await revealed(room, ada)
        late = seen_enough(ada, "late")
        await ada.say(seen_enough(ada))
        await revealed(room, ada)
        assert isinstance(await ada.say(late), Answer)
        assert ada.live.table.in_beat

    simulated(scene, tmp_path, PACE)


def test_one_tap_counts_for_all_who_share_a_device(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2)
        await revealed(room, ada, ben)
        phone = Guest(ada.live, None)
        ada.live.presence.share(phone, ("", *ada.live.table.people()))
        phone.come()
        for guest in (ada, ben):
            guest.go()
        await phone.say(seen_enough(phone))
        assert not ada.live.table.in_beat

    simulated(scene, tmp_path, PACE)


def test_whoever_comes_in_the_middle_sees_what_it_is_about_and_how_long(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1)
        await revealed(room, ada)
        await room.clock.advance(LONG / 4)
        screen = Guest(ada.live, None)
        screen.come()
        assert screen.seen.table.beat is not None
        assert screen.seen.table.beat.ms == LONG * 750
        assert [event["event"] for event in screen.seen.happened].count("trick") == 1
        assert refused(await screen.say(seen_enough(screen))) == "table-no-seat"
        assert ada.live.table.in_beat
        await ada.say(seen_enough(ada))
        assert screen.seen.table.beat is None
        assert screen.seen.table.must

    simulated(scene, tmp_path, PACE)


def test_a_house_that_opens_again_in_the_middle_begins_the_beat_anew(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1)
        await revealed(room, ada)
        ada.live.jobs.stop()
        live = await room.new_house().find(ada.live.table.code)
        assert live is not None
        again = Guest(live, ada.person)
        again.come()
        assert again.seen.table.beat is not None
        assert again.seen.legal == ()
        await room.clock.advance(LONG)
        assert again.seen.legal
        assert checked(live).lines == checked(ada.live).lines
        live.jobs.stop()

    simulated(scene, tmp_path, PACE)


def test_no_bot_begins_to_stand_in_during_a_beat_and_one_does_after_it(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2, stand_in=1.0)
        await revealed(room, ada, ben)
        ben.go()
        await room.clock.advance(LONG - 0.1)
        assert [who and who.stand_in for who in ada.live.table.occupants] == [None, None]
        await room.clock.advance(0.1)
        assert [who and who.stand_in for who in ada.live.table.occupants] == [None, STAND_IN]

    simulated(scene, tmp_path, PACE)


def test_a_pause_in_the_middle_offers_nothing_and_going_on_does(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1)
        await revealed(room, ada)
        await ada.say(Pause("pause", "paused"))
        await room.clock.advance(LONG)
        assert ada.seen.legal == ()
        await ada.say(Pause("on", "on"))
        assert ada.seen.legal

    simulated(scene, tmp_path, PACE)


def test_a_window_that_is_still_open_begins_anew_after_a_beat(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("ueberall", 3, 3, attention="human")
        live = guests[0].live
        while not (live.table.pending and live.table.pending.may):  # until a card fits nowhere but on the own pile
            on_turn = guests[guests[0].seen.table.must[0]]
            assert isinstance(await on_turn.say(on_turn.act(on_turn.seen.legal[0])), Answer)
        hasty, other = (guests[seat] for seat in live.table.pending.may)
        stop = next(choice for choice in hasty.seen.legal if choice.timed)
        await live.command(hasty.person, hasty.act(stop, reaction=300), hasty)
        await room.clock.advance(0.3)
        assert [event.get("right") for event in hasty.seen.happened] == [None, False, None]
        assert live.table.in_beat
        assert refused(await other.say(other.act(stop, reaction=900))) == "table-beat"
        await room.clock.advance(1)
        for guest in guests:
            await guest.say(seen_enough(guest))
        await room.clock.advance(0.4)
        await live.command(other.person, other.act(stop, reaction=400), other)
        await room.clock.advance(0.3)
        assert timings(live)[-1]["timing"]["elapsed"] == 400
        checked(live)

    simulated(scene, tmp_path, PACE)


def test_after_a_mistake_that_all_have_looked_at_the_others_may_call_as_fast_as_they_like(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = guests = await room.party("schnipp-schnapp", 2, 2)
        await turned(guests, room)
        await room.clock.advance(0.8)
        await call(ada, room, {"do": "schnapp", "ms": 800})
        await room.clock.advance(0.3)
        assert ada.live.table.in_beat
        for guest in guests:
            await guest.say(seen_enough(guest))
        await room.clock.advance(0.3)
        second = await call(ben, room, {"do": "schnapp", "ms": 300})
        await room.clock.advance(0.3)
        assert isinstance(ben.answer(second), Answer)
        assert [line["ms"] for line in timings(ada.live)] == [800, 1100]
        checked(ada.live)

    simulated(scene, tmp_path, PACE)


def test_the_end_of_a_round_is_a_beat_that_the_next_deal_need_not_wait_for(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1, rounds=2)
        while ada.live.table.phase == "playing":
            await revealed(room, ada)
            if ada.live.table.phase == "playing":
                await ada.say(seen_enough(ada))
        assert ada.seen.table.phase == "between"
        assert ada.seen.table.beat is not None
        assert isinstance(await ada.say(Begin("next")), Answer)
        assert ada.seen.table.beat is None
        assert ada.seen.legal

    simulated(scene, tmp_path, PACE)


def test_little_bots_take_their_time(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1, bots="little")
        before = ada.live.table.seq
        await room.clock.advance(PACE.decide + 0.1)
        assert ada.live.table.seq == before
        await room.clock.advance(PACE.decide)
        assert ada.live.table.seq == before + 1

    simulated(scene, tmp_path, PACE)
