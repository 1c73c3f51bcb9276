"""Turning: what is due without being decided happens in time, and where all do it, at one instant."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from elferhaus.games.schnipp_schnapp.moves import ONE_BY_ONE, TOGETHER
from elferhaus.games.schwarzer_peter.moves import IN_PEACE
from elferhaus.games.zweikampf.moves import EVERYONE
from elferhaus.games.zweikampf.state import Trick
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.turns import READY_S, SOONEST_S
from elferhaus.server.tables.wire import Answer, GoOn, No, Pause, Update
from server.simulated import Guest, Room, checked, simulated

PACE = Pace()
TURN, SNAP = {"do": "turn"}, {"do": "schnapp", "ms": 200}
A_HAIR = 0.01


def turns(guest: Guest) -> list[int]:
    """Return who has turned a card, as the record tells it."""
    lines = [json.loads(line) for line in guest.live.table.records[-1]]
    return [line["by"] for line in lines if line.get("do") == "turn"]


def mistakes(guest: Guest) -> int:
    return sum(event.event.__struct_config__.tag == "mistake" for event in guest.live.table.happened)


def ready(guest: Guest) -> GoOn:
    return GoOn(guest.new_id(), guest.seen.seq)


def refused(answer: Any) -> str:
    assert isinstance(answer, No)
    return answer.key


# ── one by one ──


def test_the_house_turns_for_a_phone_that_sleeps_and_does_not_wait_for_it_again(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("schnipp-schnapp", 2, 2)
        sleeper, other = (ada, ben) if ada.seen.table.must == (0,) else (ben, ada)
        asleep, awake = sleeper.seen.you, other.seen.you
        await room.clock.advance(ONE_BY_ONE.patience - A_HAIR)
        assert turns(ada) == []
        await room.clock.advance(A_HAIR)
        assert turns(ada) == [asleep]
        assert isinstance(await other.say(other.act(TURN)), Answer)
        assert other.seen.table.window_ms == round(PACE.window * 1000 * 0.94**2)
        await room.clock.advance(PACE.window)
        assert turns(ada) == [asleep, awake, asleep]
        assert isinstance(await other.say(other.act(TURN)), Answer)
        assert isinstance(await sleeper.say(sleeper.act(TURN)), Answer)  # here again: it is waited for
        assert isinstance(await other.say(other.act(TURN)), Answer)
        assert sleeper.seen.table.turn is not None
        assert sleeper.seen.table.turn.ms == ONE_BY_ONE.patience * 1000
        checked(ada.live)

    simulated(scene, tmp_path, PACE)


def test_who_taps_before_their_pile_is_shuffled_turns_as_soon_as_it_is(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("schnipp-schnapp", 2, 2)
        while must := guests[0].seen.table.must:
            assert isinstance(await guests[must[0]].say(guests[must[0]].act(TURN)), Answer)
            await room.clock.settle()
        seat, count = 1 - turns(guests[0])[-1], len(turns(guests[0]))  # SS-7: a pile is shuffled next
        assert isinstance(await guests[seat].say(ready(guests[seat])), Answer)
        await room.clock.advance(PACE.window)
        assert '"shuffle"' in "".join(guests[0].live.table.records[-1])
        assert turns(guests[0])[count:] == [seat], "and is not asked to tap once more"
        checked(guests[0].live)

    simulated(scene, tmp_path, PACE)


def test_bots_turn_sooner_once_everyone_here_has_seen_but_never_before_a_card_can_be_seen(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("schnipp-schnapp", 2, 1)
        while ada.seen.table.must != (0,):
            await room.clock.advance(PACE.decide)
        assert isinstance(await ada.say(ada.act(TURN)), Answer)
        count = len(turns(ada))
        assert isinstance(await ada.say(ready(ada)), Answer)
        await room.clock.advance(SOONEST_S - A_HAIR)
        assert len(turns(ada)) == count
        await room.clock.advance(A_HAIR)
        assert len(turns(ada)) == count + 1

    simulated(scene, tmp_path, PACE)


def test_cards_that_nobody_calls_about_follow_each_other_sooner(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = guests = await room.party("schnipp-schnapp", 2, 2)
        waits: list[int | None] = []
        for _ in range(16):
            guest = guests[ada.seen.table.must[0]]
            await guest.say(guest.act(TURN))
            ada.live._bots.turns._leaves_it.update((0, 1))
            await room.clock.settle()
        await room.clock.advance(0)
        await ben.say(ben.act(TURN) if ben.seen.table.must == (1,) else ready(ben))
        waits = [each.table.window_ms for each in ada.told if isinstance(each, Update) and each.table.window_ms]
        assert waits[-1] == round(PACE.window * 1000 * ONE_BY_ONE.brisk)

    simulated(scene, tmp_path, PACE)


# ── together ──


async def countdown(room: Room, guest: Guest) -> None:
    """Let time pass until it is counted down."""
    while not guest.live.table.counting:
        await room.clock.advance(A_HAIR)


def test_all_turn_in_one_step_that_is_told_ahead_and_calls_count_from_then(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben, cleo = await room.party("schnipp-schnapp", 3, 3, variant="together")
        ada.trip, ben.trip, cleo.trip = 0, 100, 40
        await countdown(room, ada)
        told = ada.seen.table.turn
        assert told is not None
        assert (told.how, told.ms) == ("count", TOGETHER.patience * 1000)
        assert (ada.seen.legal, ada.seen.table.must, ada.seen.table.may) == ((), (), ())
        assert refused(await ada.say(ada.act(TURN))) == "table-counts"
        assert refused(await ada.say(ada.act(SNAP))) == "table-counts"
        before = ada.live.table.seq
        await room.clock.advance(TOGETHER.patience)
        assert ada.live.table.seq == before + 1
        assert sorted(turns(ada)) == [0, 1, 2]
        lead = 0.05 + READY_S  # the longest line, one way
        for guest in (ada, ben, cleo):
            assert guest.seen.table.shown_at == round((room.clock.now() + lead) * 1000)
            assert {choice.__struct_config__.tag for choice in guest.seen.legal} == {"schnapp", "schnipp"}
        assert refused(await ada.say(ada.act(SNAP))) == "call-early"
        await room.clock.advance(lead + 0.3)
        await ben.live.command(ben.person, ben.act({"do": "schnapp", "ms": 300}), ben)
        await room.clock.advance(0.3)
        (call,) = [json.loads(line) for line in ada.live.table.records[-1] if "timing" in line]
        assert (call["by"], call["timing"]["elapsed"]) == (1, 300)
        checked(ada.live)

    simulated(scene, tmp_path, PACE)


def test_a_call_before_the_cards_are_seen_is_never_a_mistake(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("schnipp-schnapp", 2, 2, variant="together")
        for _ in range(3):
            await countdown(room, ada)
            assert refused(await ada.say(ada.act(SNAP))) == "table-counts"
            await room.clock.advance(TOGETHER.patience)
            assert refused(await ben.say(ben.act(SNAP))) == "call-early"
        assert mistakes(ada) == 0

    simulated(scene, tmp_path, PACE)


def test_it_is_counted_down_after_the_time_to_call_and_sooner_when_all_are_ready(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("schnipp-schnapp", 2, 2, variant="together")
        for guest in (ada, ben):
            assert ada.live.table.counting
            assert isinstance(await guest.say(ready(guest)), Answer)
            await room.clock.settle()
        assert sorted(turns(ada)) == [0, 1]
        assert ada.seen.table.window_ms == PACE.window * 1000
        await room.clock.advance(PACE.window - A_HAIR)
        assert not ada.live.table.counting
        await room.clock.advance(A_HAIR)
        assert ada.live.table.counting

    simulated(scene, tmp_path, PACE)


def test_bots_call_about_what_all_have_turned_and_the_round_comes_to_its_end(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("schnipp-schnapp", 2, 1, variant="together", length="short")
        live = ada.live
        while live.table.phase == "playing":
            await room.clock.advance(PACE.window)
            if live.table.phase == "playing":
                await ada.say(ready(ada))
        assert any(json.loads(line).get("do") == "schnapp" for line in live.table.records[-1])
        checked(live)

    simulated(scene, tmp_path, PACE)


def test_a_pause_ends_the_countdown_and_going_on_begins_it_anew(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, _ = await room.party("schnipp-schnapp", 2, 2, variant="together")
        await countdown(room, ada)
        await ada.say(Pause("pause", "paused"))
        await room.clock.advance(2 * TOGETHER.patience)
        assert turns(ada) == []
        await ada.say(Pause("on", "on"))
        await countdown(room, ada)
        await room.clock.advance(TOGETHER.patience)
        assert sorted(turns(ada)) == [0, 1]

    simulated(scene, tmp_path, PACE)


# ── everyone the own ──


def test_a_pair_is_turned_when_both_have_turned_their_own_or_in_the_end_by_the_house(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("zweikampf", 2, 2)
        assert isinstance(await ben.say(ready(ben)), Answer)
        await room.clock.settle()
        assert turns(ada) == []
        assert ada.seen.table.turn is not None
        assert ada.seen.table.turn.ready == (1,)
        assert isinstance(await ada.say(ready(ada)), Answer)
        await room.clock.settle()
        assert turns(ada) == [0]
        await room.clock.advance(Trick.beat + EVERYONE.patience - A_HAIR)
        assert turns(ada) == [0]
        await room.clock.advance(A_HAIR)
        assert turns(ada) == [0, 0]
        checked(ada.live)

    simulated(scene, tmp_path, PACE)


def test_whoever_plays_a_bot_turns_alone_and_bots_among_themselves_need_nobody(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("zweikampf", 2, 1)
        await ada.say(ready(ada))
        await room.clock.settle()
        assert turns(ada) == [0]
        ada.go()
        await room.clock.advance(Trick.beat + PACE.decide)
        assert turns(ada) == [0, 0]

    simulated(scene, tmp_path, PACE)


# ── in peace ──


def pulls(guest: Guest) -> list[int]:
    lines = [json.loads(line) for line in guest.live.table.records[-1]]
    return [line["by"] for line in lines if line.get("do") == "pull"]


def test_a_bot_draws_when_the_cards_are_rearranged_and_after_a_while_whatever_is_done_with_them(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("schwarzer-peter", 2, 1)
        await room.clock.advance(2 * PACE.window)
        assert pulls(ada) == []  # in peace
        assert isinstance(await ada.say(ready(ada)), Answer)
        await room.clock.settle()
        assert pulls(ada) == [1]
        while 0 not in ada.seen.table.must:
            await room.clock.advance(PACE.decide)  # a pair is looked at
        assert isinstance(await ada.say(ada.act(ada.seen.legal[0])), Answer)
        while not ada.seen.table.may:
            await room.clock.advance(A_HAIR)
        for _ in range(4):
            hand = ada.seen.view.hand
            assert isinstance(await ada.say(ada.act({"do": "arrange", "cards": hand[1:] + hand[:1]})), Answer)
            await room.clock.advance(2)
        assert pulls(ada) == [1, 0]
        await room.clock.advance(IN_PEACE.patience - 8)
        assert pulls(ada) == [1, 0, 1]
        checked(ada.live)

    simulated(scene, tmp_path, PACE)


def test_nobody_waits_in_peace_for_who_is_gone(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("schwarzer-peter", 2, 1)
        ada.go()
        ada.live.wake()
        await room.clock.advance(PACE.window)
        assert pulls(ada) == [1]

    simulated(scene, tmp_path, PACE)
