"""Hints: what a good player would do from this chair, and why in one sentence that is true of this very moment.

One small file a game. A hint is the decision of the rule of thumb, and its reason is found with the same
considerations, from what the chair shows: nobody is told what their seat cannot know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.thumb import ThumbPlayer

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
from .reason import Hint, Reason, because

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair

__all__ = ["Hint", "Reason", "hint"]

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
_THUMB: Final = ThumbPlayer()


def hint(chair: Chair, rng: Random) -> Hint | None:
    """Return what to do and why; None where this seat has nothing to do now, or had better not call.

    A game without a file here gets the decision of ``ThumbPlayer``, with a sentence that says no more than that.
    """
    if not chair.legal:
        return None
    file = FILES.get(str(chair.view.__struct_config__.tag))
    if file is None:
        return Hint(_THUMB.decide(chair, rng), because("hint-good"))
    found: Hint | None = file.hint(chair, rng)
    return found
