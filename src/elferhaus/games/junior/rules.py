"""The choices of junior."""

from __future__ import annotations

from functools import cache
from typing import Final

from elferhaus.core.cards import card_set, deck
from elferhaus.core.options import DEALER, GameInfo, Option, Rules
from elferhaus.games.row_laying.state import Citations, RowRules

HAND: Final = 5  # JR-1


class JuniorRules(Rules, frozen=True, kw_only=True):
    """What a table of junior can choose."""

    youngest: int | None = None


INFO: Final = GameInfo(
    id="junior",
    version=1,
    title="Juniorspiel",
    players=(2, 6),
    players_rule="JR-1",
    editions=("2013", "space"),
    options=(Option("youngest", "seat", "C-3"), DEALER),
    rule_ids=("JR-1", "JR-2", "JR-3", "JR-4", "JR-5", "JR-5s", "JR-6"),
    score_rule="JR-6",
    low_wins=True,
    edition_rules={"space": ("JR-5s",)},
)


@cache
def row_rules(rules: JuniorRules) -> RowRules:
    """Return what these choices mean for laying and drawing."""
    space = rules.edition == "space"
    return RowRules(
        deck=card_set(deck(high=11)),
        lying=card_set((*deck(high=1), *deck(low=11, high=11))),
        starts=0,
        forced=False,
        holder_starts=False,
        draws=1,
        may_keep=space,
        cite=Citations("JR-2", "JR-4", "JR-3", "JR-4", "JR-5", "JR-5s" if space else "JR-5", "JR-5"),
    )
