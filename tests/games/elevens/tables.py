"""Positions of elevens in card notation, for its tests."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from elferhaus.core.cards import card_set
from elferhaus.core.game import Occasion
from elferhaus.core.options import choose_rules
from elferhaus.games.elevens import GAME
from elferhaus.games.elevens.view import ElevensView
from tabletop import Table, cards

ROWS = "yellow blue red green"
FULL = " ".join(f"{colour}{number}" for colour in "rygb" for number in range(1, 22))
LOW_RED = "r10 r9 r8 r7 r6 r5 r4 r3 r2"


def table(
    *hands: str, stock: str = "r1 r2 r3 r4", filled: str = "", bridges: int = 3, rows: str = ROWS, **options: Any
) -> Table:
    """A table where seat 0 is to act and some places beside the 11s are filled."""
    players = max(2, len(hands))
    hands = (*hands, "g1")[:players]
    deal = {"starter": 0, "rows": rows, "hands": list(hands), "bridges": [bridges] * players, "stock": stock}
    made = Table("elevens", deal, players=players, **options)
    made.state = replace(made.state, table=made.state.table | card_set(cards(filled)))
    return made


def without_stock(*hands: str, filled: str = "", bridges: int = 3) -> Table:
    """A table where seat 0 is to act after the last seat drew the last card of the stock, a green 20."""
    last = len(hands) - 1
    deal = {"starter": last, "rows": ROWS, "hands": list(hands), "bridges": [bridges] * len(hands), "stock": "g20"}
    made = Table("elevens", deal, players=len(hands))
    made.state = replace(made.state, table=made.state.table | card_set(cards(filled)))
    made.do(last, "draw")
    return made


def full(*hands: str, seed: int = 1, **options: Any) -> Table:
    """A table with a whole deal in which the hands hold at least these cards."""
    rules = choose_rules(GAME, None, options, len(hands))
    deal = GAME.deal(rules, len(hands), Occasion(1, 0), Random(seed))
    rest = [card for pile in (*deal.hands, deal.stock) for card in pile]
    for card in cards(" ".join(hands)):
        rest.remove(card)
    piles = []
    for hand in hands:
        held = cards(hand)
        lacking = 20 - len(held)
        piles.append(" ".join((*held, *rest[:lacking])))
        del rest[:lacking]
    whole = {"starter": 0, "rows": ROWS, "hands": piles, "bridges": list(deal.bridges), "stock": " ".join(rest)}
    return Table("elevens", whole, players=len(hands), **options)


def offered(at: Table, seat: int = 0, verb: str | None = None) -> list[str]:
    """What a seat can do, in short: "lay joker as r9 at b9"."""
    names = {"as": "as ", "bridge": "at ", "do": "", "card": ""}
    found = [" ".join(names[key] + value for key, value in line.items()) for line in at.legal(seat)]
    return [line for line in found if verb is None or line.startswith(verb)]


def sight(at: Table, seat: int | None = None) -> ElevensView:
    view = at.view(seat)
    assert isinstance(view, ElevensView)
    return view


def misdealt(options: dict[str, Any] | None = None, players: int = 2, **changes: Any) -> str | None:
    """The rule that a deal breaks in which something was changed, or None."""
    rules = choose_rules(GAME, None, options or {}, players)
    at = Occasion(1, 0, first_starter=1)
    deal = replace(GAME.deal(rules, players, at, Random(2)), **changes)
    refusal = GAME.misdeal(rules, players, at, deal)
    return refusal.rule if refusal else None
