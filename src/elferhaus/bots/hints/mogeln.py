"""Hints for mogeln: what cannot be true, what is worth a doubt, and how to get rid of cards without being caught."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.thumb import mogeln as thumb
from elferhaus.bots.thumb.mogeln import POKER_FACED, Table
from elferhaus.core.cards import cards_in
from elferhaus.games.mogeln.play import DOUBT, AnyLay, Lay, Stood, right_cards
from elferhaus.games.mogeln.view import MogelnView

from .reason import Hint, Reason, because

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.game import Seat

SMALL: Final = 3  # cards: a pile that one can afford to take
OFTEN: Final = 2  # times: then it is a habit


def hint(chair: Chair, rng: Random) -> Hint | None:
    """Say what to lay or call and why; None where it is better to stay silent."""
    view = chair.view
    assert isinstance(view, MogelnView)
    lay = next((choice for choice in chair.legal if isinstance(choice, AnyLay)), None)
    action = thumb.call(chair, rng) if lay is None else thumb.decide(chair, rng)
    if action is None:
        return None
    table = Table(view, chair, POKER_FACED, rng)
    table.mood = 1.0  # neither trusting nor suspicious
    if isinstance(action, Lay):
        return Hint(action, _why_lay(table, action))
    if action == DOUBT:
        return Hint(action, _why_doubt(chair, table, lay))
    return Hint(action, _why_call(chair, table))


def _why_doubt(chair: Chair, table: Table, lay: AnyLay | None) -> Reason:
    view, layer, said = table.view, table.layer, table.view.said
    if said > table.high:
        return because("hint-mogeln-doubt-no-such", number=said)
    right = cards_in(right_cards(view.rules.colour, said))
    mine = [card for card in right if card in table.hand or card in table.memory.own_in_pile]
    if len(mine) == len(right):
        return because("hint-mogeln-doubt-all", number=said, count=len(right))
    if not view.counts[layer]:
        return because("hint-mogeln-doubt-last", seat=layer)
    if len(mine) >= 2:
        return because("hint-mogeln-doubt-most", number=said, count=len(mine))
    if lay is not None and lay.claim > table.high:
        return because("hint-mogeln-doubt-or-lie", number=lay.claim)
    if table.lying() <= 0.5 or _sneaks(chair, layer) >= OFTEN:
        return _why_call(chair, table)
    return because("hint-mogeln-doubt-likely", seat=layer)


def _why_call(chair: Chair, table: Table) -> Reason:
    """Say why several cards at once are to be feared, or little is to be lost."""
    if _sneaks(chair, table.layer):
        return because("hint-mogeln-sneaks", seat=table.layer)
    return because("hint-mogeln-small-pile" if table.pile <= SMALL else "hint-good")


def _sneaks(chair: Chair, seat: Seat) -> int:
    """Count how often a seat was seen to have laid several cards at once (MO-4)."""
    return sum(isinstance(event, Stood) and event.by == seat and event.count > 1 for event in chair.seen)


def _why_lay(table: Table, lay: Lay) -> Reason:
    cards, claim = lay.cards or (), lay.claim
    left = len(table.hand) - len(cards)
    right = cards_in(right_cards(table.view.rules.colour, claim)) if claim <= table.high else ()
    true = [card for card in right if card in table.hand]
    if len(cards) > 1:
        if claim == 1:  # a new pile has only the own cards in it
            return because("hint-mogeln-many-new", count=len(cards))
        return because("hint-mogeln-many", count=len(cards), left=left)
    card = cards[0]
    if card in true:
        return because("hint-mogeln-true-last" if not left else "hint-mogeln-true", card=card)
    if true:
        return because("hint-mogeln-bluff-keep", card=card, other=true[0])
    return because("hint-mogeln-bluff", card=card)
