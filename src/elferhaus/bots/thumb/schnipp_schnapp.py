"""Schnipp-schnapp by rule of thumb: reacts like a person, with lapses and mistakes, and never faster than one can.

Reaction times of people follow an ex-Gaussian: a normal part, and an exponential tail of moments of inattention. More
open piles take longer to look over. Now and then a match is not seen at all (it can still be called while it stands),
and now and then something is called that only looked like one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.cards import NUMBER
from elferhaus.core.game import choose
from elferhaus.games.schnipp_schnapp.play import AnyCall, Schnapp, Schnipp
from elferhaus.games.schnipp_schnapp.view import SchnippSchnappView

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.game import Action, Seat


class Reflexes(Struct, frozen=True):
    """Milliseconds and chances of somebody who calls; the default is a good adult, with a median of about 500."""

    middle: float = 390.0  # of the normal part
    spread: float = 45.0
    tail: float = 90.0  # mean of the exponential part
    pile: float = 12.0  # for every open pile beyond two
    least: float = 250.0  # nobody sees, decides and calls faster
    lapses: float = 0.03  # how often a match is not seen
    mistakes: float = 0.002  # how often something is called that is none


GOOD_ADULT: Final = Reflexes()


def decide(chair: Chair, rng: Random) -> Action:
    """Turn: there is nothing else to decide."""
    return choose(chair.legal[0], rng)


def call(chair: Chair, rng: Random, reflexes: Reflexes = GOOD_ADULT) -> Action | None:
    """Call the word that wins more, after the time it takes to see it."""
    view = chair.view
    assert isinstance(view, SchnippSchnappView)
    schnapp, schnipp = schnapp_gain(view, chair.seat), schnipp_gain(view)
    offers = [choice for choice in chair.legal if isinstance(choice, AnyCall)]
    if schnapp or schnipp:
        if rng.random() < reflexes.lapses:
            return None
        gain = {Schnapp: schnapp, Schnipp: schnipp}
        offers = [offer for offer in offers if gain[offer.kind]]
        offers.sort(key=lambda offer: -gain[offer.kind])
    elif rng.random() >= reflexes.mistakes:
        return None
    if not offers:
        return None
    offer = offers[0]
    piles = sum(map(bool, view.open))
    ms = max(offer.least, reaction(reflexes, piles, rng))
    return offer.kind(ms) if ms <= offer.most else None


def reaction(reflexes: Reflexes, piles: int, rng: Random) -> int:
    """Return how many milliseconds somebody needs to look over so many piles and call."""
    time = rng.gauss(reflexes.middle, reflexes.spread) + reflexes.pile * max(piles - 2, 0)
    if reflexes.tail:
        time += rng.expovariate(1 / reflexes.tail)
    return round(max(time, reflexes.least))


def schnapp_gain(view: SchnippSchnappView, own: Seat) -> int:
    """Count the cards that Schnapp would bring (SS-3)."""
    tops = [NUMBER[pile[-1]] for pile in view.open if pile]
    if len(tops) == len({*tops}):
        return 0
    everything = view.rules.takes == "all"
    others = [pile for seat, pile in enumerate(view.open) if pile and seat != own]
    return sum(len(pile) for pile in others if everything or tops.count(NUMBER[pile[-1]]) > 1)


def schnipp_gain(view: SchnippSchnappView) -> int:
    """Count the cards that Schnipp would bring (SS-5)."""
    if not view.fresh or not view.middle:
        return 0
    top = NUMBER[view.middle[-1]]
    return len(view.middle) if any(NUMBER[card] == top for card in view.last) else 0
