"""Checking records: what is wrong is named with its line and rule, and nothing at all makes the checker stumble."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from elferhaus.core.reader import LONGEST_LINE, BadRecordError, Reader
from elferhaus.games import game_named, games
from elferhaus.words import say_refusal

GOLDEN = Path(__file__).parent.parent / "playthroughs"
RECORDS = sorted(GOLDEN.glob("*.jsonl"))


def verdict(lines: list[bytes]) -> tuple[int, str] | None:
    """The line and rule that a record breaks, or None."""
    try:
        Reader(game_named).read(lines)
    except BadRecordError as error:
        say_refusal("en", error.refusal)
        return error.line, error.refusal.rule
    return None


def golden(name: str) -> list[bytes]:
    return (GOLDEN / f"{name}.jsonl").read_bytes().splitlines()


def changed(line: bytes, **changes: Any) -> bytes:
    """The line with some keys changed; None takes a key away."""
    told = json.loads(line) | changes
    return json.dumps({key: value for key, value in told.items() if value is not None}).encode()


def first(lines: list[bytes], **wanted: Any) -> int:
    """The index of the first line that says all this."""
    return next(index for index, line in enumerate(lines) if json.loads(line).items() >= wanted.items())


def without_legal(lines: list[bytes]) -> list[bytes]:
    return [changed(line, legal=None) for line in lines]


def test_a_record_that_ends_early_is_valid_so_far() -> None:
    lines = golden("elfer-raus-2011-basic")
    for length in range(1, len(lines)):
        reader = Reader(game_named)
        reader.read(lines[:length])
        assert not reader.is_complete


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"format": "pgn"}, "RECORD"),
        ({"version": 2}, "RECORD"),
        ({"version": True}, "RECORD"),
        ({"game": "skat"}, "RECORD"),
        ({"edition": "1931"}, "RECORD"),
        ({"edition": None}, "RECORD"),
        ({"rounds": None}, "RECORD"),
        ({"rounds": 0}, "RECORD"),
        ({"rounds": 10**30}, "RECORD"),
        ({"players": None}, "RECORD"),
        ({"players": ["Ada"]}, "ER-2"),
        ({"players": list("ABCDEFG")}, "ER-2"),
        ({"players": [1, 2]}, "RECORD"),
        ({"options": {"speed": 3}}, "RECORD"),
        ({"options": {"variant": "backwards"}}, "RECORD"),
        ({"options": {"without": "blue"}}, "ER-1"),
        ({"options": {"starter": "left-of-dealer"}}, "ER-V1"),
        ({"options": {"dealer": 7}}, "C-1"),
        ({"options": {"dealer": True}}, "RECORD"),
        ({"edition": "space", "options": {"variant": "any-start"}}, "C-5"),
        ({"edition": "elevens"}, "C-5"),
    ],
)
def test_headers(change: dict[str, Any], rule: str) -> None:
    lines = golden("elfer-raus-2011-basic")
    assert verdict([changed(lines[0], **change)]) == (1, rule)


def test_a_header_names_the_options_that_must_always_be_told() -> None:
    lines = golden("mogeln-2011-basic")
    for name in ("sneak", "count_to"):
        options = {key: value for key, value in json.loads(lines[0])["options"].items() if key != name}
        assert verdict([changed(lines[0], options=options)]) == (1, "RECORD")


def test_a_reader_ignores_what_it_does_not_know() -> None:
    lines = golden("elfer-raus-2011-basic")
    lines[0] = changed(lines[0], seed=7, created="today", fairness={"a": 1})
    lines[3] = changed(lines[3], mood="happy")
    lines.insert(4, b'{"event":"applause","by":9}')
    assert verdict(lines) is None


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        (b"", "RECORD"),
        (b"null", "RECORD"),
        (b"[]", "RECORD"),
        (b"{", "RECORD"),
        (b"{}", "RECORD"),
        (b"\xff\xfe", "RECORD"),
        (b'{"by":0}', "RECORD"),
        (b'{"do":"end"}', "RECORD"),
        (b'{"by":"0","do":"end"}', "RECORD"),
        (b'{"by":0,"do":"fly"}', "RECORD"),
        (b'{"by":0,"do":7}', "RECORD"),
        (b'{"by":0,"do":"lay"}', "RECORD"),
        (b'{"by":9,"do":"end"}', "TURN"),
        (b'{"by":-1,"do":"end"}', "TURN"),
        (b'{"event":"shuffle","pile":"stock","cards":[]}', "RECORD"),
        (b'{"event":"shuffle"}', "RECORD"),
        (b'{"deal":{}}', "RECORD"),
        (b'{"deal":7}', "RECORD"),
        (b'{"result":{"round":1,"points":[0,1,2],"winners":[0]}}', "SCORE"),
        (b'{"result":{}}', "RECORD"),
        (b'{"match":{"points":[0,1,2],"winners":[0]}}', "RECORD"),
        (b"[" * 100_000, "RECORD"),
        (b'{"by":' + b"9" * 5000 + b',"do":"end"}', "RECORD"),
        (b'{"by":1e999,"do":"end"}', "RECORD"),
        (b'"' + b"x" * LONGEST_LINE + b'"', "RECORD"),
    ],
)
def test_lines_that_are_none(line: bytes, rule: str) -> None:
    lines = golden("elfer-raus-2011-basic")[:5]
    assert verdict([*lines, line]) == (6, rule)


def test_decisions_before_the_deal_and_after_the_end() -> None:
    lines = golden("elfer-raus-2011-basic")
    assert verdict([lines[0], lines[2]]) == (2, "RECORD")
    result = first(lines, **json.loads(next(line for line in lines if b'"result"' in line)))
    assert verdict([*lines[: result + 1], lines[2]]) == (result + 2, "TURN")
    assert verdict([*lines, lines[2]]) == (len(lines) + 1, "TURN")
    assert verdict([*lines, lines[-1]]) == (len(lines) + 1, "RECORD")
    assert verdict([*lines, lines[1]]) == (len(lines) + 1, "RECORD")
    assert verdict([*lines[:4], lines[1]]) == (5, "RECORD")
    assert verdict([*lines[: result + 1], lines[result]]) == (result + 2, "RECORD")


def test_points_and_winners_are_worked_out_again() -> None:
    lines = golden("elfer-raus-2011-basic")
    at = next(index for index, line in enumerate(lines) if b'"result"' in line)
    result = json.loads(lines[at])["result"]
    for change, rule in (
        ({"points": [0, 0, 0]}, "SCORE"),
        ({"winners": [0, 1, 2]}, "SCORE"),
        ({"round": 2}, "RECORD"),
    ):
        lines[at] = json.dumps({"result": result | change}).encode()
        assert verdict(lines[: at + 1]) == (at + 1, rule)
    lines = golden("elfer-raus-2011-basic")
    final = json.loads(lines[-1])["match"]
    lines[-1] = json.dumps({"match": final | {"points": [1, 2, 3]}}).encode()
    assert verdict(lines) == (len(lines), "SCORE")


def test_a_drawn_card_must_be_told_and_be_the_top_one() -> None:
    lines = without_legal(golden("elfer-raus-2011-basic"))
    at = first(lines, do="draw")
    stock = json.loads(lines[1])["deal"]["stock"]
    assert verdict([*lines[:at], changed(lines[at], card=None)]) == (at + 1, "RECORD")
    assert verdict([*lines[:at], changed(lines[at], card=stock[-1])]) == (at + 1, "CARDS")


def test_the_list_of_what_was_legal_is_worked_out_again() -> None:
    lines = golden("elfer-raus-2011-basic")
    legal = json.loads(lines[5])["legal"]
    assert verdict([*lines[:5], changed(lines[5], legal=legal[::-1])]) is None
    for wrong in ([], [*legal, {"do": "pass"}], "all", [1], {"do": "end"}):
        assert verdict([*lines[:5], changed(lines[5], legal=wrong)]) == (6, "RECORD")


def deals(change: Any) -> list[bytes]:
    lines = golden("elfer-raus-2011-basic")
    deal = json.loads(lines[1])["deal"]
    change(deal)
    return [lines[0], json.dumps({"deal": deal}).encode()]


def test_deals() -> None:
    def twice(deal: Any) -> None:
        deal["stock"][0] = deal["stock"][1]

    def missing(deal: Any) -> None:
        del deal["stock"][0]

    def unknown(deal: Any) -> None:
        deal["hands"][0][0] = "r21"

    def moved(deal: Any) -> None:
        deal["hands"][0].append(deal["stock"].pop())

    def seat_missing(deal: Any) -> None:
        deal["stock"] += deal["hands"].pop()

    def dealer(deal: Any) -> None:
        deal["dealer"] = 1

    def number(deal: Any) -> None:
        deal["round"] = 2

    def starter(deal: Any) -> None:
        deal["starter"] = (deal["starter"] + 1) % 3

    def no_stock(deal: Any) -> None:
        del deal["stock"]

    for change, rule in (
        (twice, "CARDS"), (missing, "CARDS"), (unknown, "CARDS"), (moved, "ER-2"), (seat_missing, "RECORD"),
        (dealer, "C-1"), (number, "RECORD"), (starter, "ER-3"), (no_stock, "RECORD"),
    ):  # fmt: skip
        assert verdict(deals(change)) == (2, rule), change


def test_events_that_must_be_there_must_be_right() -> None:
    lines = golden("ueberall-2011-basic")
    at = first(lines, event="stop")
    right = json.loads(lines[at])["right"]
    assert verdict([*lines[:at], *lines[at + 1 :]]) == (at + 1, "RECORD")
    assert verdict([*lines[:at], changed(lines[at], right=not right)]) == (at + 1, "UA-7")
    assert verdict([*lines[:at], changed(lines[at], right=None)]) == (at + 1, "UA-7")
    assert verdict([*lines[: at + 1], lines[at]]) == (at + 2, "RECORD")


def test_snaps_ties_and_mistakes_must_be_there_and_right() -> None:
    lines = golden("schnipp-schnapp-2011-basic")
    for event in ("snap", "mistake", "shuffle"):
        at = first(lines, event=event)
        assert verdict([*lines[:at], *lines[at + 1 :]]) == (at + 1, "RECORD")
        assert verdict([*lines[: at + 1], lines[at]]) == (at + 2, "RECORD")
    at = first(lines, event="snap")
    by = json.loads(lines[at])["by"]
    line, rule = verdict([*lines[:at], changed(lines[at], by=(by + 1) % 3)]) or (0, "")
    assert (line, rule[:2]) == (at + 1, "SS")
    at = first(lines, event="shuffle")
    cards = json.loads(lines[at])["cards"]
    assert verdict([*lines[:at], changed(lines[at], cards=[*cards[1:], "r1"])]) in {(at + 1, "CARDS"), None}
    assert verdict([*lines[:at], changed(lines[at], cards=cards[1:])]) == (at + 1, "CARDS")
    assert verdict([*lines[:at], changed(lines[at], pile="stock")]) == (at + 1, "RECORD")


def test_a_right_call_must_take_effect_before_anything_else() -> None:
    lines = golden("schnipp-schnapp-2011-basic")
    at = first(lines, event="snap")
    turn = next(line for line in lines[at:] if b'"turn"' in line)
    result = next(line for line in lines if b'"result"' in line)
    for line in (turn, result, changed(lines[first(lines, event="shuffle")])):
        assert verdict([*lines[:at], line]) == (at + 1, "RECORD")


def test_nothing_is_turned_after_the_end() -> None:
    lines = golden("schnipp-schnapp-2011-basic")
    end = next(index for index, line in enumerate(lines) if b'"result"' in line)
    turn = next(line for line in lines[end:] if b'"turn"' in line)
    assert verdict([*lines[:end], turn]) == (end + 1, "TURN")


def test_a_shuffle_does_not_hide_a_missing_event() -> None:
    lines = golden("ueberall-2011-basic")
    at = first(lines, event="stop")
    assert verdict([*lines[:at], b'{"event":"shuffle","pile":0,"cards":[]}']) == (at + 1, "RECORD")


def test_nobody_else_turns_before_a_shuffle() -> None:
    lines = golden("schnipp-schnapp-2011-basic")
    at = first(lines, event="shuffle")
    due = json.loads(lines[at])["pile"]
    turn = json.loads(lines[at + 1])
    for by in range(3):
        line = json.dumps(turn | {"by": by}).encode()
        assert verdict([*lines[:at], line]) == (at + 1, "RECORD" if by == due else "TURN")


def test_the_seats_of_a_tie_have_no_order() -> None:
    lines = next(
        lines
        for lines in map(golden, ("schnipp-schnapp-2011-basic", "schnipp-schnapp-2011-together"))
        if b'"tie"' in b"".join(lines)
    )
    at = first(lines, event="tie")
    by = json.loads(lines[at])["by"]
    assert verdict([*lines[:at], changed(lines[at], by=by[::-1])]) is None
    assert verdict([*lines[:at], changed(lines[at], by=by[:1])]) == (at + 1, "SS-6")


def test_an_empty_record_is_none() -> None:
    assert verdict([]) == (1, "RECORD")


def test_other_consequences_are_compared_where_they_are_told() -> None:
    lines = golden("hoechste-2011-basic")
    reader = Reader(game_named)
    reader.read(lines[:5])
    winners = [winner for winner in (0, 1, 2, None) if verdict([*lines[:5], _trick(winner)]) is None]
    assert len(winners) == 1
    assert verdict([*lines[:4], _trick(winners[0])]) == (5, "RECORD")


def _trick(winner: int | None) -> bytes:
    return json.dumps({"event": "trick", "winner": winner}).encode()


def test_every_game_is_known_to_the_reader() -> None:
    assert {json.loads(path.read_bytes().splitlines()[0])["game"] for path in RECORDS} == {
        game.info.id for game in games()
    }


def told_consequences(name: str) -> list[tuple[int, dict[str, Any]]]:
    """What a golden record could have told and did not, with the number of lines before it."""
    reader, found = Reader(game_named), []
    for line in golden(name):
        reader.feed(line)
        for event in reader.events:
            told = msgspec.to_builtins(event)
            if told["event"] not in {"did", "shuffle"} and not event.recorded:
                told.pop("to", None)
                found.append((reader.lines, told))
    return found


@pytest.mark.parametrize(
    "name",
    ["ratefix-2011-basic", "hoechste-2011-basic", "zweikampf-2011-basic", "mogeln-2011-basic", "elevens-elevens-basic",
     "schwarzer-peter-2011-basic", "schnipp-schnapp-2011-basic"],
)  # fmt: skip
def test_a_told_consequence_is_compared_in_every_key(name: str) -> None:
    lines, tried = golden(name), 0
    for at, told in Random(1).sample(told_consequences(name), 4):
        assert verdict([*lines[:at], json.dumps(told).encode()]) is None, told
        for key in told.keys() - {"event"}:
            wrong = told | {
                key: {int: 99, bool: not told[key], list: ["r21"], tuple: ["r21"]}.get(type(told[key]), "x")
            }
            found = verdict([*lines[:at], json.dumps(wrong).encode()])
            assert found is not None, wrong
            assert found[0] == at + 1
            tried += 1
    assert tried


def test_guesses_that_are_told_of_other_seats_are_refused() -> None:
    lines = golden("ratefix-2011-basic")
    at, told = next(
        (at, told) for at, told in told_consequences("ratefix-2011-basic") if len({*told["guesses"], *told["off"]}) > 2
    )
    for key in ("guesses", "off", "ranking"):
        wrong = told | {key: told[key][1:] + told[key][:1]}
        assert verdict([*lines[:at], json.dumps(wrong).encode()]) == (at + 1, "RF-3")
    assert verdict([*lines[:at], json.dumps(told | {"cards": told["cards"][::-1]}).encode()]) is None


@pytest.mark.parametrize("name", ["hoechste-2011-basic", "mogeln-2011-basic"])
def test_a_consequence_is_told_once(name: str) -> None:
    lines = golden(name)
    at, told = told_consequences(name)[0]
    line = json.dumps(told).encode()
    assert verdict([*lines[:at], line, *lines[at:]]) is None
    assert verdict([*lines[:at], line, line]) == (at + 2, "RECORD")


def test_a_consequence_that_did_not_happen_is_refused() -> None:
    lines = golden("ratefix-2011-basic")
    first = next(index for index, line in enumerate(lines) if b'"do"' in line)
    told = json.dumps({"event": "trick", "winner": 0}).encode()
    assert verdict([*lines[: first + 1], told]) == (first + 2, "RECORD")
