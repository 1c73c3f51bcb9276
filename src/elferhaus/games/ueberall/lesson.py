"""The lesson of ueberall: the middle, another's pile, the own pile, Stopp! and a gift, and the last card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import deck
from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move

from .deal import UeberallDeal
from .state import DECK, GIVE, Place, Stop

if TYPE_CHECKING:
    from elferhaus.core.cards import Card

PILE: Final = 20
_ROUND: Final = (*deck(["yellow"], 12, 20), *deck(["yellow"], 1, 7))  # what the learner had put in the middle
# What is turned in the lesson; the others have more below.
_TURNED: Final[tuple[tuple[Card, ...], ...]] = (
    (*_ROUND, "g8", "r4", "b12", "g19"),
    ("r11", "y9"),
    ("r3", "g9", "g10", "r20"),
    ("b16", "b11", "r6"),
)
_KNOWN: Final = {card for cards in _TURNED for card in cards}


def _dealt() -> tuple[tuple[Card, ...], ...]:
    """Return the piles: below what is turned lies some of the rest."""
    rest = iter([card for card in DECK if card not in _KNOWN])
    return tuple((*cards, *(next(rest) for _ in range(PILE - len(cards)))) for cards in _TURNED)


LESSON: Final = Lesson(
    seats=4,
    options={"attention": "human"},
    deal=UeberallDeal(round=1, dealer=0, starter=1, piles=_dealt()),
    steps=(
        # How it came to four cards.
        Move(1, Place("r11", "middle"), seen=False),
        Move(2, Place("r3", "own"), seen=False),
        Move(3, Place("b16", "own"), seen=False),
        *(Move(LEARNER, Place(card, "middle"), seen=False) for card in _ROUND),
        # One higher than the middle.
        Idea(tap=("place=middle",), light=("card=g8",), do=Place("g8", "middle"), cards=("y7", "g8")),
        # One higher than what somebody has.
        Idea(tap=("place=2",), light=("card=r4",), do=Place("r4", 2), cards=("r3", "r4")),
        # It fits nowhere.
        Idea(tap=("place=own",), light=("card=b12",), do=Place("b12", "own"), cards=("b12",)),
        Move(1, Place("y9", "own")),
        # Somebody overlooks the middle.
        Idea(tap=("action=stop",), light=("card=y9", "place=middle"), do=Stop(1), cards=("g8", "y9")),
        Move(2, GIVE),
        Move(3, GIVE),
        # The one who was stopped gets a card from everyone.
        Idea(tap=("action=give",), do=GIVE),
        Move(2, Place("g9", "middle")),
        Move(2, Place("g10", "middle")),
        Move(2, Place("r20", "own")),
        Move(3, Place("b11", "middle")),
        Move(3, Place("r6", "own")),
        # The last card: won.
        Idea(tap=("place=middle",), light=("card=b12",), do=Place("b12", "middle"), cards=("b11", "b12")),
    ),
)
