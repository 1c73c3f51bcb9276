"""Hints for ratefix: what the sum is likely to be, and which numbers are still to be had."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.hints import Hint, Reason, because
from elferhaus.core.cards import NUMBER, deck, points_of
from elferhaus.games.ratefix.rules import HIGHEST
from elferhaus.games.ratefix.state import Guess

from . import thumb

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.player import Chair, Player
    from elferhaus.games.ratefix.view import RatefixView

TELLING: Final = 3  # how far from the middle a card must be to be heard in a guess
DECK: Final = len(deck())


def hint(chair: Chair[RatefixView], rng: Random, adviser: Player[RatefixView]) -> Hint:
    """Say what to guess and why."""
    action = adviser.decide(chair, rng)
    assert isinstance(action, Guess)
    return Hint(action, _why(chair, action.sum, rng))


def _why(chair: Chair[RatefixView], guess: int, rng: Random) -> Reason:
    view = chair.view
    seats = len(view.counts)
    number = NUMBER[view.card or ""]
    named = [(seat, each) for seat, each in enumerate(view.guesses) if each is not None]
    if len(named) == seats - 1:
        return _why_last(number, guess, [each for _, each in named], seats)
    if thumb.decide(chair, rng, thumb.FRANK) != Guess(guess):
        return because("hint-ratefix-astray", sum=guess, number=number)
    cards = DECK - sum(map(len, view.played))
    total = points_of(deck()) - sum(map(points_of, view.played))
    if named:
        unseen = thumb.Unseen(seats, cards, total)
        seat, said = named[0] if view.guesses[view.leader] is None else (view.leader, view.guesses[view.leader] or 0)
        heard = unseen.heard(said)
        if heard > unseen.mean + TELLING:
            return because("hint-ratefix-high", sum=guess, seat=seat, number=said)
        if heard < unseen.mean - TELLING:
            return because("hint-ratefix-low", sum=guess, seat=seat, number=said)
    return because("hint-ratefix-mean", sum=guess, number=number, mean=round((total - number) / (cards - 1)))


def _why_last(number: int, guess: int, named: list[int], seats: int) -> Reason:
    """Say for which sums the last guess is the nearest (RF-3: of equals the first wins)."""
    below = max((each for each in named if each < guess), default=None)
    above = min((each for each in named if each > guess), default=None)
    low = number + seats - 1 if below is None else (below + guess) // 2 + 1
    high = number + HIGHEST * (seats - 1) if above is None else (guess + above + 1) // 2 - 1
    low, high = max(low, number + seats - 1), min(high, number + HIGHEST * (seats - 1))
    if low > high:
        return because("hint-good")
    if low == high == guess:
        return because("hint-ratefix-exact", sum=guess)
    return because("hint-ratefix-last", sum=guess, low=low, high=high)
