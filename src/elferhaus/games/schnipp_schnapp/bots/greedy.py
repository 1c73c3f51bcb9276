"""Greedy at schnipp-schnapp: sees every match, calls the word that wins more, as fast as a person can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import NUMBER
from elferhaus.core.game import choose
from elferhaus.games.schnipp_schnapp.state import AnyCall, Schnapp, Schnipp

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action, Seat
    from elferhaus.core.player import Chair
    from elferhaus.games.schnipp_schnapp.view import SchnippSchnappView


def decide(chair: Chair[SchnippSchnappView], rng: Random) -> Action:
    """Turn: there is nothing else to decide."""
    return choose(chair.legal[0], rng)


def call(chair: Chair[SchnippSchnappView], rng: Random) -> Action | None:
    """Call what is there, unless somebody was faster."""
    view = chair.view
    gain = {Schnapp: schnapp_gain(view, chair.seat), Schnipp: schnipp_gain(view)}
    offers = [choice for choice in chair.legal if isinstance(choice, AnyCall) and gain[choice.kind]]
    if not offers:
        return None
    offer = max(offers, key=lambda each: gain[each.kind])
    ms = max(offer.least, 180, round(rng.gauss(620, 140)))
    return offer.kind(ms) if ms <= offer.most else None


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
