"""What a seat at hoechste sees, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, Card, card_set, cards_in
from elferhaus.core.game import Seat, View

from .play import HoechsteState
from .rules import HoechsteRules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event


class HoechsteView(View, frozen=True, tag="hoechste"):
    """All that has been turned up, who has chosen, and the own choice."""

    per_seat = ("counts", "chosen", "left", "won")

    rules: HoechsteRules
    hand: tuple[Card, ...] | None
    choice: Card | None  # the own one
    counts: tuple[int, ...]
    chosen: tuple[bool, ...]
    left: tuple[tuple[Card, ...], ...]  # what each seat held when the last trick had been turned
    won: tuple[tuple[Card, ...], ...]
    waiting: tuple[Card, ...]
    lost: tuple[Card, ...]


def view(state: HoechsteState, seat: Seat | None) -> HoechsteView:
    """Return what a seat sees, or a spectator."""
    chosen = state.chosen
    return HoechsteView(
        rules=state.rules,
        seat=seat,
        hand=None if seat is None else cards_in(state.hands[seat]),
        choice=None if seat is None else chosen[seat],
        counts=tuple(hand.bit_count() for hand in state.hands),
        chosen=tuple(card is not None for card in chosen),
        left=tuple(
            cards_in(hand if card is None else hand | BIT[card]) for hand, card in zip(state.hands, chosen, strict=True)
        ),
        won=tuple(cards_in(cards) for cards in state.won),
        waiting=cards_in(state.waiting),
        lost=cards_in(state.lost),
    )


def imagine(view: HoechsteView, seen: Sequence[Event], rng: Random) -> HoechsteState:  # noqa: ARG001 - all is in view
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
