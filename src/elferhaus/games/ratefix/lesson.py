"""The lesson: the last three tricks, one of them led by the learner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import NUMBER, deck
from elferhaus.core.lesson import Idea, Lesson, Move

from .deal import RatefixDeal
from .state import Guess

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.core.game import Seat

SEATS: Final = 3
LAST: Final = (("r12", "b4", "y11"), ("g7", "r20", "b9"), ("y15", "g18", "r10"))
WINNERS: Final = (0, 1, 2, 0, 1, 2, 0, 1, 0, 2)  # of the tricks before
_SEEN: Final = {card for cards in LAST for card in cards}
_REST: Final = tuple(card for card in deck() if card not in _SEEN)
PILES: Final = tuple((*_REST[10 * seat : 10 * seat + 10], *LAST[seat]) for seat in range(SEATS))


def _before() -> Iterator[Move]:
    """Yield the tricks before: the winner is exactly right, the others are far off."""
    leader: Seat = 1
    for number, winner in enumerate(WINNERS):
        total = sum(NUMBER[pile[number]] for pile in PILES)
        for by in ((leader + each) % SEATS for each in range(SEATS)):
            off = (by - winner) % SEATS
            yield Move(by, Guess(total + (0, 5, -4)[off]), seen=False)
        leader = winner


LESSON: Final = Lesson(
    seats=SEATS,
    deal=RatefixDeal(round=1, dealer=0, starter=1, piles=PILES, out=_REST[10 * SEATS :]),
    steps=(
        *_before(),
        # The own card and two that nobody knows: 12, and twice about 10.
        Move(2, Guess(38)),
        Idea(
            tap=("digit=3", "digit=2", "action=guess"),
            light=("place=seat-0", "place=seat-1", "place=seat-2"),
            do=Guess(32),
        ),
        Move(1, Guess(28)),
        # 34: whoever is nearest wins the cards.
        Idea(light=("place=seat-0", "place=seat-1", "place=seat-2", "guess=32", "total=34")),
        # The winner guesses first.
        Idea(tap=("digit=2", "digit=4", "action=guess"), light=("place=seat-0",), do=Guess(24)),
        Move(1, Guess(41)),
        Move(2, Guess(36)),
        Move(1, Guess(29)),
        Move(2, Guess(31)),
        # A number that was named is gone.
        Idea(tap=("digit=3", "digit=1", "action=guess"), light=("place=seat-0",), fails=Guess(31)),
        # Next to it, and exactly right.
        Idea(tap=("digit=3", "digit=0", "action=guess"), light=("place=seat-0", "guess=31"), do=Guess(30)),
    ),
)
