"""State, actions and transitions of mogeln."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import Struct

from elferhaus.core.cards import BIT, COLOURS, HIGHEST, NUMBER, Card, CardSet, cards_in
from elferhaus.core.game import OVER, TURN, Action, Choice, Did, Event, Outcome, Pattern, Pending, Seat, best
from elferhaus.core.refusal import IllegalAction, Refusal, refuse

from .rules import HIGH, MOST_LAYS, MogelnRules, last_number

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

MORE: Final = 0.12  # how often one more card slips into a lay chosen by lot


class Lay(Action, frozen=True, tag="lay", kw_only=True):
    """Lay cards face down and say a number; the others do not see which, nor how many."""

    cards: tuple[Card, ...] | None = None
    claim: int


class Doubt(Action, frozen=True, tag="doubt"):
    """Say that the last lay is not what was said with it."""

    timed: ClassVar[bool] = True


class TooMany(Action, frozen=True, tag="too-many"):
    """Say that the last lay was more than one card."""

    timed: ClassVar[bool] = True


MogelnAction = Lay | Doubt | TooMany

DOUBT: Final = Doubt()
TOO_MANY: Final = TooMany()


class AnyLay(Pattern, frozen=True, tag="lay", rename={"from_": "from"}):
    """Some cards of the hand can be laid."""

    from_: tuple[Card, ...]
    min: int
    max: int
    claim: int

    def admits(self, action: Action) -> bool:
        """Tell whether the action lays as many different cards of these, with this claim."""
        if not isinstance(action, Lay) or action.cards is None or action.claim != self.claim:
            return False
        chosen = set(action.cards)
        return (
            self.min <= len(action.cards) <= self.max and len(chosen) == len(action.cards) and chosen <= {*self.from_}
        )

    def sample(self, rng: Random) -> Lay:
        """Choose a card by lot, now and then several."""
        count = self.min
        while count < self.max and rng.random() < MORE:
            count += 1
        if count == 1:
            return Lay(cards=(self.from_[int(rng.random() * len(self.from_))],), claim=self.claim)
        return Lay(cards=tuple(rng.sample(self.from_, count)), claim=self.claim)


class Stood(Event, frozen=True, tag="stood", kw_only=True):
    """A lay can no longer be called: the counts now tell how many cards it was (MO-4)."""

    by: Seat
    count: int


class Shown(Event, frozen=True, tag="shown", kw_only=True):
    """The last lay was turned up (MO-3)."""

    by: Seat
    cards: tuple[Card, ...]


class Judged(Event, frozen=True, tag="judged", kw_only=True):
    """A call was right or wrong."""

    by: Seat
    right: bool


class Took(Event, frozen=True, tag="took", kw_only=True):
    """A seat took the pile; only that seat sees the cards, and nobody is told how many the last lay was."""

    by: Seat
    cards: tuple[Card, ...] | None = None


class MogelnState(Struct, frozen=True, gc=False):
    """A round of mogeln. The last lay is the right neighbour's of the seat on turn; it can be called while it lies."""

    rules: MogelnRules
    hands: tuple[CardSet, ...]
    turn: Seat
    under: CardSet = 0  # the pile without the last lay
    last: CardSet = 0
    said: int = 0  # with the last lay; 0 where no pile has been started
    gone: CardSet = 0  # finished piles (MO-2)
    lays: int = 0
    winners: tuple[Seat, ...] = ()


@cache
def right_cards(colour: str | None, number: int) -> CardSet:
    """Return the cards that a claim is true of (MO-5: of one colour, where the table plays so)."""
    return sum(BIT[f"{each[0]}{number}"] for each in COLOURS if colour in {None, each})


def layer_of(state: MogelnState) -> Seat:
    """Return whose the last lay is."""
    return state.turn - 1 if state.turn else len(state.hands) - 1


def next_number(state: MogelnState) -> int:
    """Return what must be said next (MO-2)."""
    return 1 if state.said == last_number(state.rules, len(state.hands)) else state.said + 1


@cache
def _window(turn: Seat, seats: int) -> Pending:
    layer = (turn - 1) % seats
    return Pending("window", (turn,), tuple(seat for seat in range(seats) if seat not in {turn, layer}))


@cache
def _claimed(by: Seat, claim: int) -> Did[Lay]:
    return Did(by=by, action=Lay(claim=claim))


@cache
def _stood(by: Seat, count: int) -> Stood:
    return Stood(by=by, count=count)


def pending(state: MogelnState) -> Pending:
    """Return who acts next: the seat on turn, and others as long as they can call."""
    if state.winners:
        return OVER
    rules = state.rules
    if state.last and (rules.sneak or rules.edition == "space"):
        return _window(state.turn, len(state.hands))
    return TURN[state.turn]


def may_doubt(state: MogelnState, seat: Seat) -> bool:
    """Tell whether a seat can doubt now (MO-3)."""
    if seat == state.turn:
        return state.last != 0
    return state.rules.edition == "space" and state.last != 0 and seat != layer_of(state)


def legal(state: MogelnState, seat: Seat) -> Sequence[Choice]:
    """Return what a seat can do now."""
    found: list[Choice] = []
    rules = state.rules
    if state.winners or not 0 <= seat < len(state.hands):
        return found
    if seat == state.turn:
        hand = cards_in(state.hands[seat])
        found.append(AnyLay(hand, 1, len(hand) if rules.sneak else 1, next_number(state)))
    if state.last:
        if may_doubt(state, seat):
            found.append(DOUBT)
        if rules.sneak and seat != layer_of(state):
            found.append(TOO_MANY)
    return found


