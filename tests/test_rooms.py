"""Games from outside: found by their entry point, looked over, and left out in one line where something is wrong."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.players import Bots
from elferhaus.core.game import Action, Did
from elferhaus.core.options import Option
from elferhaus.games import Room, games, problems, room_named, rooms
from elferhaus.games.examine import examined
from elferhaus.games.room import BadRoomError

EXAMPLE = Path(__file__).parent.parent / "examples" / "twelfth-game" / "src"

GOOD = "from mau_mau import ROOM"
NO_ROOM = "ROOM = 'a room'"
MISSING = "HALL = 1"
BROKEN = "raise RuntimeError('out of\\ncards')"
LEAVES = "raise SystemExit(3)"
OLDER = "from dataclasses import replace\nfrom mau_mau import ROOM as TRUE\nROOM = replace(TRUE, protocol=0)"
ANOTHER_NAME = """
from dataclasses import replace
from msgspec.structs import replace as change
from mau_mau import GAME, ROOM as TRUE
ROOM = replace(TRUE, game=replace(GAME, info=change(GAME.info, id='farben')))
"""
# A view type that holds the whole state.
HOLDS_THE_STATE = """
from dataclasses import replace
from elferhaus.core.game import View
from mau_mau import GAME, ROOM as TRUE
from mau_mau.state import MauMauState
class Leak(View, frozen=True, tag='mau-mau'):
    counts: tuple[int, ...]
    state: MauMauState
ROOM = replace(TRUE, game=replace(GAME, view_type=Leak))
"""
# A view that shows the next card of the stock.
SHOWS_THE_STOCK = """
from dataclasses import replace
from msgspec.structs import replace as change
from mau_mau import GAME, ROOM as TRUE
def view(state, seat):
    return change(GAME.view(state, seat), turns=int(state.stock[0][1:]) if state.stock else 0)
def imagine(view, seen, rng):
    return change(GAME.imagine(view, seen, rng), turns=0)
ROOM = replace(TRUE, game=replace(GAME, view=view, imagine=imagine))
"""
# A view from which a spectator can tell every hand.
SHOWS_THE_HANDS = """
from dataclasses import replace
from elferhaus.core.game import View
from mau_mau import GAME, ROOM as TRUE
from mau_mau.state import MauMauState, MauMauRules
class Leak(View, frozen=True, tag='mau-mau'):
    rules: MauMauRules
    hand: tuple[str, ...] | None
    counts: tuple[int, ...]
    rest: tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...], int, str | None, int, bool]
def view(state, seat):
    hand = None if seat is None else state.hands[seat]
    rest = state.hands, state.stock, state.pile, state.turn, state.wished, state.turns, state.over
    return Leak(state.rules, seat, hand, tuple(map(len, state.hands)), rest)
def imagine(view, seen, rng):
    return MauMauState(view.rules, *view.rest)
