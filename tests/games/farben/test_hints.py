"""farben: hints in small situations, each with the reason one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from advising import by
from elferhaus.games.farben.bots import thumb
from elferhaus.games.farben.bots.hints import hint
from games.farben.tables import table


def with_hand(hand: str, piles: str, stock: str = "g19 g20") -> Any:
    """A table with this hand, and these cards on the open piles."""
    return table(hand, "y1 y2 g1 g2 b2 b3 r1 r2 r3", stock=stock, open_=piles)


def told(round_: Any) -> tuple[str, dict[str, Any]]:
    """What the first seat is told: the reason without what all keys of the game begin with."""
    why = hint(round_.round.chair(0), Random(1), by(thumb)).why
    return why.key.removeprefix("hint-farben-").removeprefix("hint-"), why.args


def test_FS_2_take_what_raises_the_sum() -> None:
    round_ = with_hand("r20 r19 r18 g14 g13", "y3 r4 r9 y6")
    assert told(round_) == ("take", {"card": "r9", "colour": "red", "sum": 66})
    one_colour = with_hand("r20 r19 r18 r5", "y3 r4 r9 y6")
    assert told(one_colour) == ("take", {"card": "r9", "colour": "red", "sum": 66})  # the 5 has to go


def test_FS_2_take_from_the_stock_where_nothing_open_helps() -> None:
    assert told(with_hand("r20 r19 r18 g14 g13", "y3 y4 y5 y6")) == ("stock", {"colour": "red"})
    assert told(with_hand("r20 r19 r18 r17", "y3 r4 y5 y6")) == ("stock-low", {"card": "r4"})
    assert told(with_hand("r20 r19 r18 r17", "y3 r4 y5 y6", ""))[0] == "no-stock"


def test_FS_3_drop_what_serves_nobody_and_close_when_ahead() -> None:
    round_ = with_hand("r20 r19 r18 r17 r16 r15 r14 r13 b1", "y3 y4 y5 y6", "r12 g9")
    round_.do(0, "take", from_="stock")
    assert told(round_) == ("close", {"colour": "red", "sum": 144})
    round_ = with_hand("r20 r19 b1 b2 y1", "y3 y4 y5 y6", "r12 g9")
    round_.do(0, "take", from_="stock")
    assert told(round_)[0] == "drop"
    round_ = with_hand("r3 r4 r5 r6", "y3 y4 y5 y6", "r7 g9")
    round_.do(0, "take", from_="stock")
    assert told(round_) == ("drop-low", {"card": "r3"})


def test_FS_2_cover_what_another_collects() -> None:
    round_ = with_hand("r20 r19 y1 y2 b1 b4", "y18 g17 g16 y15", "r12 r13 r14 r11")
    round_.do(0, "take", from_="stock")
    round_.do(0, "drop", card="y1", on=0)
    round_.do(1, "take", from_=1, card="g17")
    round_.do(1, "drop", card="b2", on=1)
    round_.do(0, "take", from_="stock")
    key, args = told(round_)
    assert (key, args["top"], args["seat"]) == ("cover", "g16", 1)


def test_FS_2_drop_a_colour_that_nobody_takes() -> None:
    round_ = with_hand("r20 r19 b1 b5 y1 y2", "y8 g7 g6 y5", "r12 r13 r14 r11")
    round_.do(0, "take", from_="stock")
    round_.do(0, "drop", card="b1", on=0)
    round_.do(1, "take", from_=1, card="g7")
    round_.do(1, "drop", card="r1", on=1)
    round_.do(0, "take", from_="stock")
    assert told(round_)[0] == "drop-unwanted"


def test_little_is_said_where_an_own_card_goes_that_is_not_the_lowest(monkeypatch: pytest.MonkeyPatch) -> None:
    round_ = with_hand("r3 r4 r5 r6", "y3 y4 y5 y6", "r7 g9")
    round_.do(0, "take", from_="stock")
    monkeypatch.setattr(thumb, "decide", lambda *_: round_.action("drop", card="r5", on=0))
    assert told(round_)[0] == "good"
