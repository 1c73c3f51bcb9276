"""What a coach has to know of ratefix."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from elferhaus.bots.coaching import Coaching

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event
    from elferhaus.games.ratefix.state import RatefixState


def reshuffled(state: RatefixState, _happened: Sequence[Event], rng: Random) -> RatefixState:
    """Return the same table with the cards that nobody has looked at in another order: the piles, and what is out."""
    seen = len(state.winners) + 1  # each has looked at the card of this trick
    unseen = [card for pile in state.piles for card in pile[seen:]] + list(state.out)
    rng.shuffle(unseen)
    piles = tuple((*pile[:seen], *[unseen.pop() for _ in pile[seen:]]) for pile in state.piles)
    return replace(state, piles=piles, out=tuple(unseen))


COACHING: Final = Coaching(playouts=60_000, lapses=8, reshuffled=reshuffled)
