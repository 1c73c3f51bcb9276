"""Ratefix, greedily: the own card and the average of all cards not seen yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import NUMBER, deck
from elferhaus.games.ratefix.rules import HIGHEST
from elferhaus.games.ratefix.state import Guess

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.ratefix.view import RatefixView


def decide(chair: Chair[RatefixView], _rng: Random) -> Action:
    """Name the expected sum, or the free number nearest to it."""
    view = chair.view
    assert view.card is not None
    seats = len(view.counts)
    known = {card for cards in view.played for card in cards} | {view.card}
    unseen = [NUMBER[card] for card in deck() if card not in known]
    expected = NUMBER[view.card] + (seats - 1) * sum(unseen) / len(unseen)
    free = [number for number in range(seats, HIGHEST * seats + 1) if number not in view.guesses]
    return Guess(min(free, key=lambda number: abs(number - expected)))
