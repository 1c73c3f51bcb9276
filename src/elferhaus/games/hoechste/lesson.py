"""The lesson: the last five tricks, with a tie in the middle of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.lesson import Idea, Lesson, Move

from .deal import HoechsteDeal
from .rules import OWN
from .state import Play

if TYPE_CHECKING:
    from collections.abc import Iterator

BEFORE: Final = (
    ("r9", "y7", "g8"),
    ("r1", "y11", "g2"),
    ("r3", "y1", "g11"),
    ("r6", "y5", "g4"),
    ("r4", "y2", "g7"),
    ("r5", "y3", "g6"),
)


def _before() -> Iterator[Move]:
    """Yield how it came to five cards."""
    for cards in BEFORE:
        for seat, card in enumerate(cards):
            yield Move(seat, Play(card), seen=False)


def _others(yellow: str, green: str, *, seen: bool = True) -> Iterator[Move]:
    """Yield what the two others choose."""
    yield Move(1, Play(yellow), seen)
    yield Move(2, Play(green), seen)


def _own(card: str, *light: str) -> Idea:
    return Idea(tap=(f"card={card}", "action=play"), light=light, do=Play(card))


LESSON: Final = Lesson(
    seats=3,
    deal=HoechsteDeal(round=1, dealer=0, hands=OWN[:3]),
    steps=(
        *_before(),
        *_others("y9", "g10", seen=False),
        # The others have chosen already; the 11 beats them.
        _own("r11", "place=seat-1", "place=seat-2"),
        # It is gone now: a small card saves the high ones.
        *_others("y10", "g5"),
        _own("r2"),
        # The 8 meets another.
        *_others("y8", "g3"),
        _own("r8"),
        # Nobody wins a tie: the cards wait.
        *_others("y4", "g9"),
        _own("r10", "place=waiting"),
        # Whoever remembers what is gone knows that the 7 is the highest left.
        *_others("y6", "g1"),
        _own("r7", "action=memo"),
    ),
)
