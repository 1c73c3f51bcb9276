"""A table as a picture, from any view of any game: a line for each seat, one for each pile, and one for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from PIL import Image, ImageDraw, ImageFont, ImageOps

from elferhaus.core.cards import COLOUR, JOKER, NUMBER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from elferhaus.core.game import View

WIDTH: Final = 960
HEIGHT: Final = 720  # of every picture, as films and windows need it; what would be higher is drawn smaller
EDGE: Final = 16
LABEL: Final = 120  # how wide the names of lines are
CARD: Final = (26, 34)
GAP: Final = 4
CLOTH, INK, DIM, PAPER = "#1f4d3a", "#f4f1e8", "#a9c2b4", "#fbf9f2"
INKS: Final = {"red": "#c22f2f", "yellow": "#b98a00", "green": "#23803f", "blue": "#2459b3"}


class Item(NamedTuple):
    """Something on a line: a card, or a text in its ink."""

    text: str
    ink: str = INK

    @property
    def is_card(self) -> bool:
        """Whether it is drawn as a card."""
        return self.text in NUMBER or self.text == JOKER


def picture(view: View, players: Sequence[str]) -> Image.Image:
    """Draw a view."""
    lines = list(_lines(view, players))
    font = ImageFont.load_default(15)
    places, height = _laid_out([items for _, items in lines], font)
    image = Image.new("RGB", (WIDTH, max(height, HEIGHT)), CLOTH)
    draw = ImageDraw.Draw(image)
    for (label, items), spots in zip(lines, places, strict=True):
        draw.text((EDGE, spots[0][1] + 8), label, DIM, font)
        for item, spot in zip(items, spots, strict=True):
            if item.is_card:
                _draw_card(draw, item.text, spot, font)
            else:
                draw.text((spot[0], spot[1] + 8), item.text, item.ink, font)
    return image if height <= HEIGHT else ImageOps.pad(image, (WIDTH, HEIGHT), color=CLOTH, centering=(0, 0))


def _lines(view: View, players: Sequence[str]) -> Iterator[tuple[str, list[Item]]]:
    """Return what there is to tell: of each seat, of what lies in the middle, and the rest in one line."""
    for seat, name in enumerate(players):
        told = [field for field in view.per_seat if getattr(view, field) is not None]
        items = [item for field in told for item in (Item(field, DIM), *_items(getattr(view, field)[seat]))]
        yield f"{name}{' (you)' if seat == view.seat else ''}", items
    rest: list[Item] = []
    for info in msgspec.structs.fields(view):
        value = getattr(view, info.name)
        if info.name in {"rules", "seat", *view.per_seat} or value is None:
            continue
        if not isinstance(value, tuple):
            rest += [Item(info.name, DIM), *_items(value)]
        elif value and isinstance(value[0], tuple):
            for index, each in enumerate(value):
                yield f"{info.name} {index + 1}", _items(each)
        else:
            yield info.name, _items(value)
    if rest:
        yield "", rest


def _items(value: Any) -> list[Item]:
    if isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
        return [item for name in names for item in (Item(name, DIM), *_items(getattr(value, name)))]
    if isinstance(value, tuple):
        return [item for each in value for item in _items(each)] or [Item("-")]
    if isinstance(value, bool):
        return [Item("yes" if value else "no")]
    return [Item("-" if value is None else str(value))]


def _laid_out(lines: Sequence[Sequence[Item]], font: Any) -> tuple[list[list[tuple[int, int]]], int]:
    """Return where each thing lies, and how high the picture is; what is too long for a line goes on below."""
    places, y = [], EDGE
    for items in lines:
        x, spots = EDGE + LABEL, []
        for item in items:
            wide = CARD[0] if item.is_card else int(font.getlength(item.text)) + 2 * GAP
            if x + wide > WIDTH - EDGE:
                x, y = EDGE + LABEL, y + CARD[1] + GAP
            spots.append((x, y))
            x += wide + GAP
        places.append(spots)
        y += CARD[1] + GAP
    return places, y + EDGE


def _draw_card(draw: ImageDraw.ImageDraw, card: str, spot: tuple[int, int], font: Any) -> None:
    x, y = spot
    draw.rounded_rectangle((x, y, x + CARD[0], y + CARD[1]), 4, PAPER)
    text, ink = ("J", "#444444") if card == JOKER else (str(NUMBER[card]), INKS[COLOUR[card]])
    draw.text((x + CARD[0] / 2, y + CARD[1] / 2 - 2), text, ink, font, anchor="mm")
    draw.line((x + 5, y + CARD[1] - 6, x + CARD[0] - 5, y + CARD[1] - 6), ink, 2)
