"""Sealed records: every deal and shuffle follows from what was promised, and whatever does not is named."""

from __future__ import annotations

import io
import json
import re
import sys
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
import typer

from elferhaus.cli.check import check
from elferhaus.core.fair import MatchLuck, Secret, deal_of_the_day
from elferhaus.core.match import new_match, play_match
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.seal import Seal
from elferhaus.games import game_named, games, room_named
from elferhaus.words import say_refusal

PUBLISHED = re.findall(
    r"```python\n(.*?)```", (Path(__file__).parents[2] / "docs/fair-cards.md").read_text("utf-8"), re.DOTALL
)[0]
ALL_GAMES = sorted(game.info.id for game in games())
MINE, OTHERS = "a1" * 16, "b2" * 16


@cache
def sealed(
    name: str,
    numbers: tuple[str | None, ...] = (MINE, None, OTHERS),
    secret: str = "5e" * 32,
    rounds: int = 2,
    match: str = "a-match",
) -> list[bytes]:
    """A match that random players played."""
    game, room = game_named(name), room_named(name)
    assert game is not None
    assert room is not None
    seats = min(3, game.info.players[1])
    lines: list[bytes] = []
    players = [room.players["random"]] * seats
    seal = Seal(Secret(match, secret), numbers[:seats])
    play_match(new_match(game, ["a"] * seats, rounds), players, Random(5), lines.append, seal=seal)
    return lines


def verdict(lines: list[bytes]) -> tuple[int, str, str] | None:
    """The line, the rule and the message of what is wrong; None where nothing is."""
    try:
        Reader(game_named).read(lines)
    except BadRecordError as error:
        say_refusal("en", error.refusal)
        return error.line, error.refusal.rule, error.refusal.key
    return None


def at(lines: list[bytes], key: str) -> int:
    return next(index for index, line in enumerate(lines) if key in json.loads(line))


def changed(lines: list[bytes], index: int, **changes: Any) -> list[bytes]:
    (key, told), *_ = json.loads(lines[index]).items()
    return [*lines[:index], json.dumps({key: told | changes}).encode(), *lines[index + 1 :]]


