"""What an encoding of elevens must know beyond its types: they do not say that a bridge keeps the number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import COLOURS, JOKER, NUMBER, card
from elferhaus.core.encoding import Encoding

from .rules import NUMBERS
from .state import DISCARD, DRAW, END, PASS, ElevensAction, Lay, Swap

if TYPE_CHECKING:
    from collections.abc import Iterator


def actions(_seats: int) -> Iterator[ElevensAction]:
    """List them: number cards and jokers, without a bridge and behind one (EE-7)."""
    for place in NUMBERS:
        yield Lay(place)
        yield Lay(JOKER, place)
        for colour in COLOURS:
            start = card(colour, NUMBER[place])
            if start != place:
                yield Lay(place, bridge=start)
                yield Lay(JOKER, place, start)
        yield Swap(place)
    yield from (DISCARD, END, DRAW, PASS)


ENCODING: Final = Encoding(actions=actions)
