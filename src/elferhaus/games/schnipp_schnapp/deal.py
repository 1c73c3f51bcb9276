"""Dealing schnipp-schnapp: SS-1 and SS-2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, Card, deck
from elferhaus.core.dealing import dealt, even_sizes, same_cards, starter_refusal
from elferhaus.core.game import Occasion, StartedDeal, next_seat
from elferhaus.core.refusal import Refusal, refuse

from .piles import MovingPiles, can_succeed, due_seat, quartet_cards, quartets_in, without_numbers
from .state import NO_CALLS, Piles, SnapState

if TYPE_CHECKING:
    from random import Random

    from .rules import SchnippSchnappRules


class SchnippSchnappDeal(StartedDeal, frozen=True):
    """The face-down piles after everyone has set quartets aside, and the numbers of those quartets."""

    piles: tuple[tuple[Card, ...], ...]
    quartets: tuple[tuple[int, ...], ...]


def deal(_rules: SchnippSchnappRules, seats: int, at: Occasion, rng: Random) -> SchnippSchnappDeal:
    """Shuffle, deal all cards, and set quartets aside; what is left of a shuffled pile is a shuffled pile."""
    cards = list(deck())
    rng.shuffle(cards)
    hands, _ = dealt(cards, even_sizes(len(cards), seats, at.dealer))
    quartets = tuple(quartets_in(hand) for hand in hands)
    piles = tuple(without_numbers(hand, numbers) for hand, numbers in zip(hands, quartets, strict=True))
    return SchnippSchnappDeal(at.round, at.dealer, next_seat(at.dealer, seats), piles, quartets)


def misdeal(_rules: SchnippSchnappRules, seats: int, at: Occasion, deal: SchnippSchnappDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    for each in (deal.piles, deal.quartets):
        if len(each) != seats:
            return refuse("RECORD", "deal-seats", found=len(each), wanted=seats)
    cards = deck()
    problem = same_cards(cards, *deal.piles, *(quartet_cards(numbers) for numbers in deal.quartets))
    if problem is not None:
        return problem
    sizes = even_sizes(len(cards), seats, at.dealer)
    for seat, (pile, numbers) in enumerate(zip(deal.piles, deal.quartets, strict=True)):
        found = len(pile) + 4 * len(numbers)
        if found != sizes[seat]:
            return refuse("C-2", "deal-size", seat=seat, found=found, wanted=sizes[seat])
    for seat, pile in enumerate(deal.piles):
        left = quartets_in(pile)
        if left:
            return refuse("SS-1", "snip-deal-quartet", seat=seat, number=left[0])
    return starter_refusal("SS-2", deal.starter, next_seat(at.dealer, seats), seats)


def start(rules: SchnippSchnappRules, seats: int, deal: SchnippSchnappDeal) -> SnapState:
    """Return the state after the deal; the end is tested before the first turn, too (SS-9)."""
    nothing: Piles = ((),) * seats
    state = SnapState(
        rules=rules,
        starter=deal.starter,
        looked=tuple(tuple(sorted(pile, key=BIT.__getitem__)) for pile in deal.piles),
        down=deal.piles,
        open=nothing,
        middle=(),
        quartets=deal.quartets,
        alive=can_succeed(deal.piles, nothing, ()),
        turned=0,
        beat=(),
        queue=(),
        due=due_seat(rules, deal.starter, (), deal.piles, nothing),
        step="turn",
        calling=False,
        fresh=False,
        calls=NO_CALLS,
    )
    return state if state.alive else MovingPiles(state).end()[0]
