"""The worlds that a seat at ratefix can imagine: turned-up cards and the own one stay, the rest may lie anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import deck

from .state import RatefixState

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event

    from .view import RatefixView


def imagine(view: RatefixView, _seen: Sequence[Event], rng: Random) -> RatefixState:
    """Return a possible world: unseen cards go to the piles, the middle and the cards that are out."""
    known = {card for played in view.played for card in played} | {view.card}
    unseen = [card for card in deck() if card not in known]
    rng.shuffle(unseen)
    piles = []
    for seat, count in enumerate(view.counts):
        middle = [] if view.turn is None else [unseen.pop() if view.card is None or seat != view.seat else view.card]
        piles.append((*view.played[seat], *middle, *(unseen.pop() for _ in range(count))))
    said = [view.guesses[(view.leader + index) % len(piles)] for index in range(len(piles))]
    guesses = tuple(guess for guess in said if guess is not None)
    return RatefixState(view.rules, tuple(piles), tuple(unseen), view.starter, view.winners, guesses)
