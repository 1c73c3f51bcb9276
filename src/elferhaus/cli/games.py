"""``elferhaus games``: what there is to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.padding import Padding
from rich.table import Table

from elferhaus.games import games as all_games
from elferhaus.words import say

from .arguments import LangOption, find_game, tell_problems
from .console import Console

if TYPE_CHECKING:
    from elferhaus.core.options import Option


def games(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="Only these; else all.")] = None,
    lang: LangOption = "en",
) -> None:
    """List the games with their editions, variants, options and numbers of players."""
    wanted = [find_game(name) for name in names or ()]
    tell_problems()
    console = Console(highlight=False)
    for game in wanted or all_games():
        info = game.info
        title = say(lang, f"game-{info.id}")
        players = "–".join(map(str, dict.fromkeys(info.players)))
        console.print(f"[bold]{info.id}[/]  {title} · {say(lang, 'player-count', players=players)}")
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim", no_wrap=True)
        table.add_column(overflow="fold")
        table.add_row("about", say(lang, f"game-{info.id}", "about"))
        table.add_row("editions", ", ".join(info.editions))
        if len(info.variants) > 1:
            table.add_row("variants", ", ".join(info.variants))
        table.add_row("options", ", ".join(_option(option) for option in info.options if option.name != "variant"))
        console.print(Padding(table, (0, 0, 1, 2)))


def _option(option: Option) -> str:
    """Show an option as it is typed."""
    values = {
        "choice": "|".join(option.choices),
        "flag": "true|false",
        "seat": "SEAT",
        "colour": "COLOUR",
        "colours": "COLOUR,COLOUR,…",
        "number": "NUMBER",
        "text": "TEXT",
    }
    return f"{option.name}={values[option.kind]}"
