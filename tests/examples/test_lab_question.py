"""The example that asks the lab a question answers it with a picture, and the documentation shows that picture."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from cli.test_cli import run

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "lab" / "is_it_good_to_begin.py"
ROUNDS = 200


def in_this_process(command: list[str], check: bool) -> None:
    """Run ``elferhaus lab`` without loading everything anew."""
    assert Path(command[0]).exists()
    done = run(*command[1:], "--jobs", "1")
    assert done.exit_code == 0 or not check, done.output


def test_it_plays_reads_counts_and_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), str(ROUNDS), str(tmp_path)])
    monkeypatch.setattr("subprocess.run", in_this_process)
    made = runpy.run_path(str(EXAMPLE))
    hands = made["HANDS"]
    assert parquet.read_table(tmp_path / "rounds.parquet").num_rows == ROUNDS * (len(hands) + 1)
    rows = made["rows"]
    assert {(row["hand"], row["who"]) for row in rows} == {(hand, who) for hand in hands for who in made["ORDER"]}
    for hand in hands:
        assert sum(row["share"] for row in rows if row["hand"] == hand) == pytest.approx(1)
    assert " 15 cards, begins: " in capsys.readouterr().out
    assert words(tmp_path / "begin.svg") >= {"Elfer raus! with four: is it good to begin?", *made["ORDER"]}


def test_the_documentation_shows_its_picture_and_says_what_it_shows() -> None:
    page = (ROOT / "docs" / "lab.md").read_text("utf-8")
    assert "](pictures/begin.svg)" in page
    assert words(ROOT / "docs" / "pictures" / "begin.svg") >= {"Elfer raus! with four: is it good to begin?", "second"}


def words(picture: Path) -> set[str]:
    return set(re.findall("<text[^>]*>([^<]*)</text>", picture.read_text("utf-8")))
