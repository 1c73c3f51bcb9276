"""Prizes of schwarzer-peter."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from elferhaus.core.prizes import Award, deeds, did_often

from .rules import pairs_of
from .state import Arrange, Pair, Pull

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def pairs(played: PlayedRound) -> Counter[Seat]:
    """Return how many pairs each seat drew."""
    return Counter(event.by for event in played.log if isinstance(event, Pair))


def got_rid(played: PlayedRound) -> Counter[Seat]:
    """Return how often the Black Peter was drawn from each seat."""
    peter = pairs_of(played.state.rules.colours)[played.state.aside][0]
    drawn = (did.action for did in deeds(played.log) if isinstance(did.action, Pull))
    return Counter(pull.from_ for pull in drawn if pull.card == peter)


PRIZES: Final = (
    Award(key="prize-schwarzer-peter-potato", emblem="flame", tally=got_rid),
    Award(key="prize-schwarzer-peter-pairs", emblem="clover", tally=pairs, worth=2),
    Award(key="prize-schwarzer-peter-fan", emblem="cards", tally=did_often(Arrange), worth=2),
)
