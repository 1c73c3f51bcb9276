"""The rule-of-thumb player: plays well without search, by rules a person could keep in mind. One small file a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.greedy import GreedyPlayer

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

_FILES: Final[dict[str, Any]] = {
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


class ThumbPlayer:
    """Asks the file of its game; in a game that has none it plays like the greedy player."""

    _else = GreedyPlayer()

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Choose what that game's file thinks best."""
        file = _FILES.get(str(chair.view.__struct_config__.tag), self._else)
        action: Action = file.decide(chair, rng)
        return action

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call when that game's file sees a reason."""
        file = _FILES.get(str(chair.view.__struct_config__.tag), self._else)
        action: Action | None = file.call(chair, rng) if hasattr(file, "call") else None
        return action
