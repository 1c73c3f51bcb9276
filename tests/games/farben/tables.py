"""Rounds of farben in card notation, for its tests."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from elferhaus.core.chance import Shuffle
from elferhaus.core.game import CHANCE, Occasion
from elferhaus.core.options import choose_rules
from elferhaus.core.round import refusal
from elferhaus.games import farben
from elferhaus.games.farben.state import DECK
from tabletop import Table

GAME: Any = farben.GAME  # its choices are looked into freely


def table(*hands: str, stock: str = "y1 y2 y3", open_: str = "g1 g2 g3 g4") -> Any:
    """A round that seat 0 starts, with four open piles of one card: a Table, whose views mypy does not know."""
    return Table(
        "farben", {"hands": list(hands), "stock": stock, "open": open_.split(), "starter": 0}, players=len(hands)
    )


def shuffle(round_: Table, action: Shuffle) -> str | None:
    """Shuffle; return the rule that forbids it."""
    why = refusal(GAME, round_.state, CHANCE, action)
    if why is not None:
        return why.rule
    round_.round.act(CHANCE, action)
    return None


def dealt(seats: int, at: Occasion) -> tuple[Any, Any]:
    rules = choose_rules(GAME, None, {}, seats)
    return rules, GAME.deal(rules, seats, at, Random(7))


def full(seats: int, seed: int) -> Any:
    """A whole deal, started by seat 1."""
    rules = choose_rules(GAME, None, {}, seats)
    deal = GAME.deal(rules, seats, Occasion(1, 0), Random(seed))
    piles = {"hands": list(deal.hands), "stock": deal.stock, "open": list(deal.open), "starter": deal.starter}
    return Table("farben", msgspec.to_builtins(piles), players=seats)


def with_all_cards(mine: str, theirs: str, opened: str, drawn: str, starter: int) -> Any:
    """Two at a table with all the cards: the hands, the open piles, and what is drawn first."""
    known = {*mine.split(), *theirs.split(), *opened.split(), *drawn.split()}
    stock = [*drawn.split(), *(card for card in DECK if card not in known)]
    piles = {"hands": [mine, theirs], "open": opened.split(), "stock": " ".join(stock)}
    return Table("farben", {"starter": starter, **piles})
