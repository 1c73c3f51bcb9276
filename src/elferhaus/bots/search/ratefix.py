"""Searching ratefix: one trick, with the others' cards as likely as their guesses make them.

The worlds have cards that explain what was named (``ratefix_ears``). Who is still to speak answers by rule of thumb; as
there are few different answers, each is worked out once. Who speaks last knows which guesses are the best; the last but
one tries which of those near the sum leads the other astray; earlier ones name what the rule of thumb does.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from elferhaus.bots.thumb.ratefix import HIGH
from elferhaus.core.cards import NUMBER, Card, deck
from elferhaus.core.game import Did, Event, Seat
from elferhaus.games.ratefix.game import Guess, RatefixState
from elferhaus.games.ratefix.view import RatefixView

from .guide import Guide
from .ratefix_ears import Moment, answer, astray, betrayed, moment
from .value import POINTS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.bots.player import Chair, Player
    from elferhaus.core.game import Action, View

PLAYOUTS: Final = 900
LAST: Final = 4  # numbers that who speaks last considers
ASIDE: Final = {2: 12, 3: 7, 4: 6}  # how far from the likely sum others consider numbers, by players
HEARD: Final = 2  # to speak, at most: before that too little is known to do better than by rule of thumb


def worlds(view: View, seen: Sequence[Event]) -> Callable[[Random], RatefixState]:
    """Prepare to draw worlds with cards in the middle that explain what was named."""
    assert isinstance(view, RatefixView)
    at = moment(view, seen)
    seats = len(view.counts)
    known = {card for pile in view.played for card in pile} | {view.card}
    all_unseen = [card for card in deck() if card not in known]
    told = [betrayed(at, index) for index in range(len(at.named))]

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


def playout(state: RatefixState, seat: Seat, log: Sequence[Event], rng: Random) -> float:
    """Let the others speak, and say what the trick came to."""
    winners = state.winners
    if state.guesses:
        seats, trick = len(state.piles), len(winners)
        said = tuple([event.action.sum for event in log if isinstance(event, Did)])
        played = tuple([pile[:trick] for pile in state.piles])
        at = Moment(state.starter, played, winners, said)
        while len(at.named) < seats:
            at = Moment(state.starter, played, winners, (*at.said, _spoken(at, state, rng)))
        total = sum([NUMBER[pile[trick]] for pile in state.piles])
        offs = [abs(guess - total) for guess in at.named]
        winners = (*winners, (at.leader + offs.index(min(offs))) % seats)  # RF-3: of equals the first wins
    return standing(winners, len(state.piles), len(state.piles[0]) - len(winners), seat)


def _spoken(at: Moment, state: RatefixState, rng: Random) -> int:
    """Return what who is to speak names with the card of this world."""
    seats, named = len(at.played), at.named
    guess = answer(at, NUMBER[state.piles[at.speaker][len(at.winners)]])
    if len(named) == seats - 1:
        return guess
    most = astray(at)
    if most:
        wanted = min(max(guess + round(rng.uniform(-most, most)), seats), HIGH * seats)
        free = [number for number in range(seats, HIGH * seats + 1) if number not in named]
        guess = min(free, key=lambda number: abs(number - wanted))
    return guess


def standing(winners: tuple[Seat, ...], seats: int, left: int, seat: Seat) -> float:
    """Return what so many tricks are worth with so many to come: the chance to have the most, and the lead."""
    won = [winners.count(each) for each in range(seats)]
    luck = sqrt(left + 0.5)
    strengths = [exp(1.7 * (each - won[seat]) / luck) for each in won]
    others = (len(winners) - won[seat]) / (seats - 1)
    return 1 / sum(strengths) + POINTS * (won[seat] - others) / max(1, *won)


def choices(chair: Chair, policy: Player, rng: Random) -> list[Action]:
    """Return the rule of thumb's guess, and those near the sum; who speaks last knows which are the best."""
    view = chair.view
    assert isinstance(view, RatefixView)
    assert view.card is not None
    at = moment(view, chair.seen)
    seats, named, own = len(view.counts), at.named, NUMBER[view.card]
    usual = policy.decide(chair, rng)
    if seats - len(named) > HEARD:
        return [usual]
    left = at.unseen
    left[own] -= 1
    chances = [0.0] * own + [1.0]
    for index in range(seats - 1):
        told = betrayed(at, index) if index < len(named) else (1.0,) * (HIGH + 1)
        chances = _plus(chances, [count * each for count, each in zip(left, told, strict=True)])
    if len(named) == seats - 1:
        free = [number for number in range(seats, HIGH * seats + 1) if number not in named]
        wins = {guess: sum(_won(chances, guess, named)) for guess in free}
        numbers = sorted(free, key=lambda guess: -wins[guess])[:LAST]
    else:
        likely = round(sum(total * chance for total, chance in enumerate(chances)) / sum(chances))
        low, high = max(likely - ASIDE[seats], seats), min(likely + ASIDE[seats], HIGH * seats)
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


GUIDE: Final = Guide(choices=choices, playouts=PLAYOUTS, depth=0, worlds=worlds, playout=playout)
