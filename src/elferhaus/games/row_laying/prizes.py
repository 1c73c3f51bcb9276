"""Prizes of the games that lay cards to rows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import BIT
from elferhaus.core.prizes import Award, deeds, did_often

from .state import ROW, Draw, Lay

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def longest_turns(played: PlayedRound) -> dict[Seat, int]:
    """Return the most cards that each seat laid in one turn."""
    found: Counter[Seat] = Counter()
    last: Seat | None = None
    run = 0
    for did in deeds(played.log):
        if not isinstance(did.action, Lay):
            last = None  # the turn is over, or nothing fitted
            continue
        run = run + 1 if did.by == last else 1
        last = did.by
        found[did.by] = max(run, found[did.by])
    return found


def completed_rows(played: PlayedRound) -> Counter[Seat]:
    """Return how many rows each seat laid the last card of."""
    rules = played.state.row_rules
    table = rules.lying
    found: Counter[Seat] = Counter()
    for did in deeds(played.log):
        if isinstance(did.action, Lay):
            table |= BIT[did.action.card]
            row = ROW[did.action.card] & rules.deck
            found[did.by] += row & table == row
    return +found


LONG_TURN: Final = Award(key="prize-rows-long-turn", emblem="stairs", tally=longest_turns, rounds="most", worth=3)
KEYSTONE: Final = Award(key="prize-rows-keystone", emblem="arch", tally=completed_rows)
BASKET: Final = Award(key="prize-rows-basket", emblem="basket", tally=did_often(Draw), worth=3)
