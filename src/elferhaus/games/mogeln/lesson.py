"""The lesson of mogeln: telling the truth, catching a cheat, cheating, being doubted, and the last card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import deck
from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move

from .deal import MogelnDeal
from .state import DOUBT, Lay

if TYPE_CHECKING:
    from elferhaus.core.cards import Card
    from elferhaus.core.game import Seat

HAND: Final = 10
# What is laid in the lesson, and all that the learner has; the others hold some more.
_LAID: Final[tuple[tuple[Card, ...], ...]] = (
    ("r4", "b9", "y10", "g10", "g2", *deck(low=5, high=5), "y8"),
    ("r1", "r9", "b3", "r2", "g1", "b6"),
    ("y2", "g6", "y4", "r3", "b2", "r6"),
    ("r10", "b1", "g9", "g4", "y3", "r7"),
)
_HELD: Final = {card for cards in _LAID for card in cards}


def _dealt() -> tuple[tuple[Card, ...], ...]:
    """Return the hands: whoever does not need all the cards gets some of the rest."""
    rest = iter([card for card in deck(high=HAND) if card not in _HELD])
    return tuple((*cards, *(next(rest) for _ in range(HAND - len(cards)))) for cards in _LAID)


def _lay(by: Seat, claim: int, *cards: Card, seen: bool = True) -> Move:
    return Move(by, Lay(cards=cards, claim=claim), seen)


LESSON: Final = Lesson(
    seats=4,
    deal=MogelnDeal(round=1, dealer=0, starter=1, hands=_dealt()),
    steps=(
        # How it came to six cards: the learner got away with four at once.
        _lay(1, 1, "r1", seen=False),
        _lay(2, 2, "y2", seen=False),
        _lay(3, 3, "r10", seen=False),
        _lay(LEARNER, 4, "r4", "b9", "y10", "g10", seen=False),
        _lay(1, 5, "r9", seen=False),
        _lay(2, 6, "g6", seen=False),
        Move(3, DOUBT, seen=False),
        _lay(3, 1, "b1", seen=False),
        # Say the next number and lay a card.
        Idea(
            tap=("card=g2", "action=lay"),
            light=("claim=1",),
            do=Lay(cards=("g2",), claim=2),
            cards=("g2",),
        ),
        _lay(1, 3, "b3"),
        _lay(2, 4, "y4"),
        _lay(3, 5, "g9"),
        # That cannot be true: the learner has all the 5s.
        Idea(
            tap=("action=doubt",),
            light=("claim=5", "card=r5", "card=y5", "card=g5", "card=b5"),
            do=DOUBT,
            cards=("r5", "y5", "g5", "b5"),
        ),
        # The learner cheats, and nobody notices.
        Idea(tap=("card=r5", "action=lay"), do=Lay(cards=("r5",), claim=1), cards=("r5",)),
        _lay(1, 2, "r2"),
        _lay(2, 3, "r3"),
        _lay(3, 4, "g4"),
        # The learner is honest, and doubted.
        Idea(tap=("card=y5", "action=lay"), do=Lay(cards=("y5",), claim=5), cards=("y5",)),
        Move(1, DOUBT),
        _lay(1, 1, "g1"),
        _lay(2, 2, "b2"),
        _lay(3, 3, "y3"),
        # Two cards at once.
        Idea(
            tap=("card=g5", "card=b5", "action=lay"),
            do=Lay(cards=("g5", "b5"), claim=4),
            cards=("g5", "b5"),
        ),
        _lay(1, 5, "r5"),
        _lay(2, 6, "r6"),
        _lay(3, 7, "r7"),
        # The last card stands: won.
        Idea(tap=("card=y8", "action=lay"), do=Lay(cards=("y8",), claim=8), cards=("y8",)),
        Move(1, DOUBT),
    ),
)
