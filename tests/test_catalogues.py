"""Every message in every language, with the same details."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from elferhaus.core.game import AnyGame
from elferhaus.core.refusal import refuse
from elferhaus.games import games
from elferhaus.words import LANGUAGES, Language, card_name, rule_text, say, say_refusal
from elferhaus.words.messages import MissingMessageError, catalogues

SOURCE = Path(__file__).parent.parent / "src" / "elferhaus"
PAGE = SOURCE.parent.parent / "web" / "src"


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        # The colour of a card is said by a message of its own.
        self.names.add(node.id.name.removesuffix("-name"))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        # With or without its article, a card is one detail.
        self.names.add(re.sub(r"_[tT]he$", "", node.id.name))


def messages(language: Language) -> dict[str, set[str]]:
    """The messages and attributes of a language with the details they name."""
    found: dict[str, set[str]] = {}
    for file in catalogues(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file, entry.content)
            if isinstance(entry, ast.Message):
                for key, value in [("", entry.value), *((f".{each.id.name}", each.value) for each in entry.attributes)]:
                    name = entry.id.name + key
                    assert name not in found, f"{language}: {name} is there twice"
                    variables = _Variables()
                    if value is not None:
                        variables.visit(value)
                    found[name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: Language) -> None:
    english, other = messages("en"), messages(language)
    assert english.keys() == other.keys()
    for key, details in english.items():
        if not re.match(r"[A-Z]+-V?\d", key):  # a rule's text may need the edition in one language only
            assert other[key] == details, (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_every_rule_is_told_in_every_language_and_edition(game: AnyGame, language: Language) -> None:
    assert say(language, f"game-{game.info.id}")
    assert say(language, f"game-{game.info.id}", "about")
    for variant in game.info.variants if len(game.info.variants) > 1 else ():
        assert say(language, f"game-{game.info.id}", f"variant-{variant}")
    for edition in game.info.editions:
        for rule in (*game.info.rule_ids, "C-1", "C-2", "C-3", "C-4", "C-5"):
            title, text = rule_text(language, rule, edition)
            assert title
            assert text


def test_every_refusal_in_the_code_has_its_message_with_its_details() -> None:
    english = messages("en")
    found = 0
    for path in SOURCE.rglob("*.py"):
        for call in re.finditer(r"\brefuse\(\s*([^()]*(?:\([^()]*\)[^()]*)*)\)", path.read_text("utf-8")):
            key = re.search(r"[\"']([a-z]+(?:-[a-z]+)+)[\"']\s*(?:,|$)", call[1])
            if key is None or "key: str" in call[1]:
                continue
            details = set(re.findall(r"(\w+)=", re.sub(r"\([^()]*\)", "", call[1])))
            assert key[1] in english, (path.name, key[1])
            assert english[key[1]] <= details, (path.name, key[1], english[key[1]], details)
            found += 1
    assert found > 50


def test_no_message_is_unused() -> None:
    code = " ".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    page = " ".join(path.read_text("utf-8") for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"})
    said = set(re.findall(r"[\"'`]([a-z0-9-]+)(?:\.[a-z-]+)?[\"'`]", code + page))
    beginnings = tuple(re.findall(r"`([a-z-]+-)\$\{", page))  # say(`bot-${name}`)
    for key in messages("en"):
        if "." not in key and not re.match(r"[A-Z]+-[VH]?\d|game-", key):
            assert key in said or key.startswith(beginnings), key


def test_the_page_says_nothing_that_is_in_no_catalogue() -> None:
    english = messages("en").keys()
    for path in PAGE.rglob("*"):
        if path.suffix in {".ts", ".svelte"}:
            for key in re.findall(r"\bsay\(\s*'([^']+)'[,)]", path.read_text("utf-8")):
                assert key in english, (path.name, key)


def test_a_refusal_names_the_card_and_what_is_missing_in_five_languages() -> None:
    refusal = refuse("ER-5", "row-waits", card="y17", missing="y16")
    said = {language: say_refusal(language, refusal) for language in LANGUAGES}
    assert said["en"] == "The yellow 17 must wait: the yellow 16 comes first"
    for text in said.values():
        assert "17" in text
        assert "16" in text
    assert len(set(said.values())) == len(LANGUAGES)


def test_a_seat_in_a_refusal_is_a_name_or_counted_from_1() -> None:
    turn = refuse("TURN", "not-your-turn", seat=2)
    assert say_refusal("de", turn, ["Ada", "Ben", "Cem"]) == "Noch nicht: Jetzt ist Cem an der Reihe"
    assert say_refusal("de", turn) == "Noch nicht: Jetzt ist Platz 3 an der Reihe"
    assert say_refusal("it", refuse("C-1", "deal-dealer", found=1, wanted=0)) == (
        "Ha dato le carte Posto 2, ma toccava a Posto 1"
    )
    assert say_refusal("en", refuse("SCORE", "score-winners", winners="0 2"), ["Ada", "Ben"]) == "Won: Ada, Seat 3"


def test_a_broken_file_is_told_in_plain_words_and_exactly_to_who_asks() -> None:
    for key in ("record-json", "record-form"):
        broken = refuse("RECORD", key, error="invalid character (byte 0)")
        for language in LANGUAGES:
            assert "byte" not in say_refusal(language, broken)
            assert "JSON" not in say_refusal(language, broken)
            assert "invalid character (byte 0)" in say_refusal(language, broken, exactly=True)


def test_italian_articles_before_a_vowel() -> None:
    assert [card_name("it", card, "the") for card in ("r1", "y8", "g11", "b12")] == [
        "l’1 rosso", "l’8 giallo", "l’11 verde", "il 12 blu",
    ]  # fmt: skip


def test_a_missing_message_or_detail_is_an_error_not_a_gap() -> None:
    with pytest.raises(MissingMessageError):
        say("en", "no-such-message")
    with pytest.raises(MissingMessageError):
        say("en", "C-1", "no-such-attribute")
    with pytest.raises(MissingMessageError):
        say("en", "row-waits")


def test_what_comes_from_outside_stays_on_one_line() -> None:
    text = say_refusal("en", refuse("RECORD", "unknown-game", game="a\nb\x1b[31m" + "c" * 500))
    assert text.isprintable()
    assert len(text) < 200


def test_a_number_from_outside_can_have_any_size() -> None:
    for language in LANGUAGES:
        assert say_refusal(language, refuse("TURN", "no-such-seat", seat=10**400, last=3))
