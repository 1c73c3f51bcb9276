"""Searching elevens: few choices out of many, and playouts that are quick because nobody looks at a view in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.greedy.row_laying import goes_out
from elferhaus.bots.thumb.elevens import Judge, stopping, weights_for
from elferhaus.core.game import Action, Outcome, best
from elferhaus.games.elevens.rules import MOST as A_TURN
from elferhaus.games.elevens.state import Lay, Swap, fitting
from elferhaus.games.elevens.view import ElevensView

from .elevens_playout import points_at_the_end
from .guide import Guide
from .value import worth

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.bots.player import Chair, Player
    from elferhaus.core.game import Event, Seat
    from elferhaus.games.elevens.state import ElevensState

MOST: Final = 8  # choices that are considered


def choices(chair: Chair, policy: Player, rng: Random) -> list[Action]:
    """Return what is worth a thought: the rule of thumb's choice, to stop here, a swap, and what it likes next."""
    view = chair.view
    assert isinstance(view, ElevensView)
    found = [policy.decide(chair, rng)]
    seat = Judge(view, weights_for(view))
    if _wins_now(view, seat):
        return found
    if (stop := stopping(view)) is not None:
        found.append(stop)
    found += [action for action in chair.legal if isinstance(action, Swap)][:1]
    ranked = sorted(seat.choices(view), key=lambda each: -each[1])
    filled = {(each.card, each.as_) for each in found if isinstance(each, Lay)}
    for action, _ in ranked:
        if isinstance(action, Lay):
            if (action.card, action.as_) in filled:  # another bridge to the same place makes no difference
                continue
            filled.add((action.card, action.as_))
        found.append(action)
    return list(dict.fromkeys(found))[:MOST]


def _wins_now(view: ElevensView, seat: Judge) -> bool:
    """Tell whether going out in this turn wins: the others keep cards, and nobody has more bonus cards (EE-10)."""
    goes = seat.count <= A_TURN - view.laid and goes_out(seat.hand, fitting(seat.table))
    return goes and view.bonus[view.seat or 0] == max(view.bonus)


def playout(state: ElevensState, seat: Seat, _log: Sequence[Event], _rng: Random) -> float:
    """Return what a round is worth to a seat when everyone goes on by rule of thumb."""
    points = points_at_the_end(state)
    return worth(Outcome(points, best(points)), seat, low_wins=False)


GUIDE: Final = Guide(choices=choices, playouts=160, doubts=1.0, depth=0, playout=playout)
