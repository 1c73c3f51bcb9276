"""The page's style sheets are made of tokens: what is said once cannot drift apart.

Lengths come from ``look/tokens.css``, the sizes of windows from ``look/media.ts``, and a part is dressed by itself:
from outside it is told what it needs by properties and variables. What is written otherwise is counted, and may only
shrink.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parents[2] / "web" / "src"
TOKENS: Final = SOURCE / "look" / "tokens.css"
LENGTHS: Final = r"--(?:s\d|r-|target|hairline|stroke|z-)[\w-]*"
STYLE: Final = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)

# What is left: shadows, pictures drawn with borders, and sizes that only one thing has; and the insides of drawings.
MOST_PIXELS: Final = 1014
MOST_REACHES: Final = 165


def style_sheets() -> Iterator[tuple[Path, str]]:
    """Every style sheet, and the style of every part, without comments."""
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix == ".css":
            yield path, COMMENT.sub("", path.read_text("utf-8"))
        elif path.suffix == ".svelte":
            yield path, COMMENT.sub("", "".join(STYLE.findall(path.read_text("utf-8"))))


def count(pattern: str) -> int:
    return sum(len(re.findall(pattern, style)) for _, style in style_sheets())


def test_lengths_are_tokens() -> None:
    """Most of them: ``4px`` is ``var(--s1)``."""
    assert count(r"\d*\.?\d+px\b") <= MOST_PIXELS


def test_parts_are_not_dressed_from_outside() -> None:
    """A part is told by properties and variables how it shall look; reaching into it is the exception."""
    assert count(r":global\b") <= MOST_REACHES


def test_sizes_of_windows_have_names() -> None:
    asked = re.compile(r"@media[^{]*\d(?:px|em)[^{]*")
    assert [(path.name, found) for path, style in style_sheets() for found in asked.findall(style)] == []


def test_layers_of_the_page_have_names() -> None:
    """Inside of a part a layer is 1 to 6; what lies above parts is a token."""
    layers = re.compile(r"z-index:\s*\d{2,}")
    assert [(path.name, found) for path, style in style_sheets() for found in layers.findall(style)] == []


def test_every_token_of_a_length_is_used_and_there() -> None:
    there = set(re.findall(rf"({LENGTHS})\s*:", TOKENS.read_text("utf-8")))
    used = {name for _, style in style_sheets() for name in re.findall(rf"var\(({LENGTHS})", style)}
    assert len(there) > 20
    assert sorted(there ^ used) == []
