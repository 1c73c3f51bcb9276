"""Greedy play for farben: collect the colour that is furthest already, and close as soon as it is alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import COLOUR, COLOURS, NUMBER, Colour
from elferhaus.games.farben.state import Drop, Take

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.farben.view import FarbenView


def decide(chair: Chair[FarbenView], rng: Random) -> Action:
    """Take the best card of the own colour, or else from the stock; drop the worst card."""
    view = chair.view
    hand = view.hand or ()
    colour = _furthest(hand)
    drops = [choice for choice in chair.legal if isinstance(choice, Drop)]
    if drops:
        return min(
            drops,
            key=lambda drop: (
                not drop.close,
                COLOUR[drop.card] == colour,
                NUMBER[drop.card],
                _is_wanted(view, drop.on, colour),
                rng.random(),
            ),
        )
    takes = [choice for choice in chair.legal if isinstance(choice, Take)]
    worst = min((NUMBER[card] for card in hand), default=0) if all(COLOUR[card] == colour for card in hand) else 0
    wanted = [take for take in takes if take.card and COLOUR[take.card] == colour and NUMBER[take.card] > worst]
    # The stock, where there is one, is the first choice in the list.
    return max(wanted, key=lambda take: NUMBER[take.card or ""]) if wanted else takes[0]


def _furthest(hand: Sequence[Card]) -> Colour:
    """Return the colour with the most cards, and of these the most points."""
    return max(COLOURS, key=lambda colour: sum(100 + NUMBER[card] for card in hand if COLOUR[card] == colour))


def _is_wanted(view: FarbenView, pile: int, colour: Colour) -> bool:
    """Tell whether a pile shows a card that is better left uncovered."""
    return bool(view.open[pile]) and COLOUR[view.open[pile][-1]] == colour
