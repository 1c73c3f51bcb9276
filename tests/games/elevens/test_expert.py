"""The expert of elevens: who decides with how many players, and that it does without NumPy."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from elferhaus.bots.engine.budget import Budget, limited
from elferhaus.coach.judging import Judge
from elferhaus.coach.playouts import playouts_for
from elferhaus.core.game import Action
from elferhaus.core.match import new_match
from elferhaus.core.player import ChairCopy
from elferhaus.games.elevens import ROOM
from searching import moments

FEW = ROOM.bots.players(ROOM.game, Budget(None, 8))
HURRY = Budget(seconds=0.0)


def chairs(players: int, **options: Any) -> list[ChairCopy]:
    found = [chair for chair in moments(ROOM, players, options, seed=5, most=14) if len(chair.legal) > 1]
    assert len(found) > 6
    return found


def same(one: str, other: str, found: list[ChairCopy]) -> list[bool]:
    return [FEW[one].decide(chair, Random(1)) == FEW[other].decide(chair, Random(1)) for chair in found]


@pytest.mark.parametrize("variant", ["basic", "start"])
def test_among_two_the_network_decides(variant: str) -> None:
    found = chairs(2, variant=variant)
    assert all(same("expert", "network", found))
    assert not all(same("expert", "thumb", found))


@pytest.mark.parametrize(("players", "options"), [(3, {}), (6, {}), (4, {"variant": "start"})])
def test_elsewhere_it_searches(players: int, options: dict[str, Any]) -> None:
    found = chairs(players, **options)
    assert all(same("expert", "search", found))
    assert not all(same("expert", "network", found))


def test_without_numpy_it_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    found = chairs(2)
    assert not all(same("expert", "search", found))
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert all(same("expert", "search", found))


def test_hints_are_those_of_the_expert_at_once_and_have_a_reason() -> None:
    for chair in chairs(2):
        with limited(HURRY):
            hint = ROOM.bots.give_hint(chair, Random(1), ROOM.bots.adviser(ROOM.game))
        assert hint is not None
        assert hint.action == FEW["expert"].decide(chair, Random(1))
        assert hint.why.key.startswith("hint-")


def test_the_coach_blames_nobody_who_did_what_the_expert_advises() -> None:
    judge = Judge(ROOM, playouts_for(ROOM, new_match(ROOM.game, ["Ada", "Ben"]), Random(1), planned=1))
    for chair in chairs(2):
        advised = FEW["expert"].decide(chair, Random(1))
        other = next(each for each in chair.legal if isinstance(each, Action) and each != advised)
        assert judge.choices(chair, advised, Random(1)) == [advised]
        assert judge.choices(chair, other, Random(1)) == [other, advised]
