"""What a table can choose."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from elferhaus.core.options import (
    DEALER,
    GameInfo,
    Option,
    Rules,
    choose_rules,
    header_options,
    option_named,
    read_option,
    rules_of,
)
from elferhaus.core.refusal import Refusal, Refused, refuse
from elferhaus.games import elfer_raus, junior


class EveryRules(Rules, frozen=True, kw_only=True):
    """One option of each kind."""

    variant: str = "basic"
    short: bool = False
    oldest: int | None = None
    colour: str | None = None
    colours: tuple[str, ...] = ("red", "blue")
    tie_ms: int = 50
    forfeit: str | None = None


INFO = GameInfo(
    id="every",
    version=1,
    title="Every",
    players=(2, 2),
    players_rule="EV-1",
    editions=("2013", "space"),
    options=(
        Option("variant", "choice", "EV-2", ("basic", "long")),
        Option("short", "flag", "EV-3"),
        Option("oldest", "seat", "C-3"),
        Option("colour", "colour", "EV-4"),
        Option("colours", "colours", "EV-5"),
        Option("tie_ms", "number", "EV-6", always=True),
        Option("forfeit", "text", "EV-7"),
        DEALER,
    ),
    rule_ids=(),
    score_rule="EV-8",
)


def forbids(rules: EveryRules, _seats: int) -> Refusal | None:
    return refuse("EV-3", "short-long") if rules.short and rules.variant == "long" else None


EVERY: Any = SimpleNamespace(info=INFO, rules_type=EveryRules, forbids=forbids)


def refused(options: dict[str, Any], edition: str | None = None, seats: int = 2) -> Refusal:
    with pytest.raises(Refused) as found:
        choose_rules(EVERY, edition, options, seats)
    return found.value.refusal


def test_the_first_edition_is_the_default() -> None:
    assert choose_rules(EVERY, None, {}, 2) == EveryRules(edition="2013")
    assert choose_rules(EVERY, "space", {}, 2) == EveryRules(edition="space")


def test_good_choices_are_taken() -> None:
    options: dict[str, Any] = {
        "variant": "long",
        "oldest": 1,
        "colour": "green",
        "colours": ["yellow", "green"],
        "tie_ms": 0,
        "forfeit": "a song",
        "dealer": 0,
    }
    rules = choose_rules(EVERY, None, options, 2)
    assert rules.colours == ("yellow", "green")
    header = header_options(INFO, rules)
    assert header == {**options, "colours": ("yellow", "green")}
    assert choose_rules(EVERY, None, header, 2) == rules


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("variant", "no"),
        ("variant", 3),
        ("short", 1),
        ("short", "true"),
        ("oldest", True),
        ("oldest", "0"),
        ("colour", "pink"),
        ("colour", ["red"]),
        ("colours", "red"),
        ("colours", ["red", "pink"]),
        ("colours", [["red"]]),
        ("tie_ms", -1),
        ("tie_ms", 60_001),
        ("tie_ms", 1.5),
        ("tie_ms", False),
        ("forfeit", ""),
        ("forfeit", "x" * 201),
        ("forfeit", None),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(option: str, value: object) -> None:
    found = refused({option: value})
    assert (found.rule, found.key, found.details["option"]) == ("RECORD", "option-value", option)


def test_a_refusal_says_what_is_possible_and_shows_no_more_than_a_line() -> None:
    assert refused({"variant": "no"}).details == {"option": "variant", "value": "no", "wanted": "basic, long"}
    assert refused({"short": "no"}).details["wanted"] == "flag"
    assert refused({"forfeit": "x" * 500}).details["value"] == "x" * 39 + "…"
    assert refused({"tie_ms": 10**5000}).details["value"] == "…"


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_is_refused_by_the_options_rule(seat: int) -> None:
    found = refused({"oldest": seat})
    assert (found.rule, found.key) == ("C-3", "option-seat")
    assert found.details == {"option": "oldest", "value": seat, "last": 1}
    assert refused({"dealer": seat}).rule == "C-1"


def test_unknown_names_are_refused() -> None:
    found = refused({"sneak": True})
    assert (found.rule, found.key, found.details) == ("RECORD", "unknown-option", {"game": "every", "option": "sneak"})
    assert refused({"edition": "2013"}).key == "unknown-option"
    found = refused({}, edition="1999")
    assert (found.rule, found.key, found.details) == ("RECORD", "unknown-edition", {"edition": "1999"})


def test_editions_and_players_are_refused_with_the_rule() -> None:
    found = refused({}, edition="2011")
    assert (found.rule, found.key, found.details) == ("C-5", "edition-lacks-game", {"game": "every", "edition": "2011"})
    found = refused({}, seats=3)
    assert (found.rule, found.key) == ("EV-1", "players-exactly")
    with pytest.raises(Refused) as several:
        choose_rules(junior.GAME, None, {}, 7)
    assert several.value.refusal.key == "players"
    assert several.value.refusal.details == {"game": "junior", "players": 7, "fewest": 2, "most": 6}


def test_the_game_itself_forbids_combinations() -> None:
    assert refused({"short": True, "variant": "long"}) == refuse("EV-3", "short-long")
    assert choose_rules(EVERY, None, {"short": True}, 2).short


def test_the_header_names_what_differs_and_what_is_always_named() -> None:
    assert header_options(INFO, EveryRules(edition="2013")) == {"tie_ms": 50}
    assert header_options(INFO, EveryRules(edition="2013", dealer=0)) == {"tie_ms": 50, "dealer": 0}
    rules = choose_rules(elfer_raus.GAME, None, {"without": "red", "variant": "basic"}, 2)
    assert header_options(elfer_raus.GAME.info, rules) == {"without": "red"}


def test_options_and_variants_are_found_by_name() -> None:
    assert option_named(INFO, "short") == INFO.options[1]
    assert option_named(INFO, "long") is None
    assert INFO.variants == ("basic", "long")
    assert replace(INFO, options=()).variants == ("basic",)


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        ("flag", "true", True),
        ("flag", "false", False),
        ("flag", "yes", "yes"),
        ("seat", "3", 3),
        ("seat", "-1", -1),
        ("number", "400", 400),
        ("number", "4.5", "4.5"),
        ("number", "٣", "٣"),
        ("number", "1234567890", "1234567890"),
        ("colours", "red, blue", ["red", "blue"]),
        ("colour", "red", "red"),
        ("choice", "long", "long"),
        ("text", "true", "true"),
    ],
)
def test_what_somebody_typed_is_read_by_the_kind_of_the_option(kind: Any, text: str, value: object) -> None:
    found = read_option(Option("name", kind, "C-1"), text)
    assert found == value
    assert type(found) is type(value)


def test_only_the_rules_of_an_edition_and_of_the_played_variant_hold() -> None:
    info = elfer_raus.GAME.info
    assert "ER-6s" in rules_of(info, "space")
    assert "ER-6" not in rules_of(info, "space")
    assert "ER-6s" not in rules_of(info, "2011")
    assert [rule for rule in rules_of(info, "2011") if "-V" in rule] == ["ER-V1", "ER-V2", "ER-V3"]
    assert [rule for rule in rules_of(info, "2011", "basic") if "-V" in rule] == []
    assert [rule for rule in rules_of(info, "2011", "three-starts") if "-V" in rule] == ["ER-V2"]
