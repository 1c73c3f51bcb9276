"""Hints for ratefix: what the sum is likely to be, and which numbers are still to be had."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from elferhaus.bots.thumb import ratefix as thumb
from elferhaus.bots.thumb.ratefix import EARS, HIGH, Table
from elferhaus.core.cards import NUMBER, deck, points_of
from elferhaus.games.ratefix.game import Guess
from elferhaus.games.ratefix.view import RatefixView

from .reason import Hint, Reason, because

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair

OPENLY: Final = replace(EARS, lies=0.0)
TELLING: Final = 3  # how far from the middle a card must be to be heard in a guess
DECK: Final = len(deck())


def hint(chair: Chair, rng: Random) -> Hint:
    """Say what to guess and why."""
    view = chair.view
    assert isinstance(view, RatefixView)
    assert view.card is not None
    action = thumb.decide(chair, rng)
    assert isinstance(action, Guess)
    return Hint(action, _why(chair, view, action.sum, rng))


def _why(chair: Chair, view: RatefixView, guess: int, rng: Random) -> Reason:
    seats = len(view.counts)
    number = NUMBER[view.card or ""]
    named = [(seat, each) for seat, each in enumerate(view.guesses) if each is not None]
    if len(named) == seats - 1:
        return _why_last(number, guess, [each for _, each in named], seats)
    if thumb.decide(chair, rng, OPENLY) != Guess(guess):
        return because("hint-ratefix-astray", sum=guess, number=number)
    cards = DECK - sum(map(len, view.played))
    total = points_of(deck()) - sum(map(points_of, view.played))
    if named:
        table = Table(seats, cards, total)
        seat, said = named[0] if view.guesses[view.leader] is None else (view.leader, view.guesses[view.leader] or 0)
        heard = table.heard(said)
        if heard > table.mean + TELLING:
            return because("hint-ratefix-high", sum=guess, seat=seat, number=said)
        if heard < table.mean - TELLING:
            return because("hint-ratefix-low", sum=guess, seat=seat, number=said)
    return because("hint-ratefix-mean", sum=guess, number=number, mean=round((total - number) / (cards - 1)))


def _why_last(number: int, guess: int, named: list[int], seats: int) -> Reason:
    """Say for which sums the last guess is the nearest (RF-3: of equals the first wins)."""
    below = max((each for each in named if each < guess), default=None)
    above = min((each for each in named if each > guess), default=None)
    low = number + seats - 1 if below is None else (below + guess) // 2 + 1
    high = number + HIGH * (seats - 1) if above is None else (guess + above + 1) // 2 - 1
    low, high = max(low, number + seats - 1), min(high, number + HIGH * (seats - 1))
    if low == high:
        return because("hint-ratefix-exact", sum=guess)
    return because("hint-ratefix-last", sum=guess, low=low, high=high)
