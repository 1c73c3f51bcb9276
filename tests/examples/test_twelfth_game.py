"""The example of a game from outside, in an environment of its own: laws, commands, and how little it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from examples.environment import HOUSE, PACKAGE, Environment, environment

__all__ = ["environment"]

LANGUAGES = ("de", "en", "fr", "it", "nl")


def test_it_is_small_and_has_no_javascript() -> None:
    python = [path for path in PACKAGE.rglob("*.py") if ".venv" not in path.parts]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in python) <= 300
    assert not [path for path in PACKAGE.rglob("*.js") if ".venv" not in path.parts]


def test_it_is_the_twelfth(environment: Environment) -> None:
    told = environment.elferhaus("games")
    assert re.findall(r"^([a-z-]+)  ", told, re.MULTILINE)[-1] == "mau-mau"
    assert len(re.findall(r"^[a-z-]+  ", told, re.MULTILINE)) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_are_told(environment: Environment, language: str) -> None:
    told = environment.elferhaus("rules", "mau-mau", "--lang", language)
    for number in range(1, 8):
        assert f"MM-{number}  " in told


def test_programs_play_it_and_the_records_pass_the_check(environment: Environment, tmp_path: Path) -> None:
    told = environment.elferhaus(
        "simulate", "mau-mau", "--games", "12", "--players", "3", "--seed", "1", "--legal",
        "--bots", "random,greedy,expert", "--record", str(tmp_path / "records"),
    )  # fmt: skip
    assert "12 matches" in told
    assert environment.elferhaus("check", "--quiet", str(tmp_path / "records")) == "12 ok, 0 bad\n"
    broken = tmp_path / "broken.jsonl"
    lines = (tmp_path / "records" / "mau-mau-0001.jsonl").read_text("utf-8").splitlines()
    at = next(index for index, line in enumerate(lines) if '"do":"lay"' in line)
    broken.write_text("\n".join([*lines[:at], re.sub(r'"card":"\w+"', '"card":"r21"', lines[at], count=1), ""]))
    assert "CARDS" in environment.elferhaus("check", str(broken), fails=True)


def test_it_keeps_the_laws_of_all_games(environment: Environment) -> None:
    done = environment.python(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(HOUSE), "-c", str(HOUSE / "pyproject.toml"),
        str(HOUSE / "tests" / "conformance" / "test_laws.py"), "-k", "mau-mau",
    )  # fmt: skip
    assert " passed" in done
