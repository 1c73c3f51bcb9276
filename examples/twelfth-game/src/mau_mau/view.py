"""What a seat at mau-mau sees, and the worlds it can imagine."""

from collections.abc import Sequence
from random import Random

from elferhaus.core.cards import Card, Colour, deck, in_order
from elferhaus.core.dealing import dealt
from elferhaus.core.game import Event, Seat, View

from .state import MauMauRules, MauMauState


class MauMauView(View, frozen=True, tag="mau-mau"):
    """The pile, the own hand, and how many cards the others hold."""

    per_seat = ("counts",)
    rules: MauMauRules
    turn: Seat
    hand: tuple[Card, ...] | None
    counts: tuple[int, ...]
    pile: tuple[Card, ...]  # the top card last
    wished: Colour | None
    stock: int
    turns: int
    over: bool


def view(state: MauMauState, seat: Seat | None) -> MauMauView:
    return MauMauView(
        rules=state.rules,
        seat=seat,
        turn=state.turn,
        hand=None if seat is None else state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        pile=state.pile,
        wished=state.wished,
        stock=len(state.stock),
        turns=state.turns,
        over=state.over,
    )


def imagine(view: MauMauView, _seen: Sequence[Event], rng: Random) -> MauMauState:
    """Return a possible world: whatever is not in sight can be anywhere else."""
    unseen = [card for card in deck() if card not in {*view.pile, *(view.hand or ())}]
    rng.shuffle(unseen)
    given, stock = dealt(unseen, [0 if seat == view.seat else count for seat, count in enumerate(view.counts)])
    hands = tuple(view.hand or () if seat == view.seat else in_order(hand) for seat, hand in enumerate(given))
    return MauMauState(view.rules, hands, stock, view.pile, view.turn, view.wished, view.turns, view.over)
