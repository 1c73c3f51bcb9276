"""The worlds that a seat at hoechste can imagine: all that was played lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, Card, card_set

from .state import HoechsteState

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event

    from .view import HoechsteView


def imagine(view: HoechsteView, _seen: Sequence[Event], rng: Random) -> HoechsteState:
    """Return a possible world: only what the others have chosen for this trick is not known."""
    chosen: list[Card | None] = []
    for seat, (left, has_chosen) in enumerate(zip(view.left, view.chosen, strict=True)):
        chosen.append(view.choice if seat == view.seat else rng.choice(left) if has_chosen else None)
    return HoechsteState(
        rules=view.rules,
        hands=tuple(
            card_set(left) & ~(0 if card is None else BIT[card]) for left, card in zip(view.left, chosen, strict=True)
        ),
        chosen=tuple(chosen),
        won=tuple(card_set(cards) for cards in view.won),
        waiting=card_set(view.waiting),
        lost=card_set(view.lost),
    )
