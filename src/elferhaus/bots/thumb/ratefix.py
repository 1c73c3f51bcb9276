"""Ratefix by rule of thumb: hear the others' cards in their guesses, and do not let them hear the own one.

Who names a guess tells the own card: the guess less what the others hold on average. So the sum is reckoned from the
own card, from what the earlier guesses betray (as far as this seat's guesses fitted its cards so far), and from the
cards not seen yet for those who are still to speak. The guess is the one that most of these sums lie nearest to.
Who speaks first before good listeners names a number that leads astray by a few.
"""

from __future__ import annotations

from array import array
from itertools import accumulate, pairwise
from math import exp
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.cards import NUMBER
from elferhaus.core.game import Did
from elferhaus.games.ratefix.game import Guess
from elferhaus.games.ratefix.view import RatefixView

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.game import Action, Event

HIGH: Final = 20
_NAMED: Final = tuple(Guess(number) for number in range(4 * HIGH + 1))
_FIELD: Final = 8  # bytes: a row of chances is one long number, so that adding cards is one multiplication
_SCALE: Final = 1 << 12
_EVERY_NUMBER: Final = 4.0 * sum(range(1, HIGH + 1))


class Ears(Struct, frozen=True):
    """How well somebody listens, and how well they keep their own card to themselves."""

    hears: float = 1.0  # how far the others' guesses are trusted; 0: not at all
    lies: float = 8.0  # how far the own guess leads good listeners astray at most, divided by how many listen
    caution: float = 6.0  # how much proof it takes that nobody listens
    reach: int = 3  # how near a guess must be when others are still to speak


EARS: Final = Ears()


def decide(chair: Chair, rng: Random, ears: Ears = EARS) -> Action:
    """Name the free number that is nearest to the most sums, as likely as these are."""
    view = chair.view
    assert isinstance(view, RatefixView)
    assert view.card is not None
    seats = len(view.counts)
    own = NUMBER[view.card]
    left = [0, *[4] * HIGH]  # how often each number is still unseen
    for pile in view.played:
        for card in pile:
            left[NUMBER[card]] -= 1
    table = Table(seats, sum(left), sum(number * count for number, count in enumerate(left)))
    left[own] -= 1
    named = [guess for index in range(seats) if (guess := view.guesses[(view.leader + index) % seats]) is not None]
    later = seats - 1 - len(named)
    habits = _habits(view, chair.seen) if named or later else []
    chances = 1
    for index in range(len(named)):
        habit = habits[(view.leader + index) % seats]
        chances *= _heard(left, named[: index + 1], table, habit, ears.hears)
    unheard = int.from_bytes(array("Q", left).tobytes(), "little")
    for _ in range(later):
        chances *= unheard
    sums = array("Q", chances.to_bytes(_FIELD * (HIGH * (seats - 1) + 1), "little"))
    if not later:
        return _NAMED[_nearest(sums, own, named, seats, HIGH * seats)]
    guess = _nearest(sums, own, named, seats, ears.reach)
    speaker = chair.seat
    if ears.lies and any(habits[(speaker + 1 + index) % seats].listens(ears.caution) for index in range(later)):
        guess = _astray(guess, named, seats, rng.uniform(-ears.lies, ears.lies) / (seats - 1))
    return _NAMED[guess]


class Table:
    """What the table shows before a trick: how many cards nobody has seen turned up, and their sum."""

    __slots__ = ("mean", "seats", "share", "weight")

    def __init__(self, seats: int, cards: int, total: int) -> None:
        """Reckon with what nobody has seen."""
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
        return min(max((guess - self.share) / self.weight, 1.0), 20.0)


class _Habit:
    """How a seat's guesses fitted its cards so far: when it led, and when it followed, unhearing or hearing."""

    __slots__ = ("deaf", "followed", "hearing", "leading", "led")

    def __init__(self) -> None:
        self.led, self.leading = 2, 6.0  # as if two guesses had been three off: nobody is known yet
        self.followed, self.deaf, self.hearing = 2, 6.0, 6.0

    def listens(self, caution: float) -> bool:
        """Tell whether this seat may hear what others betray."""
        return self.hearing < self.deaf + caution


def _habits(view: RatefixView, seen: Sequence[Event]) -> list[_Habit]:
    """Go through the tricks so far and measure how far each guess was from what the card now shown suggests."""
    seats = len(view.counts)
    habits = [_Habit() for _ in range(seats)]
    guesses = [event.action.sum for event in seen if isinstance(event, Did)]
    leader, cards, total = view.starter, 4 * HIGH, _EVERY_NUMBER
    for trick, winner in enumerate(view.winners):
        table = Table(seats, cards, int(total))
        heard = 0.0
        for index in range(seats):
            seat = (leader + index) % seats
            number = NUMBER[view.played[seat][trick]]
            guess = guesses[trick * seats + index]
            habit = habits[seat]
            if index:
                habit.followed += 1
                habit.deaf += abs(guess - table.plain(number))
                habit.hearing += abs(guess - number - heard - (seats - 1 - index) * table.mean)
            else:
                habit.led += 1
                habit.leading += abs(guess - table.plain(number))
            heard += table.heard(guess)
            total -= number
        cards -= seats
        leader = winner
    return habits


def _heard(left: list[int], named: list[int], table: Table, habit: _Habit, hears: float) -> int:
    """Return the chances of the cards of the seat that named the last of these, as one long number."""
    *before, guess = named
    if before:
        spread = min(habit.deaf, habit.hearing) / habit.followed
        hearing = habit.hearing < habit.deaf
    else:
        spread = habit.leading / habit.led
        hearing = False
    spread = max(spread, 0.4)
    said = sum(map(table.heard, before)) + table.mean * (table.seats - 1 - len(before)) if hearing else 0.0
    chances = [0] * (HIGH + 1)
    for number in range(1, HIGH + 1):
        if left[number]:
            expected = number + said if hearing else table.plain(number)
            fit = exp(-abs(guess - expected) / spread) * hears
            chances[number] = int(left[number] * _SCALE * (fit + 0.02)) or 1
    return int.from_bytes(array("Q", chances).tobytes(), "little")


def _nearest(sums: array[int], own: int, named: list[int], seats: int, reach: int) -> int:
    """Return the free number that wins most often: nearer than all named ones (RF-3: of equals the first wins)."""
    until = [0, *accumulate(sums)]  # how many of the chances lie below a sum of the others
    last = len(sums)
    best, best_won = 0, -1
    bounds = [-200, *sorted(named), 400]
    for below, above in pairwise(bounds):
        for guess in range(max(below + 1, seats), min(above, HIGH * seats + 1)):
            low = max((below + guess) // 2 + 1, guess - reach) - own
            high = min((guess + above + 1) // 2 - 1, guess + reach) - own
            won = until[min(max(high + 1, 0), last)] - until[min(max(low, 0), last)]
            if won > best_won:
                best, best_won = guess, won
    return best


def _astray(guess: int, named: list[int], seats: int, by: float) -> int:
    """Return a free number some way off."""
    wanted = min(max(guess + round(by), seats), HIGH * seats)
    return min(
        (number for number in range(seats, HIGH * seats + 1) if number not in named),
        key=lambda number: abs(number - wanted),
    )
