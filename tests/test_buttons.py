"""What stands on a button is short enough for a phone, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from catalogue_texts import Text, said, texts
from elferhaus.words import LANGUAGES, Language

PAGE = Path(__file__).parent.parent / "web" / "src"
LONGEST = 24
# Put on buttons by functions of the page: what can be done, and what would mend a choice.
ALSO = re.compile(r"(?:do-|[a-z]+-do-|mend-|[a-z]+-call-|snap-word-)[\w-]*$")
NUMBERS = r"\{(?:count|number|sum|left|seat|pile|rounds|round)\}"


def buttons(source: str) -> Iterator[str]:
    """Return what stands on the buttons of a part of the page."""
    for found in re.finditer(r"<button\b", source):
        end = _end_of_tag(source, found.end())
        looks = re.search(r"class=(\"[^\"]*\"|\{[^}]*)", source[found.start() : end])
        if looks and re.search(r"(?<![\w-])button(?![\w-])", looks[1]):
            yield source[end : source.index("</button>", end)]


def _end_of_tag(source: str, at: int) -> int:
    """Return where a tag ends: a > in braces or quotes is none."""
    depth, quote = 0, ""
    for place in range(at, len(source)):
        letter = source[place]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'" and not depth:
            quote = letter
        elif letter in "{}":
            depth += 1 if letter == "{" else -1
        elif letter == ">" and not depth:
            return place + 1
    raise AssertionError("a tag without an end")


@cache
def keys() -> frozenset[str]:
    """Return the messages that the page puts on buttons."""
    calls = (
        call
        for path in PAGE.rglob("*.svelte")
        for shown in buttons(path.read_text("utf-8"))
        for call in re.findall(r"\bsay\(([^)]*)", shown)
    )
    return frozenset(key for call in calls for key in re.findall(r"'([a-z][\w-]*(?:\.[\w-]+)?)'", call))


def filled(text: Text, language: Language) -> Iterator[str]:
    """Return a text with the longest details that it will have."""
    card = max(said(language, "card-name"), key=len).replace("{colour}", "yellow")
    full = re.sub(r"\{card_[tT]he\}", card, text.said).replace("{name}", "Johannes")
    full = re.sub(NUMBERS, "12", full)
    for detail, names in (("variant", r"game-[\w-]+\.variant-"), ("edition", "edition-short$")):
        if f"{{{detail}}}" in full:
            chosen = [each.said for each in texts(language) if re.match(names, each.key) and "{" not in each.said]
            yield from (full.replace(f"{{{detail}}}", each) for each in chosen)
            return
    yield full


def test_the_page_has_buttons() -> None:
    assert {"do-lay", "rooms-start", "open-table", "hot-seat-add", "rules-of"} <= keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_button_is_short(language: Language) -> None:
    wrong = [
        f"{text}: “{full}” has {len(full)} characters, and a button has room for {LONGEST}"
        for text in texts(language)
        if text.key in keys() or ALSO.match(text.key)
        for full in filled(text, language)
        if len(full) > LONGEST or "{" in full
    ]
    assert not wrong, "\n".join(wrong)
