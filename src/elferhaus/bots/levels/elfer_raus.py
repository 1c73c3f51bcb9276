"""elfer-raus: a child lays all it can; one learns to hold back, then to think of the own cards, last of the others'.

Laying all one can is no better than chance, so each of these habits is worth a level.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.greedy import GreedyPlayer
from elferhaus.bots.patient import PatientPlayer
from elferhaus.bots.thumb import rows
from elferhaus.bots.thumb.elfer_raus import INWARD, OUTWARD
from elferhaus.games.elfer_raus.game import ElferRausView
from elferhaus.games.elfer_raus.rules import course

from .failings import Impulsive

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair, Player
    from elferhaus.core.game import Action


ONE: Final = 1000  # nothing is worth a second card in a turn
OWN_OUTWARD: Final = OUTWARD._replace(opens=0, run=0, foreign=0, further=ONE)
# ER-V1: where a gap can be filled from both ends, the own cards alone tell nothing.
OWN_INWARD: Final = INWARD._replace(further=ONE)


class OwnCards:
    """Lays one card where own cards wait, and mostly does not mind what that opens to others."""

    def decide(self, chair: Chair, _rng: Random) -> Action:
        """Lay what leads to own cards."""
        view = chair.view
        assert isinstance(view, ElferRausView)
        inward = view.rules.variant == "false-start"
        return rows.decide(view, course(view.rules), OWN_INWARD if inward else OWN_OUTWARD)

    def call(self, _chair: Chair, _rng: Random) -> Action | None:
        """There is nothing to call."""
        return None


LADDER: Final[dict[str, Player]] = {
    "little": GreedyPlayer(),
    "easy": Impulsive(PatientPlayer(), GreedyPlayer(), 0.15),
    "steady": Impulsive(OwnCards(), PatientPlayer(), 0.3),
}
