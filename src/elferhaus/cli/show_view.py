"""Showing a table in the terminal, from any view of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.table import Table
from rich.text import Text

from elferhaus.core.cards import COLOUR, JOKER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import View

STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue"}


def table_of_seats(view: View, players: Sequence[str]) -> Table:
    """Return what the view says of each seat."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 3, 0, 0))
    table.add_column("seat")
    fields = [name for name in view.per_seat if getattr(view, name) is not None]
    for name in fields:
        table.add_column(_label(name), overflow="fold")
    for seat, player in enumerate(players):
        marker = "you, " if seat == view.seat else ""
        cells = [shown(getattr(view, name)[seat]) for name in fields]
        table.add_row(Text(f"{seat} {marker}{player}"), *cells)
    return table


def table_of_middle(view: View) -> Table:
    """Return what the view says of everything else."""
    table = Table.grid(padding=(0, 3))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for field in msgspec.structs.fields(view):
        if field.name in {"rules", "seat", *view.per_seat}:
            continue
        value = getattr(view, field.name)
        if value is not None:
            table.add_row(_label(field.name), shown(value))
    return table


def shown(value: Any) -> Text:
    """Return a value of a view as text: cards in their colours, lists of lists on lines of their own."""
    if isinstance(value, str):
        return card_text(value)
    if isinstance(value, bool):
        return Text("yes" if value else "no")
    if value is None:
        return Text("–", style="dim")
    if isinstance(value, msgspec.Struct):
        parts = [
            Text.assemble((f"{_label(field.name)} ", "dim"), shown(getattr(value, field.name)))
            for field in msgspec.structs.fields(value)
        ]
        return Text("  ").join(parts) if parts else Text("▒▒", style="dim")
    if isinstance(value, tuple):
        nested = any(isinstance(each, tuple | msgspec.Struct) for each in value)
        return Text("\n" if nested else " ").join([shown(each) for each in value]) if value else Text("–", style="dim")
    return Text(str(value))


def card_text(text: str) -> Text:
    """Return a card's code in its colour; any other word as it is."""
    return Text(text, style=f"bold {STYLES[COLOUR[text]]}" if text in COLOUR else "bold" if text == JOKER else "")


def _label(name: str) -> str:
    return name.rstrip("_").replace("_", " ")
