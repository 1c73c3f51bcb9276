"""junior: hands are small, and what costs is to overlook a card that fits; the little one is glad to have found one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.failings import Impulsive
from elferhaus.core.player import ChairCopy, Player
from elferhaus.games.junior.view import JuniorView
from elferhaus.games.row_laying.bots.patient import PATIENT
from elferhaus.games.row_laying.state import END, Lay

from . import thumb

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair

THUMB: Final = ByRule(thumb.decide)


@dataclass(frozen=True)
class Overlooks:
    """Does not see that a card fits. Where one must be laid, one is found in the end."""

    player: Player[JuniorView]
    share: float  # of the cards that fit

    def decide(self, chair: Chair[JuniorView], rng: Random) -> Action:
        """Decide among the cards that are seen to fit."""
        view, legal = chair.view, chair.legal
        lays = [choice for choice in legal if isinstance(choice, Lay)]
        seen = [lay for lay in lays if rng.random() >= self.share]
        if lays and not seen and END not in legal:
            seen = [rng.choice(lays)]
        missed = {lay.card for lay in lays} - {lay.card for lay in seen}
        fits = tuple(card for card in view.fits if card not in missed)
        others = [choice for choice in legal if not isinstance(choice, Lay)]
        return self.player.decide(ChairCopy(chair.seat, replace(view, fits=fits), [*seen, *others], chair.seen), rng)

    def call(self, _chair: Chair[JuniorView], _rng: Random) -> Action | None:
        """There is nothing to call."""
        return None


LEVELS: Final[dict[str, Player[JuniorView]]] = {
    "little": Overlooks(PATIENT, 0.9),
    "easy": Overlooks(Impulsive(THUMB, PATIENT, 0.5), 0.6),
    "steady": Overlooks(THUMB, 0.3),
}
