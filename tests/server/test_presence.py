"""Seats survive everything: a gone player's seat is held, a bot may play for it, and it is given back at once."""

from __future__ import annotations

from pathlib import Path

from elferhaus.server.tables.entries import StoodIn, decode
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.live import LiveTable
from elferhaus.server.tables.messages import MOST_RECENT
from elferhaus.server.tables.presence import STAND_IN
from elferhaus.server.tables.wire import Answer, Begin, Fill, No, Pause, Presence, Snapshot
from server.simulated import Guest, Room, checked, simulated

GRACE = 30.0


def stand_ins(live: LiveTable) -> list[str | None]:
    return [None if occupant is None else occupant.stand_in for occupant in live.table.occupants]


def logged(room: Room) -> list[StoodIn]:
    steps = (decode(body) for append in room.store.appends for body in append.bodies)
    return [step for step in steps if isinstance(step, StoodIn)]


async def play_on(guests: list[Guest], room: Room, decisions: int) -> None:
    """Let everyone who is here decide when it is their turn."""
    live = guests[0].live
    for _ in range(decisions):
        for guest in guests:
            seat = guest.live.table.seat_of(guest.person or "")
            if guest in live.presence.listeners and guest.seen.legal and seat in guest.seen.table.must:
                await guest.say(guest.act(guest.seen.legal[0]))
        await room.clock.advance(2)


def test_a_gone_players_seat_is_held_for_the_grace_period_and_then_a_bot_plays_visibly(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2, stand_in=GRACE)
        live = ada.live
        ben.go()
        presence = ada.told[-1]
        assert isinstance(presence, Presence)
        assert (presence.here, presence.stand_in_ms) == ((True, False), (None, 30_000))
        await room.clock.advance(GRACE - 1)
        assert stand_ins(live) == [None, None]
        ada.come()
        assert ada.seen.table.seats[1].stand_in_ms == 1_000
        await room.clock.advance(1)
        assert stand_ins(live) == [None, STAND_IN]
        assert logged(room) == [StoodIn(1, STAND_IN)]
        seat = ada.seen.table.seats[1]
        assert (seat.name, seat.kind, seat.bot, seat.here, seat.stand_in_ms) == (
            "Guest 1",
            "person",
            STAND_IN,
            False,
            None,
        )
        before = len(live.table.records[-1])
        await room.clock.advance(5)
        assert len(live.table.records[-1]) == before + 1  # the bot has played its card

    simulated(scene, tmp_path)


def test_whoever_comes_back_is_told_once_what_was_played_for_them_and_what_happened_last(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2, stand_in=GRACE)
        await play_on([ada, ben], room, 2)
        ben.go()
        await room.clock.advance(GRACE)
        left = ada.live.table.seq
        await play_on([ada], room, 3)
        ben.come()
        snapshot = next(each for each in reversed(ben.told) if isinstance(each, Snapshot))
        assert snapshot.stood_in == left
        done = [each for each in snapshot.recent if each["event"] == "did" and each["by"] == 1 and each["seq"] > left]
        assert any("card" in each["action"] for each in done), "the own seat sees what was chosen for it"
        others = [each for each in snapshot.recent if each["event"] == "did" and each["by"] == 0]
        assert others
        assert not any("card" in each["action"] for each in others), "face down"
        await room.clock.advance(1)
        ben.go()
        ben.come()
        snapshot = next(each for each in reversed(ben.told) if isinstance(each, Snapshot))
        assert snapshot.stood_in is None
        assert len(snapshot.recent) <= MOST_RECENT
        ben.go()
        ben.come(snapshot.seq)
        snapshot = next(each for each in reversed(ben.told) if isinstance(each, Snapshot))
        assert snapshot.recent == (), "whoever was here has a log"

    simulated(scene, tmp_path, Pace(beat=0))


def test_a_log_begins_with_its_round(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2, rounds=2)
        while ada.seen.table.phase == "playing":
            await play_on([ada, ben], room, 1)
        ada.come()
        assert ada.seen.recent  # type: ignore[union-attr]
        await ada.say(Begin(ada.new_id()))
        ada.come()
        assert ada.seen.recent == ()  # type: ignore[union-attr]

    simulated(scene, tmp_path, Pace(beat=0))


