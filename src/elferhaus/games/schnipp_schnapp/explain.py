"""Why something at schnipp-schnapp is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT
from elferhaus.core.chance import Shuffle
from elferhaus.core.dealing import same_cards
from elferhaus.core.game import CHANCE, Action, Seat
from elferhaus.core.refusal import Refusal, refuse

from .state import CalledWord, Schnapp, Turn, is_time

if TYPE_CHECKING:
    from .state import SnapState


def explain(state: SnapState, seat: Seat, action: Action) -> Refusal:
    """Return why an action is not possible."""
    if state.step == "over":
        return refuse("TURN", "round-over")
    if isinstance(action, CalledWord):
        return _why_not_call(state, seat, action)
    if isinstance(action, Turn):
        return _why_not_turn(state, seat, action)
    if isinstance(action, Shuffle) and seat == CHANCE and state.step == "shuffle":
        return same_cards(state.open[state.due], action.cards) or refuse("SS-7", "snip-shuffle-pile", seat=state.due)
    return refuse("TURN", "not-now", seat=seat)


def _why_not_call(state: SnapState, seat: Seat, action: CalledWord) -> Refusal:
    """Say why a call cannot be heard; what is heard and wrong is a mistake, and not refused."""
    if not 0 <= seat < len(state.down):
        return refuse("TURN", "not-now", seat=seat)
    if state.queue or (not state.turned and state.rules.variant == "together"):
        return refuse("SS-V1", "snip-beat")
    if not state.calling:
        return refuse("SS-4", "snip-wait")
    calls = state.calls
    if seat in calls.called:
        return refuse("SS-4", "snip-called", seat=seat)
    if isinstance(action, Schnapp) and not state.down[seat] and not state.open[seat]:
        return refuse("SS-4", "snip-without-cards", seat=seat)
    if not is_time(action.ms):
        return refuse("RECORD", "snip-time")
    if action.ms < calls.least:
        return refuse("RECORD", "snip-order", ms=str(action.ms), least=str(calls.least))
    return refuse("SS-4", "snip-late", ms=str(action.ms), most=str(calls.most))


def _why_not_turn(state: SnapState, seat: Seat, action: Turn) -> Refusal:
    step, due = state.step, state.due
    if step == "shuffle" and seat == due:  # SS-7: a record must say how the pile was shuffled
        return refuse("RECORD", "snip-shuffle-missing", seat=seat)
    if step != "turn":
        return refuse("TURN", "not-now", seat=seat)
    if seat != due:
        return refuse("TURN", "not-your-turn", seat=due)
    card = action.card or ""
    return refuse("CARDS", "not-the-top-card" if card in BIT else "no-such-card", card=card)
