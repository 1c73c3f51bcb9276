"""Seals at tables: promised before the deal, added to by every device, opened at the end, and never told before."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elferhaus.client import Client
from elferhaus.core.fair import Secret
from elferhaus.core.game import choose
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.games import game_named
from elferhaus.server.tables import entries
from elferhaus.server.tables.draft import Draft
from elferhaus.server.tables.entries import Opened, Played
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.numbers import PATIENCE_S
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tables.wire import AddNumber, Answer, Begin, Fill, No, write_message
from server.houses import RunningHouse
from server.people import play_on, records, run
from server.simulated import Guest, Room, checked, simulated

MINE, OTHERS = "a1" * 16, "b2" * 16
QUICK = Pace(decide=0.001, window=0.05, beat=0)


async def two_at(room: Room, game: str = "farben", bots: int = 1) -> list[Guest]:
    """Two people and bots at a table that has not begun."""
    live = await room.table(game, 2 + bots, stand_in=1)
    await live.sit("Ben", "ben", 1, room.rng.randbytes(32))
    ada, ben = Guest(live, live.table.host), Guest(live, "ben")
    for guest in (ada, ben):
        guest.come()
    for seat in range(2, 2 + bots):
        await ada.say(Fill(ada.new_id(), seat, "greedy"))
    return [ada, ben]


def add(guest: Guest, number: str, commitment: str | None = None) -> AddNumber:
    promise = guest.seen.table.promise
    return AddNumber(guest.new_id(), commitment or (promise.commitment if promise else "0" * 64), number)


def sealed(guest: Guest) -> Any:
    return json.loads(guest.live.table.records[-1][1])["sealed"]


def play_out(table: TableState) -> None:
    while (pending := table.pending) is not None:
        draft, seat = Draft(table, Random(1)), pending.must[0]
        draft.act(seat, choose(table.game.legal(table.state, seat)[0], Random(1)))
        table.fold(draft.played())


def test_the_first_deal_follows_from_the_promise_and_the_numbers_of_all_devices(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await two_at(room)
        promise = ada.seen.table.promise
        assert promise is not None
        for guest, number in ((ada, MINE), (ben, OTHERS)):
            assert isinstance(await guest.say(add(guest, number)), Answer)
        await ada.say(Begin(ada.new_id()))
        found = {
            "match": promise.match,
            "commitment": promise.commitment,
            "numbers": [MINE, OTHERS, None],
            "version": 1,
        }
        assert sealed(ada) == found
        assert ada.seen.table.promise is None  # nothing can be added any more
        no = await ben.say(add(ben, OTHERS, promise.commitment))
        assert isinstance(no, No)
        assert (no.rule, no.key) == ("FAIR", "number-late")

    simulated(scene, tmp_path)


@pytest.mark.parametrize(
    "game",
    ["farben", "schnipp-schnapp", *(pytest.param(game, marks=pytest.mark.slow) for game in ("hoechste", "ueberall"))],
)
def test_a_match_is_opened_at_its_end_and_everything_in_it_follows(game: str, tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await two_at(room, game)
        first = ada.seen.table.promise
        assert first is not None
        await ben.say(add(ben, OTHERS))
        await ada.say(Begin(ada.new_id()))
        for guest in (ada, ben):
            guest.go()  # whoever leaves early gains nothing: bots play on with the same luck
        for _ in range(2_000):
            if ada.live.table.phase == "over":
                break
            await room.clock.advance(30)
        reader = checked(ada.live)
        assert reader.is_complete
        assert reader.seal.is_open
        ada.come()
        then = ada.seen.table.promise
        assert then is not None
        assert {then.match, then.commitment}.isdisjoint({first.match, first.commitment})

    simulated(scene, tmp_path)


def test_who_waits_for_the_others_numbers_or_for_the_secret_learns_nothing(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await two_at(room)
        await ada.say(add(ada, MINE))
        secret = ada.live.table.promised
        assert secret is not None
        told = b"".join(map(write_message, ben.told))
        assert MINE.encode() not in told
        await ben.say(add(ben, OTHERS))
        await ada.say(Begin(ada.new_id()))
        await room.clock.advance(30)
        told = b"".join(map(write_message, [*ada.told, *ben.told]))
        assert secret.secret.encode() not in told
        assert secret.commitment.encode() in told

    simulated(scene, tmp_path)


def test_of_a_person_s_numbers_the_last_counts_and_none_for_another_promise_or_from_a_watcher(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await two_at(room)
        await ada.say(add(ada, OTHERS))
        assert isinstance(await ada.say(add(ada, MINE)), Answer)
        assert isinstance(await ben.say(add(ben, OTHERS, "0" * 64)), No)
        watcher = Guest(ada.live, None)
        watcher.come()
        assert isinstance(await watcher.say(add(watcher, OTHERS)), No)
        await ada.say(Begin(ada.new_id()))
        assert sealed(ada)["numbers"] == [MINE, None, None]

    simulated(scene, tmp_path)


def test_a_device_that_said_it_adds_a_number_is_waited_for_but_not_for_long(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await two_at(room)
        for guest in (ada, ben):
            ada.live.numbers.expect(guest)
        await ada.say(add(ada, MINE))
        begin = Begin(ada.new_id())
        waiting = asyncio.ensure_future(ada.live.command(ada.person, begin, ada))
        await room.clock.advance(PATIENCE_S / 2)
        assert ada.live.table.phase == "waiting"
        await ben.say(add(ben, OTHERS))
        await room.clock.advance(PATIENCE_S / 4)
        assert waiting.done()
        assert sealed(ada)["numbers"] == [MINE, OTHERS, None]

    async def nobody_answers(room: Room) -> None:
        ada, ben = await two_at(room)
        for guest in (ada, ben):
            ada.live.numbers.expect(guest)
        waiting = asyncio.ensure_future(ada.live.command(ada.person, Begin(ada.new_id()), ada))
        await room.clock.advance(PATIENCE_S + 0.1)
        assert waiting.done()
        assert sealed(ada)["numbers"] == [None, None, None]

    simulated(scene, tmp_path)
    (tmp_path / "2").mkdir()
    simulated(nobody_answers, tmp_path / "2")


def test_after_a_crash_the_same_promise_holds_and_the_same_luck_goes_on(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, _ = await two_at(room)
        await ada.say(add(ada, MINE))
        room.house.close()
        room.house = room.new_house()
        live = await room.house.load(ada.live.name)
        assert live is not None
        assert live.table.promised == ada.live.table.promised
        again = Guest(live, live.table.host)
        again.come()
        await again.say(add(again, OTHERS))  # numbers were in no log: they are said anew
        await again.say(Begin(again.new_id()))
        assert sealed(again)["numbers"] == [OTHERS, None, None]
        loaded = await room.new_house().load(live.name)
        assert loaded is not None
        assert loaded.table.seal is not None
        assert live.table.seal is not None
        assert loaded.table.seal.luck.at(2).random() == live.table.seal.luck.at(2).random()
        assert loaded.table.luck_of_bot(2, "decide") is not None

    simulated(scene, tmp_path)


def test_all_luck_of_a_match_has_one_source_however_often_it_is_worked_out(tmp_path: Path) -> None:
    """Two houses that go on from the same log shuffle and let bots decide alike, whatever else they have drawn."""

    async def scene(room: Room) -> None:
        ada, ben = await two_at(room)
        await ada.say(Begin(ada.new_id()))
        live = ada.live

        def drawn(seed: int) -> list[Any]:
            table = TableState()
            for append in room.store.appends:
                for body in append.bodies:
                    table.fold(entries.decode(body))
            draft = Draft(table, Random(seed))
            luck = table.luck_of_bot(2, "decide")
            assert luck is not None
            return [next(iter(draft._round._shuffles or ())).sample("abcdefgh", 8), luck.random()]

        assert drawn(1) == drawn(2)
        before = live.table.luck_of_bot(2, "decide")
        turn = next((guest for guest in (ada, ben) if guest.seen.legal), None)
        if turn is None:
            await room.clock.advance(5)
        else:
            assert isinstance(await turn.say(turn.act(turn.seen.legal[0])), Answer)
        after = live.table.luck_of_bot(2, "decide")
        assert before is not None
        assert after is not None
        assert before.random() != after.random()

    simulated(scene, tmp_path)


def test_a_table_from_before_promises_plays_on_without_a_seal() -> None:
    old = entries.decode(
        b'{"entry":"opened","code":"bafelo7","host":"p0","seats":2,'
        b'"choice":{"game":"hoechste","edition":"2011","options":{},"rounds":1}}'
    )
    table = TableState()
    assert isinstance(old, Opened)
    for entry in (old, entries.Sat(0, "Ada", "p0"), entries.Sat(1, "Ben", "p1")):
        table.fold(entry)
    draft = Draft(table, Random(1))
    draft.begin(table.new_match(), (MINE, OTHERS))
    table.fold(draft.played())
    assert table.seal is None
    assert table.luck_of_bot(1, "decide") is None
    assert "sealed" not in draft.lines[1]


def test_a_house_that_deals_other_cards_than_it_promised_cannot_end_the_match() -> None:
    """What is on disk is checked like any record: a forged deal stands there with its line and the rule."""
    promise = Secret("a-match", "5e" * 32)
    told: list[Any] = [Opened("bafelo7", "p0", 2, entries.Setup("zweikampf", "2011", {}, 1), None, promise)]
    told += [entries.Sat(0, "Ada", "p0"), entries.Sat(1, "Ben", "p1")]
    table = TableState()
    for entry in told:
        table.fold(entry)
    draft = Draft(table, Random(1))
    draft.begin(table.new_match(), (MINE, OTHERS))
    header, seal, deal = draft.lines[:3]
    piles = json.loads(deal)["deal"]["piles"]
    piles[0][0], piles[1][0] = piles[1][0], piles[0][0]  # the house gives Ada Ben's first card
    forged = json.dumps({"deal": json.loads(deal)["deal"] | {"piles": piles}})
    table.fold(Played((header, seal, forged)))
    with pytest.raises(BadRecordError) as found:
        play_out(table)
    assert (found.value.line, found.value.refusal.key) == (3, "record-seal-deal")


def test_over_real_lines_every_client_adds_a_number_and_finds_it_in_the_record(tmp_path: Path) -> None:
    async def story(house: RunningHouse) -> None:
        host = await Client.open(house.base, game="hoechste", seats=3, name="Ada")
        async with host, await Client.join(house.base, host.code, "Ben") as ben:
            await host.command("fill", seat=2, bot="random")
            for rounds in (1, 2):  # the match and a rematch, each with a promise of its own
                seq = (await host.command("begin"))["seq"]
                await asyncio.gather(play_on(host, Random(1), seq), play_on(ben, Random(2), seq))
                found = (await records(house.base, host.code))[-1]
                Reader(game_named).read(found)
                seal = json.loads(found[1])["sealed"]
                mine, bens = host.numbers[seal["commitment"]], ben.numbers[seal["commitment"]]
                assert seal["numbers"] == [mine, bens, None]
                assert len(host.numbers) >= rounds

    with RunningHouse(tmp_path / "house.db", pace=QUICK) as house:
        run(story(house))


def test_all_promises_go_when_everything_is_deleted(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        live = await room.table("hoechste", 2)
        secret = live.table.promised
        assert secret is not None
        await room.house.forget_all()
        with sqlite3.connect(tmp_path / "house.db") as base:
            assert not base.execute("SELECT count(*) FROM entries").fetchone()[0]
        assert secret.secret.encode() not in (tmp_path / "house.db").read_bytes()

    simulated(scene, tmp_path)
