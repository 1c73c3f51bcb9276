"""How mogeln is searched: what the others would do about a lay, and what somebody like them would have laid.

A world has the cards where they can be, and as the last lay what the rule of thumb would have laid from that hand
(``kernel_worlds``). How many cards a lay is nobody sees: in the same world with the same luck all lays are called
alike, so few worlds tell the best. After some lays the sizes of the hands decide. Calls out of turn are made by rule of
thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.core.cards import BIT, NUMBER, Card, card_set, cards_in
from elferhaus.games.mogeln.rules import true_cards
from elferhaus.games.mogeln.state import DOUBT, AnyLay, Lay

from . import thumb
from .beliefs import POKER_FACED, soon
from .kernel import KERNEL

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.mogeln.view import MogelnView


def choices(chair: Chair[MogelnView], policy: Player[MogelnView], rng: Random) -> list[Action]:
    """Return the rule of thumb's choice, a true card, a false one, several at once as far as one dares, and a doubt.

    Doubts are looked at where they are worth an interruption, as with everyone else: a table of experts is to be fun.
    """
    legal = chair.legal
    lay = legal[0]
    assert isinstance(lay, AnyLay)
    beliefs = thumb.ObservedBeliefs(chair, POKER_FACED, rng)
    if DOUBT in legal and (beliefs.layer_is_out or beliefs.lying() >= 1):  # there is nothing to think about
        return [DOUBT]
    view = chair.view
    seats = len(view.counts)
    order = soon(lay.claim, seats)
    keep = sorted(lay.from_, key=lambda card: order[NUMBER[card]])  # the last one comes round the soonest
    right = true_cards(view.rules, seats, lay.claim)
    lays: list[tuple[Card, ...]] = [(keep[0],)]
    lays += [(card,) for card in keep if BIT[card] & right][:1]
    if lay.max > 1:
        lays += [tuple(keep[:count]) for count in range(2, min(POKER_FACED.most, len(keep) - 1) + 1)]
    usual = policy.decide(chair, rng)
    if isinstance(usual, Lay):
        lays.insert(0, usual.cards or ())
    found: list[Action] = [Lay(cards=cards_in(card_set(cards)), claim=lay.claim) for cards in lays]  # in any order
    if usual == DOUBT:
        found.insert(0, DOUBT)
    elif DOUBT in legal and beliefs.doubts():
        found.append(DOUBT)
    return list(dict.fromkeys(found))


SEARCH: Final[SearchSettings[MogelnView, Any]] = SearchSettings(
    policy=ByRule(thumb.decide, thumb.call), choices=choices, playouts=2_400, horizon=48, kernel=KERNEL
)
