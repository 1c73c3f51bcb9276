"""What a seat at ratefix sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import NUMBER, Card
from elferhaus.core.game import Seat, View

from .moves import bounds, is_over, leader, turn
from .rules import RatefixRules

if TYPE_CHECKING:
    from .state import RatefixState


class RatefixView(View, frozen=True, tag="ratefix"):
    """The own card in the middle, what has been named, and every card that was turned up."""

    per_seat = ("counts", "guesses", "played", "won")
    follows_from_rules = ("bounds", "possible", "tricks", "trick")

    rules: RatefixRules
    starter: Seat
    leader: Seat  # guesses first in this trick; the others follow clockwise
    turn: Seat | None
    card: Card | None  # the own one in the middle; what lies below it in the own pile nobody has seen
    guesses: tuple[int | None, ...]  # in this trick, by seat
    counts: tuple[int, ...]  # left in the face-down piles, besides the card in the middle
    out: int
    played: tuple[tuple[Card, ...], ...]  # turned up in the tricks so far, by the seat they came from
    won: tuple[tuple[Card, ...], ...]
    winners: tuple[Seat, ...]  # of the tricks so far
    bounds: tuple[int, int]  # the least and the most that can be named
    possible: tuple[int, int] | None  # what the sum can be at all for whoever sees the own card
    tricks: int
    trick: int | None  # which of them is played now, counted from 1


def view(state: RatefixState, seat: Seat | None) -> RatefixView:
    """Return what a seat sees, or a spectator."""
    piles = state.piles
    seats = len(piles)
    number = len(state.winners)
    over = is_over(state)
    first = leader(state)
    card = None if seat is None or over else piles[seat][number]
    others = bounds(seats - 1)
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
        card=card,
        guesses=tuple(guesses),
        counts=tuple(0 if over else len(pile) - number - 1 for pile in piles),
        out=len(state.out),
        played=tuple(pile[:number] for pile in piles),
        won=tuple(tuple(cards) for cards in won),
        winners=state.winners,
        bounds=bounds(seats),
        possible=None if card is None else (NUMBER[card] + others[0], NUMBER[card] + others[1]),
        tricks=len(piles[0]),
        trick=None if over else number + 1,
    )
