"""What a seat at hoechste sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, Card, cards_in
from elferhaus.core.game import Seat, View

from .rules import HoechsteRules

if TYPE_CHECKING:
    from .state import HoechsteState


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
