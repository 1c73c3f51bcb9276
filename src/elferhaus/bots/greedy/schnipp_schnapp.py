"""Greedy at schnipp-schnapp: sees every match, calls the word that wins more, as fast as a person can."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from elferhaus.core.cards import NUMBER
from elferhaus.core.game import choose
from elferhaus.games.schnipp_schnapp.play import AnyCall, Schnapp, Schnipp

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.game import Action
    from elferhaus.games.schnipp_schnapp.view import SchnippSchnappView


def decide(chair: Chair, rng: Random) -> Action:
    """Turn: there is nothing else to decide."""
    return choose(chair.legal[0], rng)


def call(chair: Chair, rng: Random) -> Action | None:
    """Call what is there, unless somebody was faster."""
    view = cast("SchnippSchnappView", chair.view)
    gain = {Schnapp: _schnapp_gain(view, chair.seat), Schnipp: _schnipp_gain(view)}
    offers = [choice for choice in chair.legal if isinstance(choice, AnyCall) and gain[choice.kind]]
    if not offers:
        return None
    offer = max(offers, key=lambda each: gain[each.kind])
    ms = max(offer.least, 180, round(rng.gauss(620, 140)))
    return offer.kind(ms) if ms <= offer.most else None


def _schnapp_gain(view: SchnippSchnappView, own: int) -> int:
    """Count the cards that Schnapp would bring (SS-3)."""
    count = Counter(NUMBER[pile[-1]] for pile in view.open if pile)
    if max(count.values(), default=0) < 2:
        return 0
    others = [pile for seat, pile in enumerate(view.open) if pile and seat != own]
    return sum(len(pile) for pile in others if view.rules.takes == "all" or count[NUMBER[pile[-1]]] > 1)


def _schnipp_gain(view: SchnippSchnappView) -> int:
    """Count the cards that Schnipp would bring (SS-5)."""
    right = view.fresh and any(NUMBER[card] == NUMBER[top] for card in view.last for top in view.middle[-1:])
    return len(view.middle) if right else 0
