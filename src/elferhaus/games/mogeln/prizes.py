"""Prizes of mogeln."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import card_set
from elferhaus.core.game import Did
from elferhaus.core.prizes import Award

from .rules import right_cards
from .state import Judged, Lay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def _lays(played: PlayedRound) -> Iterator[tuple[Did[Lay], bool]]:
    """Yield every lay in full, and whether it was found out."""
    last: Did[Lay] | None = None
    for event in played.log:
        if isinstance(event, Did) and isinstance(event.action, Lay) and event.action.cards is not None:
            if last is not None:
                yield last, False
            last = event
        elif isinstance(event, Judged) and last is not None:
            yield last, event.right
            last = None
    if last is not None:
        yield last, False


def _is_true(played: PlayedRound, lay: Lay) -> bool:
    return len(lay.cards or ()) == 1 and bool(
        card_set(lay.cards or ()) & right_cards(played.state.rules.colour, lay.claim)
    )


def fibs(played: PlayedRound) -> Counter[Seat]:
    """Return how often each seat got away with a lay that was not what was said with it."""
    return Counter(did.by for did, caught in _lays(played) if not caught and not _is_true(played, did.action))


def smuggled(played: PlayedRound) -> dict[Seat, int]:
    """Return how many cards each seat slipped in at once and got away with, at best (MO-4)."""
    found: dict[Seat, int] = {}
    for did, caught in _lays(played):
        count = len(did.action.cards or ())
        if not caught and count > 1:
            found[did.by] = max(count, found.get(did.by, 0))
    return found


def right_calls(played: PlayedRound) -> Counter[Seat]:
    """Return how often each seat was right with a call (MO-3, MO-4)."""
    return Counter(event.by for event in played.log if isinstance(event, Judged) and event.right)


def honest_rounds(played: PlayedRound) -> Counter[Seat]:
    """Return with how many lays each seat told the truth, of those that never told anything else in the round."""
    lays = [(did.by, _is_true(played, did.action)) for did, _ in _lays(played)]
    liars = {seat for seat, honest in lays if not honest}
    return Counter(seat for seat, _ in lays if seat not in liars)


PRIZES: Final = (
    Award(key="prize-mogeln-long-nose", emblem="nose", tally=fibs),
    Award(key="prize-mogeln-sharp-nose", emblem="lens", tally=right_calls),
    Award(key="prize-mogeln-sleeve", emblem="cards", tally=smuggled, rounds="most", worth=2),
    Award(key="prize-mogeln-halo", emblem="halo", tally=honest_rounds, worth=3),
)
