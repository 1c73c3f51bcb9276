"""What commands do, once: seats, hosts, versions, pauses, rounds, and the refusals with their rules."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from threading import Barrier
from typing import Any

import pytest

from elferhaus.client import Client, HouseError
from elferhaus.core.cards import deck
from elferhaus.server.tables.wire import Pause
from server.houses import GIVE_UP_S, RunningHouse
from server.people import Line, play_on, post, records, run
from server.simulated import Room, simulated

Row = dict[str, Any]


def laid(house: RunningHouse, game: str, *names: str, **choice: Any) -> tuple[str, list[str]]:
    """Lay a table for people of these names; return its code and their tokens, the host's first.

    Nobody plays for those who do not come, however long the test takes.
    """
    choice = {"game": game, "seats": len(names), "name": names[0], "stand_in": None} | choice
    table = post(house.base, "/api/tables", choice)
    seats = [post(house.base, f"/api/tables/{table['code']}/seats", {"name": name}) for name in names[1:]]
    return table["code"], [table["token"], *(seat["token"] for seat in seats)]


# ── a command has one effect ──


def test_a_repeated_command_has_one_effect_and_the_same_answer(house: RunningHouse) -> None:
    async def story() -> None:
        code, [token, _] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=token) as ada:
            begun = await ada.ask("begin", id="one")
            assert begun["type"] == "answer"
            assert [await ada.ask("begin", id="one") for _ in range(3)] == [begun] * 3
            played = {"version": begun["seq"], "action": {"do": "play", "card": (await hand(ada, begun["seq"]))[0]}}
            answer = await ada.ask("act", id="two", **played)
            assert answer == {"type": "answer", "id": "two", "seq": begun["seq"] + 1}
            assert await ada.ask("act", id="two", **played) == answer
            assert (await state(house, code))["seq"] == answer["seq"]

    run(story())


def test_a_repeated_command_gets_the_same_answer_from_a_house_that_was_closed_meanwhile(
    own_house: RunningHouse,
) -> None:
    house = own_house

    async def story() -> None:
        code, [token, _] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=token) as ada:
            begun = await ada.ask("begin", id="one")
            played = {"version": begun["seq"], "action": {"do": "play", "card": (await hand(ada, begun["seq"]))[0]}}
            answer = await ada.ask("act", id="two", **played)
        await asyncio.to_thread(house.stop)
        await asyncio.to_thread(house.start)
        async with Line(house.base, code, token=token) as ada:
            assert await ada.ask("act", id="two", **played) == answer
            assert await ada.ask("begin", id="one") == begun
            assert ada.snapshot["seq"] == answer["seq"] == (await state(house, code))["seq"]

    run(story())


def test_the_same_id_of_somebody_else_is_another_command(house: RunningHouse) -> None:
    async def story() -> None:
        code, [one, other] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=one) as ada, Line(house.base, code, token=other) as ben:
            seq = (await ada.ask("begin", id="one"))["seq"]
            for line in (ada, ben):
                action = {"do": "play", "card": (await hand(line, seq))[0]}
                assert (await line.ask("act", id="two", version=seq, action=action))["seq"] == seq + 1
                seq += 1

    run(story())


def test_a_refused_command_changes_nothing_and_is_refused_again(house: RunningHouse) -> None:
    async def story() -> None:
        code, [token] = laid(house, "hoechste", "Ada", seats=2)
        async with Line(house.base, code, token=token) as ada:
            no = await ada.ask("begin", id="one")
            assert (no["type"], no["key"], no["seq"]) == ("no", "table-not-full", ada.snapshot["seq"])
            assert await ada.ask("begin", id="one") == no
            assert (await state(house, code))["seq"] == no["seq"]

    run(story())


@pytest.mark.parametrize("bad", ["", "x" * 41, "x\0", "x\n", "ä", "\x7f"])
def test_a_command_without_a_fit_id_is_refused(house: RunningHouse, bad: str) -> None:
    async def story() -> None:
        code, [token, _] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=token) as ada:
            await ada.say({"type": "begin", "id": bad})
            assert (await ada.next("answer", "no"))["key"] == "command-id"
            assert (await state(house, code))["table"]["phase"] == "waiting"

    run(story())


# ── versions ──


def test_a_stale_decision_is_refused_with_the_current_seq(house: RunningHouse) -> None:
    async def story() -> None:
        code, tokens = laid(house, "elfer-raus", "Ada", "Ben")
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(Line(house.base, code, token=token)) for token in tokens]
            seq = (await lines[0].ask("begin"))["seq"]
            for line in lines:
                news = await line.at(seq)
                if news.get("legal"):
                    action = news["legal"][0]
                    for version in (seq - 1, seq + 1):
                        no = await line.ask("act", version=version, action=action)
                        assert (no["rule"], no["key"], no["seq"]) == ("TURN", "command-stale", seq)
                    assert (await line.ask("act", version=seq, action=action))["seq"] == seq + 1
                    return
            pytest.fail("nobody was due")

    run(story())


def test_what_is_chosen_in_secret_is_never_stale(house: RunningHouse) -> None:
    async def story() -> None:
        code, [one, other] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=one) as ada, Line(house.base, code, token=other) as ben:
            seq = (await ada.ask("begin"))["seq"]
            for line in (ada, ben):  # both at the version that they saw
                action = {"do": "play", "card": (await hand(line, seq))[0]}
                assert (await line.ask("act", version=seq, action=action))["type"] == "answer"

    run(story())


def test_a_decision_that_the_rules_forbid_is_refused_with_the_rule(house: RunningHouse) -> None:
    async def story() -> None:
        code, [token, _] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=token) as ada:
            seq = (await ada.ask("begin"))["seq"]
            held = await hand(ada, seq)
            foreign = next(card for card in deck() if card not in held)
            for action, rule in (
                ({"do": "play", "card": foreign}, "CARDS"),
                ({"do": "pass"}, "RECORD"),
                ({"do": "play", "card": 5}, "RECORD"),
                (["play"], "RECORD"),
            ):
                no = await ada.ask("act", version=seq, action=action)
                assert (no["type"], no["rule"], no["seq"]) == ("no", rule, seq)
                assert no["text"]

    run(story())


# ── seats and names ──


def refused(house: RunningHouse, path: str, content: Row) -> tuple[int, Row]:
    with pytest.raises(HouseError) as error:
        post(house.base, path, content)
    return error.value.status, error.value.answer


def test_a_taken_seat_is_not_given_twice(house: RunningHouse) -> None:
    code, _ = laid(house, "mogeln", "Ada", "Ben", seats=3)
    path = f"/api/tables/{code}/seats"
    for seat in (0, 1, 3, -1):
        assert refused(house, path, {"name": "Cem", "seat": seat})[0] == 422
    assert post(house.base, path, {"name": "Cem", "seat": 2})["seat"] == 2
    status, answer = refused(house, path, {"name": "Dora"})
    assert (status, answer["key"]) == (422, "table-seat-taken")


def test_a_new_token_ends_the_old_one_and_the_person_keeps_the_seat(house: RunningHouse) -> None:
    code, [_, old] = laid(house, "hoechste", "Ada", "Ben")
    fresh = post(house.base, f"/api/tables/{code}/seats", {"name": "Benno"}, old)
    assert (fresh["seat"], fresh["token"] != old) == (1, True)

    async def story() -> None:
        async with Line(house.base, code, token=fresh["token"]) as ben:
            assert ben.snapshot["you"] == 1
            assert ben.snapshot["table"]["seats"][1]["name"] == "Benno"
        with pytest.raises(Exception, match="4401"):
            await Line(house.base, code, token=old).__aenter__()

    run(story())


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  O\u202ema\n ", "Oma"),
        ("\ufb01\uff21\u0041\u030a", "fiA\u00c5"),
        ("x" * 30, "x" * 20),
        ("a\x00\u200b\u2066b \t c", "ab c"),
    ],
)
def test_names_are_shown_clean_and_short(house: RunningHouse, said: str, shown: str) -> None:
    code, _ = laid(house, "hoechste", said, seats=2)
    run_seats: list[Row] = []

    async def story() -> None:
        run_seats.extend((await state(house, code))["table"]["seats"])

    run(story())
    assert run_seats[0]["name"] == shown


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e\x00"])
def test_nobody_sits_down_without_a_name(house: RunningHouse, name: str) -> None:
    code, _ = laid(house, "hoechste", "Ada", seats=2)
    status, answer = refused(house, f"/api/tables/{code}/seats", {"name": name})
    assert (status, answer["key"]) == (422, "table-name")


def test_of_a_hundred_who_want_one_seat_at_once_one_gets_it(house: RunningHouse) -> None:
    code, _ = laid(house, "hoechste", "Ada", seats=2)
    start = Barrier(100)

    def join(number: int) -> int:
        start.wait(GIVE_UP_S)
        try:
            post(house.base, f"/api/tables/{code}/seats", {"name": f"P{number}", "seat": 1})
        except HouseError as error:
            return error.status
        return 201

    with ThreadPoolExecutor(100) as pool:
        assert Counter(pool.map(join, range(100))) == {201: 1, 422: 99}

    async def story() -> None:
        told = await state(house, code)
        assert told["seq"] == 3  # laid, Ada, and one more
        assert told["table"]["seats"][1]["name"].startswith("P")

    run(story())


# ── pauses, rounds, and other games ──


def test_nobody_can_do_anything_while_the_table_is_paused(house: RunningHouse) -> None:
    async def story() -> None:
        code, [token, _] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=token) as ada:
            card = (await hand(ada, (await ada.ask("begin"))["seq"]))[0]
            seq = (await ada.ask("pause", to="paused"))["seq"]
            told = await ada.at(seq)
            assert (told["table"]["paused"], told.get("legal", [])) == (True, [])
            no = await ada.ask("act", version=seq, action={"do": "play", "card": card})
            assert (no["rule"], no["key"]) == ("TURN", "table-not-playing")
            seq = (await ada.ask("pause", to="on"))["seq"]
            assert len((await ada.at(seq))["legal"]) > 1
            assert (await ada.ask("act", version=seq, action={"do": "play", "card": card}))["type"] == "answer"

    run(story())


def test_bots_rest_while_the_table_is_paused_and_go_on_after_it(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("hoechste", 2, 1)
        paused = await ada.say(Pause("pause", "paused"))
        await room.clock.advance(1_000)
        assert ada.live.table.seq == paused.seq
        on = await ada.say(Pause("on", "on"))
        await room.clock.advance(room.pace.decide)
        assert ada.live.table.seq == on.seq + 1

    simulated(scene, tmp_path)


def test_a_closed_table_stays_closed(house: RunningHouse) -> None:
    async def story() -> None:
        code, [token, _] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=token) as ada:
            card = (await hand(ada, (await ada.ask("begin"))["seq"]))[0]
            seq = (await ada.ask("pause", to="closed"))["seq"]
            await ada.ask("pause", to="on")
            no = await ada.ask("act", version=seq, action={"do": "play", "card": card})
            assert (no["rule"], no["key"]) == ("TURN", "table-not-playing")
            assert (await ada.ask("begin"))["type"] == "no"
            told = await state(house, code)
            assert told["table"]["closed"]

    run(story())


def test_next_round_rematch_and_another_game_keep_the_people(house: RunningHouse) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            host = await Client.open(house.base, game="ratefix", seats=2, rounds=2, name="Ada")
            ada = await stack.enter_async_context(host)
            ben = await stack.enter_async_context(await Client.join(house.base, ada.code, "Ben"))

            async def rounds(count: int) -> None:
                for _ in range(count):
                    begun = await ada.command("begin")
                    assert begun["type"] == "answer"
                    await asyncio.gather(*(play_on(each, Random(1), begun["seq"]) for each in (ada, ben)))

            await rounds(1)
            assert (ada.table["phase"], ada.table["round"]) == ("between", 1)
            assert (await ada.command("choose", game="hoechste"))["key"] == "table-playing"
            await rounds(1)
            assert (ada.table["phase"], ada.table["round"], len(ada.table["results"])) == ("over", 2, 2)
            await rounds(1)
            assert (ada.table["phase"], ada.table["round"]) == ("between", 1)
            await rounds(1)
            assert (await ada.command("choose", game="hoechste"))["type"] == "answer"
            await rounds(1)
            found = await records(house.base, ada.code)
            assert [record[0].split(b'"game":"')[1].split(b'"')[0] for record in found] == [
                b"ratefix",
                b"ratefix",
                b"hoechste",
            ]
            assert all(b'"players":["Ada","Ben"]' in record[0] for record in found)
            assert (ada.seat, ben.seat) == (0, 1)

    run(story())


def test_a_record_is_kept_in_the_house_until_the_match_is_over(house: RunningHouse) -> None:
    async def story() -> None:
        code, [token, _] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=token) as ada:
            assert await records(house.base, code) == []
            await ada.ask("begin")
            assert await records(house.base, code) == []

    run(story())


async def hand(line: Line, seq: int) -> list[str]:
    """Return the own cards once the table has come to a seq."""
    cards: list[str] = (await line.at(seq))["view"]["hand"]
    return cards


async def state(house: RunningHouse, code: str) -> Row:
    """Return what a watcher who comes now is told."""
    async with Line(house.base, code, role="watch") as line:
        return line.snapshot
