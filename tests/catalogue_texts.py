"""Every text that people read, in each way it can be said: the catalogues, and what is said before they are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

from elferhaus.words import Language
from elferhaus.words.messages import catalogues

HOUSE = Path(__file__).parent.parent
WEB = HOUSE / "web"
EXAMPLE = HOUSE / "examples" / "twelfth-game" / "src" / "mau_mau" / "words"
# Where the page speaks without a catalogue, and how a text of a language is found there.
APART = {
    "index.html": r'<p lang="{language}">(.*?)</p>',
    "public/offline.html": r'<div lang="{language}"><h1>(.*?)</h1><p>(.*?)</p>',
    "src/words/Silence.svelte": r"^ +{language}: '(.*)',$",
}
RULE = re.compile(r"[A-Z]+-V?\d+[a-z]?(\.|$)")


@dataclass(frozen=True)
class Text:
    """One way to say a message, or an attribute of it (`key.attribute`); a detail stands in braces: `{name}`."""

    file: str
    key: str
    said: str

    @property
    def plain(self) -> str:
        """Return what is language: neither a choice of the record, in backticks, nor the name of a detail."""
        return re.sub(r"\{\w+\}", "{}", re.sub(r"`[^`]*`", "``", self.said))

    @property
    def is_rule(self) -> bool:
        """Whether it is a rule, which has sentences of its own."""
        return RULE.match(self.key) is not None

    def __str__(self) -> str:
        """Name the place and the text, as the failure of a test shows it."""
        return f"{self.file}: {self.key}: {self.said!r}"


@cache
def texts(language: Language) -> tuple[Text, ...]:
    """Return all texts of a language."""
    told = [Text(file, key, said) for file, key, value in patterns(language) for said in dict.fromkeys(_ways(value))]
    return (*told, *apart(language))


def apart(language: Language) -> list[Text]:
    """Return what the page says before it has a catalogue."""
    return [
        Text(file, str(number), said)
        for file, where in APART.items()
        for found in re.finditer(where.format(language=language), (WEB / file).read_text("utf-8"), re.MULTILINE)
        for number, said in enumerate(found.groups())
    ]


def said(language: Language, key: str) -> list[str]:
    """Return every way to say one message."""
    return [text.said for text in texts(language) if text.key == key]


@cache
def patterns(language: Language) -> tuple[tuple[str, str, ast.Pattern], ...]:
    """Return all messages and attributes as they are written, each with its file and key; the example's too."""
    return tuple(
        ("/".join(str(file).split("/")[-3:]), key, value)
        for file in (*catalogues(language), EXAMPLE / f"{language}.ftl")
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
        for key, value in _parts(entry)
    )


def _parts(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for each in entry.attributes:
        yield f"{entry.id.name}.{each.id.name}", each.value


def _ways(pattern: ast.Pattern) -> list[str]:
    """Return every way to say a pattern: one for each choice."""
    parts = [_choices(each) for each in pattern.elements]
    return ["".join(way).replace("\n", " ") for way in product(*parts)]


def _choices(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [str(element.value)]
    match element.expression:
        case ast.SelectExpression(variants=variants):
            return [way for variant in variants for way in _ways(variant.value)]
        case ast.VariableReference(id=name) | ast.MessageReference(id=name):
            return [f"{{{name.name.replace('-', '_')}}}"]
        case ast.StringLiteral(value=value):
            return [str(value)]
        case expression:
            raise AssertionError(f"the catalogues have no such thing yet: {expression}")
