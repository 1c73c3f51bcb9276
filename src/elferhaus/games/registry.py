"""Which games there are: those that this package and others register under the entry point ``elferhaus.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from os import sep
from pathlib import Path
from re import findall
from traceback import extract_tb, format_exception
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
    """Return all rooms by their games' ids, and a line for each thing that is wrong with a package."""
    rooms: dict[str, Room] = {}
    owners: dict[str, str] = {}
    problems: list[str] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda each: (_package(each) != OWN, each.name, _package(each))):
        try:
            room = _room(entry, owners)
            notes = [] if _package(entry) == OWN else examined(room)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a package does wrong, the house opens with the rest
            problems.append(f"{_about(entry)} is left out: {_why(error)}")
        else:
            rooms[room.id], owners[room.id] = room, _owner(entry)
            problems += [f"{_about(entry)}: {note}" for note in notes]
    return dict(sorted(rooms.items(), key=lambda item: item[1].order)), tuple(problems)


def _room(entry: EntryPoint, owners: dict[str, str]) -> Room:
    if entry.name in owners:
        raise BadRoomError(f"{owners[entry.name]} has a game of that name already")
    return checked(entry.load(), entry.name)


def _package(entry: EntryPoint) -> str:
    return "" if entry.dist is None else entry.dist.name


def _owner(entry: EntryPoint) -> str:
    return "a package" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"


def _about(entry: EntryPoint) -> str:
    return f"the game {entry.name} of {_owner(entry)}"


def _why(error: BaseException) -> str:
    """Say in one line what went wrong, and if it was the package's code, where."""
    if isinstance(error, BadRoomError):
        return " ".join(str(error).split())
    last = extract_tb(error.__traceback__)[-1]
    place = "" if "importlib" in last.filename else f" ({Path(last.filename).name}:{last.lineno})"
    return f"{' '.join(f'{type(error).__name__}: {error}'.split())}{place}"


def failing(error: Exception) -> str | None:
    """Say in one line which package from outside has gone wrong, and where; None where it was this house."""
    lines = findall(r'File "(.+)", line (\d+)', "".join(format_exception(error)))  # of other processes, too
    for file, line in reversed(lines):
        for room in rooms():
            home = str(files(room.package))
            if file.startswith(home + sep) and room.package.partition(".")[0] != OWN:
                what = " ".join(f"{type(error).__name__}: {error}".split())
                return f"the game {room.id} goes wrong: {what} ({Path(file).name}:{line})"
    return None


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
