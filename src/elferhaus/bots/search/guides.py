"""Which guide a game has."""

from __future__ import annotations

from typing import Final

from . import elevens, elfer_raus, farben, hoechste, junior, mogeln, ratefix, ueberall
from .guide import Guide

GUIDES: Final[dict[str, Guide]] = {
    "elevens": elevens.GUIDE,
    "elfer-raus": elfer_raus.GUIDE,
    "farben": farben.GUIDE,
    "hoechste": hoechste.GUIDE,
    "junior": junior.GUIDE,
    "mogeln": mogeln.GUIDE,
    "ratefix": ratefix.GUIDE,
    "ueberall": ueberall.GUIDE,
}
DEFAULT: Final = Guide()
