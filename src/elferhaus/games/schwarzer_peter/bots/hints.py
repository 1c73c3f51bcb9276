"""Hints for schwarzer-peter: where a twin is known to lie, and when to mix."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.hints import Hint, Reason, because
from elferhaus.games.schwarzer_peter.rules import pairs_of
from elferhaus.games.schwarzer_peter.state import Pull

from . import thumb

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.player import Chair, Player
    from elferhaus.games.schwarzer_peter.view import PeterView


def hint(chair: Chair[PeterView], rng: Random, adviser: Player[PeterView]) -> Hint | None:
    """Say which card to pull; or to mix, if others could know where a card lies."""
    view = chair.view
    if view.turn == chair.seat:
        action = adviser.decide(chair, rng)
        assert isinstance(action, Pull)
        return Hint(action, _why_pull(chair, action))
    order = adviser.call(chair, rng)
    if order is None or view.turn is None:
        return None
    return Hint(order, because("hint-schwarzer-peter-mix", seat=view.turn))


def _why_pull(chair: Chair[PeterView], pull: Pull) -> Reason:
    view, seat = chair.view, pull.from_
    if len(chair.legal) == 1:
        return because("hint-schwarzer-peter-only", seat=seat)
    spots = thumb.known_spots(view, chair.seen)[seat]
    twins = pairs_of(view.rules.colours)
    hand = view.hand or ()
    card = spots[pull.index]
    if card is not None and twins[card][0] in hand:
        return because("hint-schwarzer-peter-twin", card=card, other=twins[card][0])
    useless = next((each for each in spots if each is not None), None)
    if card is None and useless is not None:
        return because("hint-schwarzer-peter-not-that", card=useless)
    return because("hint-schwarzer-peter-any", seat=seat)