def run_published(lines: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(b"\n".join(lines).decode()))
    exec(compile(PUBLISHED, "fair-cards.md", "exec"), {})  # the very lines that everyone reads


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_sealed_record_of_every_game_is_valid_and_the_published_lines_say_so_too(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert verdict(sealed(name)) is None
    run_published(sealed(name), monkeypatch)


def test_the_published_lines_are_thirty() -> None:
    assert len([line for line in PUBLISHED.splitlines() if line.strip()]) <= 30


def test_shuffles_in_mid_game_are_sealed_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = sealed("farben", rounds=4)
    assert sum(b'"shuffle"' in line for line in lines) > 2
    assert verdict(lines) is None
    run_published(lines, monkeypatch)


def test_a_sealed_record_that_ends_early_is_valid_so_far() -> None:
    lines = sealed("elfer-raus")
    for length in range(1, len(lines)):
        assert verdict(lines[:length]) is None


def test_a_secret_that_was_not_promised_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = sealed("farben")
    opened = at(lines, "opened")
    forged = changed(lines, opened, secret="5f" * 32)
    assert verdict(forged) == (opened + 1, "FAIR", "record-seal-secret")
    with pytest.raises(AssertionError, match="promised"):
        run_published(forged, monkeypatch)


@pytest.mark.parametrize("numbers", [["c3" * 16, None, OTHERS], [OTHERS, None, MINE], [MINE, None, None]])
def test_a_changed_number_is_found_at_the_first_deal(
    numbers: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = changed(sealed("farben"), 1, numbers=numbers)
    assert verdict(lines) == (3, "FAIR", "record-seal-deal")
    with pytest.raises(AssertionError, match="does not follow"):
        run_published(lines, monkeypatch)


def test_a_house_that_deals_again_until_it_likes_the_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    liked = sealed("farben", secret="77" * 32)
    promised = sealed("farben")
    lines = [liked[0], promised[1], *liked[2:]]
    assert verdict(lines) == (at(lines, "opened") + 1, "FAIR", "record-seal-secret")
    lines[at(lines, "opened")] = promised[at(promised, "opened")]
    assert verdict(lines) == (3, "FAIR", "record-seal-deal")
    with pytest.raises(AssertionError, match="does not follow"):
        run_published(lines, monkeypatch)


def test_a_changed_line_is_found_where_the_rules_see_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = changed(sealed("ratefix"), 2, out=json.loads(sealed("ratefix")[2])["deal"]["out"][::-1])
    assert verdict(lines) == (3, "FAIR", "record-seal-deal")
    with pytest.raises(AssertionError, match="does not follow"):
        run_published(lines, monkeypatch)


def test_a_shuffle_that_does_not_follow_is_named_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(MatchLuck, "shuffles", lambda *_: (Random(number) for number in count()))
        lines = sealed("farben", rounds=3)
    sealed.cache_clear()
    first = next(index for index, line in enumerate(lines) if b'"shuffle"' in line)
    assert verdict(lines) == (first + 1, "FAIR", "record-seal-shuffle")
    with pytest.raises(AssertionError, match="does not follow"):
        run_published(lines, monkeypatch)


def deals_in(lines: list[bytes]) -> list[int]:
    return [index for index, line in enumerate(lines) if "deal" in json.loads(line)]


def without_a_round(lines: list[bytes]) -> list[bytes]:
    """As if the cards of the third round, which the house likes better, were the second round's."""
    _, second, third = deals_in(lines)
    return lines[:second] + lines[third:]


def test_a_deal_that_names_another_luck_as_its_own_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that could say where a deal's luck comes from would try until it likes the cards."""
    lines = sealed("ratefix")
    second = deals_in(lines)[1]
    dealt = json.loads(lines[second])["deal"]
    liked = {"deal": dealt | {"piles": [*dealt["piles"][1:], dealt["piles"][0]]}, "cards": []}  # told as a shuffle
    forged = [without_a_round(sealed("ratefix", rounds=3))]
    forged.append([*lines[:second], json.dumps(liked).encode(), *lines[second + 1 :]])
    fair = MatchLuck.at
    with monkeypatch.context() as patch:
        patch.setattr(MatchLuck, "at", lambda luck, number, _=0: fair(luck, number, number - 1))
        other = sealed.__wrapped__("ratefix")
    forged.append(changed(other, deals_in(other)[1], shuffle=1))
    for each in forged:
        with pytest.raises(AssertionError, match="does not follow"):
            run_published(each, monkeypatch)
        assert verdict(each) is not None


def test_a_promise_that_is_not_kept_or_comes_late_or_twice_is_named() -> None:
    lines = sealed("hoechste")
    opened = at(lines, "opened")
    assert verdict(lines[:opened] + lines[opened + 1 :]) == (opened + 1, "FAIR", "record-seal-unopened")
    assert verdict([lines[0], *lines[2:]]) == (opened, "FAIR", "record-seal-missing")
    assert verdict([*lines[:3], lines[opened]]) == (4, "FAIR", "record-seal-early")
    assert verdict([*lines[: opened + 1], lines[opened]]) == (opened + 2, "FAIR", "record-seal-early")
    assert verdict([*lines[:3], lines[1]]) == (4, "FAIR", "record-seal-late")
    assert verdict([*lines[:2], lines[1]]) == (3, "FAIR", "record-seal-late")
    assert verdict(changed(lines, 1, numbers=[MINE])) == (2, "FAIR", "record-seal-numbers")


@pytest.mark.parametrize(
    "changes", [{"commitment": "x" * 64}, {"numbers": ["1"]}, {"match": "a\nb"}, {"match": ""}, {"version": 2}]
)
def test_a_seal_of_another_form_is_no_line_of_a_record(changes: dict[str, Any]) -> None:
    assert verdict(changed(sealed("hoechste"), 1, **changes)) == (2, "RECORD", "record-form")


def test_a_commitment_of_another_match_is_not_accepted() -> None:
    lines = changed(sealed("hoechste"), 1, match="another-match")
    assert verdict(lines) == (at(lines, "opened") + 1, "FAIR", "record-seal-secret")


def test_the_deal_of_a_day_follows_from_its_date_and_from_nothing_else() -> None:
    def played(secret: str, *numbers: str | None) -> list[bytes]:
        return sealed("farben", numbers, secret, match="day-2026-11-18")

    secret = deal_of_the_day("2026-11-18").secret
    assert verdict(played(secret, None, None, None)) is None
    liked = played("77" * 32, None, None, None)  # a house that likes other cards better
    assert verdict(liked) == (at(liked, "opened") + 1, "FAIR", "record-seal-secret")
    assert verdict(played(secret, None, None, MINE)) == (2, "FAIR", "record-seal-day")


def test_a_replayed_commitment_is_found_among_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, numbers in (("1", (MINE, None, OTHERS)), ("2", ("c3" * 16, None, OTHERS))):
        (tmp_path / f"{name}.jsonl").write_bytes(b"\n".join(sealed("farben", numbers)))
    (tmp_path / "0-copy.jsonl").write_bytes(b"\n".join(sealed("farben")[:9]))
    with pytest.raises(typer.Exit):
        check([str(tmp_path)])
    good_copy, good, bad = capsys.readouterr().out.splitlines()
    assert good_copy.startswith("ok")
    assert good.startswith("ok")
    assert "2.jsonl: line 2: FAIR: Another record has the same seal" in bad
