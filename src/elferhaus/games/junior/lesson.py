"""The lesson of junior: the rows close from both ends, and the learner's last card fills the last gap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import deck
from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move
from elferhaus.games.row_laying.state import DRAW, END, Lay

from .deal import JuniorDeal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.core.game import Seat

HANDS: Final = (
    ("b7", "b3", "y2", "r2", "b5"),
    ("b10", "b9", "r10", "b4", "g7"),
    ("b8", "b2", "y10", "b6", "g6"),
)
TABLE: Final = (*deck(high=1), *deck(low=11, high=11))
DRAWN: Final = "g10"
_KNOWN: Final = {DRAWN, *TABLE, *(card for hand in HANDS for card in hand)}
STOCK: Final = (DRAWN, *(card for card in deck(high=11) if card not in _KNOWN))


def _turn(by: Seat, *cards: str, seen: bool = True) -> Iterator[Move]:
    """Yield a turn in which somebody lays cards."""
    for card in cards:
        yield Move(by, Lay(card), seen)
    yield Move(by, END, seen)


LESSON: Final = Lesson(
    seats=3,
    deal=JuniorDeal(round=1, dealer=0, starter=1, hands=HANDS, stock=STOCK, table=TABLE),
    steps=(
        # The blue row has grown from both ends.
        *_turn(1, "b10", "b9", seen=False),
        *_turn(2, "b8", "b2", seen=False),
        Move(LEARNER, Lay("b7"), seen=False),
        Move(LEARNER, Lay("b3"), seen=False),
        Move(LEARNER, Lay("y2"), seen=False),
        # The 1s and 11s lie out: beside them the rows begin.
        Idea(tap=("card=r2", "action=lay"), light=("row=red",), do=Lay("r2"), cards=("r1", "r2")),
        # What is no neighbour must wait.
        Idea(
            tap=("card=b5", "action=lay"),
            light=("row=blue",),
            fails=Lay("b5"),
            cards=("b3", "?b4", "b5", "?b6", "b7"),
        ),
        # The turn ends.
        Idea(tap=("action=end",), do=END),
        *_turn(1, "r10"),
        *_turn(2, "y10"),
        # Nothing fits: draw one card.
        Idea(tap=("action=draw",), light=("anchor=stock", "card=b5"), do=DRAW),
        # It fits, on the other end of a row.
        Idea(tap=(f"card={DRAWN}", "action=lay"), light=("row=green",), do=Lay(DRAWN), cards=("g10", "g11")),
        *_turn(1, "b4"),
        *_turn(2, "b6"),
        # The last card fills the last gap: won.
        Idea(tap=("card=b5", "action=lay"), light=("row=blue",), do=Lay("b5"), cards=("b4", "b5", "b6")),
    ),
)
