"""Ratefix by rule of thumb: hear the others' cards in their guesses, and do not let them hear the own one.

Whoever names a guess tells the own card: the guess less what the others hold on average. So the sum is reckoned from
the own card, from what the earlier guesses betray (as far as this seat's guesses fitted its cards so far), and from the
cards not seen yet for those who are still to speak. The guess is the one that most of these sums lie nearest to.
Whoever speaks first before good listeners names a number that leads astray by a few.
"""

from __future__ import annotations

from array import array
from itertools import accumulate, pairwise
from math import exp
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.cards import COLOURS, NUMBER
from elferhaus.core.game import Did
from elferhaus.games.ratefix.rules import HIGHEST, INFO
from elferhaus.games.ratefix.state import Guess

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action, Event
    from elferhaus.core.player import Chair
    from elferhaus.games.ratefix.view import RatefixView

STRANGER: Final = (2, 6.0)  # as if two guesses had been three off: nobody is known yet
LEAST_SPREAD: Final = 0.4  # how far off anybody may be, however well the guesses fitted so far
_GUESSES: Final = tuple(Guess(number) for number in range(INFO.players[1] * HIGHEST + 1))
_FIELD: Final = 8  # bytes: a row of chances is one long number, so that adding cards is one multiplication
SCALE: Final = 1 << 12
CARD_COUNT: Final = len(COLOURS) * HIGHEST
TOTAL: Final = len(COLOURS) * sum(range(1, HIGHEST + 1))


class Traits(Struct, frozen=True):
    """How well somebody listens, and how well they keep their own card to themselves."""

    trust: float = 1.0  # how far the others' guesses are believed; 0: not at all
    lies: float = 8.0  # how far the own guess leads good listeners astray at most, divided by how many listen
    caution: float = 6.0  # how much proof it takes that nobody listens
    reach: int = 3  # how near a guess must be when others are still to speak


USUAL: Final = Traits()
FRANK: Final = Traits(lies=0.0)  # leads nobody astray


def decide(chair: Chair[RatefixView], rng: Random, traits: Traits = USUAL) -> Action:
    """Name the free number that is nearest to the most sums, as likely as these are."""
    view = chair.view
    assert view.card is not None
    seats = len(view.counts)
    own = NUMBER[view.card]
    left = unseen_numbers(view.played)
    unseen = Unseen(seats, sum(left), sum(number * count for number, count in enumerate(left)))
    left[own] -= 1
    named = [guess for index in range(seats) if (guess := view.guesses[(view.leader + index) % seats]) is not None]
    later = seats - 1 - len(named)
    fits = _fits(view, chair.seen) if named or later else []
    chances = 1
    for index in range(len(named)):
        fit = fits[(view.leader + index) % seats]
        chances *= _heard(left, named[: index + 1], unseen, fit, traits.trust)
    unheard = int.from_bytes(array("Q", left).tobytes(), "little")
    for _ in range(later):
        chances *= unheard
    sums = array("Q", chances.to_bytes(_FIELD * (HIGHEST * (seats - 1) + 1), "little"))
    if not later:
        return _GUESSES[_nearest(sums, own, named, seats, HIGHEST * seats)]
    guess = _nearest(sums, own, named, seats, traits.reach)
    speaker = chair.seat
    if traits.lies and any(fits[(speaker + 1 + index) % seats].listens(traits.caution) for index in range(later)):
        guess = led_astray(guess, named, seats, rng.uniform(-traits.lies, traits.lies) / (seats - 1))
    return _GUESSES[guess]


def unseen_numbers(played: Sequence[Sequence[Card]]) -> list[int]:
    """Return how often each number has not been turned up yet."""
    left = [0, *[len(COLOURS)] * HIGHEST]
    for pile in played:
        for card in pile:
            left[NUMBER[card]] -= 1
    return left


