"""What a seat at hoechste sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, COLOURS, Card, Colour, cards_in
from elferhaus.core.game import Seat, View

from .rules import HIGH, HoechsteRules

if TYPE_CHECKING:
    from .state import HoechsteState


class HoechsteView(View, frozen=True, tag="hoechste"):
    """All that has been turned up, who has chosen, and the own choice."""

    per_seat = ("counts", "chosen", "left", "won")
    follows_from_rules = ("colours", "high", "tricks", "trick", "pot")

    rules: HoechsteRules
    hand: tuple[Card, ...] | None
    choice: Card | None  # the own one
    counts: tuple[int, ...]
    chosen: tuple[bool, ...]
    left: tuple[tuple[Card, ...], ...]  # what each seat held when the last trick had been turned
    won: tuple[tuple[Card, ...], ...]
    waiting: tuple[Card, ...]
    lost: tuple[Card, ...]
    colours: tuple[Colour, ...]  # of the cards that each seat was dealt (HK-1)
    high: int  # each has the numbers from 1 to this
    tricks: int
    trick: int | None  # which of them is played now, counted from 1
    pot: int | None  # how many cards it is about


def view(state: HoechsteState, seat: Seat | None) -> HoechsteView:
    """Return what a seat sees, or a spectator."""
    chosen = state.chosen
    seats = len(chosen)
    left = state.hands[0].bit_count() + (chosen[0] is not None)
    waiting = state.waiting.bit_count()
    played = (sum(cards.bit_count() for cards in state.won) + waiting + state.lost.bit_count()) // seats
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
        colours=COLOURS[:seats],
        high=HIGH,
        tricks=played + left,
        trick=played + 1 if left else None,
        pot=seats + waiting if left else None,
    )