def apply(state: MogelnState, seat: Seat, action: MogelnAction) -> tuple[MogelnState, tuple[Event, ...]]:
    """Return the next state and what happened."""
    problem = why_not(state, seat, action)
    if problem is not None:
        raise IllegalAction(problem, seat, action)
    if isinstance(action, Lay):
        return _laid(state, seat, action)
    last = state.last
    several = last & (last - 1) != 0
    if isinstance(action, TooMany):
        return _called(state, seat, action, several, ())
    right = several or not last & right_cards(state.rules.colour, state.said)
    return _called(state, seat, action, right, (Shown(by=layer_of(state), cards=cards_in(last)),))


def _laid(state: MogelnState, seat: Seat, action: Lay) -> tuple[MogelnState, tuple[Event, ...]]:
    hands, last = state.hands, state.last
    bits = 0
    for card in action.cards or ():
        bits |= BIT[card]
    said = next_number(state)
    winners: tuple[Seat, ...] = ()
    events: tuple[Event, ...] = (_claimed(seat, said), Did(by=seat, action=action, to=(seat,)))
    if last:
        layer = layer_of(state)
        if not hands[layer]:  # MO-6: the last lay has stood
            winners = (layer,)
        if state.rules.sneak:
            events = (*events, _stood(layer, last.bit_count()))
    hands = (*hands[:seat], hands[seat] ^ bits, *hands[seat + 1 :])
    lays = state.lays + 1
    if lays == MOST_LAYS and not winners:  # MO-6: the fewest cards win
        winners = best([hand.bit_count() for hand in hands], low_wins=True)
    turn = seat + 1 if seat + 1 < len(hands) else 0
    under, gone = state.under | last, state.gone
    if said == 1:  # MO-2: a finished pile leaves the game now
        under, gone = 0, gone | under
    return MogelnState(state.rules, hands, turn, under, bits, said, gone, lays, winners), events


def _called(
    state: MogelnState, seat: Seat, action: Doubt | TooMany, right: bool, shown: tuple[Event, ...]
) -> tuple[MogelnState, tuple[Event, ...]]:
    hands = state.hands
    layer = layer_of(state)
    winners = () if right or hands[layer] else (layer,)  # MO-6: a call on the last lay has failed
    taker = layer if right else seat
    pile = state.under | state.last
    hands = (*hands[:taker], hands[taker] | pile, *hands[taker + 1 :])
    events = (
        Did(by=seat, action=action),
        *shown,
        Judged(by=seat, right=right),
        Took(by=taker),
        Took(by=taker, cards=cards_in(pile), to=(taker,)),
    )
    # MO-3: whoever called or took, the seat left of the layer starts a new pile: it is on turn already.
    return MogelnState(state.rules, hands, state.turn, gone=state.gone, lays=state.lays, winners=winners), events


def why_not(state: MogelnState, seat: Seat, action: MogelnAction) -> Refusal | None:
    """Return why an action is not possible, or None."""
    if state.winners:
        return refuse("TURN", "round-over")
    if isinstance(action, Lay):
        if seat == state.turn:
            return _why_not_lay(state, seat, action)
        return refuse("TURN", "not-your-turn", seat=state.turn)
    if not 0 <= seat < len(state.hands):
        return refuse("TURN", "not-your-turn", seat=state.turn)
    if isinstance(action, Doubt):
        if may_doubt(state, seat):
            return None
        if not state.last:
            return refuse("MO-3", "mogeln-nothing-to-doubt")
        if seat == layer_of(state):
            return refuse("MO-3", "mogeln-own-lay")
        return refuse("MO-3", "mogeln-not-yours-to-doubt", seat=state.turn)
    if isinstance(action, TooMany):
        if not state.rules.sneak:
            return refuse("MO-4", "mogeln-no-sneak")
        if not state.last:
            return refuse("MO-4", "mogeln-nothing-to-call")
        return refuse("MO-4", "mogeln-own-lay") if seat == layer_of(state) else None
    return refuse("TURN", "not-now", seat=seat)  # a shuffle, or the closing of a window: not for a seat


def _why_not_lay(state: MogelnState, seat: Seat, action: Lay) -> Refusal | None:
    cards = action.cards
    if cards is None:
        return refuse("RECORD", "mogeln-lay-without-cards")
    left = state.hands[seat]
    for card in cards:
        bit = BIT.get(card, 0)
        if not bit & left:
            return _why_not_card(state, seat, card)
        left ^= bit
    if not cards:
        return refuse("MO-2", "mogeln-no-card")
    number = next_number(state)
    if action.claim != number:
        return refuse("MO-2", "mogeln-claim", number=number)
    if len(cards) > 1 and not state.rules.sneak:
        return refuse("MO-4", "mogeln-one-card")
    return None


def _why_not_card(state: MogelnState, seat: Seat, card: Card) -> Refusal:
    if NUMBER.get(card, HIGHEST) > HIGH[len(state.hands)]:
        return refuse("CARDS", "no-such-card", card=card)
    return refuse("CARDS", "card-twice" if BIT[card] & state.hands[seat] else "not-in-hand", card=card)


def outcome(state: MogelnState) -> Outcome | None:
    """Return the result once the round is over: 1 for a winner, 0 for the others (MO-6)."""
    winners = state.winners
    if not winners:
        return None
    return Outcome(tuple(int(seat in winners) for seat in range(len(state.hands))), winners)


def all_cards(state: MogelnState) -> tuple[Card, ...]:
    """Return every card of the round."""
    piles = (*state.hands, state.under, state.last, state.gone)
    return tuple(card for pile in piles for card in cards_in(pile))
