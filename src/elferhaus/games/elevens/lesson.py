"""The lesson of elevens: one turn of four cards with a bridge, a joker and a bonus, and the last card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import JOKER
from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move

from .deal import ElevensDeal
from .rules import ELEVENS, JOKERS, NUMBERS
from .state import DRAW, END, Lay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Seat

HAND: Final = 15
# What is laid in the lesson; the others hold some more.
_LAID: Final[tuple[tuple[Card, ...], ...]] = (
    ("y10", "y9", "y8", "y7", "y6", "y5", "y4", "y3", "y2", "b2", "r13", "y13", JOKER, "g10", "b13"),
    ("b10", "b9", "b8", "b7", "b6", "b5", "b4", "b3", "g12"),
    ("r10", "r9", "r8", "r7", "r6", "r12", "r5", "r14"),
    ("g9", "g8", "g7", "g6", "g5", "g4", "g3", "g2", "g1"),
)
_HELD: Final = {card for cards in _LAID for card in cards} | set(ELEVENS)
_REST: Final = [card for card in NUMBERS if card not in _HELD]


def _dealt() -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return the hands and the stock: whoever does not need all the cards gets some of the rest."""
    rest = reversed(_REST)
    hands = tuple((*cards, *(next(rest) for _ in range(HAND - len(cards)))) for cards in _LAID)
    return hands, (*rest, *[JOKER] * (JOKERS - 1))


HANDS, STOCK = _dealt()


def _turn(by: Seat, *lays: Card | Lay, seen: bool = True) -> Iterator[Move]:
    """Yield a turn in which somebody lays cards."""
    for lay in lays:
        yield Move(by, lay if isinstance(lay, Lay) else Lay(lay), seen)
    yield Move(by, END, seen)


LESSON: Final = Lesson(
    seats=4,
    deal=ElevensDeal(
        round=1,
        dealer=0,
        starter=0,
        rows=("red", "yellow", "green", "blue"),
        hands=HANDS,
        bridges=(3, 3, 3, 3),
        stock=STOCK,
    ),
    steps=(
        # How the green row came to lack only its 10: somebody built a bridge to its 9.
        *_turn(LEARNER, "y10", "y9", "y8", "y7", seen=False),
        *_turn(1, "b10", "b9", "b8", "b7", seen=False),
        *_turn(2, "r10", "r9", "r8", "r7", seen=False),
        *_turn(3, Lay("g9", bridge="y9"), "g8", "g7", "g6", seen=False),
        *_turn(LEARNER, "y6", "y5", "y4", "y3", seen=False),
        *_turn(1, "b6", "b5", "b4", "b3", seen=False),
        *_turn(2, "r12", "r6", seen=False),
        *_turn(3, "g5", "g4", "g3", "g2", seen=False),
        *_turn(LEARNER, "y2", "b2", seen=False),
        Move(1, DRAW, seen=False),
        *_turn(2, "r5", seen=False),
        *_turn(3, "g1", seen=False),
        # Beside the 11s the rows grow.
        Idea(tap=("card=r13", "action=lay"), light=("place=r12", "place=r13"), do=Lay("r13"), cards=("r12", "r13")),
        # A bridge leads to a place without a neighbour.
        Idea(
            tap=("card=y13", "action=lay"),
            light=("place=r13", "place=y13", "token=bridge"),
            do=Lay("y13", bridge="r13"),
            cards=("r13", "bridge", "y13"),
        ),
        # A joker is the card that is missing.
        Idea(
            tap=(f"card={JOKER}", "place=b12"),
            light=("place=b11", "card=b13"),
            do=Lay(JOKER, "b12"),
            cards=("b11", JOKER, "b13"),
        ),
        # Whoever completes a side gets a bonus card.
        Idea(
            tap=("card=g10", "action=lay"),
            light=("place=g9", "place=g10", "place=g11", "token=bonus"),
            do=Lay("g10"),
            cards=("g10", "bonus"),
        ),
        # Four cards are a turn.
        Idea(tap=("action=end",), light=("laid=4", "card=b13"), do=END),
        *_turn(1, "g12"),
        *_turn(2, "r14"),
        Move(3, DRAW),
        # The last card, beside the joker: the round is over, and the points decide.
        Idea(tap=("card=b13", "action=lay"), light=("place=b12", "place=b13"), do=Lay("b13"), cards=(JOKER, "b13")),
    ),
)
