"""The games of the house. To add one, write its folder and name it in ``GAMES``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
    zweikampf,
)

if TYPE_CHECKING:
    from elferhaus.core.game import Game

GAMES: Final[tuple[Game[Any, Any, Any, Any, Any], ...]] = (
    elfer_raus.GAME,
    junior.GAME,
    elevens.GAME,
    ueberall.GAME,
    mogeln.GAME,
    ratefix.GAME,
    zweikampf.GAME,
    farben.GAME,
    schnipp_schnapp.GAME,
    schwarzer_peter.GAME,
    hoechste.GAME,
)


_BY_NAME: Final = {game.info.id: game for game in GAMES}


def game_named(name: str) -> Game[Any, Any, Any, Any, Any] | None:
    """Return the game with that id."""
    return _BY_NAME.get(name)
