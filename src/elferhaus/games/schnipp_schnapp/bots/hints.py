"""Hints for schnipp-schnapp: what matches now, or that it is time to turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.hints import Hint, because
from elferhaus.core.cards import NUMBER
from elferhaus.games.schnipp_schnapp.piles import matched
from elferhaus.games.schnipp_schnapp.state import AnyCall, Schnapp, Turn

from .greedy import schnapp_gain, schnipp_gain

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.player import Chair, Player
    from elferhaus.games.schnipp_schnapp.view import SchnippSchnappView


def hint(chair: Chair[SchnippSchnappView], _rng: Random, _adviser: Player[SchnippSchnappView]) -> Hint | None:
    """Say what to call, if anything matches that everyone can see; else turn, when it is this seat's turn."""
    view = chair.view
    gain = (schnipp_gain(view), schnapp_gain(view, chair.seat))
    calls = [choice for choice in chair.legal if isinstance(choice, AnyCall) and gain[choice.kind is Schnapp]]
    if calls:
        call = max(calls, key=lambda choice: gain[choice.kind is Schnapp])
        if call.kind is Schnapp:
            numbers = matched(view.open)
            return Hint(call.kind(call.least), because("hint-schnipp-schnapp-schnapp", number=min(numbers)))
        top = NUMBER[view.middle[-1]]
        return Hint(call.kind(call.least), because("hint-schnipp-schnapp-schnipp", number=top))
    turn = next((choice for choice in chair.legal if isinstance(choice, Turn)), None)
    if turn is None:
        return None
    # What matches cannot always be called: once for each card, and not after somebody else was right.
    return Hint(turn, because("hint-schnipp-schnapp-next" if any(gain) else "hint-schnipp-schnapp-turn"))
