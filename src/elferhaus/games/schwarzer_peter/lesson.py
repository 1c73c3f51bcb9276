"""The lesson: from three cards to none, while the Black Peter goes round among the others."""

from __future__ import annotations

from typing import Final

from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move

from .deal import PeterDeal
from .state import Arrange, Pull

# What is left when the pairs are laid, and the numbers of those pairs. The red 17 has no twin.
ALONE: Final = (
    ("r5", "r9", "b12"),
    ("b9", "b3", "b5", "r14", "r8"),
    ("r3", "b14", "r12", "b8", "r17"),
)
PAIRS: Final = ((1, 2, 4, 6, 7), (10, 11, 13, 15), (16, 18, 19, 20))
HANDS: Final = tuple(
    (*alone, *(f"{colour}{number}" for number in numbers for colour in "rb"))
    for alone, numbers in zip(ALONE, PAIRS, strict=True)
)

LESSON: Final = Lesson(
    seats=3,
    options={"dealer": 2},
    deal=PeterDeal(round=1, dealer=2, starter=LEARNER, hands=HANDS, aside="b17"),
    steps=(
        # A 5 comes to the 5: a pair.
        Idea(tap=("index=2", "action=pull"), light=("card=r5",), do=Pull(1, 2)),
        Move(1, Pull(2, 3)),
        Move(2, Pull(LEARNER, 1)),
        # A 14 that fits to nothing stays.
        Idea(tap=("index=2", "action=pull"), light=("card=r9",), do=Pull(1, 2)),
        Move(1, Pull(2, 2)),  # the Black Peter
        # Before somebody pulls from it, a hand can be mixed.
        Idea(tap=("action=arrange",), light=("card=r9", "card=r14"), do=Arrange(("r14", "r9"))),
        Move(2, Pull(LEARNER, 0)),
        # The last card finds its twin: safe.
        Idea(tap=("index=0", "action=pull"), light=("card=r9",), do=Pull(1, 0)),
        Move(1, Pull(2, 0)),
    ),
)
