"""Draw the pictures of the rules into the documentation: ``uv run tools/rule_pictures.py``.

The page draws them with its own cards; here they are plain, so that they can be read anywhere.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import COLOUR, NUMBER
from elferhaus.games import rooms
from elferhaus.games.rule_pictures import Picture, Piece, pictures_of
from elferhaus.words import say
from elferhaus.words.messages import card_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.games import Room

DOCS: Final = Path(__file__).parent.parent / "docs"
FOLDER: Final = DOCS / "pictures" / "rules"
HEADING: Final = "## Rules in pictures"
WIDTH, HEIGHT, GAP = 40, 60, 8
WIDTHS: Final = {"then": 30, "gap": 16}
SKY: Final = {"red": "#CF3330", "yellow": "#FFC62E", "green": "#4FB37B", "blue": "#2560BD"}
ON: Final = {"red": "#FFF6E6", "yellow": "#3A2500", "green": "#06301F", "blue": "#FFF9EE"}
OTHERS: Final = {
    "back": ("#5B2A5E", "11"),
    "joker": ("#D6C9E8", "J"),
    "bridge": ("#BFD2C8", "∩"),
    "bonus": ("#FFEDBF", "+11"),
}
FONT: Final = 'font-family="sans-serif" font-weight="bold" text-anchor="middle"'


def width_of(piece: Piece) -> int:
    return WIDTHS.get(piece.kind, WIDTH)


def svg(picture: Picture) -> str:
    """Draw a picture."""
    width = max(sum(width_of(piece) + GAP for piece in row) for row in picture) + GAP
    height = len(picture) * (HEIGHT + 16) + GAP
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f'<rect width="{width}" height="{height}" rx="10" fill="#F4F0E3"/>',
    ]
    for y, row in enumerate(picture):
        x = GAP
        for piece in row:
            lines += drawn(piece, x, GAP + y * (HEIGHT + 16))
            x += width_of(piece) + GAP
    return "\n".join([*lines, "</svg>", ""])


def drawn(piece: Piece, x: int, y: int) -> Iterator[str]:
    """Draw a piece at its place."""
    middle = y + HEIGHT // 2
    if piece.kind == "then":
        yield f'<path d="M{x + 2} {middle}h24m-8-8 8 8-8 8" fill="none" stroke="#56617A" stroke-width="3"/>'
    elif piece.kind == "number":
        yield f'<rect x="{x}" y="{middle - 15}" width="{WIDTH}" height="30" rx="15" fill="#FFFBF1" stroke="#B9BFC9"/>'
        yield f'<text x="{x + WIDTH // 2}" y="{middle + 6}" {FONT} font-size="16">{piece.shows}</text>'
    elif piece.kind in {"card", "place"}:
        yield from card(piece, x, y)
    if piece.goes is not None:
        cx, cy = x + WIDTH - 2, (y + HEIGHT - 2 if piece.kind == "card" else middle + 14)
        stroke = "m-5 0 3 4 6-7" if piece.goes else "m-4-4 8 8m0-8-8 8"
        yield f'<circle cx="{cx}" cy="{cy}" r="9" fill="{"#0E5B3B" if piece.goes else "#CF3330"}"/>'
        yield f'<path d="M{cx} {cy}{stroke}" fill="none" stroke="#fff" stroke-width="2.5"/>'


def card(piece: Piece, x: int, y: int) -> Iterator[str]:
    """Draw a card, or the empty place of one."""
    if piece.shows in NUMBER:
        colour, number = COLOUR[piece.shows], str(NUMBER[piece.shows])
        fill, ink = SKY[colour], ON[colour]
    else:
        fill, number = OTHERS[piece.shows]
        ink = "#fff" if piece.shows == "back" else "#1C2440"
    frame = f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="5"'
    if piece.kind == "place":
        yield f'{frame} fill="none" stroke="{fill}" stroke-width="2" stroke-dasharray="4 4"/>'
        ink = "#56617A"
    else:
        faint = ' opacity="0.55"' if piece.goes is False else ""
        yield f'{frame} fill="{fill}"{faint}/>'
    yield f'<text x="{x + WIDTH // 2}" y="{y + 38}" {FONT} font-size="20" fill="{ink}">{number}</text>'


def told(picture: Picture) -> str:
    """Put a picture into words."""
    return "; ".join(", ".join(filter(None, map(_told, row))) for row in picture)


def _told(piece: Piece) -> str:
    if piece.kind in {"gap", "room"}:
        return ""
    if piece.kind == "then":
        return say("en", "picture-then")
    if piece.kind == "number":
        what = piece.shows
    elif piece.shows == "back":
        what = say("en", "card-back")
    elif piece.shows in {"bridge", "bonus"}:
        what = say("en", f"picture-{piece.shows}")
    else:
        what = card_name("en", piece.shows)
    if piece.kind == "place":
        return say("en", "picture-place", card=what)
    return what if piece.goes is None else say("en", "picture-goes" if piece.goes else "picture-stays", of=what)


def chapter(room: Room) -> str:
    """Return the chapter with the pictures of a game."""
    edition = room.game.info.editions[0]
    lines = [HEADING, "", "| rule | picture |", "|---|---|"]
    for rule, picture in pictures_of(room).items():
        title = say("en", rule, "title", edition=edition)
        lines.append(f"| {rule} {title} | ![{told(picture)}](../pictures/rules/{rule}.svg) |")
    return "\n".join([*lines, ""])


def files() -> dict[Path, str]:
    """Return everything that is made, by file."""
    made = {}
    for room in rooms():
        page = DOCS / "games" / f"{room.id}.md"
        if not page.exists():
            continue  # a game from outside
        text = page.read_text("utf-8").partition(f"\n{HEADING}\n")[0].rstrip("\n")
        made[page] = f"{text}\n\n{chapter(room)}"
        made |= {FOLDER / f"{rule}.svg": svg(picture) for rule, picture in pictures_of(room).items()}
    return made


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, content in files().items():
        file.write_text(content, encoding="utf-8")
