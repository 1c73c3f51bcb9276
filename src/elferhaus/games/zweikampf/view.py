"""What the seats at zweikampf see, and the worlds they can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from elferhaus.core.cards import Card, deck
from elferhaus.core.game import Event, Seat, View

from .rules import HAND, ZweikampfRules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random


class Trick(Event, frozen=True, tag="trick", kw_only=True):
    """A pair was turned, one card of each seat; the winner takes all that lies there, or nobody does: a tie."""

    rule: ClassVar[str] = "ZK-2"

    cards: tuple[Card, Card]
    winner: Seat | None


class ZweikampfView(View, frozen=True, tag="zweikampf"):
    """The cards turned so far; what is in the face-down piles is for those to know who remember (ZK-V1)."""

    per_seat = ("counts", "piles", "won", "tied")

    rules: ZweikampfRules
    counts: tuple[int, ...]  # all that a seat holds: face-down and won pile
    piles: tuple[int, int]  # cards in the face-down piles
    won: tuple[tuple[Card, ...], tuple[Card, ...]]  # in the order in which they would be turned again
    tied: tuple[tuple[Card, ...], tuple[Card, ...]]
    turned: int
    over: bool


def imagined_piles(
    seen: Sequence[Event], rules: ZweikampfRules, rng: Random
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Replay what was seen, with None for each card that has not been turned yet, and fill these in by lot."""
    piles: list[list[Card | None]] = [[None] * HAND, [None] * HAND]
    won: list[list[Card | None]] = [[], []]
    tied: list[list[Card]] = [[], []]
    unseen = dict.fromkeys(deck(rules.colours))
    for event in seen:
        if not isinstance(event, Trick):
            continue
        for seat, card in enumerate(event.cards):
            if not piles[seat]:
                piles[seat], won[seat] = won[seat], []
            del piles[seat][0]
            tied[seat].append(card)
            unseen.pop(card, None)
        if event.winner is not None:
            won[event.winner] += [*tied[event.winner], *tied[1 - event.winner]]
            tied = [[], []]
    cards = list(unseen)
    rng.shuffle(cards)
    one, other = (tuple(cards.pop() if card is None else card for card in pile) for pile in piles)
    return one, other
