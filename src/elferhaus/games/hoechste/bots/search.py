"""How hoechste is searched: one trick, and what the cards that are left are worth (``playout``).

Those who have chosen already did so as they are thought to (``opponents``). Whoever is ahead plays safe, and whoever is
behind takes risks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.core.cards import BIT, card_set
from elferhaus.games.hoechste.state import HoechsteState

from . import thumb
from .kernel import KERNEL
from .opponents import mix, simplicity
from .playout import playout
from .tricks import numbers, played

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Event
    from elferhaus.games.hoechste.view import HoechsteView


def worlds(view: HoechsteView, seen: Sequence[Event]) -> Callable[[Random], HoechsteState]:
    """Prepare to draw worlds in which those who have chosen did so by rule of thumb."""
    hands = tuple(numbers(card_set(left)) for left in view.left)
    others = [seat for seat, chosen in enumerate(view.chosen) if chosen and seat != view.seat]
    simple = simplicity(played(seen), len(hands))
    mixes = {seat: mix(hands, len(view.waiting), seat, simple[seat]) for seat in others}
    left = [card_set(cards) for cards in view.left]
    won, waiting, lost = tuple(map(card_set, view.won)), card_set(view.waiting), card_set(view.lost)

    def world(rng: Random) -> HoechsteState:
        chosen: list[Card | None] = [None] * len(left)
        held = left.copy()
        for seat in others:
            card = rng.choices(view.left[seat], mixes[seat])[0]
            chosen[seat] = card
            held[seat] ^= BIT[card]
        return HoechsteState(view.rules, tuple(held), tuple(chosen), won, waiting, lost)

    return world


SEARCH: Final = SearchSettings(
    policy=ByRule(thumb.decide), playouts=1_000, depth=0, worlds=worlds, playout=playout, kernel=KERNEL
)
