"""Hints for ueberall: where the turned card belongs, and what somebody has overlooked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.hints import Hint, Reason, because
from elferhaus.games.ueberall.state import Place, Stop

from .greedy import last_placed

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.player import Chair, Player
    from elferhaus.games.ueberall.view import UeberallView


def hint(chair: Chair[UeberallView], rng: Random, adviser: Player[UeberallView]) -> Hint | None:
    """Say Stopp! where something was overlooked, else where to place the card or whether to give one."""
    view = chair.view
    stop = adviser.call(chair, rng)
    if isinstance(stop, Stop):
        return Hint(stop, because("hint-ueberall-stop", card=last_placed(chair), seat=stop.against))
    if view.turn != chair.seat:
        return None
    action = adviser.decide(chair, rng)
    if isinstance(action, Place):
        return Hint(action, _why_place(chair, action))
    assert view.offender is not None
    return Hint(action, because("hint-ueberall-give", seat=view.offender))


def _why_place(chair: Chair[UeberallView], place: Place) -> Reason:
    view, card, on = chair.view, place.card, place.on
    if on == "middle":
        return because("hint-ueberall-middle" if view.middle else "hint-ueberall-opening", card=card)
    if on == "own":
        elsewhere = any(isinstance(choice, Place) and choice.on != "own" for choice in chair.legal)
        return because("hint-good") if elsewhere else because("hint-ueberall-own", card=card)
    seats = [choice.on for choice in chair.legal if isinstance(choice, Place) and isinstance(choice.on, int)]
    assert isinstance(on, int)
    if len(seats) == 1:
        return because("hint-ueberall-other", card=card, seat=on)
    count = view.counts[on]
    if all(view.counts[other] > count for other in seats if other != on):
        return because("hint-ueberall-fewest", card=card, seat=on)
    return because("hint-ueberall-next", card=card, seat=on)
