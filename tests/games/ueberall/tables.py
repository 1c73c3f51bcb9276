"""Positions of ueberall in card notation, for its tests."""

from __future__ import annotations

from random import Random
from typing import Any

from elferhaus.core.game import Occasion
from elferhaus.core.options import choose_rules
from elferhaus.games import ueberall
from tabletop import Table

GAME: Any = ueberall.GAME  # whose types would only be in the way here


def table(*piles: str, **options: Any) -> Any:
    """A round that seat 0 opens: a Table, whose views mypy does not know."""
    return Table("ueberall", {"piles": list(piles), "starter": 0}, players=len(piles), **options)


def human(*piles: str, **options: Any) -> Any:
    return table(*piles, attention="human", **options)


def place(card: str, on: str | int) -> dict[str, Any]:
    return {"do": "place", "card": card, "on": on}


def stop(against: int) -> dict[str, Any]:
    return {"do": "stop", "against": against}


def overlooked() -> Any:
    """Seat 1 has just put b6 on its own pile although it fits on the middle's r5."""
    round_ = human("r5 r12 r13 r19", "b6 y9 y14 y20", "g2 g12 g15 g18", "b2 b9 b12 b20")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b6", on="own")
    return round_


def dealt(seats: int, dealer: int = 0) -> tuple[Any, Occasion, Any]:
    rules = choose_rules(GAME, None, {}, seats)
    at = Occasion(1, dealer)
    return rules, at, GAME.deal(rules, seats, at, Random(7))


def full(options: dict[str, Any], seed: int) -> Any:
    """A whole deal for four, opened by seat 1."""
    rules = choose_rules(GAME, None, options, 4)
    deal = GAME.deal(rules, 4, Occasion(1, 0), Random(seed))
    return Table("ueberall", {"piles": [" ".join(pile) for pile in deal.piles], "starter": 1}, players=4, **options)
