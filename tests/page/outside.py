"""A package from outside: the example's game, installed for a house in a process of its own."""

from __future__ import annotations

import shutil
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "twelfth-game"
GAME = "mau-mau"


def install(site: Path, page: str = "") -> Path:
    """Put the package where Python finds it, with a page module of its own if there is one; return that folder."""
    shutil.copytree(EXAMPLE / "src", site, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    about = site / "elferhaus_mau_mau-1.0.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: elferhaus-mau-mau\nVersion: 1.0.0\n")
    (about / "entry_points.txt").write_text(f"[elferhaus.games]\n{GAME} = mau_mau:ROOM\n")
    if page:
        (site / "mau_mau" / "page").mkdir()
        (site / "mau_mau" / "page" / "index.js").write_text(page)
    return site


def rewrite(package: Path, changes: dict[str, list[tuple[str, str]]]) -> None:
    """Change the files of an installed package: each old text, which is there once, becomes the new one."""
    for name, pairs in changes.items():
        text = (package / name).read_text("utf-8")
        for old, new in pairs:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        (package / name).write_text(text, "utf-8")
