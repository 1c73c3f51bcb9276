"""Hints for mogeln: what cannot be true, what is worth a doubt, and how to get rid of cards without being caught."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.hints import Hint, Reason, because
from elferhaus.core.cards import cards_in
from elferhaus.games.mogeln.rules import right_cards, true_cards
from elferhaus.games.mogeln.state import DOUBT, AnyLay, Lay, Stood

from . import thumb
from .beliefs import POKER_FACED

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Seat
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.mogeln.view import MogelnView

    from .thumb import ObservedBeliefs

SMALL: Final = 3  # cards: a pile that one can afford to take
OFTEN: Final = 2  # times: then more of it is to be expected


def hint(chair: Chair[MogelnView], rng: Random, adviser: Player[MogelnView]) -> Hint | None:
    """Say what to lay or call and why; None where it is better to stay silent."""
    lay = next((choice for choice in chair.legal if isinstance(choice, AnyLay)), None)
    action = adviser.call(chair, rng) if lay is None else adviser.decide(chair, rng)
    if action is None:
        return None
    if isinstance(action, Lay):
        return Hint(action, _why_lay(chair.view, action))
    beliefs = thumb.ObservedBeliefs(chair, POKER_FACED, rng)
    beliefs.mood = 1.0  # neither trusting nor suspicious
    if action == DOUBT:
        return Hint(action, _why_doubt(chair, beliefs, lay))
    return Hint(action, _why_call(chair, beliefs))


def _why_doubt(chair: Chair[MogelnView], beliefs: ObservedBeliefs, lay: AnyLay | None) -> Reason:
    view, layer, said = chair.view, beliefs.layer, chair.view.said
    if said > beliefs.high:
        return because("hint-mogeln-doubt-no-such", number=said)
    right = right_cards(view.rules.colour, said)
    mine = (right & (beliefs.hand | beliefs.observed.own_in_pile)).bit_count()
    if mine == right.bit_count():
        return because("hint-mogeln-doubt-all", number=said, count=mine)
    if beliefs.layer_is_out:
        return because("hint-mogeln-doubt-last", seat=layer)
    if mine >= 2:
        return because("hint-mogeln-doubt-most", number=said, count=mine)
    if lay is not None and lay.claim > beliefs.high:
        return because("hint-mogeln-doubt-or-lie", number=lay.claim)
    if beliefs.lying() <= 0.5 or _sneaks(chair, layer) >= OFTEN:
        return _why_call(chair, beliefs)
    return because("hint-mogeln-doubt-likely", seat=layer)


def _why_call(chair: Chair[MogelnView], beliefs: ObservedBeliefs) -> Reason:
    """Say why several cards at once are to be feared, or little is to be lost."""
    if _sneaks(chair, beliefs.layer):
        return because("hint-mogeln-sneaks", seat=beliefs.layer)
    return because("hint-mogeln-small-pile" if beliefs.pile <= SMALL else "hint-good")


def _sneaks(chair: Chair[MogelnView], seat: Seat) -> int:
    """Count how often a seat was seen to have laid several cards at once (MO-4)."""
    return sum(isinstance(event, Stood) and event.by == seat and event.count > 1 for event in chair.seen)


def _why_lay(view: MogelnView, lay: Lay) -> Reason:
    cards, hand = lay.cards or (), view.hand or ()
    left = len(hand) - len(cards)
    true = [card for card in cards_in(true_cards(view.rules, view.seats, lay.claim)) if card in hand]
    if len(cards) > 1:
        if lay.claim == 1:  # a new pile has only the own cards in it
            return because("hint-mogeln-many-new", count=len(cards))
        return because("hint-mogeln-many", count=len(cards), left=left)
    card = cards[0]
    if card in true:
        return because("hint-mogeln-true-last" if not left else "hint-mogeln-true", card=card)
    if true:
        return because("hint-mogeln-bluff-keep", card=card, other=true[0])
    return because("hint-mogeln-bluff", card=card)
