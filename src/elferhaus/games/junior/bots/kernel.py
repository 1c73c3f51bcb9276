"""The quick form of junior: that of all games that lay cards to rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.kernel import Kernel, Setting
from elferhaus.games.junior.rules import HAND, JuniorRules, row_rules
from elferhaus.games.row_laying.bots import kernel, kernel_state, kernel_worlds, weighing

from .thumb import WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.luck import Ints
    from elferhaus.core.game import Event
    from elferhaus.games.junior.view import JuniorView
    from elferhaus.games.row_laying.state import RowState

# Elsewhere it is 0.25: with six players that left fewer points in hand, but won fewer rounds than the rule of thumb.
POINTS: Final = 0.02  # what leading by all the points there are adds to a win


def setting(rules: JuniorRules, seats: int) -> Setting:
    """Return what these rules mean to the kernel."""
    starter = kernel_state.BY_LOT if rules.youngest is None else rules.youngest
    return kernel_state.setting(rules, row_rules(rules), seats, HAND, starter, WEIGHTS, POINTS)


def known(view: JuniorView, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows."""
    return kernel_worlds.known(view, row_rules(view.rules), seen)


def weighed(view: JuniorView, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows, and what the others did."""
    return weighing.weighed(view, row_rules(view.rules), WEIGHTS, seen)


def unpacked(array: Ints, rules: JuniorRules, seats: int) -> RowState[JuniorRules]:
    """Return the state of the engine that an array holds."""
    return kernel_state.unpacked(array, rules, row_rules(rules), seats)


KERNEL: Final = Kernel(
    module=kernel.__name__,
    setting=setting,
    packed=kernel_state.packed,
    unpacked=unpacked,
    action=kernel_state.action,
    number=kernel_state.number,
    known=known,
    weighed=weighed,
    stuck=kernel_state.STUCK,
    house_rules=kernel_state.HOUSE_RULES,
    for_learners=True,
)
