"""The games of the house, one room each. A package from outside adds its own by the entry point ``elferhaus.games``."""

from .registry import bot_names, failing, game_named, games, problems, room_named, room_of, rooms
from .room import Room

__all__ = ["Room", "bot_names", "failing", "game_named", "games", "problems", "room_named", "room_of", "rooms"]
