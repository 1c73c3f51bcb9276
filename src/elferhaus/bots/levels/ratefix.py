"""ratefix: a child guesses by feel; then one adds ten for each of the others; then one listens now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.bots.thumb import ThumbPlayer
from elferhaus.core.cards import NUMBER
from elferhaus.games.ratefix.game import Guess
from elferhaus.games.ratefix.view import RatefixView

from .failings import Impulsive

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair, Player
    from elferhaus.core.game import Action

USUAL: Final = 10.5  # what a card counts on average


class ByFeel(Struct, frozen=True):
    """Adds something for each of the others to the own card, and neither counts cards nor listens."""

    spread: float  # how far the feeling is off for each of them, the one time and the other
    step: int = 1  # round numbers come to mind first

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Name the free number that is nearest to what is felt."""
        view = chair.view
        assert isinstance(view, RatefixView)
        assert view.card is not None
        seats = len(view.counts)
        felt = NUMBER[view.card] + sum(rng.gauss(USUAL, self.spread) for _ in range(seats - 1))
        felt = round(felt / self.step) * self.step
        free = [number for number in range(seats, 20 * seats + 1) if number not in view.guesses]
        return Guess(min(free, key=lambda number: abs(number - felt)))

    def call(self, _chair: Chair, _rng: Random) -> Action | None:
        """There is nothing to call."""
        return None


LADDER: Final[dict[str, Player]] = {
    "little": ByFeel(spread=7.0, step=5),
    "easy": ByFeel(spread=2.0),
    "steady": Impulsive(ThumbPlayer(), ByFeel(spread=0.0), 0.5),
}
