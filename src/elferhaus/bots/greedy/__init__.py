"""The greedy player: lays what it can, keeps stoppers last, doubts what cannot be true. One small file a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.core.game import choose

from . import (
    elevens,
    elfer_raus,
    farben,
    hoechste,
    junior,
    mogeln,
    ratefix,
    schnipp_schnapp,
    schwarzer_peter,
    ueberall,
    zweikampf,
)

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.game import Action

FILES: Final[dict[str, Any]] = {
    "elevens": elevens,
    "elfer-raus": elfer_raus,
    "farben": farben,
    "hoechste": hoechste,
    "junior": junior,
    "mogeln": mogeln,
    "ratefix": ratefix,
    "schnipp-schnapp": schnipp_schnapp,
    "schwarzer-peter": schwarzer_peter,
    "ueberall": ueberall,
    "zweikampf": zweikampf,
}


class GreedyPlayer:
    """Asks the file of its game; in a game that has none it takes the first thing that is legal, and never calls."""

    files = FILES

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Choose what that game's file thinks best."""
        file = self.files.get(str(chair.view.__struct_config__.tag))
        if file is None:
            return choose(next(choice for choice in chair.legal if not choice.call), rng)
        action: Action = file.decide(chair, rng)
        return action

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call when that game's file sees a reason."""
        file = self.files.get(str(chair.view.__struct_config__.tag))
        if file is None or not hasattr(file, "call"):
            return None
        action: Action | None = file.call(chair, rng)
        return action
