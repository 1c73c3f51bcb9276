"""What the commands share in which bots play: who they are, and a bar that shows how far they got."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NoReturn

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from elferhaus.bots.network import MissingNumPyError, has_numpy
from elferhaus.bots.players import LEVELS, searches
from elferhaus.games import bot_names, room_of, rooms
from elferhaus.lab.entrants import BadEntrantError, IllegalMoveError, entrant, is_entrant
from elferhaus.notation import action_text
from elferhaus.words import say_refusal

from .arguments import fail
from .console import Console

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import AnyGame


def _who() -> str:
    """Name everyone; a name with a style is a level's, and there are many, so they are told in a word."""
    names = ", ".join(name for name in bot_names() if "-" not in name)
    for room in rooms():
        if styles := room.bots.styles:
            names += f"; for {room.id}, a level can have a style, as in {LEVELS[1]}-{styles[1]}: {', '.join(styles)}"
    return names


WHO = _who()


def named_bots(game: AnyGame, text: str, seats: int) -> list[str]:
    """Return the bots of a list with commas, or say why they cannot play."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if is_entrant(name):
            try:
                entrant(name, game.info.id)
            except BadEntrantError as error:
                fail(str(error))
        elif name not in bot_names():
            fail(f"there is no player “{name}”; there are: {WHO}")
        elif not room_of(game).has_player(name):
            fail(f"{game.info.id} has no player “{name}”")
        elif name == "network" and not has_numpy():
            fail(str(MissingNumPyError()))
    if len(names) > seats:
        fail(f"{len(names)} players are named for {seats} seats")
    return names


def has_kernel(game: AnyGame, names: Sequence[str]) -> bool:
    """Tell whether somebody searches in the game's kernel."""
    return room_of(game).bots.kernel is not None and any(map(searches, names))


def counted(number: int, one: str, many: str = "") -> str:
    """Return so many of something.

    >>> counted(1, "match", "matches"), counted(4, "deal")
    ('1 match', '4 deals')
    """
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def fail_by_move(error: IllegalMoveError) -> NoReturn:
    """Say who did what it may not do, and which rule forbids it, and leave."""
    why, move = error.refusal, action_text(error.action)
    fail(f"“{error.player}” tried “{move}”: {say_refusal('en', why)} ({why.rule})")


def progress_bar(what: str) -> Progress:
    """Return a bar that is seen where somebody looks, and leaves nothing behind."""
    return Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
