"""Calls of every kind that the first one wins: what each is about, what the record says of it, and who is told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elferhaus.server.tables.wire import Answer, No, Pause, Snapshot, Update
from server.simulated import Guest, Room, checked, simulated

# For each word a table at which it can be called.
TABLES: dict[str, dict[str, Any]] = {
    "schnapp": {"game": "schnipp-schnapp"},
    "stop": {"game": "ueberall", "attention": "human"},
    "doubt": {"game": "mogeln", "edition": "space"},
    "too-many": {"game": "mogeln", "edition": "2011", "sneak": True},
}
WORDS = pytest.mark.parametrize("word", TABLES)


def decision(guest: Guest) -> Any:
    """Return what somebody who must act does, so that there is something to call."""
    choice = msgspec.to_builtins(guest.seen.legal)
    if choice[0]["do"] == "lay":
        return {"do": "lay", "cards": choice[0]["from"][:1], "claim": choice[0]["claim"]}
    return next((each for each in choice if each.get("on") == "own"), choice[0])


async def next_window(guests: list[Guest], room: Room) -> list[Guest]:
    """Let people act until several may call again, and return those."""
    while True:
        await room.clock.settle()
        (seat,) = guests[0].seen.table.must
        assert isinstance(await guests[seat].say(guests[seat].act(decision(guests[seat]))), Answer)
        may = guests[0].seen.table.may
        if len(may) > 1:
            return [guests[seat] for seat in may]


def called(guest: Guest, word: str) -> Any:
    """Return a call that somebody may make now."""
    (found,) = (each for each in msgspec.to_builtins(guest.seen.legal) if each["do"] == word)
    return {"do": word, "ms": 300} if word == "schnapp" else found


async def call(guest: Guest, room: Room, word: str, version: int | None = None, reaction: float = 300) -> str:
    said = guest.act(called(guest, word), version, reaction)
    await guest.live.command(guest.person, said, guest)
    await room.clock.settle()
    return said.id


def calls_in(events: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """Return how each seat's call was timed, whether it counted or not."""
    found: dict[int, dict[str, Any]] = {}
    for event in events:
        timing = event.get("timing")
        if timing is not None:
            ignored = timing.pop("ignored", ())
            assert event["by"] not in found
            found |= {event["by"]: timing} | {each["by"]: each["timing"] for each in ignored}
    return found


def recorded(guest: Guest) -> dict[int, dict[str, Any]]:
    return calls_in([json.loads(line) for line in guest.live.table.records[-1]])


# ── which card a call is about ──


@WORDS
def test_a_call_for_an_earlier_card_does_not_count_for_the_next(tmp_path: Path, word: str) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party(seats=4, people=4, **TABLES[word])
        await next_window(guests, room)
        before = guests[0].live.table.seq
        caller = (await next_window(guests, room))[0]
        now = caller.live.table.seq
        await room.clock.advance(0.300)
        for version in (before, now - 1):
            no = caller.answer(await call(caller, room, word, version))
            assert isinstance(no, No)
            assert (no.key, no.seq) == ("command-stale", now)
        await room.clock.advance(1)
        assert caller.live.table.seq == now
        assert not recorded(caller)
        counted = await call(caller, room, word)
        await room.clock.advance(0.250)
        assert isinstance(caller.answer(counted), Answer)
        assert caller.person is not None
        assert [*recorded(caller)] == [caller.live.table.seat_of(caller.person)]
        checked(caller.live)

    simulated(scene, tmp_path)


@WORDS
def test_a_call_counts_at_every_version_since_its_card(tmp_path: Path, word: str) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party(seats=4, people=4, **TABLES[word])
        caller = (await next_window(guests, room))[0]
        opened = caller.live.table.seq
        for to in ("paused", "on"):  # the table goes on, the card lies
            assert isinstance(await guests[0].say(Pause(guests[0].new_id(), to)), Answer)
        await room.clock.advance(0.300)
        counted = await call(caller, room, word, opened)
        await room.clock.advance(0.250)
        assert isinstance(caller.answer(counted), Answer)

    simulated(scene, tmp_path)


