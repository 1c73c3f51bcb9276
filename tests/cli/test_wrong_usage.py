"""What is typed wrongly is told in one line, before anything is played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from elferhaus.cli.app import run


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("dance", "no such command 'dance' (see elferhaus --help)"),
        ("rules", "missing argument 'GAME' (see elferhaus rules --help)"),
        ("games --lang xx", "invalid value for '--lang': 'xx' is not one of 'de', 'en', 'fr', 'it', 'nl' (see "),
        ("simulate junior --players some", "invalid value for '--players': Input should be a valid integer (see "),
        ("simulate junior --parquet .", "cannot write .: it is a folder"),
        (
            "arena junior --bots thumb,greedy --json no/such/file",
            "cannot write no/such/file: there is no such folder",
        ),
        ("lab junior --html no/such.html", "cannot write no/such.html: there is no such folder"),
        ("arena junior --bots thumb,program:./nobody", "“./nobody” cannot be started: No such file or directory"),
        ("check empty", "there is no record (*.jsonl) in empty"),
        ("import nowhere --data empty", "nowhere: No such file or directory"),
        ("simulate junior --games 1 --on localhost:1", "no cluster answers at localhost:1: Connection refused"),
    ],
)
def test_it_is_told_in_one_line(
    typed: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    assert run(typed.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"elferhaus: {why}")
    assert told.err.count("\n") == 1


def test_one_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "zweikampf", "--games", "1", "--jobs", "1"]) == 0
    assert "1 match of 1 round" in capsys.readouterr().out


def test_a_terminal_that_cannot_show_a_letter_shows_another() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from elferhaus.cli import main; main()", "rules", "zweikampf"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert done.stdout.startswith(b"Duel ?")
