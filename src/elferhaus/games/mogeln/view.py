"""What a seat at mogeln sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.cards import Card, cards_in
from elferhaus.core.game import Seat, View

from .rules import MogelnRules, right_cards
from .state import layer_of, next_number

if TYPE_CHECKING:
    from .state import MogelnState

LATELY: Final = 3


class Said(Struct, frozen=True):
    """What a seat has said with a lay of this pile."""

    by: Seat
    number: int


class MogelnView(View, frozen=True, tag="mogeln"):
    """The own hand, what was said last, and as much about the others' hands as the table shows (MO-4)."""

    per_seat = ("counts", "hands")
    follows_from_rules = ("layer", "lately", "follows", "honest")

    rules: MogelnRules
    turn: Seat
    hand: tuple[Card, ...] | None
    counts: tuple[int, ...]  # with sneak, of the seat whose lay can be called: as before that lay, or none at all
    layer: Seat  # whose the last lay is; until there is one, the right neighbour of the seat on turn
    lately: tuple[Said, ...]  # what was said with the last lays of this pile, three at the most, the last one last
    follows: int  # what must be said next (MO-2)
    honest: tuple[Card, ...]  # of the own cards, for the seat on turn: those that this is true of
    said: int  # with the last lay; 0 where no pile has been started
    pile: int | None  # hidden with sneak while a lay can be called
    gone: int
    lays: int
    winners: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...] | None  # shown when the round is over


def view(state: MogelnState, seat: Seat | None) -> MogelnView:
    """Return what a seat sees, or a spectator."""
    over = bool(state.winners)
    hidden = state.rules.sneak and state.last != 0 and not over
    counts = [hand.bit_count() for hand in state.hands]
    layer = layer_of(state)
    follows = next_number(state)
    on_turn = seat == state.turn and not over
    if hidden and layer != seat and counts[layer]:  # MO-4: as before the lay that can still be called
        counts[layer] += state.last.bit_count()
    return MogelnView(
        rules=state.rules,
        seat=seat,
        turn=state.turn,
        hand=None if seat is None else cards_in(state.hands[seat]),
        counts=tuple(counts),
        layer=layer,
        lately=tuple(
            Said((state.turn - back) % len(counts), state.said - back + 1)
            for back in range(min(state.said, LATELY), 0, -1)
        ),
        follows=follows,
        honest=cards_in(state.hands[state.turn] & right_cards(state.rules.colour, follows)) if on_turn else (),
        said=state.said,
        pile=None if hidden else (state.under | state.last).bit_count(),
        gone=state.gone.bit_count(),
        lays=state.lays,
        winners=state.winners,
        hands=tuple(cards_in(hand) for hand in state.hands) if over else None,
    )
