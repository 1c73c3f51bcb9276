"""The games of the house. To add one, write its folder and name it in ``GAMES``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from . import elfer_raus, junior

if TYPE_CHECKING:
    from elferhaus.core.game import Game

GAMES: Final[tuple[Game[Any, Any, Any, Any, Any], ...]] = (
    elfer_raus.GAME,
    junior.GAME,
)


def game_named(name: str) -> Game[Any, Any, Any, Any, Any] | None:
    """Return the game with that id."""
    return next((game for game in GAMES if game.info.id == name), None)
