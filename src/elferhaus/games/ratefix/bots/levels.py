"""ratefix: a child guesses by feel; then one adds ten for each of the others; then one listens now and then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.failings import Impulsive
from elferhaus.core.cards import NUMBER
from elferhaus.games.ratefix.rules import HIGHEST
from elferhaus.games.ratefix.state import Guess

from . import thumb

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.ratefix.view import RatefixView

AVERAGE: Final = 10.5  # what a card counts


@dataclass(frozen=True)
class ByFeel:
    """Adds something for each of the others to the own card, and neither counts cards nor listens."""

    spread: float  # how far the feeling is off for each of them, the one time and the other
    step: int = 1  # round numbers come to mind first

    def decide(self, chair: Chair[RatefixView], rng: Random) -> Action:
        """Name the free number that is nearest to what is felt."""
        view = chair.view
        assert view.card is not None
        seats = len(view.counts)
        felt = NUMBER[view.card] + sum(rng.gauss(AVERAGE, self.spread) for _ in range(seats - 1))
        felt = round(felt / self.step) * self.step
        free = [number for number in range(seats, HIGHEST * seats + 1) if number not in view.guesses]
        return Guess(min(free, key=lambda number: abs(number - felt)))

    def call(self, _chair: Chair[RatefixView], _rng: Random) -> Action | None:
        """There is nothing to call."""
        return None


LEVELS: Final[dict[str, Player[RatefixView]]] = {
    "little": ByFeel(spread=7.0, step=5),
    "easy": ByFeel(spread=2.0),
    "steady": Impulsive(ByRule(thumb.decide), ByFeel(spread=0.0), 0.5),
}
