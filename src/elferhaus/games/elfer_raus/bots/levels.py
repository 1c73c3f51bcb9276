"""elfer-raus: a child lays all it can; one learns to hold back, then to think of the own cards, last of the others'.

Laying all one can is no better than chance, so each of these habits is worth a level.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.failings import Impulsive
from elferhaus.games.elfer_raus.rules import row_rules
from elferhaus.games.row_laying.bots import thumb as rows
from elferhaus.games.row_laying.bots.patient import PATIENT

from . import greedy
from .thumb import INWARD, OUTWARD

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.elfer_raus.view import ElferRausView

ONE: Final = 1000  # nothing is worth a second card in a turn
OWN_OUTWARD: Final = OUTWARD._replace(opens=0, run=0, foreign=0, further=ONE)
# ER-V1: where a gap can be filled from both ends, the own cards alone tell nothing.
OWN_INWARD: Final = INWARD._replace(further=ONE)


def own_cards(chair: Chair[ElferRausView], _rng: Random) -> Action:
    """Lay one card where own cards wait, and mostly do not mind what that opens to others."""
    view = chair.view
    inward = view.rules.variant == "false-start"
    return rows.decide(view, row_rules(view.rules), OWN_INWARD if inward else OWN_OUTWARD)


LEVELS: Final[dict[str, Player[ElferRausView]]] = {
    "little": ByRule(greedy.decide),
    "easy": Impulsive(PATIENT, ByRule(greedy.decide), 0.15),
    "steady": Impulsive(ByRule(own_cards), PATIENT, 0.3),
}
