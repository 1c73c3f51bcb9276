"""What a seat at ratefix sees, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from elferhaus.core.cards import Card, deck
from elferhaus.core.game import Event, Seat, View

from .rules import RatefixRules

if TYPE_CHECKING:
    from random import Random


class Trick(Event, frozen=True, tag="trick", kw_only=True):
    """The cards in the middle were turned up, and somebody won them. The cards are in the order of the seats."""

    rule: ClassVar[str] = "RF-3"

    winner: Seat
    cards: tuple[Card, ...]
    sum: int


class RatefixView(View, frozen=True, tag="ratefix"):
    """The own card in the middle, what has been named, and every card that was turned up."""

    per_seat = ("counts", "guesses", "played", "won")

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


def imagined_piles(view: RatefixView, rng: Random) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Share out the cards that the seat has not seen: to the piles, the middle and the cards that are out."""
    known = {card for played in view.played for card in played} | {view.card}
    unseen = [card for card in deck() if card not in known]
    rng.shuffle(unseen)
    piles = []
    for seat, count in enumerate(view.counts):
        middle = [] if view.turn is None else [unseen.pop() if view.card is None or seat != view.seat else view.card]
        piles.append((*view.played[seat], *middle, *(unseen.pop() for _ in range(count))))
    return tuple(piles), tuple(unseen)
