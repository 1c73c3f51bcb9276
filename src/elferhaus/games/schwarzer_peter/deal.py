"""Dealing schwarzer-peter: SP-1, and the pairs that are laid before play (SP-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card
from elferhaus.core.dealing import dealt, even_sizes, same_cards, sizes_refusal, starter_refusal
from elferhaus.core.game import Occasion, StartedDeal, next_seat

from .moves import next_draw
from .rules import PeterRules, cards_of, pairs_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.refusal import Refusal

    from .state import PeterState


class PeterDeal(StartedDeal, frozen=True):
    """The hands before pairs are laid, and the card put aside."""

    hands: tuple[tuple[Card, ...], ...]
    aside: Card


def deal(rules: PeterRules, seats: int, at: Occasion, rng: Random) -> PeterDeal:
    """Shuffle, put a card aside and deal the others."""
    cards = list(cards_of(rules))
    rng.shuffle(cards)
    aside = cards.pop()
    hands, _ = dealt(cards, even_sizes(len(cards), seats, at.dealer))
    return PeterDeal(at.round, at.dealer, next_seat(at.dealer, seats), hands, aside)


def misdeal(rules: PeterRules, seats: int, at: Occasion, deal: PeterDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    cards = cards_of(rules)
    return (
        same_cards(cards, *deal.hands, (deal.aside,))
        or sizes_refusal("C-2", deal.hands, even_sizes(len(cards) - 1, seats, at.dealer))
        or starter_refusal("SP-3", deal.starter, next_seat(at.dealer, seats), seats)
    )


def without_pairs(hand: Sequence[Card], rules: PeterRules) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return a hand once its pairs are laid, in its order, and these pairs (SP-2)."""
    pairs = pairs_of(rules.colours)
    kept = tuple(card for card in hand if pairs[card][0] not in hand)
    laid = [each for card in hand if card not in kept and pairs[card][1][0] == card for each in pairs[card][1]]
    return kept, tuple(laid)


def start(rules: PeterRules, seats: int, deal: PeterDeal) -> PeterState:
    """Return the state after the deal: pairs are laid at once (SP-2)."""
    split = [without_pairs(hand, rules) for hand in deal.hands]
    hands, laid = tuple(kept for kept, _ in split), tuple(pairs for _, pairs in split)
    # SP-3: the starter draws first, or the first seat with cards left of it.
    return next_draw(rules, hands, laid, deal.aside, starter=deal.starter, before=(deal.starter - 1) % seats, draws=0)