ROOM = replace(TRUE, game=replace(GAME, view_type=Leak, view=view, imagine=imagine))
"""
NO_WORDS = """
from dataclasses import replace
from mau_mau import ROOM as TRUE
ROOM = replace(TRUE, package='package_under_test')
"""


def install(folder: Path, module: str, name: str = "package_under_test", registered: str | None = None) -> None:
    """Install a package with this module that adds a game."""
    package = folder / name
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").write_text(module)
    (package / "words" / "en.ftl").write_text("nothing = here\n")
    about = folder / f"{name}-2.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: 2.0\n")
    (about / "entry_points.txt").write_text(f"[elferhaus.games]\n{registered or f'mau-mau = {name}:ROOM'}\n")


def opened(folder: Path, module: str, registered: str = "mau-mau = package_under_test:ROOM") -> tuple[str, str]:
    """Run ``elferhaus games`` where a package with this module is installed; return its output and its complaints."""
    install(folder, module, registered=registered)
    done = subprocess.run(
        [sys.executable, "-c", "from elferhaus.cli import main; main()", "games"],
        env={**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{EXAMPLE}", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, done.stderr


def test_a_game_of_another_package_is_there_without_a_line_changed(tmp_path: Path) -> None:
    told, wrong = opened(tmp_path, GOOD)
    assert "mau-mau  Mau-Mau · 2–6 players" in told
    assert wrong == ""


@pytest.mark.parametrize(
    ("module", "why"),
    [
        (NO_ROOM, "its entry point is no Room but a str"),
        (MISSING, "AttributeError: module 'package_under_test' has no attribute 'ROOM'"),
        (BROKEN, "RuntimeError: out of cards (__init__.py:1)"),
        (LEAVES, "SystemExit: 3 (__init__.py:1)"),
        (OLDER, "it was written for version 0 of the protocol; this house speaks 1"),
        (ANOTHER_NAME, "its game calls itself farben"),
        (HOLDS_THE_STATE, "its view type leaks: it holds a MauMauState"),
        (SHOWS_THE_STOCK, "its view leaks: after 0 moves a spectator sees what nobody there can know"),
        (SHOWS_THE_HANDS, "its view leaks: hands can be told from what a spectator sees"),
        (NO_WORDS, "it cannot say what it must: game-mau-mau is not in words/en.ftl"),
    ],
)
def test_what_a_package_gets_wrong_is_told_in_one_line_and_the_rest_is_there(
    tmp_path: Path, module: str, why: str
) -> None:
    told, wrong = opened(tmp_path, module)
    assert wrong == f"elferhaus: the game mau-mau of package-under-test 2.0 is left out: {why}\n"
    assert "mau-mau" not in told
    assert all(f"{game.info.id}  " in told for game in games())


def test_the_eleven_are_registered_the_same_way_and_stand_in_their_order() -> None:
    assert problems() == ()
    assert [room.order for room in rooms()] == sorted(room.order for room in rooms())
    assert len(rooms()) >= 11
    assert room_named("whist") is None


def test_of_two_packages_with_a_game_of_one_name_the_first_is_there(tmp_path: Path) -> None:
    install(tmp_path, GOOD, "another_package")
    told, wrong = opened(tmp_path, GOOD)
    assert "mau-mau  Mau-Mau" in told
    why = "another-package 2.0 has a game of that name already"
    assert wrong == f"elferhaus: the game mau-mau of package-under-test 2.0 is left out: {why}\n"


@pytest.fixture
def mau_mau(monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    room: Room = import_module("mau_mau").ROOM
    return room


def saying(room: Room, folder: Path, monkeypatch: pytest.MonkeyPatch, **changed: str) -> Room:
    """The room with other words: each language's text is changed as ``old -> new``."""
    package = folder / f"words_of_{folder.name}"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    for file in (EXAMPLE / "mau_mau" / "words").glob("*.ftl"):
        old, _, new = changed.get(file.stem, "").partition(" -> ")
        text = file.read_text("utf-8")
        assert old in text
        (package / "words" / file.name).write_text(text.replace(old, new) if old else text, "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    return replace(room, package=package.name)


@pytest.mark.parametrize(
    ("language", "changed", "why"),
    [
        ("en", "MM-3 = After -> MM-3 = { After", "words/en.ftl cannot be read, line "),
        ("nl", "do-mau-mau-draw = -> do mau mau draw = ", "words/nl.ftl cannot be read, line "),
        ("en", "MM-5 = -> MM-50 = ", "it cannot say what it must: MM-5 is not in words/en.ftl"),
        ("it", "    .about = -> ", "it cannot say what it must: game-mau-mau has no .about in words/it.ftl"),
    ],
)
def test_words_that_cannot_be_said_are_told_with_their_file(
    mau_mau: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, changed: str, why: str
) -> None:
    with pytest.raises(BadRoomError, match=why.replace(".", r"\.")):
        examined(saying(mau_mau, tmp_path, monkeypatch, **{language: changed}))


def test_words_that_a_language_lacks_are_told_and_said_in_english(
    mau_mau: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = saying(mau_mau, tmp_path, monkeypatch, fr="told-mau-mau-pass -> told-mau-mau-passes")
    assert examined(room) == ["words/fr.ftl lacks told-mau-mau-pass: English is spoken there"]
    assert [file.name for file in room.words("fr")] == ["fr.ftl", "en.ftl"]
    assert [file.name for file in room.words("de")] == ["de.ftl"]
    assert examined(mau_mau) == []


def test_secret_choices_that_are_told_or_shown_to_others_are_found() -> None:
    room = room_named("hoechste")
    assert room is not None
    game = room.game

    def telling(state: Any, seat: int, action: Action) -> Any:
        after, events = game.apply(state, seat, action)
        return after, (Did(by=seat, action=action), *events[1:])

    states: list[Any] = []  # the true one is all that this view and these worlds know of

    def showing(state: Any, seat: int | None) -> Any:
        states.append(state)
        return structs.replace(game.view(state, seat), waiting=tuple(card for card in state.chosen if card))

    assert examined(room) == []
    for leaks in ({"apply": telling}, {"view": showing, "imagine": lambda *_: states[-1]}):
        with pytest.raises(BadRoomError, match="its secrets leak: what seat 0 chooses unseen is told to a spectator"):
            examined(replace(room, game=replace(game, **leaks)))


def test_a_round_that_ends_without_points_is_told() -> None:
    room = room_named("hoechste")
    assert room is not None
    with pytest.raises(BadRoomError, match="no outcome with points for each seat"):
        examined(replace(room, game=replace(room.game, outcome=lambda _: None)))


def test_what_goes_wrong_in_a_package_while_it_is_played_is_told_in_one_line(tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(EXAMPLE, site, ignore=shutil.ignore_patterns("__pycache__"))
    moves = site / "mau_mau" / "moves.py"
    text = moves.read_text("utf-8")
    moves.write_text(
        text.replace("    top = state.pile[-1]  #", "    top = state.pile[len(state.hands) - 3]  #"), "utf-8"
    )
    assert moves.read_text("utf-8") != text
    install(site, GOOD)
    done = subprocess.run(
        [sys.executable, "-c", "from elferhaus.cli import main; main()", "simulate", "mau-mau", "--players", "5"],
        env={**os.environ, "PYTHONPATH": str(site), "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"elferhaus: the game mau-mau goes wrong: IndexError: .+ \(moves.py:\d+\)\n", done.stderr)


def fails(_chair: Any, _rng: Any) -> Action:
    raise RuntimeError("no idea")


def test_players_that_go_wrong_are_told(mau_mau: Room) -> None:
    with pytest.raises(BadRoomError, match="its player thumb goes wrong: RuntimeError: no idea"):
        examined(replace(mau_mau, bots=Bots(thumb=ByRule(fails))))
    cheat = mau_mau.game.action_type.__args__[0]("r21")
    with pytest.raises(BadRoomError, match="its player greedy does what it may not: Lay"):
        examined(replace(mau_mau, bots=Bots(greedy=ByRule(lambda _chair, _rng: cheat))))


@pytest.mark.parametrize(
    ("info", "why"),
    [
        ({"options": (Option("dealer", "word", "MM-1"),)}, "its info cannot be read: Invalid enum value 'word'"),  # type: ignore[arg-type]
        ({"options": (Option("hand", "number", "MM-1"),)}, "its option hand is no field of MauMauRules"),
        ({"options": (Option("dealer", "choice", "MM-1"),)}, "its option dealer has no choices"),
        ({"options": (Option("dealer", "seat", "MM-9"),)}, "it cites MM-9, which is none of its rule_ids"),
        ({"players": (2, "six")}, "its info cannot be read"),
        ({"id": "Mau_Mau"}, "a game's name has small letters"),
    ],
)
def test_what_cannot_be_chosen_is_told(mau_mau: Room, info: dict[str, Any], why: str) -> None:
    changed = structs.replace(mau_mau.game.info, **info)
    with pytest.raises(BadRoomError, match=why):
        examined(replace(mau_mau, game=replace(mau_mau.game, info=changed)))


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ({"bots": "x"}, "its bots cannot be a str"),
        ({"encoding": {}}, "its encoding cannot be a dict"),
        ({"lesson": 5}, "its lesson cannot be a int"),
        ({"prizes": ("x",)}, "its prizes cannot be a str"),
        ({"order": "last"}, "its order cannot be a str"),
    ],
)
def test_parts_that_are_something_else_are_told(mau_mau: Room, part: dict[str, Any], why: str) -> None:
    with pytest.raises(BadRoomError, match=why):
        examined(replace(mau_mau, **part))
