"""The rule-of-thumb player: plays well without search, by rules a person could keep in mind. One small file a game."""

from __future__ import annotations

from typing import Any, Final

from elferhaus.bots.greedy import FILES, GreedyPlayer

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


class ThumbPlayer(GreedyPlayer):
    """Asks the file of its game; in a game that has none here it plays like the greedy player."""

    files = FILES | _FILES
