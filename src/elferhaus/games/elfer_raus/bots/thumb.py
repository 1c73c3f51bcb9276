"""elfer-raus by rule of thumb: one card a turn, where own cards wait behind a gap that others must fill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.games.elfer_raus.rules import row_rules
from elferhaus.games.row_laying.bots import thumb as rows

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.elfer_raus.rules import ElferRausRules
    from elferhaus.games.elfer_raus.view import ElferRausView

# Found by tuning over duplicate deals, then rounded; docs/bots.md says what they reach on other deals.
OUTWARD: Final = rows.Weights(opens=1.0, run=0, foreign=0.6, waits=6.0, gap=1.25, starts=4.8, further=5.0, per_card=0.9)
# ER-V1: a gap can be filled from both ends, so what follows at once counts most.
INWARD: Final = rows.Weights(opens=4.3, run=7.5, foreign=-2.6, waits=0.9, gap=0.9, starts=0, further=5.3, per_card=1.6)


def weights(rules: ElferRausRules) -> rows.Weights:
    """Return what counts how much under these rules."""
    return INWARD if rules.variant == "false-start" else OUTWARD


def decide(chair: Chair[ElferRausView], _rng: Random) -> Action:
    """Hold back what opens the way for others."""
    view = chair.view
    return rows.decide(view, row_rules(view.rules), weights(view.rules))
