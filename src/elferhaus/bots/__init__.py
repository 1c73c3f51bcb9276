"""Players that are programs. They get a chair (``player.Chair``), never the state of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .greedy import GreedyPlayer
from .levels import LEVELS, STYLES, level_players
from .patient import PatientPlayer
from .random_player import RandomPlayer
from .search import SearchPlayer
from .thumb import ThumbPlayer

if TYPE_CHECKING:
    from .player import Player

__all__ = ["LEVELS", "PLAYERS", "STYLES"]

PLAYERS: Final[dict[str, Player]] = {
    "random": RandomPlayer(),
    "greedy": GreedyPlayer(),
    "patient": PatientPlayer(),
    "thumb": ThumbPlayer(),
    "search": SearchPlayer(),
    **level_players(),
}
