"""Rules in pictures: every game has some, they show its own cards, and the documentation has them all."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from elferhaus.core.options import rules_of
from elferhaus.games import Room, rooms
from elferhaus.games.rule_pictures import pictures_of, piece

HOUSE = Path(__file__).parent.parent
TOOL = runpy.run_path(str(HOUSE / "tools" / "rule_pictures.py"))
in_every_room = pytest.mark.parametrize("room", rooms(), ids=lambda room: room.id)


@in_every_room
def test_the_main_rules_of_a_game_have_pictures(room: Room) -> None:
    info = room.game.info
    held = {rule for edition in info.editions for variant in info.variants for rule in rules_of(info, edition, variant)}
    drawn = pictures_of(room)
    assert len(drawn) >= 3
    assert drawn.keys() <= held
    assert all(row for picture in drawn.values() for row in picture)


@pytest.mark.parametrize("token", ["r22", "x3", "[joker]", "+", "=r1", "r1+", ""])
def test_what_is_no_piece_is_refused(token: str) -> None:
    with pytest.raises(ValueError, match=r"no card|no piece"):
        piece(token)


def test_the_documentation_has_the_pictures_of_today() -> None:
    made = TOOL["files"]()
    assert made
    for file, content in made.items():
        assert file.read_text("utf-8") == content, f"{file.name}: run tools/rule_pictures.py"
    assert {file.name for file in TOOL["FOLDER"].iterdir()} == {file.name for file in made if file.suffix == ".svg"}
