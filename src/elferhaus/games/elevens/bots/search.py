"""Searching elevens: few choices out of many, and the worlds of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.games.elevens.rules import MOST
from elferhaus.games.elevens.state import Lay, Swap, fitting
from elferhaus.games.row_laying.bots.greedy import goes_out

from .kernel import KERNEL
from .thumb import Judge, decide, stopping, weights_for

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.elevens.view import ElevensView

CONSIDERED: Final = 8  # choices at most


def _choices(chair: Chair[ElevensView], policy: Player[ElevensView], rng: Random) -> list[Action]:
    """Return what is worth a thought: the rule of thumb's choice, to stop here, a swap, and what it likes next."""
    view = chair.view
    found = [policy.decide(chair, rng)]
    judge = Judge(view, weights_for(view.rules, view.seats))
    if _wins_now(view, judge):
        return found
    if (stop := stopping(view)) is not None:
        found.append(stop)
    found += [action for action in chair.legal if isinstance(action, Swap)][:1]
    ranked = sorted(judge.choices(view), key=lambda each: -each[1])
    filled = {(each.card, each.as_) for each in found if isinstance(each, Lay)}
    for action, _ in ranked:
        if isinstance(action, Lay):
            if (action.card, action.as_) in filled:  # another bridge to the same place makes no difference
                continue
            filled.add((action.card, action.as_))
        found.append(action)
    return list(dict.fromkeys(found))[:CONSIDERED]


def _wins_now(view: ElevensView, judge: Judge) -> bool:
    """Tell whether going out in this turn wins: the others keep cards, and nobody has more bonus cards (EE-10)."""
    out = judge.count <= MOST - view.laid and goes_out(judge.hand, fitting(judge.table))
    return out and view.bonus[view.seat or 0] == max(view.bonus)


SEARCH: Final[SearchSettings[ElevensView, Any]] = SearchSettings(
    policy=ByRule(decide), choices=_choices, playouts=1_600, doubts=1.0, kernel=KERNEL
)
