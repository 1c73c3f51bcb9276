"""The moves of ratefix: what is legal, what it brings about, and why something is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import NUMBER, Card
from elferhaus.core.game import OVER, Did, Events, Outcome, Pending, Seat, best, turn_of
from elferhaus.core.refusal import Refusal, refuse

from .rules import HIGHEST
from .state import AnyGuess, Guess, RatefixState, Trick

if TYPE_CHECKING:
    from collections.abc import Sequence


def is_over(state: RatefixState) -> bool:
    """Tell whether all cards have been played (RF-4)."""
    return len(state.winners) == len(state.piles[0])


def leader(state: RatefixState) -> Seat:
    """Return who guesses first in this trick (RF-2)."""
    return state.winners[-1] if state.winners else state.starter


def turn(state: RatefixState) -> Seat:
    """Return who guesses next: clockwise from the leader."""
    return (leader(state) + len(state.guesses)) % len(state.piles)


def pending(state: RatefixState) -> Pending:
    """Return who acts next: always one seat."""
    return OVER if is_over(state) else turn_of(turn(state))


def legal(state: RatefixState, seat: Seat) -> Sequence[AnyGuess]:
    """Return the numbers that a seat can name (RF-3)."""
    if is_over(state) or seat != turn(state):
        return ()
    seats = len(state.piles)
    return (AnyGuess(*bounds(seats), state.guesses),)


def bounds(seats: int) -> tuple[int, int]:
    """Return the least and the most that so many cards can add up to."""
    return seats, HIGHEST * seats


def apply(state: RatefixState, seat: Seat, action: Guess) -> tuple[RatefixState, Events]:
    """Return the next state and what happened."""
    did = Did(by=seat, action=action)
    piles = state.piles
    guesses = (*state.guesses, action.sum)
    winners = state.winners
    if len(guesses) < len(piles):
        return RatefixState(state.rules, piles, state.out, state.starter, winners, guesses), (did,)
    number = len(winners)
    cards = tuple([pile[number] for pile in piles])
    total = sum([NUMBER[card] for card in cards])
    first = leader(state)
    winner = (first + nearest(guesses, total)) % len(piles)
    after = RatefixState(state.rules, piles, state.out, state.starter, (*winners, winner))
    return after, (did, _trick(first, winner, cards, guesses, total))


def nearest(guesses: Sequence[int], total: int) -> int:
    """Return which of the guesses wins: the nearest, and of two equally near the one named first (RF-3)."""
    distances = [abs(guess - total) for guess in guesses]
    return distances.index(min(distances))


def _trick(first: Seat, winner: Seat, cards: tuple[Card, ...], guesses: tuple[int, ...], total: int) -> Trick:
    """Tell of a trick by seat; the guesses are in the order they were named."""
    seats = len(cards)
    by_seat = guesses[seats - first :] + guesses[: seats - first]
    off = tuple([guess - total for guess in by_seat])
    named = sorted(range(seats), key=lambda index: abs(guesses[index] - total))  # it keeps the order of equals
    ranking = tuple([(first + index) % seats for index in named])
    return Trick(winner=winner, cards=cards, sum=total, guesses=by_seat, off=off, ranking=ranking)


def outcome(state: RatefixState) -> Outcome | None:
    """Return the result: the number of cards won (RF-4)."""
    if not is_over(state):
        return None
    points = score(state)
    return Outcome(points, best(points))


def score(state: RatefixState) -> tuple[int, ...]:
    """Return how many cards each has won (RF-4)."""
    seats = len(state.piles)
    return tuple(seats * state.winners.count(seat) for seat in range(seats))


def all_cards(state: RatefixState) -> tuple[Card, ...]:
    """Return every card of the round."""
    return tuple(card for pile in (*state.piles, state.out) for card in pile)


def explain(state: RatefixState, seat: Seat, action: Guess) -> Refusal:
    """Return why an action is not possible."""
    if is_over(state):
        return refuse("TURN", "round-over")
    if seat != turn(state):
        return refuse("TURN", "not-your-turn", seat=turn(state))
    if not isinstance(action, Guess):  # a shuffle, or the closing of a window
        return refuse("TURN", "not-now", seat=seat)
    least, most = bounds(len(state.piles))
    if not least <= action.sum <= most:
        return refuse("RF-3", "ratefix-range", sum=action.sum, least=least, most=most)
    return refuse("RF-3", "ratefix-named", sum=action.sum)
