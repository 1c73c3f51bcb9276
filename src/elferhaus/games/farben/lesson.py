"""The lesson of farben: take, try to close too early, drop, and close with one colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.lesson import Idea, Lesson, Move

from .deal import FarbenDeal
from .state import DECK, STOCK, Drop, Take

if TYPE_CHECKING:
    from elferhaus.core.game import Seat

HANDS: Final = (
    ("r3", "r8", "r9", "r12", "r14", "r20", "y5", "b3"),
    ("b5", "b9", "b14", "b17", "y2", "y7", "g4", "r6"),
    ("y11", "y13", "y16", "g2", "g10", "b7", "r5", "y6"),
    ("g3", "g5", "g11", "g14", "y10", "r17", "r2", "b8"),
)
OPEN: Final = (("g7",), ("b12",), ("y9",), ("g16",))
# What is drawn in the lesson; the learner's card is the last of these.
_DRAWN: Final = ("y1", "b2", "g1", "y12", "g8", "r18")
_KNOWN: Final = {*_DRAWN, *(card for cards in (*HANDS, *OPEN) for card in cards)}


def _turn(by: Seat, take: Take, drop: Drop, *, seen: bool = True) -> tuple[Move, Move]:
    return Move(by, take, seen), Move(by, drop, seen)


LESSON: Final = Lesson(
    seats=4,
    deal=FarbenDeal(
        round=1,
        dealer=0,
        starter=1,
        hands=HANDS,
        stock=(*_DRAWN, *(card for card in DECK if card not in _KNOWN)),
        open=OPEN,
    ),
    steps=(
        *_turn(1, STOCK, Drop("y1", 0), seen=False),
        *_turn(2, STOCK, Drop("b2", 1), seen=False),
        *_turn(3, STOCK, Drop("r17", 2), seen=False),
        # Collect one colour: take a card of it.
        Idea(tap=("place=2",), light=("shelf=red",), do=Take(2, "r17"), cards=("r17",)),
        # Not yet: there would be two colours left.
        Idea(
            tap=("card=b3", "action=close", "on=2"),
            light=("card=y5",),
            fails=Drop("b3", 2, close=True),
            cards=("r3", "y5"),
        ),
        # Every turn ends with a card that goes.
        Idea(tap=("card=b3", "on=2"), light=("place=2",), do=Drop("b3", 2), cards=("b3",)),
        *_turn(1, Take(2, "b3"), Drop("g4", 3)),
        *_turn(2, STOCK, Drop("y6", 0)),
        *_turn(3, STOCK, Drop("b8", 1)),
        # Or draw what nobody knows.
        Idea(tap=("anchor=stock",), do=STOCK),
        # One colour: close, and win.
        Idea(
            tap=("card=y5", "action=close", "on=0"),
            light=("shelf=red",),
            do=Drop("y5", 0, close=True),
            cards=("y5",),
        ),
    ),
)
