"""hoechste: a child saves its good cards; then one goes for the waiting cards at any price; then one weighs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.greedy import GreedyPlayer
from elferhaus.bots.thumb import ThumbPlayer
from elferhaus.core.cards import NUMBER
from elferhaus.games.hoechste.play import Play
from elferhaus.games.hoechste.view import HoechsteView

from .failings import Impulsive

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair, Player
    from elferhaus.core.game import Action


class Thoughtless:
    """Plays any card, whatever waits."""

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Take the first card that comes to hand."""
        return Play(rng.choice(_cards(chair)))

    def call(self, _chair: Chair, _rng: Random) -> Action | None:
        """There is nothing to call."""
        return None


class Timid(Thoughtless):
    """Cannot part with its good cards: for waiting ones it plays one of the lower half."""

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Save what is high for a better time."""
        view, cards = chair.view, _cards(chair)
        assert isinstance(view, HoechsteView)
        return Play(rng.choice(cards[: (len(cards) + 1) // 2] if view.waiting else cards))


def _cards(chair: Chair) -> list[str]:
    view = chair.view
    assert isinstance(view, HoechsteView)
    return sorted(view.hand or (), key=NUMBER.__getitem__)


AT_ANY_PRICE: Final = Impulsive(GreedyPlayer(), Thoughtless(), 0.35)
LADDER: Final[dict[str, Player]] = {
    "little": Timid(),
    "easy": Impulsive(AT_ANY_PRICE, Timid(), 0.25),
    "steady": Impulsive(ThumbPlayer(), AT_ANY_PRICE, 0.55),
}
