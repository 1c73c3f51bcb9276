"""schwarzer-peter: hints in small situations, each with the reason one expects."""

from __future__ import annotations

from random import Random
from typing import Any

from elferhaus.games.schwarzer_peter.bots import BOTS
from elferhaus.games.schwarzer_peter.bots.hints import hint
from games.schwarzer_peter.tables import PeterTable, holding


def told(at: PeterTable, seat: int) -> tuple[str, dict[str, Any]] | None:
    """What a seat is told: the reason without what all keys of the game begin with."""
    found = hint(at.round.chair(seat), Random(1), BOTS.by_thumb)
    return None if found is None else (found.why.key.removeprefix("hint-schwarzer-peter-"), found.why.args)


def told_after_a_loss(own: str, other: str) -> tuple[str, dict[str, Any]] | None:
    """The hint to a seat that has just lost the first card of its hand to the other."""
    at = holding(own, other, drawer=1)
    at.do(1, "pull", from_=0, index=0)
    return told(at, 0)


def test_SP_3_pull_the_twin_that_is_known_and_nothing_useless() -> None:
    assert told_after_a_loss("r3 r4 b3", "b6 b7 b8 b10") == ("twin", {"card": "r3", "other": "b3"})
    assert told_after_a_loss("r3 r4 r5", "b6 b7 b8 b10") == ("not-that", {"card": "r3"})
    assert told_after_a_loss("r6 r4 r5", "b6 b7 b8 b10") == ("any", {"seat": 1})
    assert told_after_a_loss("r6 r4 r5", "b6 b7") == ("only", {"seat": 1})


def test_SP_3_mix_when_a_new_card_lies_last() -> None:
    at = holding("r1 r2", "r3 r4", "r5 r6", drawer=0)
    assert told(at, 1) is None
    at.do(0, "pull", from_=1, index=0)
    at.do(1, "pull", from_=2, index=0)
    assert told(at, 0) == ("mix", {"seat": 2})
