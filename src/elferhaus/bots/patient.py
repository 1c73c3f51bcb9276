"""The patient player: in elfer-raus and junior one card a turn, all of them only when the whole hand can go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import card_set
from elferhaus.core.game import choose
from elferhaus.games.row_laying.play import END, Lay
from elferhaus.games.row_laying.view import RowView

from .greedy import GreedyPlayer
from .greedy.row_laying import goes_out

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action

    from .player import Chair


class PatientPlayer(GreedyPlayer):
    """Any card that fits, but never a second one unless it goes out; other games it plays like the greedy player."""

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Lay one card by lot and end the turn, or lay everything."""
        view = chair.view
        if not isinstance(view, RowView):
            return super().decide(chair, rng)
        legal = chair.legal
        lays = [choice for choice in legal if isinstance(choice, Lay)]
        if not lays:
            return choose(legal[0], rng)  # draw, pass or end: there is no other choice
        if view.phase == "laid" and not goes_out(card_set(view.hand or ()), card_set(view.fits)):
            return END
        return lays[int(rng.random() * len(lays))]
