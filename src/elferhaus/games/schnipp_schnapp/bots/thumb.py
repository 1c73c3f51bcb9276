"""Schnipp-schnapp by rule of thumb: reacts like a person, with lapses and mistakes, and never faster than one can.

Reaction times of people follow an ex-Gaussian: a normal part, and an exponential tail of moments of inattention. More
open piles take longer to look over. Now and then a match is not seen at all (it can still be called while it stands),
and now and then something is called that only looked like one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from elferhaus.games.schnipp_schnapp.state import AnyCall, Schnapp, Schnipp

from .greedy import schnapp_gain, schnipp_gain

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.schnipp_schnapp.view import SchnippSchnappView


class Reflexes(NamedTuple):
    """Milliseconds and chances of somebody who calls; the default is a good adult, with a median of about 500."""

    middle: float = 390.0  # of the normal part
    spread: float = 45.0
    tail: float = 90.0  # mean of the exponential part
    pile: float = 12.0  # for every open pile beyond two
    least: float = 250.0  # nobody sees, decides and calls faster
    lapses: float = 0.03  # how often a match is not seen
    mistakes: float = 0.002  # how often something is called that is none


GOOD_ADULT: Final = Reflexes()


def call(chair: Chair[SchnippSchnappView], rng: Random, reflexes: Reflexes = GOOD_ADULT) -> Action | None:
    """Call the word that wins more, after the time it takes to see it."""
    view = chair.view
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
