"""The quick form of elfer-raus: that of all games that lay cards to rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.engine.value import POINTS
from elferhaus.bots.kernel import Kernel, Setting
from elferhaus.games.elfer_raus.rules import HAND, ElferRausRules, row_rules
from elferhaus.games.row_laying.bots import kernel, kernel_state, kernel_worlds, weighing

from .plans import own_way
from .thumb import weights

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.luck import Ints
    from elferhaus.core.game import Event
    from elferhaus.games.elfer_raus.view import ElferRausView
    from elferhaus.games.row_laying.state import RowState


def setting(rules: ElferRausRules, seats: int) -> Setting:
    """Return what these rules mean to the kernel."""
    starter = kernel_state.BY_LOT if rules.variant == "any-start" else kernel_state.LEFT_OF_DEALER
    return kernel_state.setting(rules, row_rules(rules), seats, HAND[seats], starter, weights(rules), POINTS)


def known(view: ElferRausView, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows."""
    return kernel_worlds.known(view, row_rules(view.rules), seen)


def weighed(view: ElferRausView, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows, and what the others did; of a single other hand, weighing told nothing that helped."""
    if view.seats == 2:
        return known(view, seen)
    return weighing.weighed(view, row_rules(view.rules), weights(view.rules), seen)


def unpacked(array: Ints, rules: ElferRausRules, seats: int) -> RowState[ElferRausRules]:
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
    own_way=own_way,
    stuck=kernel_state.STUCK,
    house_rules=kernel_state.HOUSE_RULES,
    for_learners=True,
)