def test_whoever_returns_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        _, ben = await room.party("hoechste", 2, 2, stand_in=GRACE)
        for _ in range(3):  # the grace period begins anew each time
            ben.go()
            await room.clock.advance(GRACE - 1)
            ben.come()
            await room.clock.advance(2)
        assert not logged(room)

    simulated(scene, tmp_path)


def test_a_person_gets_the_seat_back_at_once(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("elfer-raus", 2, 2, stand_in=GRACE)
        live = ada.live
        ben.go()
        await room.clock.advance(GRACE)
        await play_on([ada], room, 4)
        assert stand_ins(live) == [None, STAND_IN]
        before = room.clock.now()
        ben.come()
        await room.clock.settle()
        assert (stand_ins(live), room.clock.now()) == ([None, None], before)
        assert logged(room)[-1] == StoodIn(1, None)
        at = len(live.table.records[-1])
        if 0 not in ben.seen.table.must:
            await room.clock.advance(60)
            assert len(live.table.records[-1]) == at  # the bot leaves the decision to the person
        await play_on([ada, ben], room, 6)
        assert checked(live).lines > at

    simulated(scene, tmp_path)


def test_a_bot_that_is_thinking_when_the_person_returns_is_not_heard(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2, stand_in=GRACE)
        ben.go()
        await room.clock.advance(GRACE + 1.1)  # a bot takes 1.2 seconds
        ben.come()
        await room.clock.advance(10)
        assert not any('"by":1' in line for line in ada.live.table.records[-1])

    simulated(scene, tmp_path)


def test_without_the_setting_only_the_host_decides(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2)
        fill = Fill("fill", 1, "random")
        assert isinstance(await ada.say(fill), No)  # Ben is here
        ben.go()
        await room.clock.advance(100_000)
        assert stand_ins(ada.live) == [None, None]
        assert ada.seen.table.seats[1].stand_in_ms is None
        assert isinstance(await ada.say(Fill("again", 1, "random")), Answer)
        assert stand_ins(ada.live) == [None, "random"]
        ben.come()
        await room.clock.settle()
        assert stand_ins(ada.live) == [None, None]

    simulated(scene, tmp_path)


def test_nobody_stands_in_before_the_start_or_while_the_table_is_paused(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        live = await room.table("hoechste", 2, stand_in=GRACE)
        host = Guest(live, live.table.host)
        host.come()
        await live.sit("Ben", "ben", 1, b"1" * 32)
        await room.clock.advance(GRACE * 10)
        assert not logged(room)
        await host.say(Begin("begin"))
        await host.say(Pause("pause", "paused"))
        await room.clock.settle()
        paused = [step.bot for step in logged(room)]
        await host.say(Pause("on", "on"))
        await room.clock.settle()
        assert (paused, stand_ins(live)) == ([], [None, STAND_IN])

    simulated(scene, tmp_path)


def test_after_a_restart_everybody_has_the_grace_period_to_come_back(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, _ = await room.party("hoechste", 2, 2, stand_in=GRACE)
        room.house.close()
        room.house = room.new_house()
        await room.house.wake_tables()
        live = await room.house.find(ada.live.table.code)
        assert live is not None
        assert live is not ada.live
        again = Guest(live, ada.person)
        again.come()
        await room.clock.advance(GRACE - 1)
        assert stand_ins(live) == [None, None]
        await room.clock.advance(2)
        assert stand_ins(live) == [None, STAND_IN]

    simulated(scene, tmp_path)


def test_a_match_is_played_to_its_end_when_everybody_has_gone(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("hoechste", 3, 2, stand_in=GRACE)
        live = guests[0].live
        for guest in guests:
            guest.go()
        await room.clock.advance(200)
        assert live.table.phase == "over"
        assert checked(live).is_complete

    simulated(scene, tmp_path)


def test_two_connections_of_one_person_are_one_presence(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2, stand_in=GRACE)
        second = Guest(ada.live, ben.person)
        second.come()
        ben.go()
        await room.clock.advance(GRACE * 2)
        assert not logged(room)
        second.go()
        await room.clock.advance(GRACE)
        assert logged(room) == [StoodIn(1, STAND_IN)]

    simulated(scene, tmp_path)
