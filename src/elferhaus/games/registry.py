"""Which games there are: those that this package and others register under the entry point ``elferhaus.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import distributions, entry_points
from importlib.resources import files
from os import sep
from pathlib import Path
from re import findall
from traceback import extract_tb, format_exception
from typing import TYPE_CHECKING, Final

from .examine import checked, examined
from .room import BadRoomError, Room

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.metadata import Distribution, EntryPoint

    from elferhaus.core.game import AnyGame

GROUP: Final = "elferhaus.games"
OWN: Final = "elferhaus"
HOUSE: Final = Path(__file__).parent.parent


@cache
def found() -> tuple[dict[str, Room], tuple[str, ...]]:
    """Return all rooms by their games' ids, and a line for each thing that is wrong with a package."""
    rooms: dict[str, Room] = {}
    owners: dict[str, str] = {}
    problems: list[str] = []
    for entry in sorted(_entries(problems), key=lambda each: (_package(each) != OWN, each.name, _package(each))):
        try:
            room = _room(entry, owners)
            notes = [] if _package(entry) == OWN else examined(room)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a package does wrong, the house opens with the rest
            problems.append(f"{_about(entry)} is left out: {_why(error)}")
        else:
            rooms[room.id], owners[room.id] = room, _owner(entry)
            problems += [f"{_about(entry)}: {note}" for note in notes]
    return dict(sorted(rooms.items(), key=lambda item: item[1].order)), tuple(problems)


def _entries(problems: list[str]) -> Iterable[EntryPoint]:
    """Return what packages register; where one of them has a file that cannot be read, that of all others."""
    try:
        return entry_points(group=GROUP)
    except Exception:  # noqa: BLE001 - it does not say which one
        return [entry for package in distributions() for entry in _entries_of(package, problems)]


def _entries_of(package: Distribution, problems: list[str]) -> Iterable[EntryPoint]:
    try:
        return package.entry_points.select(group=GROUP)
    except Exception as error:  # noqa: BLE001 - it is the package's file
        problems.append(f"the entry points of {package.metadata['Name']} cannot be read: {_why(error)}")
        return ()


def _room(entry: EntryPoint, owners: dict[str, str]) -> Room:
    if entry.name in owners:
        raise BadRoomError(f"{owners[entry.name]} has a game of that name already")
    if entry.pattern.match(entry.value) is None:
        raise BadRoomError(f"its entry point is no module:object but {entry.value}")
    return checked(entry.load(), entry.name)


def _package(entry: EntryPoint) -> str:
    return "" if entry.dist is None else entry.dist.metadata["Name"] or ""


def _owner(entry: EntryPoint) -> str:
    name = _package(entry)
    return f"{name} {entry.dist.version}" if name and entry.dist is not None else "a package without a name"


def _about(entry: EntryPoint) -> str:
    return f"the game {entry.name} of {_owner(entry)}"


def _why(error: BaseException) -> str:
    """Say in one line what went wrong, and if it was the package's code, where."""
    if isinstance(error, BadRoomError):
        return " ".join(str(error).split())
    frames = [frame for frame in extract_tb(error.__traceback__) if "importlib" not in frame.filename]
    theirs = [frame for frame in frames if HOUSE not in Path(frame.filename).parents]
    told = " ".join(f"{type(error).__name__}: {error}".split())
    if theirs:
        return f"{told} ({Path(theirs[-1].filename).name}:{theirs[-1].lineno})"
    if not frames or frames[-1].filename == __file__:
        return told
    return f"{told} (in {Path(frames[-1].filename).relative_to(HOUSE.parent)}:{frames[-1].lineno})"


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