def test_a_mistake_of_another_does_not_make_a_call_stale(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("schnipp-schnapp", 4, 4)
        one, other = (await next_window(guests, room))[:2]
        opened = one.live.table.seq
        await room.clock.advance(0.300)
        await call(one, room, "schnapp")
        await room.clock.advance(0.300)
        assert one.live.table.seq == opened + 1
        counted = await call(other, room, "schnapp", opened)
        await room.clock.advance(0.300)
        assert isinstance(other.answer(counted), Answer)

    simulated(scene, tmp_path)


def test_after_a_restart_a_call_for_an_earlier_card_is_still_stale(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("mogeln", 4, 4, edition="space")
        await next_window(guests, room)
        caller = (await next_window(guests, room))[0]
        live = await room.new_house().find(caller.live.table.code)
        assert live is not None
        again = Guest(live, caller.person)
        again.come()
        no = again.answer(await call(again, room, "doubt", live.table.seq - 1))
        assert isinstance(no, No)
        assert no.key == "command-stale"

    simulated(scene, tmp_path)


@WORDS
def test_a_call_that_counted_gets_the_same_answer_when_the_next_card_lies(tmp_path: Path, word: str) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party(seats=4, people=4, **TABLES[word])
        caller = (await next_window(guests, room))[0]
        said = caller.act(called(caller, word), reaction=300)
        await caller.live.command(caller.person, said, caller)
        await room.clock.advance(0.250)
        answer = caller.answer(said.id)
        assert isinstance(answer, Answer)
        await next_window(guests, room)
        caller.live._replies._answered.clear()  # as if the server had been started anew
        assert await caller.say(said) == answer

    simulated(scene, tmp_path)


# ── what is known about calls ──


@WORDS
def test_everyone_is_told_all_that_decided_about_all_calls(tmp_path: Path, word: str) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party(seats=4, people=4, **TABLES[word])
        one, other = (await next_window(guests, room))[:2]
        one.trip, other.trip = 20, 200
        watcher = Guest(one.live, None)
        watcher.come()
        seen = one.live.table.seq
        await room.clock.advance(0.420)
        await call(one, room, word, reaction=390)
        await room.clock.advance(0.060)
        await call(other, room, word, reaction=300)
        await call(other, room, word, reaction=450)  # once more, which changes nothing
        await room.clock.advance(0.250)
        # Schnapp says its own time, which is 300 here for both.
        first = {"elapsed": 420, "reported": 390, "round_trip": 20, "credit": 30, "ms": 390}
        if word == "schnapp":
            first |= {"reported": 300, "credit": 35, "ms": 385}
        second = {"elapsed": 480, "reported": 300, "round_trip": 200, "credit": 180, "ms": 300}
        seats = [one.live.table.seat_of(each.person or "") for each in (one, other)]
        timed = dict(zip(seats, (first, second), strict=True))
        assert recorded(one) == timed
        late = Guest(one.live, None)
        late.come(since=seen)
        for guest in (*guests, watcher, late):
            events = [msgspec.to_builtins(each) for each in guest.seen.happened]
            assert calls_in(events) == timed
        checked(one.live)

    simulated(scene, tmp_path)


def test_a_call_is_timed_when_it_comes_not_when_its_turn_comes(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("mogeln", 4, 4, edition="space")
        caller = (await next_window(guests, room))[0]
        await room.clock.advance(0.400)
        async with caller.live.lock:  # as while the table stores something else
            calling = asyncio.create_task(call(caller, room, "doubt", reaction=400))
            await room.clock.advance(0.150)
        await calling
        await room.clock.advance(0.250)
        (timing,) = recorded(caller).values()
        assert (timing["elapsed"], timing["ms"]) == (400, 400)

    simulated(scene, tmp_path)


def test_nobody_is_told_of_a_call_before_it_counts(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("mogeln", 4, 4, edition="space")
        one, other = (await next_window(guests, room))[:2]
        told = len(other.told)
        await room.clock.advance(0.420)
        await call(one, room, "doubt")
        await room.clock.advance(0.249)
        assert not any(isinstance(each, Snapshot | Update) for each in other.told[told:])

    simulated(scene, tmp_path)
