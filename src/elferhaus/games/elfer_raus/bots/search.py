"""How elfer-raus is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.bots.engine.value import worth
from elferhaus.games.elfer_raus.rules import HAND, row_rules
from elferhaus.games.row_laying.bots import playout as rows
from elferhaus.games.row_laying.worlds import Worlds

from .thumb import INWARD, OUTWARD, decide

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.core.game import Event, Seat
    from elferhaus.games.elfer_raus.rules import ElferRausRules
    from elferhaus.games.elfer_raus.view import ElferRausView
    from elferhaus.games.row_laying.bots.thumb import Weights
    from elferhaus.games.row_laying.state import RowState

EARLY: Final = 0.7  # of the cards that were dealt are still in the hand
LATER: Final = 1 / 4  # of the budget


def weights(rules: ElferRausRules) -> Weights:
    """Return how everyone is thought to weigh the cards."""
    return INWARD if rules.variant == "false-start" else OUTWARD


def _playout(state: RowState[ElferRausRules], seat: Seat, _log: Sequence[Event], _rng: Random) -> float:
    return worth(rows.finish(state, weights(state.rules)), seat, low_wins=True)


def _worlds(view: ElferRausView, seen: Sequence[Event]) -> Callable[[Random], Any]:
    return Worlds(view, row_rules(view.rules), seen).draw


def _is_open(view: ElferRausView) -> bool:
    """Tell whether the cards are still held back: with more than two players, later there is little to choose."""
    return len(view.hand or ()) > EARLY * HAND[len(view.counts)]


def _effort(view: ElferRausView) -> float:
    """Think longest where it helps; with two players a few worlds say enough."""
    return 1.0 if len(view.counts) > 2 and _is_open(view) else LATER


def _doubts(view: ElferRausView) -> float:
    """Trust the rule of thumb where more was lost than won by following a small lead."""
    return 0.3 if len(view.counts) == 2 or _is_open(view) else 2.0


def _depth(view: ElferRausView) -> int:
    """Search the own next decision, too, where it comes soon; with more players that takes too long."""
    return 1 if len(view.counts) == 2 else 0


SEARCH: Final = SearchSettings(
    policy=ByRule(decide),
    playouts=1_600,
    effort=_effort,
    doubts=_doubts,
    chance=False,
    depth=_depth,
    worlds=_worlds,
    playout=_playout,
)
