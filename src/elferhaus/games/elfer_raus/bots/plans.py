"""elfer-raus for two by rule of thumb, with an eye on the stock: how whoever thinks ahead is thought to go on.

While the stock is full a large hand lays much at once, and later one card at a time. The plain rule of thumb, whose
weights stay the same, loses clearly to that (``docs/bots.md``), so a search that goes on in this way sees more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import cards_in
from elferhaus.games.elfer_raus.rules import HAND, row_rules
from elferhaus.games.row_laying.bots.thumb import Weights

if TYPE_CHECKING:
    from elferhaus.games.elfer_raus.rules import ElferRausRules

SEATS: Final = 2  # with four it chose worse than the plain rule of thumb
# Found by tuning against the rule of thumb, then rounded: what counts when the stock is empty,
EMPTY: Final = Weights(opens=0.5, run=-0.2, foreign=0.35, waits=3.0, gap=1.3, starts=5.3, further=5.3, per_card=0.57)
# and what a full stock adds to it.
FULL: Final = Weights(
    opens=0.3, run=-0.9, foreign=-0.27, waits=-1.0, gap=0.15, starts=-0.45, further=-2.1, per_card=-2.6
)


def own_way(rules: ElferRausRules, seats: int) -> list[float]:
    """Return what counts how much for whoever searches, one after another for each size of the stock.

    Nothing where that is the plain rule of thumb: where rows grow towards each other (ER-V1) it did no better.
    """
    if seats != SEATS or rules.variant == "false-start":
        return []
    cards = len(cards_in(row_rules(rules).deck))
    dealt = seats * HAND[seats]
    shares = [stock / (cards - dealt) for stock in range(cards + 1)]
    return [empty + share * full for share in shares for empty, full in zip(EMPTY, FULL, strict=True)]
