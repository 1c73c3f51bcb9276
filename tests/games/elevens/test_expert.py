"""The expert of elevens: who decides with how many players, and that it does without NumPy."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from elferhaus.bots.engine.budget import Budget, limited
from elferhaus.core.player import ChairCopy
from elferhaus.games.elevens import ROOM
from searching import moments

FEW = ROOM.bots.players(ROOM.game, Budget(None, 24))
NOTHING = Budget(None, 0)


def chairs(players: int, **options: Any) -> list[ChairCopy]:
    found = [chair for chair in moments(ROOM, players, options, seed=5, most=30) if len(chair.legal) > 1]
    assert len(found) > 10
    return found


def same(one: str, other: str, found: list[ChairCopy]) -> list[bool]:
    return [FEW[one].decide(chair, Random(1)) == FEW[other].decide(chair, Random(1)) for chair in found]


@pytest.mark.parametrize("variant", ["basic", "start"])
def test_among_two_the_network_decides(variant: str) -> None:
    found = chairs(2, variant=variant)
    assert all(same("expert", "network", found))
    assert not all(same("expert", "thumb", found))


def test_among_three_it_thinks_and_the_network_wins_doubts() -> None:
    found = chairs(3)
    assert not all(same("expert", "network", found))
    with limited(NOTHING):
        unthought = [FEW["expert"].decide(chair, Random(1)) for chair in found]
    learned = [FEW["network"].decide(chair, Random(1)) for chair in found]
    by_rule = [FEW["thumb"].decide(chair, Random(1)) for chair in found]
    assert all(action in pair for action, *pair in zip(unthought, learned, by_rule, strict=True))
    assert [*map(str, unthought)] != [*map(str, by_rule)]


@pytest.mark.parametrize(("players", "options"), [(4, {}), (6, {}), (3, {"variant": "start"})])
def test_elsewhere_it_searches(players: int, options: dict[str, Any]) -> None:
    found = chairs(players, **options)
    assert all(same("expert", "search", found))
    assert not all(same("expert", "network", found))


def test_without_numpy_it_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    found = chairs(2)
    assert not all(same("expert", "search", found))
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert all(same("expert", "search", found))


def test_hints_are_those_of_the_expert_and_have_a_reason() -> None:
    for chair in chairs(2):
        hint = ROOM.bots.give_hint(chair, Random(1), ROOM.bots.adviser(ROOM.game))
        assert hint is not None
        assert hint.action == FEW["expert"].decide(chair, Random(1))
        assert hint.why.key.startswith("hint-")
