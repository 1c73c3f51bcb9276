"""A quick way to play on at ratefix: to the end of the trick, and what the tricks won so far are worth.

Whoever is still to speak names what the rule of thumb does; as there are few different guesses, each is worked out once
(``opponents``). A test holds that the trick comes out as if the players had been asked.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

from elferhaus.bots.engine.value import POINTS
from elferhaus.core.cards import NUMBER
from elferhaus.core.game import Did
from elferhaus.games.ratefix.moves import nearest

from .opponents import RoundSoFar, frank_guess, most_astray
from .thumb import led_astray

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event, Seat
    from elferhaus.games.ratefix.state import RatefixState


def playout(state: RatefixState, seat: Seat, log: Sequence[Event], rng: Random) -> float:
    """Let the others speak, and say what the trick came to."""
    winners = state.winners
    if state.guesses:
        seats, trick = len(state.piles), len(winners)
        said = tuple([event.action.sum for event in log if isinstance(event, Did)])
        played = tuple([pile[:trick] for pile in state.piles])
        at = RoundSoFar(state.starter, played, winners, said)
        while len(at.named) < seats:
            at = RoundSoFar(state.starter, played, winners, (*at.said, _named(at, state, rng)))
        total = sum([NUMBER[pile[trick]] for pile in state.piles])
        winners = (*winners, (at.leader + nearest(at.named, total)) % seats)
    return standing(winners, len(state.piles), len(state.piles[0]) - len(winners), seat)


def _named(at: RoundSoFar, state: RatefixState, rng: Random) -> int:
    """Return what whoever is to speak names with the card of this world."""
    seats, named = len(at.played), at.named
    guess = frank_guess(at, NUMBER[state.piles[at.speaker][len(at.winners)]])
    if len(named) == seats - 1:
        return guess
    most = most_astray(at)
    return led_astray(guess, named, seats, rng.uniform(-most, most)) if most else guess


def standing(winners: tuple[Seat, ...], seats: int, left: int, seat: Seat) -> float:
    """Return what so many tricks are worth with so many to come: the chance to have the most, and the lead."""
    won = [winners.count(each) for each in range(seats)]
    luck = sqrt(left + 0.5)
    strengths = [exp(1.7 * (each - won[seat]) / luck) for each in won]
    others = (len(winners) - won[seat]) / (seats - 1)
    return 1 / sum(strengths) + POINTS * (won[seat] - others) / max(1, *won)
