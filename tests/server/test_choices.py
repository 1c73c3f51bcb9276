"""Who may run a table, and which tables the rules forbid."""

from __future__ import annotations

from random import Random

import pytest

from elferhaus.client import Client
from server.houses import RunningHouse
from server.people import Line, play_on, post, run
from server.test_commands import Row, hand, laid, refused, state

# ── hosts and guests ──


def test_only_the_host_runs_the_table(house: RunningHouse) -> None:
    async def story() -> None:
        code, [_, guest] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=guest) as ben, Line(house.base, code, role="watch") as watcher:
            for line in (ben, watcher):
                for kind, details in (
                    ("begin", {}),
                    ("fill", {"seat": 0, "bot": "random"}),
                    ("free", {"seat": 0}),
                    ("choose", {"game": "mogeln"}),
                    ("pause", {"to": "closed"}),
                ):
                    no = await line.ask(kind, **details)
                    assert (no["rule"], no["key"]) == ("TURN", "table-host-only")
            assert watcher.snapshot["seq"] == (await state(house, code))["seq"]

    run(story())


def test_whoever_has_no_seat_cannot_play(house: RunningHouse) -> None:
    async def story() -> None:
        code, [host, _] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=host) as ada:
            seq = (await ada.ask("begin"))["seq"]
            card = (await hand(ada, seq))[0]
            for hello in ({"role": "watch"}, {"role": "screen"}, {"token": host, "role": "screen"}):
                async with Line(house.base, code, **hello) as line:
                    assert line.snapshot["you"] is None
                    assert not line.snapshot["host"]
                    no = await line.ask("act", version=seq, action={"do": "play", "card": card})
                    assert no["key"] == "table-no-seat"

    run(story())


def test_bots_take_free_seats_and_give_them_back(house: RunningHouse) -> None:
    async def story() -> None:
        code, [token] = laid(house, "hoechste", "Ada", seats=3)
        async with Line(house.base, code, token=token) as ada:
            assert (await ada.ask("fill", seat=1, bot="greedy"))["type"] == "answer"
            assert (await ada.ask("fill", seat=1, bot="greedy"))["key"] == "table-seat-taken"
            assert (await ada.ask("fill", seat=1, bot="random"))["type"] == "answer"  # instead of the other
            assert (await ada.ask("fill", seat=0, bot="random"))["key"] == "table-seat-taken"
            assert (await ada.ask("fill", seat=2, bot="genius"))["key"] == "table-no-bot"
            assert (await ada.ask("fill", seat=3, bot="random"))["key"] == "no-such-seat"
            assert (await ada.ask("fill", seat=-1, bot="random"))["key"] == "no-such-seat"
            kinds = [seat["kind"] for seat in (await state(house, code))["table"]["seats"]]
            assert kinds == ["person", "bot", "free"]
            assert (await ada.ask("free", seat=1))["type"] == "answer"
            assert (await ada.ask("free", seat=1))["key"] == "table-seat-free"
            kinds = [seat["kind"] for seat in (await state(house, code))["table"]["seats"]]
            assert kinds == ["person", "free", "free"]

    run(story())


def test_a_bot_takes_another_s_place_while_the_match_goes_on(house: RunningHouse) -> None:
    async def story() -> None:
        async with await Client.open(house.base, game="schwarzer-peter", seats=3, name="Ada") as ada:
            for seat in (1, 2):
                await ada.command("fill", seat=seat, bot="random")
            await ada.command("begin")
            for bot in ("greedy", "patient"):  # once more: a bot may be thinking just then
                exchanged = await ada.command("fill", seat=1, bot=bot)
                assert exchanged["type"] == "answer"
            assert (await ada.command("free", seat=1))["key"] == "table-playing", "a seat is not left empty"
            await play_on(ada, Random(1), exchanged["seq"])
            assert ada.table["phase"] == "over"
            assert [seat["bot"] for seat in ada.table["seats"]] == [None, "patient", "random"]

    run(story())


def test_people_can_leave_their_own_seat_but_not_in_mid_game(house: RunningHouse) -> None:
    async def story() -> None:
        code, [host, guest] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=host) as ada, Line(house.base, code, token=guest) as ben:
            assert (await ben.ask("free", seat=1))["type"] == "answer"
            back = post(house.base, f"/api/tables/{code}/seats", {"name": "Ben"}, guest)
            assert back["seat"] == 1
            async with Line(house.base, code, token=back["token"]) as again:
                assert (await ada.ask("begin"))["type"] == "answer"
                assert (await again.ask("free", seat=1))["key"] == "table-playing"

    run(story())


# ── what the rules forbid ──

FORBIDDEN = [
    ({"game": "mogeln", "seats": 2}, "MO-1"),
    ({"game": "zweikampf", "seats": 3}, "ZK-1"),
    ({"game": "elfer-raus", "seats": 7}, "ER-2"),
    ({"game": "elfer-raus", "seats": 0}, "ER-2"),
    ({"game": "elfer-raus", "seats": 4, "options": {"without": "red"}}, "ER-1"),
    ({"game": "elfer-raus", "seats": 3, "edition": "space", "options": {"variant": "any-start"}}, "C-5"),
    ({"game": "elfer-raus", "seats": 3, "edition": "1999"}, "RECORD"),
    ({"game": "elfer-raus", "seats": 3, "options": {"variant": "sideways"}}, "RECORD"),
    ({"game": "elfer-raus", "seats": 3, "options": {"seed": 5}}, "RECORD"),
    ({"game": "elfer-raus", "seats": 3, "rounds": 0}, "RECORD"),
    ({"game": "poker", "seats": 3}, "RECORD"),
]


@pytest.mark.parametrize(("choice", "rule"), FORBIDDEN, ids=lambda value: value if isinstance(value, str) else None)
def test_a_table_that_the_rules_forbid_is_not_laid(house: RunningHouse, choice: Row, rule: str) -> None:
    status, answer = refused(house, "/api/tables", choice)
    assert (status, answer["rule"]) == (422, rule)
    assert answer["text"]


def test_a_game_that_the_rules_forbid_for_these_people_is_not_chosen(house: RunningHouse) -> None:
    async def story() -> None:
        code, [token, _] = laid(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=token) as ada:
            no = await ada.ask("choose", game="mogeln")
            assert (no["type"], no["rule"]) == ("no", "MO-1")
            assert (await state(house, code))["table"]["game"] == "hoechste"

    run(story())
