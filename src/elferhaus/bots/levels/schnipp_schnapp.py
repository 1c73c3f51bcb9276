"""schnipp-schnapp: how soon somebody sees it and says so, and how often not at all; nobody in less than 250 ms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.bots.thumb import schnipp_schnapp
from elferhaus.bots.thumb.schnipp_schnapp import GOOD_ADULT, Reflexes

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair, Player
    from elferhaus.core.game import Action


class Reacts(Struct, frozen=True):
    """Calls like somebody with these reflexes."""

    reflexes: Reflexes

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Turn: there is nothing else to decide."""
        return schnipp_schnapp.decide(chair, rng)

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call what is seen, in a person's time."""
        return schnipp_schnapp.call(chair, rng, self.reflexes)


LADDER: Final[dict[str, Player]] = {
    "little": Reacts(Reflexes(middle=900, spread=180, tail=450, pile=60, lapses=0.25, mistakes=0.01)),
    "easy": Reacts(Reflexes(middle=650, spread=110, tail=250, pile=35, lapses=0.12, mistakes=0.006)),
    "steady": Reacts(Reflexes(middle=490, spread=70, tail=140, pile=20, lapses=0.06, mistakes=0.004)),
    "sharp": Reacts(GOOD_ADULT),
    "expert": Reacts(Reflexes(middle=330, spread=35, tail=60, pile=8, lapses=0.01, mistakes=0.001)),
}
