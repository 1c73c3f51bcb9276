"""What a game is at a prompt."""

from __future__ import annotations

from elferhaus.games import junior


def test_a_game_shows_its_id_instead_of_all_its_functions() -> None:
    assert repr(junior.GAME) == "<Game junior>"
