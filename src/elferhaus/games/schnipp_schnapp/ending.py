"""How a round of schnipp-schnapp ends: nobody can call any more, and what was won is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.ending import Ending, Part, SeatEnd

if TYPE_CHECKING:
    from elferhaus.core.ending import Unit

    from .rules import SchnippSchnappRules
    from .state import SnapState


def ending(state: SnapState) -> Ending:
    """Return the quartets of each seat, and together the cards besides (SS-9, SS-V1)."""
    together = state.rules.variant == "together"
    seats = []
    for numbers, down, open_ in zip(state.quartets, state.down, state.open, strict=True):
        parts = [Part("part-quartets", len(numbers), len(numbers) * (4 if together else 1))]
        if together:
            parts.append(Part("part-pile", len(down) + len(open_), len(down) + len(open_)))
        seats.append(SeatEnd(parts=tuple(part for part in parts if part.count)))
    return Ending("ending-played", tuple(seats))


def unit(rules: SchnippSchnappRules) -> Unit:
    """Return what the result counts: quartets, or together all cards."""
    return "cards" if rules.variant == "together" else "quartets"
