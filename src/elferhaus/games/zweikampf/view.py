"""What the seats at zweikampf see."""

from __future__ import annotations

from elferhaus.core.game import Seat, View

from .rules import ZweikampfRules
from .state import Piles, ZweikampfState


class ZweikampfView(View, frozen=True, tag="zweikampf"):
    """The cards turned so far; what is in the face-down piles is for those to know who remember (ZK-V1)."""

    per_seat = ("counts", "piles", "won", "tied")

    rules: ZweikampfRules
    counts: tuple[int, ...]  # all that a seat holds: face-down and won pile
    piles: tuple[int, int]  # cards in the face-down piles
    won: Piles  # in the order in which they would be turned again
    tied: Piles
    turned: int
    over: bool


def view(state: ZweikampfState, seat: Seat | None) -> ZweikampfView:
    """Return what a seat sees, or a spectator: all the same."""
    return ZweikampfView(
        rules=state.rules,
        seat=seat,
        counts=state.counts,
        piles=(len(state.piles[0]), len(state.piles[1])),
        won=state.won,
        tied=state.tied,
        turned=state.turned,
        over=state.over,
    )
