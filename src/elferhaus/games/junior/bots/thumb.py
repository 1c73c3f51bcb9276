"""junior by rule of thumb: that of the rows that grow towards each other, with what suits small hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.games.junior.rules import row_rules
from elferhaus.games.row_laying.bots import thumb as rows

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.junior.view import JuniorView

# Found by tuning over duplicate deals, then rounded; docs/bots.md says what they reach on other deals.
WEIGHTS: Final = rows.Weights(
    opens=-3.0, run=7.0, foreign=-2.0, waits=1.6, gap=0.1, starts=0, further=2.1, per_card=0.37
)


def decide(chair: Chair[JuniorView], _rng: Random) -> Action:
    """Lay what lets others lay least."""
    view = chair.view
    return rows.decide(view, row_rules(view.rules), WEIGHTS)
