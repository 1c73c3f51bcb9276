"""The lesson: two alike, a mistake, and one like the middle."""

from __future__ import annotations

from typing import Final

from elferhaus.core.cards import deck
from elferhaus.core.game import CHANCE
from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move

from .deal import SchnippSchnappDeal
from .state import CLOSE, TURN, Schnapp, Schnipp

SEATS: Final = 3
TOP: Final = (("r12", "b1", "y7", "r7", "r3"), ("y4", "g20", "b9", "g5", "b8"), ("g7", "r15", "y18", "b7", "g3"))
_KNOWN: Final = {card for cards in TOP for card in cards}
_REST: Final = tuple(card for card in deck() if card not in _KNOWN)
PILES: Final = tuple((*TOP[seat], *_REST[seat::SEATS]) for seat in range(SEATS))
MS: Final = 900  # how long it took by the script; any time will do

LESSON: Final = Lesson(
    seats=SEATS,
    options={"dealer": 2},
    deal=SchnippSchnappDeal(round=1, dealer=2, starter=LEARNER, piles=PILES, quartets=((),) * SEATS),
    steps=(
        # Three cards each, two 7s among them.
        *(Move(seat, TURN, seen=False) for _ in range(3) for seat in range(SEATS)),
        # The third 7.
        Idea(tap=("action=turn",), do=TURN),
        Move(1, TURN),
        Move(2, TURN),
        # And the fourth: two alike.
        Idea(tap=("action=schnapp",), light=("place=open-0", "place=open-2"), do=Schnapp(MS)),
        Move(CHANCE, CLOSE),
        # That was a quartet.
        Idea(tap=("action=turn",), light=("anchor=quartets-0",), do=TURN),
        # A mistake costs the open pile.
        Idea(tap=("action=schnapp",), light=("place=open-0", "place=open-1"), do=Schnapp(MS)),
        Move(1, TURN),
        Move(2, TURN),
        # One like the middle.
        Idea(tap=("action=schnipp",), light=("place=middle", "place=open-2"), do=Schnipp(MS)),
        Move(CHANCE, CLOSE),
    ),
)
