"""Hints for ueberall in small situations, each with the reason one expects."""

from __future__ import annotations

from random import Random
from typing import Any

from elferhaus.games.ueberall.bots import BOTS
from games.ueberall.tables import table


def told(at: Any, seat: int) -> tuple[str, dict[str, Any]]:
    """What a seat is told: the reason without what all keys of the game begin with."""
    found = BOTS.give_hint(at.round.chair(seat), Random(1))
    assert found is not None
    return found.why.key.removeprefix("hint-ueberall-"), found.why.args


def test_places_where_it_must_and_where_it_hurts() -> None:
    at = table("r9 r5 r6 r1", "r4 y2 y7", "g4 g12")
    assert told(at, 0) == ("opening", {"card": "r9"})
    at.do(0, "place", card="r9", on="middle")
    assert told(at, 1) == ("own", {"card": "r4"})
    at.do(1, "place", card="r4", on="own")
    at.do(2, "place", card="g4", on="own")
    assert told(at, 0) == ("fewest", {"card": "r5", "seat": 2})


def test_of_equals_the_next_to_play_is_loaded() -> None:
    at = table("r9 r5 r6 r1", "r4 y2", "g4 g12")
    at.do(0, "place", card="r9", on="middle")
    at.do(1, "place", card="r4", on="own")
    at.do(2, "place", card="g4", on="own")
    assert told(at, 0) == ("next", {"card": "r5", "seat": 1})


def test_the_middle_comes_first_and_one_pile_is_no_choice() -> None:
    at = table("r9 r5 r6", "r4 y2", "g10 g7")
    at.do(0, "place", card="r9", on="middle")
    at.do(1, "place", card="r4", on="own")
    assert told(at, 2) == ("middle", {"card": "g10"})
    at.do(2, "place", card="g10", on="middle")
    at.do(2, "place", card="g7", on="own")
    assert told(at, 0) == ("other", {"card": "r5", "seat": 1})


def test_UA_7_an_oversight_is_called_and_paid_for() -> None:
    at = table("r9 r5 r6", "r10 y2 y3", "g4 g7 g8", attention="human")
    at.do(0, "place", card="r9", on="middle")
    at.do(1, "place", card="r10", on="own")
    assert told(at, 0) == ("stop", {"card": "r10", "seat": 1})
    at.do(2, "stop", against=1)
    assert told(at, 2) == ("give", {"seat": 1})


def test_UA_7_nothing_is_called_where_nothing_was_overlooked() -> None:
    at = table("r9 r5 r6", "r12 y2 y3", "g4 g7 g8", attention="human")
    at.do(0, "place", card="r9", on="middle")
    at.do(1, "place", card="r12", on="own")
    assert BOTS.give_hint(at.round.chair(0), Random(1)) is None
