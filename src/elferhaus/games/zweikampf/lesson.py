"""The lesson: the last five pairs, with a tie among them."""

from __future__ import annotations

from typing import Final

from elferhaus.core.cards import NUMBER, deck
from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move

from .deal import ZweikampfDeal
from .state import TURN

LAST: Final = (("r14", "b9"), ("b6", "r17"), ("r8", "b8"), ("b12", "r5"), ("b18", "r3"))
_SEEN: Final = {card for pair in LAST for card in pair}
_REST: Final = sorted((card for card in deck(("red", "blue")) if card not in _SEEN), key=NUMBER.__getitem__)
# Before that low meets high: the learner wins every second pair, seven of fifteen.
BEFORE: Final = tuple(
    (low, high) if at % 2 == 0 else (high, low)
    for at, (low, high) in enumerate(zip(_REST[:15], _REST[15:], strict=True))
)
PAIRS: Final = (*BEFORE, *LAST)

LESSON: Final = Lesson(
    seats=2,
    deal=ZweikampfDeal(round=1, dealer=0, piles=tuple(tuple(pair[seat] for pair in PAIRS) for seat in (0, 1))),
    steps=(
        *(Move(LEARNER, TURN, seen=False) for _ in BEFORE),
        # 14 against 9.
        Idea(tap=("action=turn",), light=("place=pile-1",), do=TURN),
        # The cards are won; 6 against 17 is lost.
        Idea(tap=("action=turn",), light=("place=won-0", "place=duel-0", "place=duel-1"), do=TURN),
        # 8 against 8.
        Idea(tap=("action=turn",), light=("place=duel-0", "place=duel-1"), do=TURN),
        # Equal: the next pair decides about all four.
        Idea(tap=("action=turn",), light=("place=duel-0", "place=duel-1"), do=TURN),
        # The last pair: won.
        Idea(tap=("action=turn",), light=("place=won-0", "place=won-1"), do=TURN),
    ),
)
