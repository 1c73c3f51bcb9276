"""What the commands share in which bots play: who they are, and a bar that shows how far they got."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from elferhaus.bots.players import LEVELS
from elferhaus.games import bot_names, rooms

from .arguments import fail


def _who() -> str:
    """Name everyone; a name with a style is a level's, and there are many, so they are told in a word."""
    names = ", ".join(name for name in bot_names() if "-" not in name)
    for room in rooms():
        if styles := room.bots.styles:
            names += f"; for {room.id}, a level can have a style, as in {LEVELS[1]}-{styles[1]}: {', '.join(styles)}"
    return names


WHO = _who()


def named_bots(text: str, seats: int) -> list[str]:
    """Return the bots of a list with commas, or say why they cannot play."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in bot_names():
            fail(f"there is no player “{name}”; there are: {WHO}")
    if len(names) > seats:
        fail(f"{len(names)} players are named for {seats} seats")
    return names


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
