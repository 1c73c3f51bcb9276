"""What the catalogues say: one word for one thing, calls as the rules have them, names where they break no sentence."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from catalogue_texts import patterns, said, texts
from elferhaus.core.cards import NUMBER
from elferhaus.games import games
from elferhaus.words import LANGUAGES, Language

GLOSSARY = Path(__file__).parent.parent / "docs" / "words.md"
STRUCK = re.compile(r"~~(.+?)~~")
# What people and things are called: anything can stand there, with an article or with a vowel first.
NAMES = r"\{(?:name|names|seat|from|other|game|variant|option|value|what|of|leaflet|winners)\}"
WITH_ARTICLE = r"\{(?:game|variant|option|\w+_the)\}"
# Words that melt into the next one, and what happens then.
MELTING: list[tuple[Language, str, str]] = [
    ("fr", rf"\b(?:[dD]e|[qQ]ue|jusque|lorsque|puisque|[nN]e|[cC]e) {NAMES}", "“de Anna”: write it without de or que"),
    ("fr", rf"\b(?:[àÀ]|[dD]e) {WITH_ARTICLE}", "“à Le menteur”: put it in quotes, or after a colon"),
    ("it", rf"\b(?:[aA]|[dD]i|[dD]a|[iI]n|[sS]u) {WITH_ARTICLE}", "“a Il baro”: put it in quotes, or after a colon"),
    ("it", r"\b(?:[iI]l|[dD]el|[aA]l|[dD]al|[sS]ul) \{(?:number|high|low|sum)\}", "“il 8”: write un, or il numero"),
    ("en", r"\b[aA] \{", "“a 8”, “a 11”: write the number"),
    (
        "de",
        r"\b(?:[aA]us|[bB]ei|[mM]it|[nN]ach|[sS]eit|[vV]on|[vV]or|[zZ]u) \{\w+_the\}",
        "“mit die rote 7”: write auf, für, ohne, or turn the sentence round",
    ),
]
UNCHANGED = "(?:-mal| keer| fois| Joker| bluff)"  # the same for one and for many
CHOSEN = {"card-name", "deal-table"}  # where the article is chosen by the number
CALLS = {
    "mogeln-call-doubt": "MO-3",
    "mogeln-call-many": "MO-4",
    "ueberall-stop": "UA-7",
    "snap-word-schnapp": "SS-3",
    "snap-word-schnipp": "SS-5",
}


@cache
def glossary() -> dict[tuple[str, str], str]:
    """Return the cells of the tables by thing and language."""
    cells: dict[tuple[str, str], str] = {}
    columns: list[str] = []
    for line in GLOSSARY.read_text("utf-8").splitlines():
        row = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| thing"):
            columns = row
        elif line.startswith("| "):
            cells |= {(row[0], language): cell for language, cell in zip(columns[1:], row[1:], strict=True)}
    return cells


def pattern(word: str) -> re.Pattern[str]:
    """Return what finds a word: whole, unless a star stands for its ending."""
    inner = re.escape(word.replace(" ", "_")).replace(r"\*", r"\w*").replace("_", r"\s")
    return re.compile(rf"(?<![\w’-]){inner}(?!\w)", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_uses_a_word_that_the_glossary_rules_out(language: Language) -> None:
    ruled_out = [
        (pattern(word), word, thing, STRUCK.sub("", cell).strip())
        for (thing, where), cell in glossary().items()
        if where == language
        for word in STRUCK.findall(cell)
    ]
    assert ruled_out
    wrong = [
        f"{text}: not “{word}” for {thing}: {instead}"
        for text in texts(language)
        for found, word, thing, instead in ruled_out
        if found.search(text.plain)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_a_word_for_everything_in_every_language(language: Language) -> None:
    things = {thing for thing, _ in glossary()}
    assert len(things) > 40
    for thing in things:
        assert STRUCK.sub("", glossary()[thing, language]).strip(), (thing, language)


@pytest.mark.parametrize(("language", "words", "instead"), MELTING)
def test_no_name_follows_a_word_that_would_melt_into_it(language: Language, words: str, instead: str) -> None:
    wrong = [f"{text}: {instead}" for text in texts(language) if re.search(words, text.said) and text.key not in CHOSEN]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("call", CALLS)
def test_the_call_on_the_button_is_the_call_in_the_rule(call: str, language: Language) -> None:
    [called] = said(language, call)
    rule = said(language, CALLS[call])
    assert rule
    assert any(called in text for text in rule), (language, called, CALLS[call])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_is_told_by_its_name_and_not_by_its_number(language: Language) -> None:
    numbered = said(language, "place-number")[0].removesuffix("{number}").lower()
    wrong = [
        text
        for text in texts(language)
        if re.search(rf"\b{numbered}(?:0|\{{seat\}})", text.said.lower()) and text.key != "rooms-add-bot-to"  # from 1
    ]
    assert not wrong, "\n".join(map(str, wrong))


def says_one_for_none(pattern: ast.Pattern) -> bool:
    """Whether a text says “une carte” or “1 carte” for 0, too: the plural rules of French count 0 as one."""
    selects = [each.expression for each in pattern.elements if isinstance(each, ast.Placeable)]
    for select in [each for each in selects if isinstance(each, ast.SelectExpression)]:
        choices = {
            each.key.name if isinstance(each.key, ast.Identifier) else str(each.key.value): each.value
            for each in select.variants
        }
        if "one" in choices and "other" in choices and "0" not in choices:
            written = [part.value for part in choices["one"].elements if isinstance(part, ast.TextElement)]
            if re.search(r"\b(?:une?|1)\b", " ".join(written), re.IGNORECASE):
                return True
        if any(map(says_one_for_none, choices.values())):
            return True
    return False


def test_french_does_not_say_one_for_none() -> None:
    wrong = [
        f"{file}: {key}: add [0], or write [1] for [one]"
        for file, key, value in patterns("fr")
        if says_one_for_none(value)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_names_only_choices_that_a_table_has(language: Language) -> None:
    infos = [game.info for game in games()]
    known = {"true", "false", *NUMBER}
    for info in infos:
        known |= {*info.editions, *info.variants}
        for option in info.options:
            known |= {option.name, *option.choices, *(f"{option.name}: {choice}" for choice in option.choices)}
            known |= {f"{option.name}: {value}" for value in ("red", "yellow", "green", "blue", "true", "false")}
    known |= {"red", "yellow", "green", "blue"}
    ids = [info.id for info in infos if "-" in info.id or re.search("[uo]e", info.id)]
    for text in texts(language):
        if text.is_rule:
            assert {*re.findall(r"`([^`]*)`", text.said)} <= known, str(text)
            assert not [each for each in ids if re.search(rf"(?<![\w-]){each}(?![\w-])", text.said)], str(text)


def counted(value: ast.Pattern) -> set[str]:
    """Return the details for which a text has a form of its own for one."""
    selects = [each.expression for each in value.elements if isinstance(each, ast.Placeable)]
    found: set[str] = set()
    for select in [each for each in selects if isinstance(each, ast.SelectExpression)]:
        keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in select.variants}
        if keys & {"one", "1"} and isinstance(select.selector, ast.VariableReference):
            found.add(select.selector.id.name)
        found |= {name for variant in select.variants for name in counted(variant.value)}
    return found


def test_what_has_a_form_for_one_has_it_in_every_language() -> None:
    forms: dict[str, dict[Language, set[str]]] = {}
    for language in LANGUAGES:
        for _, key, value in patterns(language):
            forms.setdefault(key, {})[language] = counted(value)
    wrong = [
        f"{key}: {language} has no form for one {detail}"
        for key, by_language in forms.items()
        for detail in sorted(set.union(*by_language.values()))
        for language, names in by_language.items()
        if detail not in names and key not in CHOSEN
        if not all(re.search(rf"\{{{detail}\}}{UNCHANGED}\b", text) for text in said(language, key))
    ]
    assert not wrong, "\n".join(wrong)
