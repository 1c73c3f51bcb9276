"""Draw the picture of ``docs/architecture.md`` from the real imports: ``uv run tools/architecture.py``.

Every box is a folder of the house, every line an import from a lower floor to a higher one. A test sees to it that the
picture is up to date.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = HOUSE / "src" / "elferhaus"
PICTURE: Final = HOUSE / "docs" / "pictures" / "architecture.svg"
# Floor by floor, from what knows nothing of the others to what knows most; a line says what is there.
FLOORS: Final = (
    (("core", "cards, protocol, rounds, records"),),
    (("bots", "what players share, search"),),
    (("games", "a room each: rules, bots, words"),),
    (("words", "five languages"), ("notation", "actions as text")),
    (("table", "a table at a prompt"), ("coach", "what a match was"), ("lab", "simulation, arena")),
    (
        ("server.logs", "the log file"),
        ("server.tokens", "tokens, codes, names"),
        ("server.meter", "what is counted"),
        ("server.storage", "what is kept"),
        ("server.workers", "processes that think for bots"),
    ),
    (("server.tables", "people at a table"),),
    (
        ("server.houses.holder", "tables that come and go"),
        ("server.houses.leases", "whose table it is"),
        ("server.house", "all tables"),
        ("server.deals", "the same cards for all"),
    ),
    (("server.net", "lines, limits, names"),),
    (("server.houses", "many houses, one database"),),
    (("server.http", "requests, words, the page"), ("client", "a client in Python")),
    (
        ("server.run", "the house, open"),
        ("server.certificate", "TLS at home"),
        ("cli", "the commands"),
        ("adapters", "environments for learners"),
    ),
)
WIDTH, HEIGHT, GAP, MARGIN = 216, 54, 26, 24
FLOOR_GAP = 46


def box_of(module: str) -> str | None:
    """Return the box that a module of the house belongs to."""
    names = [name for floor in FLOORS for name, _ in floor]
    parts = module.split(".")[1:]
    tried = [".".join(parts[:most]) for most in (3, 2, 1)] if parts else []
    return next((name for name in tried if name in names), None)


def imports(module: Path) -> set[str]:
    """Return the modules that a file imports, by their full names."""
    package = ["elferhaus", *module.relative_to(SOURCE).parent.parts]
    found = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            found.add(".".join([*base, *filter(None, [node.module])]))
    return {name for name in found if name.startswith("elferhaus.")}


def edges() -> set[tuple[str, str]]:
    """Return which box imports something of which other."""
    found = set()
    for path in sorted(path for path in SOURCE.rglob("*.py") if "migrations" not in path.parts):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        here = box_of(".".join(("elferhaus", *parts)))
        for there in {box_of(name) for name in imports(path)}:
            if here is not None and there is not None and here != there:
                found.add((here, there))
    return found


def places() -> dict[str, tuple[float, float]]:
    """Return where the middle of each box is."""
    widest = max(len(floor) for floor in FLOORS)
    whole = widest * WIDTH + (widest - 1) * GAP
    found = {}
    for number, floor in enumerate(FLOORS):
        left = MARGIN + (whole - len(floor) * WIDTH - (len(floor) - 1) * GAP) / 2
        for index, (name, _) in enumerate(floor):
            found[name] = left + index * (WIDTH + GAP) + WIDTH / 2, MARGIN + number * (HEIGHT + FLOOR_GAP) + HEIGHT / 2
    return found


def svg() -> str:
    """Return the picture."""
    middle = places()
    widest = max(len(floor) for floor in FLOORS)
    width = 2 * MARGIN + widest * WIDTH + (widest - 1) * GAP
    height = 2 * MARGIN + len(FLOORS) * HEIGHT + (len(FLOORS) - 1) * FLOOR_GAP
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            'font-family="system-ui, sans-serif" role="img" aria-label="The floors of the house and its imports">'
        ),
        f'<rect width="{width}" height="{height}" fill="#fbf7ef"/>',
    ]
    for here, there in sorted(edges()):
        (x1, y1), (x2, y2) = middle[here], middle[there]
        if y1 == y2:
            start, end, bend = (x1, y1 - HEIGHT / 2), (x2, y2 - HEIGHT / 2), y1 - HEIGHT / 2 - 24
        else:
            start, end, bend = (x1, y1 - HEIGHT / 2), (x2, y2 + HEIGHT / 2), (y1 + y2) / 2
        lines.append(
            f'<path d="M{start[0]:g} {start[1]:g}C{start[0]:g} {bend:g} {end[0]:g} {bend:g} {end[0]:g} {end[1]:g}" '
            f'fill="none" stroke="#1c2440" stroke-opacity=".28" stroke-width="1.5"/>'
        )
    colours = ("#c8412f", "#d9921a", "#3d8a55", "#3d8a55", "#3d8a55", *["#2d6fb0"] * 6, "#56407a")
    for floor, colour in zip(FLOORS, colours, strict=True):
        for name, about in floor:
            x, y = middle[name]
            lines += [
                (
                    f'<rect x="{x - WIDTH / 2:g}" y="{y - HEIGHT / 2:g}" width="{WIDTH}" height="{HEIGHT}" rx="12" '
                    f'fill="#fff" stroke="{colour}" stroke-width="2.5"/>'
                ),
                (
                    f'<text x="{x:g}" y="{y - 4:g}" text-anchor="middle" font-size="17" font-weight="700" '
                    f'fill="{colour}">{name}</text>'
                ),
                (
                    f'<text x="{x:g}" y="{y + 17:g}" text-anchor="middle" fill="#1c2440" '
                    f'font-size="{min(11.5, 420 / len(about)):.1f}">{about}</text>'
                ),
            ]
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(svg(), encoding="utf-8")
    print(PICTURE.relative_to(HOUSE))


if __name__ == "__main__":
    main()
