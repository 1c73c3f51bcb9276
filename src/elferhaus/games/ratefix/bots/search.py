"""How ratefix is searched: one trick, with the others' cards as likely as their guesses make them.

The worlds have cards that explain what was named (``opponents``). Whoever speaks last knows which guesses are the best;
the last but one tries which of those near the sum leads the other astray; earlier ones guess by rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.core.cards import NUMBER, Card, deck
from elferhaus.games.ratefix.rules import HIGHEST
from elferhaus.games.ratefix.state import Guess, RatefixState

from . import thumb
from .kernel import KERNEL
from .opponents import card_chances, round_so_far
from .playout import playout

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.core.game import Action, Event, Seat
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.ratefix.view import RatefixView

LAST: Final = 4  # numbers that whoever speaks last considers
ASIDE: Final = {2: 12, 3: 7, 4: 6}  # how far from the likely sum others consider numbers, by players
SPEAKERS: Final = 2  # still to speak, at most: before that too little is known to do better than by rule of thumb


def worlds(view: RatefixView, seen: Sequence[Event]) -> Callable[[Random], RatefixState]:
    """Prepare to draw worlds with cards in the middle that explain what was named."""
    at = round_so_far(view, seen)
    seats = len(view.counts)
    known = {card for pile in view.played for card in pile} | {view.card}
    all_unseen = [card for card in deck() if card not in known]
    told = [card_chances(at, index) for index in range(len(at.named))]

    def world(rng: Random) -> RatefixState:
        unseen = all_unseen.copy()
        middle: dict[Seat | None, Card | None] = {view.seat: view.card}
        for index in range(seats):
            seat = (at.leader + index) % seats
            if seat == view.seat:
                continue
            if index < len(told):
                chances = told[index]
                card = rng.choices(unseen, [chances[NUMBER[each]] for each in unseen])[0]
                unseen.remove(card)
            else:
                card = unseen.pop(int(rng.random() * len(unseen)))
            middle[seat] = card
        # Nobody looks further than to the end of this trick, so the rest of the piles may lie in any order.
        piles = tuple(
            [
                (*view.played[seat], middle[seat] or "", *[unseen.pop() for _ in range(count)])
                for seat, count in enumerate(view.counts)
            ]
        )
        return RatefixState(view.rules, piles, tuple(unseen), view.starter, view.winners, at.named)

    return world


def choices(chair: Chair[RatefixView], policy: Player[RatefixView], rng: Random) -> list[Action]:
    """Return the rule of thumb's guess, and those near the sum; whoever speaks last knows which are the best."""
    view = chair.view
    assert view.card is not None
    at = round_so_far(view, chair.seen)
    seats, named, own = len(view.counts), at.named, NUMBER[view.card]
    usual = policy.decide(chair, rng)
    if seats - len(named) > SPEAKERS:
        return [usual]
    left = at.unseen
    left[own] -= 1
    chances = [0.0] * own + [1.0]
    for index in range(seats - 1):
        told = card_chances(at, index) if index < len(named) else (1.0,) * (HIGHEST + 1)
        chances = _plus(chances, [count * each for count, each in zip(left, told, strict=True)])
    if len(named) == seats - 1:
        free = [number for number in range(seats, HIGHEST * seats + 1) if number not in named]
        wins = {guess: sum(_won(chances, guess, named)) for guess in free}
        numbers = sorted(free, key=lambda guess: -wins[guess])[:LAST]
    else:
        likely = round(sum(total * chance for total, chance in enumerate(chances)) / sum(chances))
        low, high = max(likely - ASIDE[seats], seats), min(likely + ASIDE[seats], HIGHEST * seats)
        numbers = [number for number in range(low, high + 1) if number not in named]
    return list(dict.fromkeys([usual, *map(Guess, numbers)]))


def _plus(sums: list[float], numbers: list[float]) -> list[float]:
    """Return the chances of the sums with one more card."""
    found = [0.0] * (len(sums) + len(numbers) - 1)
    for total, chance in enumerate(sums):
        if chance:
            for number, weight in enumerate(numbers):
                found[total + number] += chance * weight
    return found


def _won(chances: list[float], guess: int, named: tuple[int, ...]) -> list[float]:
    """Return the chances of the sums that a last guess is nearest to."""
    return [
        chance for total, chance in enumerate(chances) if all(abs(guess - total) < abs(each - total) for each in named)
    ]


SEARCH: Final = SearchSettings(
    policy=ByRule(thumb.decide), choices=choices, playouts=900, depth=0, worlds=worlds, playout=playout, kernel=KERNEL
)
