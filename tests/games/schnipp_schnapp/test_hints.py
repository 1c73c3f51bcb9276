"""schnipp-schnapp: hints in small situations, each with the reason one expects."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from elferhaus.games.schnipp_schnapp.bots import BOTS
from elferhaus.games.schnipp_schnapp.bots.hints import hint
from games.schnipp_schnapp.tables import table, turn
from tabletop import Table


def told(at: Table, seat: int) -> tuple[str, dict[str, Any]] | None:
    """What a seat is told: the reason without what all keys of the game begin with."""
    found = hint(at.round.chair(seat), Random(1), BOTS.by_thumb)
    return None if found is None else (found.why.key.removeprefix("hint-schnipp-schnapp-"), found.why.args)


def test_SS_3_call_only_what_can_be_seen() -> None:
    at = table("r5 r6 r7", "y5 y6 y8", "g9 g10 g11")
    assert told(at, 0) == ("turn", {})
    turn(at, 0)
    assert told(at, 2) is None
    turn(at, 1)
    assert told(at, 0) == ("schnapp", {"number": 5})
    assert told(at, 2) == ("schnapp", {"number": 5})
    at.do(2, "schnipp", ms=400)  # the wrong word: no more calls for this card
    assert told(at, 2) == ("next", {})


def test_SS_5_call_what_is_like_the_middle() -> None:
    at = table("r5 r6 r7", "y4 y6 y8", "g9 g10 g11")
    turn(at, 0)
    at.state = replace(at.state, middle=("b4",))
    turn(at, 1)
    assert told(at, 0) == ("schnipp", {"number": 4})
