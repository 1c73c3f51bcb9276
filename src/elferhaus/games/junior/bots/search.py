"""How junior is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.bots.engine.value import worth
from elferhaus.games.junior.rules import row_rules
from elferhaus.games.row_laying.bots import playout as rows
from elferhaus.games.row_laying.worlds import Worlds

from .thumb import WEIGHTS, decide

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.core.game import Event, Seat
    from elferhaus.games.junior.rules import JuniorRules
    from elferhaus.games.junior.view import JuniorView
    from elferhaus.games.row_laying.bots.thumb import Weights
    from elferhaus.games.row_laying.state import RowState

# Elsewhere it is 0.25: with six players that left fewer points in hand, but won fewer rounds than the rule of thumb.
POINTS: Final = 0.02  # what leading by all the points there are adds to a win


def weights(_rules: JuniorRules) -> Weights:
    """Return how everyone is thought to weigh the cards."""
    return WEIGHTS


def _playout(state: RowState[JuniorRules], seat: Seat, _log: Sequence[Event], _rng: Random) -> float:
    return worth(rows.finish(state, weights(state.rules)), seat, low_wins=True, points_count=POINTS)


def _worlds(view: JuniorView, seen: Sequence[Event]) -> Callable[[Random], Any]:
    return Worlds(view, row_rules(view.rules), seen).draw


SEARCH: Final = SearchSettings(
    policy=ByRule(decide), playouts=1_200, doubts=1.0, chance=False, depth=0, worlds=_worlds, playout=_playout
)
