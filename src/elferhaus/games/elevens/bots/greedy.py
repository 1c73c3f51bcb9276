"""elevens: lays what serves its own hand, keeps stoppers back, and lets go of everything when the end is near."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import BIT, JOKER, NUMBER, beside, card_set
from elferhaus.core.game import Action
from elferhaus.games.elevens.state import SIDE, Discard, Lay, Swap, fitting

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.player import Chair
    from elferhaus.games.elevens.view import ElevensView

NEAR: Final = 4  # cards: a hand that one turn can empty


def decide(chair: Chair[ElevensView], rng: Random) -> Action:
    """Swap, lay what serves the own hand, bring jokers to use; else draw or end."""
    view = chair.view
    legal = [choice for choice in chair.legal if isinstance(choice, Action)]
    best, best_worth = legal[-1], 0.0  # how the turn can end comes last
    for action in legal:
        worth = _worth(action, view) + rng.random() / 2
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _worth(action: Action, view: ElevensView) -> float:
    """Say how good an action is: ending the turn is worth nothing, and what is worth less is not done."""
    near = min(view.counts) <= NEAR
    if isinstance(action, Swap):
        return 100  # the card can go nowhere else, and the joker can always be thrown out
    if isinstance(action, Discard):
        return 1 if near else -1
    if not isinstance(action, Lay):
        return -1
    hand = card_set(card for card in view.hand or () if card != JOKER)
    table = card_set(card for row in view.rows for card in row)
    place = BIT[action.as_ or action.card]
    completes = SIDE[place] & (table | place) == SIDE[place]
    opened = beside(place) & fitting(table | place) & ~fitting(table)
    mine = (opened & hand).bit_count()
    joker = action.card == JOKER
    stopper = bool(opened & ~hand) and not joker and bool(view.laid or view.stock)  # it would only help the others
    if not (near or completes or mine) and (joker or stopper):
        return -1
    return 11 * completes + 5 * mine + (2 if joker else 20 + NUMBER[action.card]) - (4 if action.bridge else 0)
