"""ratefix: everyone knows the own card only, and names a guess of the sum of all; the nearest guess takes the trick.

Rules digest:
  RF-1  20, 13 or 10 face-down cards each for 2, 3 or 4 players; the rest is out
  RF-2  everyone looks at the own top card and puts it into the middle; then all guess, clockwise
  RF-2  left of the dealer guesses first, later the winner of the last trick
  RF-3  the nearest guess, above or below, wins the cards; of two equally near the one named first
  RF-3  a guess is a whole number from n to 20·n that has not been named in this trick
  RF-4  the most cards won win

| action | when |
|---|---|
| guess sum | it is the seat's turn; the number is possible and still free |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from elferhaus.core.cards import NUMBER, Card, deck
from elferhaus.core.dealing import dealt, same_cards, sizes_refusal, starter_refusal
from elferhaus.core.game import OVER, TURN, Action, Deal, Did, Event, Outcome, Pattern, Pending, Seat, best, next_seat
from elferhaus.core.refusal import IllegalAction, Refusal, refuse

from .rules import HAND, HIGHEST, INFO, RatefixRules
from .view import RatefixView, Trick, imagined_piles

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Occasion


class Guess(Action, frozen=True, tag="guess"):
    """Name a guess of the sum."""

    sum: int


class AnyGuess(Pattern, frozen=True, tag="guess", rename={"except_": "except"}):
    """Every number from ``min`` to ``max`` but those already named, in the order they were."""

    min: int
    max: int
    except_: tuple[int, ...]

    def admits(self, action: Action) -> bool:
        """Tell whether the action is a guess that is still free."""
        return isinstance(action, Guess) and self.min <= action.sum <= self.max and action.sum not in self.except_

    def sample(self, rng: Random) -> Guess:
        """Choose a free number by lot."""
        while True:
            number = self.min + int(rng.random() * (self.max - self.min + 1))
            if number not in self.except_:
                return Guess(number)


class RatefixDeal(Deal, frozen=True):
    """A face-down pile each, and the cards that are out."""

    starter: Seat
    piles: tuple[tuple[Card, ...], ...]
    out: tuple[Card, ...]


class RatefixState(Struct, frozen=True, gc=False):
    """A round of ratefix. The piles stay as dealt: trick number k is made of the cards at index k."""

    rules: RatefixRules
    piles: tuple[tuple[Card, ...], ...]
    out: tuple[Card, ...]
    starter: Seat
    winners: tuple[Seat, ...] = ()  # of the tricks so far
    guesses: tuple[int, ...] = ()  # in this trick, in the order they were named


def is_over(state: RatefixState) -> bool:
    """Tell whether all cards have been played (RF-4)."""
    return len(state.winners) == len(state.piles[0])


def leader(state: RatefixState) -> Seat:
    """Return who guesses first in this trick (RF-2)."""
    return state.winners[-1] if state.winners else state.starter


def turn(state: RatefixState) -> Seat:
    """Return who guesses next: clockwise from the leader."""
    return (leader(state) + len(state.guesses)) % len(state.piles)


class Ratefix:
    """The game; see the digest above."""

    info = INFO
    rules_type = RatefixRules
    deal_type = RatefixDeal
    state_type: Any = RatefixState
    action_type: Any = Guess
    event_type: Any = Did[Guess] | Trick
    view_type = RatefixView

    def forbids(self, rules: RatefixRules, seats: int) -> Refusal | None:
        """Return nothing: every choice is possible."""
        return None

    def deal(self, rules: RatefixRules, seats: int, at: Occasion, rng: Random) -> RatefixDeal:
        """Shuffle and deal a round."""
        cards = list(deck())
        rng.shuffle(cards)
        piles, out = dealt(cards, [HAND[seats]] * seats)
        return RatefixDeal(at.round, at.dealer, next_seat(at.dealer, seats), piles, out)

    def misdeal(self, rules: RatefixRules, seats: int, at: Occasion, deal: RatefixDeal) -> Refusal | None:
        """Return what is wrong with a deal."""
        return (
            same_cards(deck(), *deal.piles, deal.out)
            or sizes_refusal("RF-1", deal.piles, [HAND[seats]] * seats)
            or starter_refusal("RF-2", deal.starter, next_seat(at.dealer, seats), seats)
        )

    def start(self, rules: RatefixRules, seats: int, deal: RatefixDeal) -> RatefixState:
        """Return the state after the deal."""
        return RatefixState(rules, deal.piles, deal.out, deal.starter)

    def pending(self, state: RatefixState) -> Pending:
        """Return who acts next: always one seat."""
        return OVER if is_over(state) else TURN[turn(state)]

    def legal(self, state: RatefixState, seat: Seat) -> Sequence[AnyGuess]:
        """Return the numbers that a seat can name."""
        if is_over(state) or seat != turn(state):
            return ()
        seats = len(state.piles)
        return (AnyGuess(seats, HIGHEST * seats, state.guesses),)

    def refusal(self, state: RatefixState, seat: Seat, action: Guess) -> Refusal | None:
        """Return why an action is not possible, or None."""
        if is_over(state):
            return refuse("TURN", "round-over")
        if seat != turn(state):
            return refuse("TURN", "not-your-turn", seat=turn(state))
        if type(action) is not Guess:  # a shuffle, or the closing of a window
            return refuse("TURN", "not-now", seat=seat)
        seats = len(state.piles)
        if not seats <= action.sum <= HIGHEST * seats:
            return refuse("RF-3", "ratefix-range", sum=action.sum, least=seats, most=HIGHEST * seats)
        if action.sum in state.guesses:
            return refuse("RF-3", "ratefix-named", sum=action.sum)
        return None

    def apply(self, state: RatefixState, seat: Seat, action: Guess) -> tuple[RatefixState, tuple[Event, ...]]:
        """Return the next state and what happened."""
        problem = self.refusal(state, seat, action)
        if problem is not None:
            raise IllegalAction(problem, seat, action)
        did = Did(by=seat, action=action)
        piles = state.piles
        guesses = (*state.guesses, action.sum)
        winners = state.winners
        if len(guesses) < len(piles):
            return RatefixState(state.rules, piles, state.out, state.starter, winners, guesses), (did,)
        number = len(winners)
        cards = tuple([pile[number] for pile in piles])
        total = sum([NUMBER[card] for card in cards])
        # RF-3: the first of the smallest distances, so of two equally near the one named first.
        distances = [abs(guess - total) for guess in guesses]
        winner = (leader(state) + distances.index(min(distances))) % len(piles)
        after = RatefixState(state.rules, piles, state.out, state.starter, (*winners, winner))
        return after, (did, Trick(winner=winner, cards=cards, sum=total))

    def view(self, state: RatefixState, seat: Seat | None) -> RatefixView:
        """Return what a seat sees, or a spectator."""
        piles = state.piles
        seats = len(piles)
        number = len(state.winners)
        over = is_over(state)
        first = leader(state)
        won: list[list[Card]] = [[] for _ in piles]
        for trick, winner in enumerate(state.winners):
            won[winner] += [pile[trick] for pile in piles]
        guesses: list[int | None] = [None] * seats
        for index, guess in enumerate(state.guesses):
            guesses[(first + index) % seats] = guess
        return RatefixView(
            rules=state.rules,
            seat=seat,
            starter=state.starter,
            leader=first,
            turn=None if over else turn(state),
            card=None if seat is None or over else piles[seat][number],
            guesses=tuple(guesses),
            counts=tuple(0 if over else len(pile) - number - 1 for pile in piles),
            out=len(state.out),
            played=tuple(pile[:number] for pile in piles),
            won=tuple(tuple(cards) for cards in won),
            winners=state.winners,
        )

    def outcome(self, state: RatefixState) -> Outcome | None:
        """Return the result: the number of cards won (RF-4)."""
        if not is_over(state):
            return None
        seats = len(state.piles)
        points = tuple(seats * state.winners.count(seat) for seat in range(seats))
        return Outcome(points, best(points))

    def imagine(self, view: RatefixView, seen: Sequence[Event], rng: Random) -> RatefixState:
        """Return a possible world: what was turned up and the own card stay, the rest is anybody's guess."""
        piles, out = imagined_piles(view, rng)
        said = [view.guesses[(view.leader + index) % len(piles)] for index in range(len(piles))]
        guesses = tuple(guess for guess in said if guess is not None)
        return RatefixState(view.rules, piles, out, view.starter, view.winners, guesses)

    def cards(self, state: RatefixState) -> tuple[Card, ...]:
        """Return every card of the round."""
        return tuple(card for pile in (*state.piles, state.out) for card in pile)
