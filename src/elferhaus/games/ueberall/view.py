"""What a seat sees at ueberall."""

from __future__ import annotations

from elferhaus.core.cards import Card
from elferhaus.core.game import Seat, View

from .rules import UeberallRules
from .state import AFTER, Phase, UeberallState


class UeberallView(View, frozen=True, tag="ueberall"):
    """All that lies open, how many cards lie face down, and to the seat that is to place it the turned card.

    Whether a card was overlooked is not in it: that is for people to see for themselves (UA-7).
    """

    per_seat = ("counts", "down", "open")
    follows_from_rules = ("follows",)

    rules: UeberallRules
    turn: Seat
    phase: Phase
    turned: Card | None
    counts: tuple[int, ...]  # face down and open together
    down: tuple[int, ...]
    open: tuple[tuple[Card, ...], ...]  # the top card last
    middle: tuple[Card, ...]  # the top card last
    follows: int | None  # the number that goes on it (UA-4); with human attention that is for people to see (UA-7)
    placed: int
    out: tuple[Seat, ...]
    offender: Seat | None  # who has just put a card on the own pile, or gets the gifts
    called: tuple[Seat, ...]
    givers: tuple[Seat, ...]


def view(state: UeberallState, seat: Seat | None) -> UeberallView:
    """Return what a seat sees, or a spectator."""
    return UeberallView(
        rules=state.rules,
        seat=seat,
        turn=state.turn,
        phase=state.phase,
        turned=state.down[seat][0] if seat == state.turn and state.phase == "place" else None,
        counts=tuple(len(down) + len(pile) for down, pile in zip(state.down, state.open, strict=True)),
        down=tuple(len(pile) for pile in state.down),
        open=state.open,
        middle=state.middle,
        follows=AFTER[state.middle[-1]] if state.middle and state.rules.attention == "perfect" else None,
        placed=state.placed,
        out=state.out,
        offender=state.offender,
        called=state.called,
        givers=state.givers,
    )
