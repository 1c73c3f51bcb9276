"""Games from outside: found by their entry point, looked over, and left out in one line where something is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from elferhaus.games import games, problems, room_named, rooms

EXAMPLE = Path(__file__).parent.parent / "examples" / "twelfth-game" / "src"

GOOD = "from mau_mau import ROOM"
NO_ROOM = "ROOM = 'a room'"
MISSING = "HALL = 1"
BROKEN = "raise RuntimeError('out of\\ncards')"
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
    rest: tuple
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


def opened(folder: Path, module: str) -> tuple[str, str]:
    """Run ``elferhaus games`` where a package with this module is installed; return its output and its complaints."""
    package = folder / "package_under_test"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").write_text(module)
    (package / "words" / "en.ftl").write_text("nothing = here\n")
    about = folder / "package_under_test-2.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: package-under-test\nVersion: 2.0\n")
    (about / "entry_points.txt").write_text("[elferhaus.games]\nmau-mau = package_under_test:ROOM\n")
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
        (BROKEN, "RuntimeError: out of cards"),
        (OLDER, "it was written for version 0 of the protocol; this house speaks 1"),
        (ANOTHER_NAME, "its game calls itself farben"),
        (HOLDS_THE_STATE, "its view type leaks: it holds a MauMauState"),
        (SHOWS_THE_STOCK, "its view leaks: after 0 moves a spectator sees what nobody there can know"),
        (SHOWS_THE_HANDS, "its view leaks: hands can be told from what a spectator sees"),
        (NO_WORDS, "it has no name: game-mau-mau is not in words/en.ftl"),
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
