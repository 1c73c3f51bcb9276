"""How junior is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.thumb.junior import WEIGHTS
from elferhaus.games.junior.rules import course
from elferhaus.games.row_laying.worlds import Worlds

from . import rows
from .guide import Guide
from .value import worth

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.bots.thumb.rows import Weights
    from elferhaus.core.game import Event, Seat
    from elferhaus.games.junior.game import JuniorView
    from elferhaus.games.junior.rules import JuniorRules
    from elferhaus.games.row_laying.play import RowState

# Elsewhere it is 0.25: with six players that left fewer points in hand, but won fewer rounds than the rule of thumb.
POINTS: Final = 0.02  # what leading by all the points there are adds to a win


def weights(_rules: JuniorRules) -> Weights:
    """Return how everyone is thought to weigh the cards."""
    return WEIGHTS


def _playout(state: RowState[JuniorRules], seat: Seat, _log: Sequence[Event], _rng: Random) -> float:
    return worth(rows.finish(state, weights(state.rules)), seat, low_wins=True, points_count=POINTS)


def _worlds(view: JuniorView, seen: Sequence[Event]) -> Callable[[Random], Any]:
    return Worlds(view, course(view.rules), seen).draw


GUIDE: Final = Guide(playouts=1_200, doubts=1.0, chance=False, depth=0, worlds=_worlds, playout=_playout)
