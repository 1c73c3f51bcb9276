"""Players from outside in the arena, and the leaderboard that it fills."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from elferhaus.cli.app import command_line
from elferhaus.lab.entrants import BadEntrantError, entrant

PROGRAM = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    print(json.dumps(None if told["ask"] == "call" else told["legal"][-1]), flush=True)
"""
MODULE = """
from elferhaus.games.row_laying.state import Lay
class Last:
    def decide(self, chair, rng):
        return chair.legal[-1]
class Fails:
    def decide(self, chair, rng):
        return chair.legal[99]
class Cheats:
    def decide(self, chair, rng):
        return Lay("joker")
class Sleeps:
    def decide(self, chair, rng):
        pass
class Mumbles:
    def decide(self, chair, rng):
        return "lay r11"
class Any:
    def decide(self, chair, rng):
        return rng.choice(chair.legal)
class Leaves:
    def decide(self, chair, rng):
        raise SystemExit(3)
class Rambles:
    def decide(self, chair, rng):
        raise RuntimeError("one line\\nand another")
nobody = 3
"""
ANY = """
import json, random, sys
rng = random.Random(1)
for line in sys.stdin:
    told = json.loads(line)
    print(json.dumps(None if told["ask"] == "call" else rng.choice(told["legal"])), flush=True)
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with players of somebody else's."""
    (tmp_path / "some_bots.py").write_text(MODULE)
    (tmp_path / "bot.py").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def arena(*words: str) -> Result:
    """What the arena says."""
    given = ["arena", "junior", "--players", "2", "--jobs", "1", *words]
    return CliRunner().invoke(command_line(given), given)


def test_an_object_and_a_program_that_do_the_same_get_the_same(here: Path) -> None:
    shares = []
    for bot in ("some_bots:Last", f"program:{sys.executable} bot.py"):
        done = arena("--bots", f"{bot},greedy", "--matches", "6", "--seed", "3", "--json", "found.json")
        assert done.exit_code == 0, done.output
        shares.append([each["wins"] for each in json.loads((here / "found.json").read_text())["results"]])
    assert shares[0] == shares[1]


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("some_bots:Nobody", "cannot be loaded"),
        ("no_such_module:Last", "cannot be loaded"),
        ("some_bots:nobody", "is no player"),
        ("program:./no-such-program", "cannot be started"),
        ("program:", "“program:” names no command"),
    ],
)
@pytest.mark.usefixtures("here")
def test_whoever_cannot_play_is_told_in_one_line(bot: str, told: str) -> None:
    done = arena("--bots", f"{bot},greedy", "--matches", "2")
    assert done.exit_code == 2
    assert told in done.output
    assert len(done.output.strip().splitlines()) == 1


WRONG = {
    "Fails": "failed in some_bots.py, line 8: IndexError: list index out of range",
    "Cheats": "tried “lay joker”: The joker is not a card of this game (CARDS)",
    "Sleeps": "did not decide, though it was its turn",
    "Mumbles": "answered 'lay r11', which is no action",
    "Leaves": "failed in some_bots.py, line 23: SystemExit: 3",
    "Rambles": "failed in some_bots.py, line 26: RuntimeError: one line and another",
}


@pytest.mark.parametrize("bot", WRONG)
@pytest.mark.usefixtures("here")
def test_an_object_that_goes_wrong_is_named_with_the_reason_in_one_line(bot: str) -> None:
    """From another process as well."""
    for jobs in ("1", "2") if bot == "Cheats" else ("1",):
        done = arena("--bots", f"some_bots:{bot},greedy", "--matches", "4", "--jobs", jobs)
        assert (done.exit_code, done.output) == (2, f"elferhaus: “some_bots:{bot}” {WRONG[bot]}\n")


@pytest.mark.parametrize("game", ["mogeln", "ratefix", "schwarzer-peter"])
def test_whoever_answers_with_a_pattern_gets_one_of_its_actions(here: Path, game: str) -> None:
    """So that a program which knows no game plays all of them."""
    (here / "any.py").write_text(ANY)
    for bot in ("some_bots:Any", f"program:{sys.executable} any.py"):
        given = ["simulate", game, "--players", "3", "--bots", f"{bot},thumb,thumb", "--games", "1", "--seed", "2"]
        done = CliRunner().invoke(command_line(given), given)
        assert done.exit_code == 0, done.output


@pytest.mark.usefixtures("here")
def test_simulations_name_whoever_goes_wrong_too() -> None:
    given = ["simulate", "junior", "--bots", "some_bots:Cheats", "--games", "1"]
    done = CliRunner().invoke(command_line(given), given)
    assert done.exit_code == 2
    assert f"“some_bots:Cheats” {WRONG['Cheats']}" in done.output


def test_a_long_name_is_not_cut(here: Path) -> None:
    (here / "a-very-long-name-of-a-program.py").write_text(PROGRAM)
    bot = f"program:{sys.executable} a-very-long-name-of-a-program.py"
    done = arena("--bots", f"{bot},greedy", "--matches", "2")
    assert bot in done.output
    assert "…" not in done.output


@pytest.mark.parametrize(
    ("line", "told"), [('print(\'{"do": "fly"}\', flush=True)', "answered"), ("sys.exit()", "has ended")]
)
def test_a_program_that_does_not_answer_stops_the_arena(here: Path, line: str, told: str) -> None:
    (here / f"{told}.py").write_text(f"import sys\nsys.stdin.readline()\n{line}\nsys.stdin.read()")
    done = arena("--bots", f"program:{sys.executable} '{told}.py',greedy", "--matches", "2")
    assert done.exit_code == 2
    assert told in done.output


def test_a_leaderboard_has_one_row_for_each_entrant_and_the_best_stands_first(here: Path) -> None:
    board = here / "board.json"
    for bot in ("random", "thumb", "random"):
        done = arena("--bots", f"{bot},greedy", "--matches", "20", "--seed", "1", "--leaderboard", str(board))
        assert done.exit_code == 0, done.output
    assert "random stands in place 2 of 2 among greedy" in done.output.replace("\n", " ")
    rows = json.loads(board.read_text())
    assert [row["bot"] for row in rows] == ["thumb", "random"]
    assert rows[0]["matches"] == 20
    board.write_text("{}")
    done = arena("--bots", "random,greedy", "--matches", "2", "--leaderboard", str(board))
    assert done.exit_code == 2
    assert "is no leaderboard" in done.output
    assert board.read_text() == "{}", "nothing is written over"


def test_a_game_without_such_a_player_says_so() -> None:
    given = ["arena", "farben", "--bots", "network,thumb", "--players", "2"]
    done = CliRunner().invoke(command_line(given), given)
    assert done.exit_code == 2
    assert "farben has no player “network”" in done.output


def test_a_learned_player_without_numpy_says_in_one_line_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    given = ["arena", "elevens", "--bots", "network,thumb", "--players", "2", "--jobs", "1"]
    done = CliRunner().invoke(command_line(given), given)
    assert done.exit_code == 2
    assert done.output == "elferhaus: the player “network” needs NumPy: pip install 'elferhaus[fast]'\n"


@pytest.mark.usefixtures("here")
def test_a_player_that_never_calls_needs_no_word_for_it() -> None:
    player = entrant("some_bots:Last", "mogeln")
    assert player.call(None, None) is None  # type: ignore[arg-type]
    with pytest.raises(BadEntrantError):
        entrant("some_bots:Missing", "mogeln")
