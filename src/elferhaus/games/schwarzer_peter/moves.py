"""The moves of schwarzer-peter: what is legal, what it brings about, and why something is not."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from elferhaus.core.dealing import same_cards
from elferhaus.core.game import OVER, Did, Outcome, Pending, Seat, Turning
from elferhaus.core.refusal import Refusal, refuse

from .rules import MOST_DRAWS, cards_of, pairs_of
from .state import AnyArrange, Arrange, Pair, PeterState, Pull, pulls

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action, Choice, Events

    from .rules import PeterRules
    from .state import PeterAction

IN_PEACE: Final = Turning("peace", patience=10)


def holder_after(hands: Sequence[Sequence[Card]], seat: Seat) -> Seat:
    """Return the next seat clockwise that holds cards; the Black Peter is always in some hand."""
    seats = len(hands)
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        if hands[seat]:
            return seat


def next_draw(
    rules: PeterRules,
    hands: tuple[tuple[Card, ...], ...],
    laid: tuple[tuple[Card, ...], ...],
    aside: Card,
    *,
    starter: Seat,
    before: Seat,
    draws: int,
) -> PeterState:
    """Return the state in which the first seat with cards left of ``before`` draws, unless it is the end."""
    drawer = holder_after(hands, before)
    source = holder_after(hands, drawer)
    loser = None
    # SP-4: when only one seat holds cards it holds one, as there are no pairs. SP-3: the 2,000th draw is the last.
    if drawer == source or draws == MOST_DRAWS:
        peter = pairs_of(rules.colours)[aside][0]
        loser = next(seat for seat, hand in enumerate(hands) if peter in hand)
    return PeterState(rules, hands, aside, laid, starter, drawer, source, draws, loser)


@cache
def _drawing(drawer: Seat, source: Seat) -> Pending:
    return Pending("window", (drawer,), (source,))


def pending(state: PeterState) -> Pending:
    """Return who acts next: the drawer, and before that the seat to be drawn from, if it likes."""
    return _drawing(state.drawer, state.source) if state.loser is None else OVER


def turning(state: PeterState) -> Turning | None:
    """Return how the table waits: whoever is drawn from rearranges the own cards in peace (SP-3)."""
    return IN_PEACE if state.loser is None else None


def legal(state: PeterState, seat: Seat) -> Sequence[Choice]:
    """Return what a seat can do now."""
    if state.loser is not None:
        return ()
    if seat == state.drawer:
        return pulls(state.source, len(state.hands[state.source]))
    return (AnyArrange(True, state.hands[seat]),) if seat == state.source else ()


def apply(state: PeterState, seat: Seat, action: PeterAction) -> tuple[PeterState, Events]:
    """Return the next state and what happened."""
    return _pulled(state, seat, action) if isinstance(action, Pull) else _arranged(state, seat, action)


def _pulled(state: PeterState, seat: Seat, action: Pull) -> tuple[PeterState, Events]:
    source, index = action.from_, action.index
    giving, hand = state.hands[source], state.hands[seat]
    card = giving[index]
    twin, pair = pairs_of(state.rules.colours)[card]
    hands = list(state.hands)
    hands[source] = giving[:index] + giving[index + 1 :]
    events: Events = (
        Did(by=seat, action=action),
        Did(by=seat, action=Pull(source, index, card), to=(seat, source)),
    )
    laid = state.laid
    if twin in hand:
        at = hand.index(twin)
        hands[seat] = hand[:at] + hand[at + 1 :]
        laid = (*laid[:seat], laid[seat] + pair, *laid[seat + 1 :])
        events = (*events, Pair(by=seat, cards=pair))
    else:
        hands[seat] = (*hand, card)
    after = next_draw(
        state.rules, tuple(hands), laid, state.aside, starter=state.starter, before=seat, draws=state.draws + 1
    )
    return after, events


def _arranged(state: PeterState, seat: Seat, action: Arrange) -> tuple[PeterState, Events]:
    hands = (*state.hands[:seat], action.cards or (), *state.hands[seat + 1 :])
    after = PeterState(
        state.rules, hands, state.aside, state.laid, state.starter, state.drawer, state.source, state.draws
    )
    return after, (Did(by=seat, action=Arrange()), Did(by=seat, action=action, to=(seat,)))


def outcome(state: PeterState) -> Outcome | None:
    """Return the result: everyone but the loser has won (SP-4)."""
    if state.loser is None:
        return None
    seats = range(len(state.hands))
    return Outcome(
        tuple(int(seat != state.loser) for seat in seats), tuple(seat for seat in seats if seat != state.loser)
    )


def score(state: PeterState) -> tuple[int, ...]:
    """Return how many cards each still has to get rid of."""
    return tuple(map(len, state.hands))


def all_cards(state: PeterState) -> tuple[Card, ...]:
    """Return every card of the round."""
    return (state.aside, *(card for piles in (state.hands, state.laid) for pile in piles for card in pile))


def explain(state: PeterState, seat: Seat, action: Action) -> Refusal:
    """Return why an action is not possible."""
    if state.loser is not None:
        return refuse("TURN", "round-over")
    if isinstance(action, Pull):
        return _why_not_pull(state, seat, action)
    if isinstance(action, Arrange):
        return _why_not_arrange(state, seat, action)
    return refuse("TURN", "not-now", seat=seat)  # a shuffle, or the closing of a window


def _why_not_pull(state: PeterState, seat: Seat, action: Pull) -> Refusal:
    source, card = state.source, action.card
    if seat != state.drawer:
        return refuse("TURN", "not-your-turn", seat=state.drawer)
    if card is not None and card not in cards_of(state.rules):
        return refuse("CARDS", "no-such-card", card=card)
    if action.from_ != source:
        return refuse("SP-3", "schwarzer-peter-neighbour", seat=source)
    last = len(state.hands[source]) - 1
    if not 0 <= action.index <= last:
        return refuse("SP-3", "schwarzer-peter-index", index=action.index, last=last)
    return refuse("CARDS", "schwarzer-peter-other-card", card=card or "", index=action.index)


def _why_not_arrange(state: PeterState, seat: Seat, action: Arrange) -> Refusal:
    if seat != state.source:
        return refuse("TURN", "schwarzer-peter-arrange", seat=state.source)
    if action.cards is None:
        return refuse("RECORD", "schwarzer-peter-no-order")
    hand = state.hands[seat]
    for card in action.cards:
        if card not in cards_of(state.rules):
            return refuse("CARDS", "no-such-card", card=card)
        if card not in hand:
            return refuse("CARDS", "not-in-hand", card=card)
    return same_cards(hand, action.cards) or refuse("TURN", "not-now", seat=seat)
