"""How rounds and matches end: everyone is told the same, once it is over and not before."""

from __future__ import annotations

from pathlib import Path

from elferhaus.games.hoechste.state import Trick
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.wire import Answer, Begin, Snapshot, Update
from server.simulated import Guest, Room, simulated

PACE = Pace(beat=0)


async def play_round(*guests: Guest) -> None:
    """Let everyone do the first thing that is offered, until the round is over."""
    while guests[0].seen.table.phase == "playing":
        for guest in guests:
            if guest.seen.legal:
                assert isinstance(await guest.say(guest.act(guest.seen.legal[0])), Answer)


def test_prizes_are_told_to_everyone_when_a_match_is_over_and_belong_to_that_match(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2, rounds=2)
        watcher = Guest(ada.live, None)
        watcher.come()
        await play_round(ada, ben)
        assert ada.seen.table.prizes == (), "there is another round"
        await ada.say(Begin(ada.new_id()))
        await play_round(ada, ben)
        assert ada.seen.table.phase == "over"
        prizes = ada.seen.table.prizes
        assert prizes == ada.live.table.prizes
        assert ben.seen.table.prizes == watcher.seen.table.prizes == prizes
        assert len(ada.live.table.rounds) == 2
        await ada.say(Begin(ada.new_id()))
        assert ada.seen.table.prizes == ()
        assert ada.live.table.rounds == []

    simulated(scene, tmp_path, PACE)


def test_hands_are_turned_up_for_everyone_when_a_round_is_over_and_not_before(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("junior", 2, 2, rounds=2)
        watcher = Guest(ada.live, None)
        watcher.come()
        await play_round(ada, ben)
        told = [
            each.table for guest in (ada, ben, watcher) for each in guest.told if isinstance(each, Snapshot | Update)
        ]
        assert all(table.ending is None for table in told if table.phase in {"waiting", "playing"})
        ended = [table.ending for table in told if table.phase == "between"]
        assert len(ended) == 3
        assert ended[0] is not None
        assert ended[0] == ended[1] == ended[2]
        assert [seat.cards for seat in ended[0].seats] == list(ada.seen.view.hands)
        await ada.say(Begin(ada.new_id()))
        assert watcher.seen.table.ending is None

    simulated(scene, tmp_path, PACE)


def test_who_was_ahead_when_is_told_to_everyone_when_a_round_is_over_and_not_before(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("elfer-raus", 2, 2, rounds=2)
        watcher = Guest(ada.live, None)
        watcher.come()
        await play_round(ada, ben)
        told = [
            each.table for guest in (ada, ben, watcher) for each in guest.told if isinstance(each, Snapshot | Update)
        ]
        assert all(table.lead is None for table in told if table.phase in {"waiting", "playing"})
        first, *others = [table.lead for table in told if table.phase == "between"]
        assert first is not None
        assert others == [first, first]
        assert first.of == "moves"
        assert len(first.moments) > 5
        assert first.moments[-1] == ada.seen.table.points
        await ada.say(Begin(ada.new_id()))
        assert watcher.seen.table.lead is None
        await play_round(ada, ben)
        lead = watcher.seen.table.lead
        assert lead is not None
        assert lead.of == "rounds"
        assert lead.moments == ((0, 0), first.moments[-1], ada.seen.table.points)
        await ada.say(Begin(ada.new_id()))
        await play_round(ada, ben)
        lead = watcher.seen.table.lead
        assert lead is not None
        assert lead.moments[-1] == ada.seen.table.points, "another match"

    simulated(scene, tmp_path, PACE)


def test_what_the_last_card_brought_about_is_looked_at_before_the_end(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2)
        while ada.live.table.phase == "playing":
            for guest in (ada, ben):
                await room.clock.advance(Trick.beat)  # the one before is over
                if guest.seen.legal:
                    await guest.say(guest.act(guest.seen.legal[0]))
        beat = ada.seen.table.beat
        assert beat is not None
        assert beat.of_ms - beat.end_ms == Trick.beat * 1000
        assert beat.end_ms == ada.live.table.game.last_beat * 1000

    simulated(scene, tmp_path, Pace())
