"""The first lesson: the last turns of a basic round, from three cards to none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import deck
from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move
from elferhaus.games.row_laying.state import DRAW, END, Lay

from .deal import ElferRausDeal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.core.game import Seat

HANDS: Final = (
    (*deck(["red"], 2, 14), "y11", "g15"),
    (*deck(["green"], 8, 9), *deck(["green"], 11, 14), *deck(["yellow"], 1, 5), "b1", "b2", "b20", "g20"),
    (*deck(["blue"], 7, 9), "b11", "b12", *deck(["yellow"], 12, 17), "r1", *deck(["green"], 1, 3)),
    ("g6", "g7", "g10", "b6", "b10", "y10", *deck(["yellow"], 6, 8), *deck(["red"], 15, 20)),
)
DRAWN: Final = "b13"
_KNOWN: Final = {DRAWN, *(card for hand in HANDS for card in hand)}
STOCK: Final = (DRAWN, *(card for card in deck() if card not in _KNOWN))


def _turn(by: Seat, *cards: str, seen: bool = True) -> Iterator[Move]:
    """Yield a turn in which somebody lays cards."""
    for card in cards:
        yield Move(by, Lay(card), seen)
    yield Move(by, END, seen)


LESSON: Final = Lesson(
    seats=4,
    edition="2011",
    deal=ElferRausDeal(round=1, dealer=0, starter=0, hands=HANDS, stock=STOCK, table=()),
    steps=(
        # How it came to three cards: the learner had nearly all the red ones.
        Move(LEARNER, Lay("r11"), seen=False),
        *_turn(1, "g11", "g12", seen=False),
        *_turn(2, "b11", "b12", seen=False),
        *_turn(3, "g10", "b10", seen=False),
        *_turn(LEARNER, *(f"r{number}" for number in (10, 9, 8, 7, 6, 5, 4, 3, 2, 12, 13)), seen=False),
        *_turn(1, "g9", "g8", seen=False),
        *_turn(2, "b9", "b8", "b7", seen=False),
        *_turn(3, "g7", "g6", "b6", seen=False),
        # An 11 comes out; its row begins.
        Idea(tap=("card=y11", "action=lay"), light=("row=yellow",), do=Lay("y11")),
        # The neighbour fits, and one turn may lay several cards.
        Idea(tap=("card=r14", "action=lay"), light=("row=red",), do=Lay("r14"), cards=("r13", "r14")),
        # What is no neighbour must wait.
        Idea(
            tap=("card=g15", "action=lay"),
            light=("row=green",),
            fails=Lay("g15"),
            cards=("g12", "?g13", "?g14", "g15"),
        ),
        # The turn ends.
        Idea(tap=("action=end",), do=END),
        *_turn(1, "g13"),
        *_turn(2, "y12"),
        *_turn(3, "y10"),
        # Nothing fits: draw.
        Idea(tap=("action=draw",), light=("anchor=stock", "card=g15"), do=DRAW),
        # It fits: it is laid, and the turn is over.
        Idea(tap=("card=b13", "action=lay"), light=("row=blue",), do=Lay(DRAWN), cards=("b12", "b13")),
        *_turn(1, "g14"),
        *_turn(2, "y13"),
        *_turn(3, "r15"),
        # The last card: won.
        Idea(tap=("card=g15", "action=lay"), light=("row=green",), do=Lay("g15"), cards=("g14", "g15")),
    ),
)