class Unseen:
    """What is known before a trick of the cards that nobody has seen turned up: how many they are, and their sum."""

    __slots__ = ("mean", "seats", "share", "weight")

    def __init__(self, seats: int, cards: int, total: int) -> None:
        """Reckon with these."""
        self.seats = seats
        others = (seats - 1) / (cards - 1)
        self.weight = 1 - others  # of the own card in a plain guess, as it is not among the unseen ones
        self.share = others * total
        self.mean = total / cards

    def plain(self, number: int) -> float:
        """Return what a player with this card would name who listens to nobody."""
        return number * self.weight + self.share

    def heard(self, guess: int) -> float:
        """Return the card that a plain guess betrays."""
        return min(max((guess - self.share) / self.weight, 1.0), float(HIGHEST))


class _Fit:
    """How a seat's guesses fitted its cards so far: when it led, and when it followed, unhearing or hearing."""

    __slots__ = ("followed", "hearing", "leading", "led", "unhearing")

    def __init__(self) -> None:
        self.led, self.leading = STRANGER
        self.followed, self.unhearing = STRANGER
        self.hearing = self.unhearing

    def listens(self, caution: float) -> bool:
        """Tell whether this seat may hear what others betray."""
        return self.hearing < self.unhearing + caution


def _fits(view: RatefixView, seen: Sequence[Event]) -> list[_Fit]:
    """Go through the tricks so far and measure how far each guess was from what the card now shown suggests."""
    seats = len(view.counts)
    fits = [_Fit() for _ in range(seats)]
    guesses = [event.action.sum for event in seen if isinstance(event, Did)]
    leader, cards, total = view.starter, CARD_COUNT, TOTAL
    for trick, winner in enumerate(view.winners):
        unseen = Unseen(seats, cards, total)
        heard = 0.0
        for index in range(seats):
            seat = (leader + index) % seats
            number = NUMBER[view.played[seat][trick]]
            guess = guesses[trick * seats + index]
            fit = fits[seat]
            if index:
                fit.followed += 1
                fit.unhearing += abs(guess - unseen.plain(number))
                fit.hearing += abs(guess - number - heard - (seats - 1 - index) * unseen.mean)
            else:
                fit.led += 1
                fit.leading += abs(guess - unseen.plain(number))
            heard += unseen.heard(guess)
            total -= number
        cards -= seats
        leader = winner
    return fits


def _heard(left: list[int], named: list[int], unseen: Unseen, fit: _Fit, trust: float) -> int:
    """Return the chances of the cards of the seat that named the last of these, as one long number."""
    *before, guess = named
    if before:
        spread = min(fit.unhearing, fit.hearing) / fit.followed
        hearing = fit.hearing < fit.unhearing
    else:
        spread = fit.leading / fit.led
        hearing = False
    spread = max(spread, LEAST_SPREAD)
    said = 0.0  # one by one, as the kernel adds them
    for each in before if hearing else ():
        said += unseen.heard(each)
    if hearing:
        said += unseen.mean * (unseen.seats - 1 - len(before))
    chances = [0] * (HIGHEST + 1)
    for number in range(1, HIGHEST + 1):
        if left[number]:
            expected = number + said if hearing else unseen.plain(number)
            likely = exp(-abs(guess - expected) / spread) * trust
            chances[number] = int(left[number] * SCALE * (likely + 0.02)) or 1
    return int.from_bytes(array("Q", chances).tobytes(), "little")


def _nearest(sums: array[int], own: int, named: list[int], seats: int, reach: int) -> int:
    """Return the free number that wins most often: nearer than all named ones (RF-3: of equals the first wins)."""
    until = [0, *accumulate(sums)]  # how many of the chances lie below a sum of the others
    last = len(sums)
    best, best_won = 0, -1
    bounds = [-200, *sorted(named), 400]
    for below, above in pairwise(bounds):
        for guess in range(max(below + 1, seats), min(above, HIGHEST * seats + 1)):
            low = max((below + guess) // 2 + 1, guess - reach) - own
            high = min((guess + above + 1) // 2 - 1, guess + reach) - own
            won = until[min(max(high + 1, 0), last)] - until[min(max(low, 0), last)]
            if won > best_won:
                best, best_won = guess, won
    return best


def led_astray(guess: int, named: Sequence[int], seats: int, by: float) -> int:
    """Return a free number some way off."""
    wanted = min(max(guess + round(by), seats), HIGHEST * seats)
    return min(
        (number for number in range(seats, HIGHEST * seats + 1) if number not in named),
        key=lambda number: abs(number - wanted),
    )
