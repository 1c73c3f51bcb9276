"""What people read is set as print is, each text by the rules of its language."""

from __future__ import annotations

import re

import pytest

from catalogue_texts import APART, WEB, apart, texts
from elferhaus.words import LANGUAGES, Language

NARROW = "\u202f"  # the narrow space at which no line ends
ANY = "any language"
# What must not be there, and what to write instead.
WRONG: list[tuple[str, str, str]] = [
    (ANY, r"['\"]", "an apostrophe is ’, and each language has quotes of its own"),
    (ANY, r"\.\.\.", "an ellipsis is one character: …"),
    (ANY, rf" {{2}}|^ | $|{NARROW}\s|\s{NARROW}", "one space is enough, and none at the ends"),
    (ANY, r" [,.)](?!\w)|\( ", "no space before a comma or a full stop, nor inside brackets"),
    (ANY, r"\s-\s|\d-\d", "a dash is –, and so is the stroke between two numbers"),
    ("de", r"„(?=\s)|\s“|[”«»‘]", "quotes are „…“"),
    ("de", r" …", "before … comes a space at which no line ends: U+00A0"),
    ("de", rf"[^{NARROW}]%", "before % comes U+202F"),
    ("de", r"\s[;:!?]", "no space before ; : ! ?"),
    ("en", r"[„«»]|[“‘](?=\s)", "quotes are “…”"),
    ("en", r"\s[;:!?%]|\s…$", "no space before ; : ! ? %, nor before … at the end"),
    ("fr", rf"(?<![{NARROW}!?])[;:!?»%]", "before ; : ! ? » % comes U+202F"),
    ("fr", rf"«(?!{NARROW})", "after « comes U+202F"),
    ("fr", r"[„“”‘\u00a0]", "quotes are « … », and the space in them is U+202F"),
    ("fr", r"\s…$", "no space before … at the end"),
    ("fr", r"\d \d{3}", "between thousands comes U+202F"),
    ("it", r"[„“”‘]|«\s|\s»", "quotes are «…», without spaces"),
    ("it", r"\s[;:!?%]|\s…$", "no space before ; : ! ? %, nor before … at the end"),
    ("nl", r"[„“”«»]|‘(?=\s)", "quotes are ‘…’"),
    ("nl", r"\s[;:!?%]|\s…$", "no space before ; : ! ? %, nor before … at the end"),
]
QUOTES = {
    "de": ("„", "“"),
    "en": ("“", "”"),
    "fr": ("«", "»"),
    "it": ("«", "»"),
}  # in Dutch an apostrophe ends a quotation


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_set_by_the_rules_of_its_language(language: Language) -> None:
    rules = [(re.compile(pattern), instead) for where, pattern, instead in WRONG if where in {ANY, language}]
    wrong = [f"{text}: {instead}" for text in texts(language) for rule, instead in rules if rule.search(text.plain)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", QUOTES)
def test_quotes_come_in_pairs(language: Language) -> None:
    opened, closed = QUOTES[language]
    for text in texts(language):
        assert re.sub(f"[^{opened}{closed}]", "", text.said) in {(opened + closed) * n for n in range(6)}, str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_in_no_catalogue_is_looked_at_too(language: Language) -> None:
    assert {text.file for text in apart(language)} == {*APART}


def test_the_page_puts_no_sign_between_two_texts_itself() -> None:
    # Before a colon comes a space in French: such a line is a message of its own, like choose-is.
    put = re.compile(r"[\w)]\}\s?[;:!%»]\s?(?:\$?\{(?!\s)|</)")
    wrong = [
        f"{path.name}: {line.strip()}"
        for path in sorted((WEB / "src").rglob("*"))
        if path.suffix in {".ts", ".svelte"}
        for line in path.read_text("utf-8").partition("<style>")[0].splitlines()
        if put.search(line)
    ]
    assert not wrong, "\n".join(wrong)
