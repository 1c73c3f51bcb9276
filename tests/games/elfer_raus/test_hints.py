"""Hints for elfer-raus in small situations, each with the reason one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elferhaus.core.cards import beside, card_set
from elferhaus.core.options import choose_rules
from elferhaus.games.elfer_raus import BOTS, GAME
from elferhaus.games.elfer_raus.rules import row_rules
from elferhaus.games.row_laying.state import ROW, RowState
from tabletop import seated


def hint(hand: str, rows: str, phase: Any = "begin", **options: Any) -> tuple[str, dict[str, Any]]:
    """The hint at elfer-raus with this hand, and these cards on the table."""
    stock = options.pop("stock", ("b1", "b2"))
    rules = choose_rules(GAME, options.pop("edition", None), options, 2)
    laid = row_rules(rules)
    table = card_set(rows.split())
    starts = sum(card_set([card]) for card in ("r11", "y11", "g11", "b11") if not table & ROW[card])
    fits = (beside(table) | starts) & laid.deck & ~table
    if not table:
        fits = laid.starts
    hands = (card_set(hand.split()), card_set(["b3", "b4", "b5"]))
    state: Any = RowState(rules, laid, hands, stock, table, fits, 0, 0, phase)
    found = BOTS.give_hint(seated(GAME, state, 0), Random(1))
    assert found is not None
    return found.why.key.removeprefix("hint-rows-"), found.why.args


def test_it_lays_where_an_own_card_waits() -> None:
    assert hint("r12 b12 b15 y3 y5", "r11 b11") == ("waits", {"card": "b12", "other": "b15"})


def test_it_keeps_what_only_this_seat_can_open() -> None:
    said = hint("g12 y3 y5 y7 b2 b19", "g11", "laid")
    assert said == ("end-keep", {"card": "g12", "low": 13, "high": 20})


def test_it_lays_one_card_and_keeps_the_other() -> None:
    said = hint("r19 g12 y3 y5", "r11 r12 r13 r14 r15 r16 r17 r18 g11")
    assert said == ("rather", {"card": "r19", "other": "g12", "low": 13, "high": 20})


def test_it_goes_out_when_everything_fits() -> None:
    assert hint("r12 r13 g10", "r11 g11") == ("out", {"count": 3})
    assert hint("r12", "r11 g11") == ("last", {"card": "r12"})


def test_it_draws_passes_and_ends_where_nothing_fits() -> None:
    assert hint("r14 g9", "r11 g11") == ("draw", {})
    assert hint("r14 g9", "r11 g11", stock=()) == ("pass", {})
    assert hint("r14 g9", "r11 g11", "laid") == ("end", {})


def test_a_card_drawn_is_laid_or_kept() -> None:
    assert hint("r12 r14 g9", "r11 g11", "drawn") == ("drawn", {"card": "r12"})
    assert hint("r12 r14 g9", "r11 g11", "drawn", edition="space") == ("keep", {"card": "r12"})


def test_the_first_card_is_its_eleven() -> None:
    assert hint("r11 r12 r13", "") == ("begin", {"card": "r11"})


@pytest.mark.parametrize(
    ("hand", "rows", "phase", "said"),
    [
        ("r20 g3 y5", "r11 r12 r13 r14 r15 r16 r17 r18 r19", "begin", "only"),
        ("r20 r10 g3 y5", "r11 r12 r13 r14 r15 r16 r17 r18 r19", "begin", "nothing-behind"),
        ("r19 r20 g12 g4", "r11 r12 r13 r14 r15 r16 r17 r18 g11", "begin", "next-is-mine"),
        ("r7 r17 g3 b5", "r8 r9 r10 r11 r12 r13 r14 r15 r16", "begin", "rather"),
        ("r18 y19 g3 b5", "r11 r12 r13 r14 r15 r16 r17 y11 y12 y13 y14 y15 y16 y17 y18", "begin", "least"),
        ("r18 y18 g3 b5 b7 b9", "r11 r12 r13 r14 r15 r16 r17 y11 y12 y13 y14 y15 y16 y17", "laid", "end-opens"),
        ("r20 g3 b5 b7 b9 y2 y4 y6 y8", "r11 r12 r13 r14 r15 r16 r17 r18 r19", "laid", "end-waits"),
    ],
)
def test_reasons(hand: str, rows: str, phase: str, said: str) -> None:
    assert hint(hand, rows, phase)[0] == said
