"""Hints for mogeln in small situations, each with the reason one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from advising import by
from elferhaus.core.cards import card_set
from elferhaus.games.mogeln.bots import thumb
from elferhaus.games.mogeln.bots.hints import hint
from elferhaus.games.mogeln.state import DOUBT, TOO_MANY, Stood
from games.mogeln.tables import at_table, lay
from tabletop import Table, cards


def told(table: Table, seat: int) -> tuple[str, dict[str, Any]]:
    """What a seat is told: the reason without what all keys of the game begin with."""
    found = hint(table.round.chair(seat), Random(1), by(thumb))
    assert found is not None
    return found.why.key.removeprefix("hint-mogeln-"), found.why.args


def test_MO_3_doubt_what_cannot_be_true() -> None:
    table = at_table(["r2 r3 r4 r5 r6", "r1 y1 g1 b1 y2", "g2 g3 g4 g5 g6"])
    lay(table, 0, "r2", 1)
    assert told(table, 1) == ("doubt-all", {"number": 1, "count": 4})


def test_MO_6_doubt_the_last_lay() -> None:
    table = at_table(["r2", "y4 y5", "g2 g3"])
    lay(table, 0, "r2", 1)
    assert told(table, 1) == ("doubt-last", {"seat": 0})


def test_MO_6_go_out_with_the_right_card() -> None:
    assert told(at_table(["r1", "y4 y5", "g2 g3"]), 0) == ("true-last", {"card": "r1"})


def test_MO_4_nothing_is_said_where_a_call_is_not_worth_it() -> None:
    table = at_table(["r1 r2 r3", "y4 y5", "g2 g3"])
    lay(table, 0, "r1", 1)
    assert [hint(table.round.chair(2), Random(seed), by(thumb)) for seed in range(5)].count(None)


@pytest.mark.parametrize(
    ("verb", "details", "said"),
    [
        ("lay", {"cards": ["y3"], "claim": 3}, ("true", {"card": "y3"})),
        ("lay", {"cards": ["y9"], "claim": 3}, ("bluff-keep", {"card": "y9", "other": "y3"})),
        ("lay", {"cards": ["y9", "y8"], "claim": 3}, ("many", {"count": 2, "left": 1})),
        ("doubt", {}, ("doubt-most", {"number": 2, "count": 2})),
    ],
)
def test_reasons(verb: str, details: Any, said: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_table(["r1 r5 y3 y8 y9", "g1 g5", "r2 y2 y4 y6 y7"], starter=1)
    lay(table, 1, "g1", 1)
    table.state = replace(table.state, hands=(*table.state.hands[:2], card_set(cards("y3 y8 y9 r2 y2 g7"))))
    lay(table, 2, "g7", 2)
    hand = "y3 y8 y9" if verb == "lay" else "r2 y2 y8"
    table.state = replace(table.state, hands=(card_set(cards(hand)), *table.state.hands[1:]))
    monkeypatch.setattr(thumb, "decide", lambda *_: table.action(verb, **details))
    assert told(table, 0) == said


def test_bluff_without_the_right_card_and_boldly_on_a_new_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_table(["r5 r6 r7", "y4 y5", "g2 g3"])
    monkeypatch.setattr(thumb, "decide", lambda *_: table.action("lay", cards=["r5"], claim=1))
    assert told(table, 0) == ("bluff", {"card": "r5"})
    monkeypatch.setattr(thumb, "decide", lambda *_: table.action("lay", cards=["r5", "r6"], claim=1))
    assert told(table, 0) == ("many-new", {"count": 2})


def counted(said: int, hand: str) -> Table:
    """A table where seat 0 decides about a lay with which seat 2 has said a number."""
    table = at_table([hand, "g1 g5 g6", "r5 r6 r7"])
    lay(table, 0, hand.split(maxsplit=1)[0], 1)
    lay(table, 1, "g1", 2)
    table.state = replace(table.state, said=said - 1)
    lay(table, 2, "r5", said)
    return table


def test_MO_2_doubt_where_the_numbers_have_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumb, "decide", lambda *_: DOUBT)
    assert told(counted(10, "r1 y2 y3 y4"), 0) == ("doubt-no-such", {"number": 10})
    assert told(counted(9, "r1 y2 y3 y4"), 0) == ("doubt-or-lie", {"number": 10})


def test_MO_4_call_somebody_who_has_slipped_in_several_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumb, "decide", lambda *_: DOUBT)
    monkeypatch.setattr(thumb, "call", lambda *_: TOO_MANY)
    table = counted(5, "r1 y2 y3 y4")
    assert told(table, 0)[0] in {"doubt-likely", "small-pile"}
    table.log.append(Stood(by=2, count=3))
    assert told(table, 1) == ("sneaks", {"seat": 2})
    table.log.append(Stood(by=2, count=2))
    assert told(table, 0) == ("sneaks", {"seat": 2})
