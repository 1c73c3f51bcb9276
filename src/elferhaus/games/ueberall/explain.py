"""Why an action of ueberall is not possible: the rule and the message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.refusal import Refusal, refuse

from .state import BEFORE, Decline, Give, Place, Stop, UeberallAction, UeberallState, fitting

if TYPE_CHECKING:
    from elferhaus.core.game import Seat


def explain(state: UeberallState, seat: Seat, action: UeberallAction) -> Refusal:
    """Return why an action is not possible."""
    if state.phase == "over":
        return refuse("TURN", "round-over")
    if isinstance(action, Stop) and 0 <= seat < len(state.down):
        return _why_not_stop(state, seat)
    if seat != state.turn:
        if isinstance(action, Give) and state.phase == "give" and _has_one_card(state, seat):
            return refuse("UA-7", "ueberall-only-card")
        return refuse("TURN", "not-your-turn", seat=state.turn)
    if isinstance(action, Place):
        return _why_not_place(state, seat, action)
    if isinstance(action, Give | Decline) and state.phase == "place":
        return refuse("UA-7", "ueberall-no-gift")
    if isinstance(action, Give):
        card = action.card or ""
        return refuse("CARDS", "ueberall-not-the-bottom-card" if card in BEFORE else "no-such-card", card=card)
    return refuse("TURN", "not-now", seat=seat)  # no decision of this game


def _has_one_card(state: UeberallState, seat: Seat) -> bool:
    return 0 <= seat < len(state.down) and len(state.down[seat]) + len(state.open[seat]) == 1


def _why_not_stop(state: UeberallState, seat: Seat) -> Refusal:
    if state.rules.attention == "perfect":
        return refuse("UA-7", "ueberall-stop-off")
    if state.offender is None or state.phase == "give":
        return refuse("UA-7", "ueberall-stop-late")
    if seat == state.offender:
        return refuse("UA-7", "ueberall-stop-self")
    if seat in state.called:
        return refuse("UA-7", "ueberall-stop-once")
    return refuse("UA-7", "ueberall-stop-other", seat=state.offender)


def _why_not_place(state: UeberallState, seat: Seat, action: Place) -> Refusal:
    card, on = action.card, action.on
    if card not in BEFORE:
        return refuse("CARDS", "no-such-card", card=card)
    if state.phase == "give":
        return refuse("UA-7", "ueberall-answer-first", seat=state.offender or 0)
    if card != state.down[seat][0]:
        return refuse("CARDS", "not-the-top-card", card=card)
    if not state.middle:
        return refuse("UA-2", "ueberall-opening", card=card)
    places = fitting(state.middle, state.open, seat, card)
    if places == ("middle",):
        return refuse("UA-3", "ueberall-fits-middle", card=card, top=state.middle[-1])
    if on == "own":
        return refuse("UA-3", "ueberall-fits-other", card=card, seat=places[0])
    if on == seat:
        return refuse("UA-3", "ueberall-own-pile", card=card)
    pile = state.middle if on == "middle" else state.open[on] if on in range(len(state.open)) else ()
    if not pile:
        return refuse("UA-3", "ueberall-no-pile", card=card)
    return refuse("UA-3", "ueberall-misfit", card=card, top=pile[-1])
