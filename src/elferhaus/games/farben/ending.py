"""How a round of farben ends: somebody closes it, and of every hand the best colour counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import COLOUR, CardSet, cards_in
from elferhaus.core.ending import Ending, Part, SeatEnd

from .moves import sums

if TYPE_CHECKING:
    from .state import FarbenState


def ending(state: FarbenState) -> Ending:
    """Return the hands, the best colour of each, and who closed (FS-3, FS-4)."""
    seats = tuple(map(_seat, state.hands))
    return Ending("ending-farben-closed", seats, state.turn) if state.closed else Ending("ending-limit", seats)


def _seat(hand: CardSet) -> SeatEnd:
    cards, worth = cards_in(hand), sums(hand)
    best = max(worth, key=lambda colour: worth[colour])
    counted = tuple(card for card in cards if COLOUR[card] == best)
    return SeatEnd(cards, counted, (Part("part-farben-colour", len(counted), worth[best], best),))
