"""hoechste: a child saves its good cards; then one goes for the waiting cards at any price; then one weighs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.failings import Impulsive
from elferhaus.core.cards import NUMBER
from elferhaus.games.hoechste.state import Play

from . import greedy, thumb

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.hoechste.view import HoechsteView


def any_card(chair: Chair[HoechsteView], rng: Random) -> Action:
    """Take the first card that comes to hand, whatever waits."""
    return Play(rng.choice(_cards(chair.view)))


def low_card(chair: Chair[HoechsteView], rng: Random) -> Action:
    """Keep the good cards for a better time: for waiting ones, play one of the lower half."""
    cards = _cards(chair.view)
    return Play(rng.choice(cards[: (len(cards) + 1) // 2] if chair.view.waiting else cards))


def _cards(view: HoechsteView) -> list[Card]:
    return sorted(view.hand or (), key=NUMBER.__getitem__)


TIMID: Final[Player[HoechsteView]] = ByRule(low_card)
AT_ANY_PRICE: Final[Player[HoechsteView]] = Impulsive(ByRule(greedy.decide), ByRule(any_card), 0.35)
LEVELS: Final[dict[str, Player[HoechsteView]]] = {
    "little": TIMID,
    "easy": Impulsive(AT_ANY_PRICE, TIMID, 0.25),
    "steady": Impulsive(ByRule(thumb.decide), AT_ANY_PRICE, 0.55),
}
