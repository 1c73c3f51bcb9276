"""A table among people, bots and other servers: telling, failures, races."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from elferhaus.core.match import MatchPlay
from elferhaus.core.round import Round
from elferhaus.server.storage.queries import entries_of
from elferhaus.server.tables import entries
from elferhaus.server.tables.draft import Draft
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.live import LiveTable
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tables.wire import Answer, Begin, Fill, Message, No, Pause, Update
from server.simulated import Guest, Room, checked, simulated
from server.test_held_calls import call, timings, turned

# ── telling ──


class Leaver(Guest):
    """Goes as soon as it hears something."""

    def tell(self, message: Message) -> None:
        super().tell(message)
        if isinstance(message, Update):
            self.go()


def test_whoever_goes_while_being_told_disturbs_nobody(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1)
        for _ in range(5):
            Leaver(ada.live, None).come()
        await ada.say(ada.act(ada.seen.legal[0]))
        assert ada.live.presence.listeners == {ada}
        assert ada.seen.seq == ada.live.table.seq

    simulated(scene, tmp_path)


def test_a_refusal_can_be_written_however_large_the_number_it_names(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1)
        answer = await ada.say(Fill("huge", 10**40, "greedy"))
        assert isinstance(answer, No)
        assert answer.details["seat"] == 2**53

    simulated(scene, tmp_path)


def test_bots_remember_the_round_and_not_those_before(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        live = (await room.party("hoechste", 2, 1, rounds=2))[0].live
        ada = next(iter(live.presence.listeners))
        assert isinstance(ada, Guest)
        while live.table.phase == "playing":
            if ada.seen.legal:
                await ada.say(ada.act(ada.seen.legal[0]))
            await room.clock.advance(2)
        assert live.table.chair(1).seen
        await ada.say(Begin("next"))
        assert not live.table.chair(1).seen
        assert live.table.happened

    simulated(scene, tmp_path)


@pytest.mark.parametrize("game", ["elfer-raus", "hoechste", "schnipp-schnapp"])
def test_a_decision_leaves_nothing_for_the_collector(game: str, tmp_path: Path) -> None:
    kinds = {Draft, MatchPlay, Round}

    def kept() -> Counter[type]:
        return Counter(type(each) for each in gc.get_objects() if type(each) in kinds)

    async def scene(room: Room) -> None:
        (ada,) = await room.party(game, 2, 1)
        gc.collect()
        before, seq = kept(), ada.live.table.seq
        gc.disable()
        try:
            while ada.live.table.seq < seq + 4 and ada.live.table.phase == "playing":
                if ada.seen.legal and ada.seen.you in ada.seen.table.must:
                    await ada.say(ada.act(ada.seen.legal[0]))
                await room.clock.advance(2)
            assert ada.live.table.seq > seq
            assert kept() == before
        finally:
            gc.enable()

    simulated(scene, tmp_path)


# ── a table that fails ──


def test_a_bot_tries_again_after_the_store_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1)
        append = room.store.append
        failures = [OSError("disk full")]

        async def fails_once(what: Any) -> None:
            if failures:
                raise failures.pop()
            await append(what)

        monkeypatch.setattr(room.store, "append", fails_once)
        before = ada.live.table.seq
        await room.clock.advance(5)
        assert ada.live.table.seq == before
        await room.clock.advance(5)
        assert ada.live.table.seq > before

    simulated(scene, tmp_path)


# ── two houses over one file ──


async def stored(room: Room, live: LiveTable) -> TableState:
    table = TableState()
    for body in await room.store.read(entries_of(live.name)):
        table.fold(entries.decode(body))
    return table


def test_two_houses_never_fork_a_table_and_the_second_catches_up(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("elfer-raus", 2, 2)
        other = await room.new_house().find(ada.live.table.code)
        assert other is not None
        sides = ([ada, ben], [Guest(other, ada.person), Guest(other, ben.person)])
        for guest in sides[1]:
            guest.come()
        refused = 0
        for step in range(40):
            seat = ada.seen.table.must[0]
            # The same person decides differently in two places at once.
            said = [side[seat].act(side[seat].seen.legal[-place]) for place, side in enumerate(sides)]
            for place, act in enumerate(said):
                said[place] = structs.replace(act, id=f"{step} {place}")
            answers = await asyncio.gather(*(side[seat].say(act) for side, act in zip(sides, said, strict=True)))
            kinds = sorted(type(answer).__name__ for answer in answers)
            assert kinds == ["Answer", "No"]
            refused += 1
            late = sides[[isinstance(answer, No) for answer in answers].index(True)][seat]
            truth = await stored(room, other)
            assert late.live.table.seq == truth.seq
            assert late.live.table.records == truth.records
            assert late.seen.seq == truth.seq
            for side in sides:  # whoever was first hears of nothing new
                assert (await side[0].say(Pause(f"{step}", "on"))).seq <= truth.seq + 1
            if ada.live.table.phase != "playing":
                break
        assert refused > 10
        checked(ada.live)
        other.jobs.stop()

    simulated(scene, tmp_path)


def test_a_seat_taken_in_another_house_is_not_given_twice(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        live = await room.table("hoechste", 3)
        other = await room.new_house().find(live.table.code)
        assert other is not None
        seats = await asyncio.gather(
            live.sit("Ben", "ben", None, b"b" * 32), other.sit("Cleo", "cleo", None, b"c" * 32)
        )
        assert sorted(seats) == [1, 2]

    simulated(scene, tmp_path)


def test_bots_of_two_houses_play_one_match(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada = (await room.party("hoechste", 3, 1))[0]
        other = await room.new_house().find(ada.live.table.code)
        assert other is not None
        while ada.live.table.phase != "over":
            if ada.seen.legal:
                await ada.say(ada.act(ada.seen.legal[0]))
            await room.clock.advance(3)
        checked(ada.live)
        assert (await stored(room, ada.live)).records == ada.live.table.records
        other.jobs.stop()

    simulated(scene, tmp_path, Pace(0.5, 0.5, beat=0))


def test_a_command_that_took_effect_in_another_house_gets_the_same_answer(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada = (await room.party("hoechste", 2, 1))[0]
        other = await room.new_house().find(ada.live.table.code)
        assert other is not None
        again = Guest(other, ada.person)
        again.come()
        act = ada.act(ada.seen.legal[0])
        answer = await ada.say(act)
        assert await again.say(act) == answer
        pause = Pause("pause", "paused")
        assert await again.say(pause) == await ada.say(pause)
        assert other.table.seq == ada.live.table.seq
        other.jobs.stop()

    simulated(scene, tmp_path)


def test_an_old_call_repeated_after_a_restart_does_not_harm_a_new_one(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("schnipp-schnapp", 2, 2)
        ada = guests[0]
        await turned(guests, room)
        await room.clock.advance(0.3)
        await call(ada, room, {"do": "schnapp", "ms": 300}, name="once")
        await room.clock.advance(0.3)
        heard = ada.answer("once")
        assert isinstance(heard, Answer)
        other = await room.new_house().find(ada.live.table.code)
        assert other is not None
        again = [Guest(other, guest.person) for guest in guests]
        for guest in again:
            guest.come()
        await turned(again, room)
        await room.clock.advance(0.3)
        await call(again[0], room, {"do": "schnapp", "ms": 300}, name="once")
        new = await call(again[1], room, {"do": "schnapp", "ms": 300}, name="new")
        await room.clock.advance(0.3)
        assert again[0].answer("once") == heard
        assert isinstance(again[1].answer(new), Answer)
        assert [line["by"] for line in timings(other)] == [0, 1]
        other.jobs.stop()

    simulated(scene, tmp_path)
