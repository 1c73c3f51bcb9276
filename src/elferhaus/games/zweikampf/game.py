"""zweikampf: both turn a card, and the higher one takes both. Nothing is ever decided: ``turn`` only moves on.

Rules digest:
  ZK-1   two colours, 20 face-down cards each
  ZK-2   the higher card takes both; equal: each turns another, and the winner takes all of them
  ZK-3   the piles are played once and the most cards won win; what is tied at the very end is nobody's
  ZK-V1  long: a used-up pile is replaced by the own won pile when a card is needed, the card won first on top
  ZK-V1  of a trick, the winner's own cards come first, then the other's, oldest first
  ZK-V1  who has no card left to break a tie loses it; both without: the tied cards are nobody's
  ZK-V1  it ends when one has no cards, or after 5,000 turned pairs; the one with more cards wins

| action | when |
|---|---|
| turn | always, by seat 0 for both: one pair |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from elferhaus.core.cards import NUMBER, Card, deck
from elferhaus.core.dealing import dealt, same_cards, sizes_refusal
from elferhaus.core.game import OVER, Action, Deal, Did, Event, Outcome, Pending, Seat, best
from elferhaus.core.refusal import IllegalAction, Refusal, refuse

from . import rules as choices
from .rules import HAND, INFO, MOST_PAIRS, ZweikampfRules
from .view import Trick, ZweikampfView, imagined_piles

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Occasion


class Turn(Action, frozen=True, tag="turn"):
    """Turn a pair: the top card of each pile."""


ACTION: Final = Turn()
LEGAL: Final = (ACTION,)
DID: Final = Did(by=0, action=ACTION)
FORCED: Final = Pending("forced", (0,))
NO_CARDS: Final[tuple[tuple[Card, ...], tuple[Card, ...]]] = ((), ())


class ZweikampfDeal(Deal, frozen=True):
    """A face-down pile each."""

    piles: tuple[tuple[Card, ...], ...]


class ZweikampfState(Struct, frozen=True, gc=False):
    """A round of zweikampf. The first card of a pile is the next to be turned."""

    rules: ZweikampfRules
    piles: tuple[tuple[Card, ...], tuple[Card, ...]]
    won: tuple[tuple[Card, ...], tuple[Card, ...]] = NO_CARDS  # the card won first is first
    tied: tuple[tuple[Card, ...], tuple[Card, ...]] = NO_CARDS  # of a trick not yet decided; at the end nobody's
    turned: int = 0  # pairs
    over: bool = False


def turn_pair(state: ZweikampfState) -> tuple[ZweikampfState, Trick]:
    """Turn a pair and settle it."""
    mine, theirs = state.piles
    my_won, their_won = state.won
    if not mine:  # ZK-V1: a card is needed, so the won pile is turned over
        mine, my_won = my_won, ()
    if not theirs:
        theirs, their_won = their_won, ()
    cards = (mine[0], theirs[0])
    mine, theirs = mine[1:], theirs[1:]
    my_open, their_open = (*state.tied[0], cards[0]), (*state.tied[1], cards[1])
    difference = NUMBER[cards[0]] - NUMBER[cards[1]]
    is_long = state.rules.variant == "long"
    if not difference and is_long:  # ZK-V1: who has no card left to break the tie loses it
        difference = bool(mine or my_won) - bool(theirs or their_won)
    winner = None if not difference else 0 if difference > 0 else 1
    tied = NO_CARDS
    if winner == 0:  # ZK-V1: the winner's own cards first
        my_won = my_won + my_open + their_open
    elif winner == 1:
        their_won = their_won + their_open + my_open
    else:
        tied = (my_open, their_open)
    turned = state.turned + 1
    # ZK-3: the piles are played once; ZK-V1: as long as both hold cards.
    goes_on = (mine or my_won) and (theirs or their_won) if is_long else mine and theirs
    over = not goes_on or turned == MOST_PAIRS
    after = ZweikampfState(state.rules, (mine, theirs), (my_won, their_won), tied, turned, over)
    return after, Trick(cards=cards, winner=winner)


class Zweikampf:
    """The game; see the digest above."""

    info = INFO
    rules_type = ZweikampfRules
    deal_type = ZweikampfDeal
    state_type: Any = ZweikampfState
    action_type: Any = Turn
    event_type: Any = Did[Turn] | Trick
    view_type = ZweikampfView

    def forbids(self, rules: ZweikampfRules, seats: int) -> Refusal | None:
        """Return the rule that forbids this choice."""
        return choices.forbids(rules)

    def deal(self, rules: ZweikampfRules, seats: int, at: Occasion, rng: Random) -> ZweikampfDeal:
        """Shuffle and deal a round."""
        cards = list(deck(rules.colours))
        rng.shuffle(cards)
        return ZweikampfDeal(at.round, at.dealer, dealt(cards, [HAND] * seats)[0])

    def misdeal(self, rules: ZweikampfRules, seats: int, at: Occasion, deal: ZweikampfDeal) -> Refusal | None:
        """Return what is wrong with a deal."""
        return same_cards(deck(rules.colours), *deal.piles) or sizes_refusal("ZK-1", deal.piles, [HAND] * seats)

    def start(self, rules: ZweikampfRules, seats: int, deal: ZweikampfDeal) -> ZweikampfState:
        """Return the state after the deal."""
        return ZweikampfState(rules, (deal.piles[0], deal.piles[1]))

    def pending(self, state: ZweikampfState) -> Pending:
        """Return who acts next: seat 0, who turns for both."""
        return OVER if state.over else FORCED

    def legal(self, state: ZweikampfState, seat: Seat) -> Sequence[Turn]:
        """Return what a seat can do now."""
        return () if seat or state.over else LEGAL

    def refusal(self, state: ZweikampfState, seat: Seat, action: Turn) -> Refusal | None:
        """Return why an action is not possible, or None."""
        if state.over:
            return refuse("TURN", "round-over")
        if seat != 0:
            return refuse("TURN", "not-your-turn", seat=0)
        if type(action) is not Turn:  # a shuffle, or the closing of a window
            return refuse("TURN", "not-now", seat=seat)
        return None

    def apply(self, state: ZweikampfState, seat: Seat, action: Turn) -> tuple[ZweikampfState, tuple[Event, ...]]:
        """Return the next state and what happened."""
        problem = self.refusal(state, seat, action)
        if problem is not None:
            raise IllegalAction(problem, seat, action)
        after, trick = turn_pair(state)
        return after, (DID, trick)

    def view(self, state: ZweikampfState, seat: Seat | None) -> ZweikampfView:
        """Return what a seat sees, or a spectator: all the same."""
        return ZweikampfView(
            rules=state.rules,
            seat=seat,
            counts=tuple(len(pile) + len(won) for pile, won in zip(state.piles, state.won, strict=True)),
            piles=(len(state.piles[0]), len(state.piles[1])),
            won=state.won,
            tied=state.tied,
            turned=state.turned,
            over=state.over,
        )

    def outcome(self, state: ZweikampfState) -> Outcome | None:
        """Return the result: the cards won (ZK-3), in the long variant all that a seat holds (ZK-V1)."""
        if not state.over:
            return None
        points = tuple(len(pile) + len(won) for pile, won in zip(state.piles, state.won, strict=True))
        return Outcome(points, best(points))

    def imagine(self, view: ZweikampfView, seen: Sequence[Event], rng: Random) -> ZweikampfState:
        """Return a possible world: cards once turned are known wherever they lie, the others can be in any order."""
        return ZweikampfState(
            view.rules, imagined_piles(seen, view.rules, rng), view.won, view.tied, view.turned, view.over
        )

    def cards(self, state: ZweikampfState) -> tuple[Card, ...]:
        """Return every card of the round."""
        return tuple(card for piles in (state.piles, state.won, state.tied) for pile in piles for card in pile)
