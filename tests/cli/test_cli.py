"""The command line, as a user types it."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cpu_time import seconds_below
from elferhaus.cli.app import command_line
from elferhaus.core.match import new_match
from elferhaus.games import games
from elferhaus.words import LANGUAGES
from server.houses import GIVE_UP_S

GOLDEN = Path(__file__).parent.parent / "playthroughs"


def run(*arguments: str, given: bytes = b"") -> Any:
    """Run a command as a user would, but in this process; whatever it raises fails the test."""
    done = CliRunner(env={"COLUMNS": "100", "TERM": "dumb"}).invoke(command_line([*arguments]), arguments, input=given)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def test_a_reader_that_leaves_early_is_no_accident() -> None:
    command = [sys.executable, "-c", "from elferhaus.cli import main; main()", "rules", "elevens"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_who_is_told_to_end_leaves_no_process_that_works() -> None:
    command = [sys.executable, "-c", "from elferhaus.cli import main; main()", "simulate", "zweikampf"]
    command += ["--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL) as work:
        while len(seconds_below(work.pid)) < 4:  # itself, two that play, and one that looks after what they share
            assert work.poll() is None
        work.terminate()
        assert work.wait(GIVE_UP_S) == 130
    with suppress(ProcessLookupError):
        while True:
            os.killpg(work.pid, 0)


@pytest.mark.parametrize(
    ("done", "unneeded"),
    [
        ("command_line(['--help'])", {"fluent", "litestar", "sqlalchemy", "uvicorn"}),
        ("command_line(['serve']); run.create_app('sqlite://')", {"alembic", "fluent", "pydantic", "segno"}),
    ],
    ids=["help", "serve"],
)
def test_it_starts_quickly_because_it_loads_little(done: str, unneeded: set[str]) -> None:
    serve = "from elferhaus.server import run; " if "run." in done else ""
    code = f"import sys; from elferhaus.cli.app import command_line; {serve}{done}; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {name.partition(".")[0] for name in found.stdout.split()} & unneeded


def test_help_says_what_it_can_do() -> None:
    done = run("--help")
    assert done.exit_code == 0
    for command in ("serve", "games", "rules", "simulate", "arena", "lab", "check", "replay", "coach"):
        assert command in done.stdout


@pytest.mark.parametrize("command", ["serve", "games", "rules", "simulate", "arena", "lab", "check", "replay", "coach"])
def test_help_reads_well(command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert "Usage:" in done.stdout


def test_games_lists_everything_a_table_can_choose() -> None:
    text = run("games").stdout
    assert run("games", "mogeln", "farben").stdout.count("  about ") == 2
    assert "there is no game “mogln”" in run("games", "mogln").output
    for game in games():
        assert game.info.id in text
        for option in game.info.options:
            assert option.name in text
        for name in (*game.info.editions, *game.info.variants):
            assert name in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_with_their_ids(language: str) -> None:
    done = run("rules", "elfer-raus", "--lang", language)
    assert done.exit_code == 0
    ids = [line.split()[0] for line in done.stdout.splitlines() if line.startswith(("ER-", "C-"))]
    assert ids == [
        "ER-1", "ER-2", "ER-3", "ER-4", "ER-5", "ER-6", "ER-7", "ER-8", "ER-9", "ER-10", "ER-V1", "ER-V2", "ER-V3",
        "C-1", "C-2", "C-3", "C-4", "C-5",
    ]  # fmt: skip


@pytest.mark.parametrize("width", range(40, 100, 7))
def test_no_line_breaks_at_the_narrow_spaces_of_french(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    lines = [line.strip() for line in run("rules", "mogeln", "--lang", "fr").stdout.splitlines()]
    assert not [line for line in lines if line.startswith((":", ";", "!", "?", "»")) or line.endswith("«")]


def test_rules_of_an_edition() -> None:
    text = run("rules", "junior", "--edition", "space").stdout
    assert "JR-5, JR-5s" in text
    assert "JR-5s" not in run("rules", "junior").stdout
    assert "(C-5)" in run("rules", "junior", "--edition", "2011").stderr
    assert run("rules", "junior", "--edition", "2011").exit_code == 2
    assert "skat" in run("rules", "skat").stderr


MOGELN = ("simulate", "mogeln", "--players", "3", "--seed", "11", "--legal")


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        done = run(*MOGELN, "--games", "3", "--record", str(tmp_path / name))
        assert done.exit_code == 0, done.stderr
    one, two = sorted((tmp_path / "one").iterdir()), sorted((tmp_path / "two").iterdir())
    assert [path.name for path in one] == ["mogeln-0001.jsonl", "mogeln-0002.jsonl", "mogeln-0003.jsonl"]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
    assert one[0].read_bytes() != one[1].read_bytes()
    # A match is the same whether it is played among three or alone.
    run(*MOGELN, "--games", "1", "--record", str(tmp_path / "r.jsonl"))
    assert (tmp_path / "r.jsonl").read_bytes() == one[0].read_bytes()
    checked = run("check", str(tmp_path / "one"))
    assert checked.exit_code == 0
    assert [line.split()[0] for line in checked.stdout.splitlines()] == ["ok"] * 3


def test_simulate_takes_options_by_their_names(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "match.jsonl"
    done = run(
        "simulate", "elevens", "--players", "2", "--games", "1", "--seed", "1", "--rounds", "2",
        "--bots", "greedy,random", "--option", "rows=yellow,blue,red,green", "--option", "youngest=1",
        "--record", str(path),
    )  # fmt: skip
    assert done.exit_code == 0, done.stderr
    header = path.read_bytes().splitlines()[0].decode()
    assert '"options":{"rows":["yellow","blue","red","green"],"youngest":1}' in header
    assert '"players":["greedy 1","random 2"],"rounds":2' in header
    assert run("check", str(path)).stdout.startswith(f"ok {path} elevens ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["skat"], "skat"),
        (["mogeln", "--players", "2"], "MO-1"),
        (["mogeln", "--players", "-3"], "MO-1"),
        (["elfer-raus", "--players", "99999999999999999999"], "ER-2"),
        (["elfer-raus", "--option", "variant"], "name=value"),
        (["elfer-raus", "--option", "speed=1"], "speed"),
        (["elfer-raus", "--option", "variant=upside-down"], "upside-down"),
        (["elfer-raus", "--option", "without=red"], "ER-1"),
        (["elfer-raus", "--edition", "space", "--option", "variant=any-start"], "C-5"),
        (["elfer-raus", "--edition", "1931"], "1931"),
        (["elfer-raus", "--option", "dealer=1", "--option", "dealer=2"], "twice"),
        (["elfer-raus", "--option", "dealer=x"], "dealer"),
        (["elfer-raus", "--bots", "genius"], "genius"),
        (["elfer-raus", "--players", "2", "--bots", "random,random,random"], "3 players"),
        (["elfer-raus", "--games", "0"], "games"),
        (["elfer-raus", "--rounds", "0"], "rounds"),
        (["elfer-raus", "--games", "2", "--record", "x.jsonl"], "x.jsonl"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_done(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("simulate", *arguments)
    assert done.exit_code == 2
    assert told in done.stderr
    assert not list(tmp_path.iterdir())


def test_records_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    done = run("simulate", "hoechste", "--games", "1", "--record", str(tmp_path / "file" / "below" / "r.jsonl"))
    assert done.exit_code == 2
    assert "cannot" in done.stderr


def test_check_names_the_line_and_the_rule(tmp_path: Path) -> None:
    good = GOLDEN / "elfer-raus-2011-basic.jsonl"
    bad = tmp_path / "bad.jsonl"
    lines = good.read_bytes().splitlines()
    bad.write_bytes(b"\n".join([*lines[:2], b'{"by":0,"do":"draw","card":"r1"}', b"{"]))
    early = tmp_path / "early.jsonl"
    early.write_bytes(b"\n".join(lines[:9]))
    done = run("check", str(good), str(bad), str(early), str(tmp_path / "none.jsonl"))
    assert done.exit_code == 1
    told = done.stdout.splitlines()
    assert told[0].startswith(f"ok {good} elfer-raus ")
    assert told[1].startswith(f"BAD {bad}: line 3: ")
    assert told[2] == f"ok {early} elfer-raus 7 (so far)"
    assert told[3].startswith(f"BAD {tmp_path / 'none.jsonl'}: line 1: RECORD: ")
    assert run("check", "--quiet", str(good), str(bad)).stdout.splitlines()[1] == "1 ok, 1 bad"
    assert "Zeile" not in told[1]


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"\0" * 5000, b"\xff" * 100, b"[" * 50_000, b'{"format":"elferhaus-record"}']
)
def test_check_survives_any_file(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    done = run("check", str(path))
    assert done.exit_code == 1
    assert done.stdout.startswith(f"BAD {path}: line 1: RECORD: ")
    assert run("check", "-", given=content).exit_code == 1
    assert run("replay", str(path)).exit_code == 1


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_replay_shows_every_game(path: Path) -> None:
    done = run("replay", str(path), "--to", "12", "--seat", "1")
    assert done.exit_code == 0, done.stderr
    assert "after line 12" in done.stdout
    assert "Ben" in done.stdout
    assert run("replay", str(path)).exit_code == 0


def test_replay_shows_a_seat_only_what_it_sees() -> None:
    path = GOLDEN / "elfer-raus-2011-basic.jsonl"
    one, other = (run("replay", str(path), "--to", "9", "--seat", seat).stdout for seat in "01")
    assert next(line for line in one.splitlines() if line.startswith("hand")) not in other
    assert not any(line.startswith("hand") for line in run("replay", str(path), "--to", "9").stdout.splitlines())
    assert run("replay", str(path), "--seat", "7").exit_code == 2
    assert "Nothing has been dealt" in run("replay", str(path), "--to", "1").stdout


def test_every_game_can_be_simulated_with_its_defaults() -> None:
    for game in games():
        assert new_match(game, ["A", "B", "C", "D"][: min(4, game.info.players[1])])
