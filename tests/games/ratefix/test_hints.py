"""Hints for ratefix in small situations, each with the reason one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from advising import by
from elferhaus.games.ratefix.bots import thumb
from elferhaus.games.ratefix.bots.hints import hint
from games.ratefix.tables import guess, table
from tabletop import Table


def named(*guesses: int) -> Table:
    """A table of three at which these have been named."""
    at = table("r10 r1", "b12 b1", "g9 g1", starter=0)
    guess(at, *guesses)
    return at


def told(at: Table, seat: int, seed: int = 1) -> tuple[str, dict[str, Any]]:
    """What a seat is told: the reason without what all keys of the game begin with."""
    why = hint(at.round.chair(seat), Random(seed), by(thumb)).why
    return why.key.removeprefix("hint-ratefix-"), why.args


def test_whoever_speaks_last_knows_what_is_left() -> None:
    at = table("r15 r1", "b12 b1", starter=0)
    guess(at, 26)
    found = hint(at.round.chair(1), Random(1), by(thumb))
    assert found.why.args == {"sum": found.action.sum, "low": 27, "high": 32}
    assert told(named(30, 32), 2)[0] in {"last", "exact"}


def test_between_two_guesses_only_one_sum_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    at = named(30, 32)
    monkeypatch.setattr(thumb, "decide", lambda *_: at.action("guess", sum=31))
    assert told(at, 2) == ("exact", {"sum": 31})


@pytest.mark.parametrize(("number", "said"), [(45, "high"), (15, "low"), (31, "mean")])
def test_it_hears_a_card_in_a_guess(number: int, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at = named(number)
    monkeypatch.setattr(thumb, "decide", lambda *_: at.action("guess", sum=33))
    key, args = told(at, 1)
    assert key == said
    assert args == {"sum": 33, "seat": 0, "number": number} if said != "mean" else args["number"] == 12


def test_whoever_speaks_first_leads_astray_or_tells_the_mean() -> None:
    assert {told(named(), 0, seed)[0] for seed in range(12)} == {"astray", "mean"}
