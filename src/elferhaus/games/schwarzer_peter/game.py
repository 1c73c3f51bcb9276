"""schwarzer-peter: draw unseen from the left neighbour, lay pairs, and do not be left with the card without a twin.

Rules digest:
  SP-1  two colours, 40 cards (32 in the short game); one is put aside unseen, and its twin is the Black Peter
  SP-2  pairs of equal numbers are laid down at once, always
  SP-3  draw a card from the next seat clockwise that holds cards; that seat may rearrange its cards before
  SP-3  the turn goes to the first seat with cards left of the drawer; seats without cards are safe
  SP-3  after 2,000 draws the holder of the Black Peter loses
  SP-4  one card is left: its holder loses, everyone else wins

| action | when |
|---|---|
| pull from index | it is the seat's turn; from the neighbour, any position |
| arrange cards | the seat is the one to be pulled from; any order of its hand, as often as it likes |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from elferhaus.core.cards import Card
from elferhaus.core.dealing import dealt, even_sizes, same_cards, sizes_refusal, starter_refusal
from elferhaus.core.game import OVER, Deal, Did, Event, Outcome, Pending, Seat, next_seat
from elferhaus.core.refusal import IllegalAction, Refusal, refuse

from . import rules as choices
from .actions import AnyArrange, Arrange, Pair, PeterAction, Pull
from .rules import INFO, MOST_DRAWS, PeterRules, cards_of, pairs_of
from .view import PeterView
from .worlds import imagined

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Choice, Occasion


# Made once: 39 cards is the most a hand could be drawn from.
PULLS: Final = tuple(tuple(Pull(seat, index) for index in range(39)) for seat in range(6))
WINDOWS: Final = tuple(tuple(Pending("window", (seat,), (source,)) for source in range(6)) for seat in range(6))


class PeterDeal(Deal, frozen=True):
    """The hands before pairs are laid, and the card put aside."""

    starter: Seat
    hands: tuple[tuple[Card, ...], ...]
    aside: Card


class PeterState(Struct, frozen=True, gc=False):
    """A round of schwarzer-peter. Hands keep their order."""

    rules: PeterRules
    hands: tuple[tuple[Card, ...], ...]
    aside: Card
    laid: tuple[tuple[Card, ...], ...]  # pairs, by the seat that laid them
    starter: Seat
    drawer: Seat
    source: Seat  # the drawer's left neighbour (SP-3)
    draws: int = 0
    loser: Seat | None = None  # known when the round is over


def holder_after(hands: Sequence[Sequence[Card]], seat: Seat) -> Seat:
    """Return the next seat clockwise that holds cards; the Black Peter is always in some hand."""
    seats = len(hands)
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        if hands[seat]:
            return seat


def without_pairs(hand: Sequence[Card], rules: PeterRules) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return a hand once its pairs are laid, in its order, and these pairs (SP-2)."""
    pairs = pairs_of(rules.colours)
    kept = tuple(card for card in hand if pairs[card][0] not in hand)
    laid = [each for card in hand if card not in kept and pairs[card][1][0] == card for each in pairs[card][1]]
    return kept, tuple(laid)


