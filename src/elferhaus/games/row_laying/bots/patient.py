"""The patient player: one card a turn, all of them only when the whole hand can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.core.cards import card_set
from elferhaus.core.game import choose
from elferhaus.games.row_laying.state import END, Lay

from .greedy import goes_out

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.row_laying.view import RowView


def decide(chair: Chair[RowView], rng: Random) -> Action:
    """Lay one card by lot and end the turn, or lay everything."""
    view = chair.view
    legal = chair.legal
    lays = [choice for choice in legal if isinstance(choice, Lay)]
    if not lays:
        return choose(legal[0], rng)  # draw, pass or end: there is no other choice
    if view.phase == "laid" and not goes_out(card_set(view.hand or ()), card_set(view.fits)):
        return END
    return lays[int(rng.random() * len(lays))]


PATIENT: Final[ByRule[RowView]] = ByRule(decide)
