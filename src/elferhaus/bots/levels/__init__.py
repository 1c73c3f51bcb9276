"""Five levels, from a six-year-old's friend to an expert. The weaker ones make human mistakes, not random moves.

One small file a game says what each level below ``expert`` does; the expert searches. In mogeln each level has styles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.bots.player import Player
from elferhaus.bots.search import SearchPlayer
from elferhaus.bots.search.guides import GUIDES
from elferhaus.bots.thumb import ThumbPlayer

from . import (
    elevens,
    elfer_raus,
    farben,
    hoechste,
    junior,
    mogeln,
    ratefix,
    schnipp_schnapp,
    schwarzer_peter,
    ueberall,
)

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.bots.search.budget import Budget
    from elferhaus.core.game import Action

LEVELS: Final = ("little", "easy", "steady", "sharp", "expert")
STYLES: Final = ("honest", "cheeky", "poker-faced")

_LADDERS: Final[dict[str, dict[str, Player]]] = {
    "elevens": elevens.LADDER,
    "elfer-raus": elfer_raus.LADDER,
    "farben": farben.LADDER,
    "hoechste": hoechste.LADDER,
    "junior": junior.LADDER,
    "ratefix": ratefix.LADDER,
    "schnipp-schnapp": schnipp_schnapp.LADDER,
    "schwarzer-peter": schwarzer_peter.LADDER,
    "ueberall": ueberall.LADDER,
}


class LevelPlayer(Struct, frozen=True):
    """Plays every game on one level."""

    games: dict[str, Player]
    otherwise: Player  # the rule of thumb

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Choose as one does on this level."""
        return self._player(chair).decide(chair, rng)

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call, or not, as one does on this level."""
        return self._player(chair).call(chair, rng)

    def _player(self, chair: Chair) -> Player:
        return self.games.get(str(chair.view.__struct_config__.tag), self.otherwise)


def level_players(budget: Budget | None = None) -> dict[str, Player]:
    """Return everyone by name: the bare levels, and each in every style. Experts may be given less time than usual."""
    found: dict[str, Player] = {}
    styled: dict[str, Player] = {}
    for level in LEVELS:
        games: dict[str, Player] = dict.fromkeys(GUIDES, SearchPlayer(budget)) if level == "expert" else {}
        games |= {game: ladder[level] for game, ladder in _LADDERS.items() if level in ladder}
        players = {style: mogeln.player(level, style, budget) for style in STYLES}
        found[level] = LevelPlayer(games | {"mogeln": mogeln.BySeat(tuple(players.values()))}, ThumbPlayer())
        for style, player in players.items():
            styled[f"{level}-{style}"] = LevelPlayer(games | {"mogeln": player}, ThumbPlayer())
    return found | styled
