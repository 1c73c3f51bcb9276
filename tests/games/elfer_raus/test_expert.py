"""The expert of elfer-raus: where it begins from the learned network, how it goes on, and what it does without it."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.kernel import BY_THUMB, OWN_WAY
from elferhaus.core.player import ChairCopy
from elferhaus.games.elfer_raus import ROOM
from elferhaus.games.elfer_raus.bots.expert import EXPERT
from elferhaus.games.elfer_raus.bots.kernel import KERNEL
from elferhaus.games.elfer_raus.bots.plans import own_way
from elferhaus.games.elfer_raus.rules import ElferRausRules
from elferhaus.games.row_laying.bots.kernel_state import CARDS, COUNT
from searching import moments

NONE = ROOM.bots.players(ROOM.game, Budget(None, 0))  # nothing is tried: everybody does what is first thought of


def chairs(players: int, **options: Any) -> list[ChairCopy]:
    found = [chair for seed in (5, 6) for chair in moments(ROOM, players, options, seed=seed, most=14)]
    assert len(found) > 12
    return found


def same(one: str, other: str, found: list[ChairCopy]) -> list[bool]:
    return [NONE[one].decide(chair, Random(1)) == NONE[other].decide(chair, Random(1)) for chair in found]


def test_among_two_it_begins_from_the_network_and_thinks_of_everything() -> None:
    found = chairs(2)
    assert all(same("expert", "network", found))
    assert not all(same("expert", "thumb", found))
    for chair in found:
        considered = EXPERT.choices(chair, EXPERT.policy, Random(1))
        assert sorted(map(str, considered)) == sorted(map(str, chair.legal))


@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {}), (2, {"variant": "false-start"})])
def test_elsewhere_it_begins_from_the_rule_of_thumb(players: int, options: dict[str, Any]) -> None:
    assert all(same("expert", "thumb", chairs(players, **options)))


def test_without_numpy_it_begins_from_the_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    found = chairs(2)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert all(same("expert", "thumb", found))


@pytest.mark.parametrize("rules", [ElferRausRules(edition="2011"), ElferRausRules(edition="2011", without="blue")])
def test_how_it_is_thought_to_go_on_beats_the_rule_of_thumb_among_two(rules: ElferRausRules) -> None:
    meant, weights = KERNEL.setting(rules, 2)
    form, count = KERNEL.plain("rounds"), 120
    won = 0
    for seat in range(2):  # the same deals in both seats
        kinds = [OWN_WAY if each == seat else BY_THUMB for each in range(2)]
        played = form.rounds(meant, [*weights, *own_way(rules, 2)], kinds, seed=1, count=count)
        won += sum(winners == 1 << seat for winners in played.winners)
    assert won > 0.53 * 2 * count


def test_who_goes_on_with_the_weights_of_the_rule_of_thumb_plays_by_it() -> None:
    meant, weights = KERNEL.setting(ElferRausRules(edition="2011"), 2)
    same = [*weights, *weights[:COUNT] * (CARDS + 1)]
    form = KERNEL.plain("rounds")
    assert form.rounds(meant, same, [OWN_WAY] * 2, 1, 10) == form.rounds(meant, same, [BY_THUMB] * 2, 1, 10)


@pytest.mark.parametrize(("players", "variant"), [(3, "basic"), (2, "false-start")])
def test_elsewhere_it_goes_on_by_rule_of_thumb(players: int, variant: Any) -> None:
    assert not own_way(ElferRausRules(edition="2011", variant=variant), players)