def _state(
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


class SchwarzerPeter:
    """The game; see the digest above."""

    info = INFO
    rules_type = PeterRules
    deal_type = PeterDeal
    state_type: Any = PeterState
    action_type: Any = PeterAction
    event_type: Any = Did[PeterAction] | Pair
    view_type = PeterView

    def forbids(self, rules: PeterRules, seats: int) -> Refusal | None:
        """Return the rule that forbids this choice."""
        return choices.forbids(rules)

    def deal(self, rules: PeterRules, seats: int, at: Occasion, rng: Random) -> PeterDeal:
        """Shuffle, put a card aside and deal the others."""
        cards = list(cards_of(rules))
        rng.shuffle(cards)
        aside = cards.pop()
        hands, _ = dealt(cards, even_sizes(len(cards), seats, at.dealer))
        return PeterDeal(at.round, at.dealer, next_seat(at.dealer, seats), hands, aside)

    def misdeal(self, rules: PeterRules, seats: int, at: Occasion, deal: PeterDeal) -> Refusal | None:
        """Return what is wrong with a deal."""
        cards = cards_of(rules)
        return (
            same_cards(cards, *deal.hands, (deal.aside,))
            or sizes_refusal("C-2", deal.hands, even_sizes(len(cards) - 1, seats, at.dealer))
            or starter_refusal("SP-3", deal.starter, next_seat(at.dealer, seats), seats)
        )

    def start(self, rules: PeterRules, seats: int, deal: PeterDeal) -> PeterState:
        """Return the state after the deal: pairs are laid at once (SP-2)."""
        split = [without_pairs(hand, rules) for hand in deal.hands]
        hands, laid = tuple(kept for kept, _ in split), tuple(pairs for _, pairs in split)
        # SP-3: the starter draws first, or the first seat with cards left of it.
        return _state(rules, hands, laid, deal.aside, starter=deal.starter, before=(deal.starter - 1) % seats, draws=0)

    def pending(self, state: PeterState) -> Pending:
        """Return who acts next: the drawer, and before that the seat to be drawn from, if it likes."""
        return WINDOWS[state.drawer][state.source] if state.loser is None else OVER

    def legal(self, state: PeterState, seat: Seat) -> Sequence[Choice]:
        """Return what a seat can do now."""
        if state.loser is not None:
            return ()
        if seat == state.drawer:
            return PULLS[state.source][: len(state.hands[state.source])]
        return (AnyArrange.of(state.hands[seat]),) if seat == state.source else ()

    def refusal(self, state: PeterState, seat: Seat, action: PeterAction) -> Refusal | None:
        """Return why an action is not possible, or None."""
        if state.loser is not None:
            return refuse("TURN", "round-over")
        if type(action) is Pull:
            return _pull_refusal(state, seat, action)
        if type(action) is Arrange:
            return _arrange_refusal(state, seat, action)
        return refuse("TURN", "not-now", seat=seat)  # a shuffle, or the closing of a window

    def apply(self, state: PeterState, seat: Seat, action: PeterAction) -> tuple[PeterState, tuple[Event, ...]]:
        """Return the next state and what happened."""
        problem = self.refusal(state, seat, action)
        if problem is not None:
            raise IllegalAction(problem, seat, action)
        return _pulled(state, seat, action) if isinstance(action, Pull) else _arranged(state, seat, action)

    def view(self, state: PeterState, seat: Seat | None) -> PeterView:
        """Return what a seat sees, or a spectator."""
        over = state.loser is not None
        return PeterView(
            rules=state.rules,
            seat=seat,
            starter=state.starter,
            turn=None if over else state.drawer,
            source=None if over else state.source,
            hand=None if seat is None else state.hands[seat],
            counts=tuple(len(hand) for hand in state.hands),
            laid=state.laid,
            draws=state.draws,
            loser=state.loser,
            hands=state.hands if over else None,
            aside=state.aside if over else None,
        )

    def outcome(self, state: PeterState) -> Outcome | None:
        """Return the result: everyone but the loser has won (SP-4)."""
        if state.loser is None:
            return None
        seats = range(len(state.hands))
        return Outcome(
            tuple(int(seat != state.loser) for seat in seats), tuple(seat for seat in seats if seat != state.loser)
        )

    def imagine(self, view: PeterView, seen: Sequence[Event], rng: Random) -> PeterState:
        """Return a possible world."""
        hands, aside = imagined(view, seen, rng)
        # Where the round is over nobody draws any more, so that any seat with cards will do.
        before = ((view.starter if view.turn is None else view.turn) - 1) % len(hands)
        return _state(view.rules, hands, view.laid, aside, starter=view.starter, before=before, draws=view.draws)

    def cards(self, state: PeterState) -> tuple[Card, ...]:
        """Return every card of the round."""
        return (state.aside, *(card for piles in (state.hands, state.laid) for pile in piles for card in pile))


def _pulled(state: PeterState, seat: Seat, action: Pull) -> tuple[PeterState, tuple[Event, ...]]:
    source, index = action.from_, action.index
    giving, hand = state.hands[source], state.hands[seat]
    card = giving[index]
    twin, pair = pairs_of(state.rules.colours)[card]
    hands = list(state.hands)
    hands[source] = giving[:index] + giving[index + 1 :]
    events: tuple[Event, ...] = (
        Did(by=seat, action=PULLS[source][index]),
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
    after = _state(
        state.rules, tuple(hands), laid, state.aside, starter=state.starter, before=seat, draws=state.draws + 1
    )
    return after, events


def _arranged(state: PeterState, seat: Seat, action: Arrange) -> tuple[PeterState, tuple[Event, ...]]:
    hands = (*state.hands[:seat], action.cards or (), *state.hands[seat + 1 :])
    after = PeterState(
        state.rules, hands, state.aside, state.laid, state.starter, state.drawer, state.source, state.draws
    )
    return after, (Did(by=seat, action=Arrange()), Did(by=seat, action=action, to=(seat,)))


def _pull_refusal(state: PeterState, seat: Seat, action: Pull) -> Refusal | None:
    source = state.source
    if seat != state.drawer:
        return refuse("TURN", "not-your-turn", seat=state.drawer)
    if action.card is not None and action.card not in cards_of(state.rules):
        return refuse("CARDS", "no-such-card", card=action.card)
    if action.from_ != source:
        return refuse("SP-3", "schwarzer-peter-neighbour", seat=source)
    hand = state.hands[source]
    if not 0 <= action.index < len(hand):
        return refuse("SP-3", "schwarzer-peter-index", index=action.index, last=len(hand) - 1)
    if action.card is not None and action.card != hand[action.index]:
        return refuse("CARDS", "schwarzer-peter-other-card", card=action.card, index=action.index)
    return None


def _arrange_refusal(state: PeterState, seat: Seat, action: Arrange) -> Refusal | None:
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
    return same_cards(hand, action.cards)
