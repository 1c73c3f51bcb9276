"""junior: hands are small, and what costs is to overlook a card that fits; the little one is glad to have found one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from elferhaus.bots.patient import PatientPlayer
from elferhaus.bots.player import Player
from elferhaus.bots.thumb import ThumbPlayer
from elferhaus.games.junior.game import JuniorView
from elferhaus.games.row_laying.play import END, Lay

from .failings import Glance, Impulsive

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.game import Action


class Overlooks(Struct, frozen=True):
    """Does not see that a card fits. Where one must be laid, one is found in the end."""

    player: Player
    share: float  # of the cards that fit

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Decide among the cards that are seen to fit."""
        view, legal = chair.view, chair.legal
        assert isinstance(view, JuniorView)
        lays = [choice for choice in legal if isinstance(choice, Lay)]
        seen = [lay for lay in lays if rng.random() >= self.share]
        if lays and not seen and END not in legal:
            seen = [rng.choice(lays)]
        missed = {lay.card for lay in lays} - {lay.card for lay in seen}
        fits = tuple(card for card in view.fits if card not in missed)
        others = [choice for choice in legal if not isinstance(choice, Lay)]
        return self.player.decide(Glance(chair.seat, replace(view, fits=fits), [*seen, *others], chair.seen), rng)

    def call(self, _chair: Chair, _rng: Random) -> Action | None:
        """There is nothing to call."""
        return None


LADDER: Final[dict[str, Player]] = {
    "little": Overlooks(PatientPlayer(), 0.9),
    "easy": Overlooks(Impulsive(ThumbPlayer(), PatientPlayer(), 0.5), 0.6),
    "steady": Overlooks(ThumbPlayer(), 0.3),
}
