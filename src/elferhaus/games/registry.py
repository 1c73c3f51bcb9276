"""Which games there are: those that this package and others register under the entry point ``elferhaus.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

from .examine import checked, examined
from .room import BadRoomError, Room

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from elferhaus.core.game import AnyGame

GROUP: Final = "elferhaus.games"
OWN: Final = "elferhaus"


@cache
def found() -> tuple[dict[str, Room], tuple[str, ...]]:
    """Return all rooms by their games' ids, and a line for each that cannot be opened."""
    rooms: dict[str, Room] = {}
    problems: list[str] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (_package(entry) != OWN, entry.name)):
        try:
            room = _room(entry, rooms)
        except Exception as error:  # noqa: BLE001 - whatever a package does wrong, the house opens with the rest
            problems.append(_told(entry, error))
        else:
            rooms[room.id] = room
    return dict(sorted(rooms.items(), key=lambda item: item[1].order)), tuple(problems)


def _room(entry: EntryPoint, others: dict[str, Room]) -> Room:
    room = checked(entry.load())
    if room.id != entry.name:
        raise BadRoomError(f"its game calls itself {room.id}")
    if room.id in others:
        raise BadRoomError("there is a game of that name already")
    return room if _package(entry) == OWN else examined(room)


def _package(entry: EntryPoint) -> str:
    return "" if entry.dist is None else entry.dist.name


def _told(entry: EntryPoint, error: Exception) -> str:
    """Say in one line which package has a game that cannot be played here, and why."""
    why = str(error) if isinstance(error, BadRoomError) else f"{type(error).__name__}: {error}"
    version = "" if entry.dist is None else f" {entry.dist.version}"
    return f"the game {entry.name} of {_package(entry)}{version} is left out: {' '.join(why.split())}"


def rooms() -> tuple[Room, ...]:
    """Return the rooms of all games."""
    return tuple(found()[0].values())


def room_named(game: str) -> Room | None:
    """Return the room of the game with that id."""
    return found()[0].get(game)


def room_of(game: AnyGame) -> Room:
    """Return the room of a game that was found here."""
    return found()[0][game.info.id]


def problems() -> tuple[str, ...]:
    """Return a line for each game that a package has and that cannot be played here."""
    return found()[1]


def games() -> tuple[AnyGame, ...]:
    """Return all games."""
    return tuple(room.game for room in rooms())


def game_named(name: str) -> AnyGame | None:
    """Return the game with that id."""
    room = room_named(name)
    return None if room is None else room.game


@cache
def bot_names() -> tuple[str, ...]:
    """Return the names of all bots; a style that only one game has is known in all of them."""
    return tuple(dict.fromkeys(name for room in rooms() for name in room.players))
