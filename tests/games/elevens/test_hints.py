"""Hints for elevens in small situations, each with the reason one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from advising import by
from elferhaus.core.cards import card_set
from elferhaus.games.elevens.bots import BOTS, thumb
from elferhaus.games.elevens.state import Draw, End, Lay
from tabletop import Table, cards


def told(at: Table) -> str:
    """The reason that seat 0 is told, without what all keys of the game begin with."""
    found = BOTS.give_hint(at.round.chair(0), Random(1), by(thumb))
    assert found is not None
    return found.why.key.removeprefix("hint-elevens-").removeprefix("hint-")


def table(hand: str, rows: str = "", wild: str = "", **more: Any) -> Table:
    """A table of elevens with this hand, and these cards on the table besides the 11s."""
    bridges, stock, options = more.pop("bridges", 0), more.pop("stock", "g2 g3"), more.pop("options", {})
    hands = [hand, more.pop("other", "b2 b4 b6 b8 b14 b16")]
    deal = {"starter": 0, "rows": "red yellow green blue", "hands": hands, "bridges": [bridges, 0], "stock": stock}
    made = Table("elevens", deal, **options)
    lying = card_set([*cards(rows), *cards(wild)])
    made.state = replace(made.state, table=made.state.table | lying, wild=card_set(cards(wild)), **more)
    return made


SIDE = "r12 r13 r14 r15 r16 r17 r18 r19 r20"


@pytest.mark.parametrize(
    ("at", "said"),
    [
        (table("r21 y3 y5 g4 b6", SIDE, other="b2 b4"), "completes"),
        (table("r18 y3 y5 g4 b6", "r12 r13 r14 r15 r16 r17"), "side"),
        (table("r12 y3 g4", "", "r12", laid=1), "swap"),
        (table("r12 y3 g4", laid=4), "end-four"),
        (table("y3 g4 g5 g6 g7 joker"), "discard"),
        (table("joker", stock=""), "out-joker"),
        (table("r12 r13 g10"), "rows-out"),
        (table("r12 y3 g4 b2 b4 b6", stock="", duty=True), "rows-only"),
        (table("r12 r20 r21 y3 g4", options={"variant": "start"}), "rows-waits"),
        (table("r12 y3 g4 b6 b8 y17", options={"variant": "start"}), "draw-opens"),
        (table("y3 g4 g6"), "rows-draw"),
        (table("y3 g4 g6", stock=""), "rows-pass"),
        (table("y3 g4 g6", laid=1), "rows-end"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_reasons(at: Table, said: str) -> None:
    assert told(at) == said


LOW = "r12 y12 y13 y14 y15 y16 y17"


@pytest.mark.parametrize(
    ("at", "action", "said"),
    [
        (table("r17 r20 g3 g4 g5", LOW, bridges=1), Lay("r17", bridge="y17"), "bridge-waits"),
        (table("r17 g3 g4 g5 g6", LOW, bridges=1), Lay("r17", bridge="y17"), "bridge"),
        (table("r20 g3 g4 g5 g6 joker", LOW), Lay("joker", "r13"), "joker-waits"),
        (table("y3 g3 g4 g5 g6 joker", LOW), Lay("joker", "r13"), "joker"),
        (table("y3 g3 g4 g5 g6 joker", LOW), Draw(), "save-joker"),
        (table("r17 g3 g4 g5 g6", LOW, bridges=1), Draw(), "save-bridge"),
        (table("r13 r15 g3 g4 g5 g6", "r12 r14 r16"), Draw(), "draw-waits"),
        (table("r13 r15 g3 g4 g5 g6", "r12 r14 r16", laid=1), End(), "end-waits"),
        (table("r13 g3 g4 g5 g6", "r12", laid=1), End(), "rows-end-opens"),
        (table("r13 g3 g4 g5 g6", "r12 r14"), Lay("r13"), "rows-nothing-behind"),
        (table("r13 r14 g3 g4 g5 g6", "r12"), Lay("r13"), "rows-next-is-mine"),
        (table("r15 r18 g3 g4 g5", "r12 r13 r14 r17 r19 r20 r21"), Lay("r15"), "collects"),
        (table("r12 y3 g4 g6 g8", other="b2 b4"), Lay("r12"), "short"),
        (table("r12 y3 g4 g6 g8"), Lay("r12"), "rows-least"),
        (table("r12 y20 y3 g4 g6", "y21"), Lay("r12"), "high"),
        (table("r4 y20 y2 g4 g6", "y21 y19 r5 r6"), Lay("r4"), "good"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_rare_reasons(at: Table, action: Any, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumb, "decide", lambda *_: action)
    assert told(at) == said
