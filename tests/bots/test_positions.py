"""Positions with a known best move: found with a large budget, and found again by every search.

Each line of the file is one: a deal, what was done, what the rule of thumb would do, what is best, and what each choice
was worth in some thousand worlds. A search with its own settings finds what is best; with hardly any playouts, too many
doubts, or none, it does not. ``elfer-raus`` with four players is the other way round: nothing beats the rule of thumb.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from elferhaus.bots import search
from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.engine.settings import AnySettings
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.player import ChairCopy, copied
from elferhaus.games import room_named, rooms
from tabletop import Table

LINES = (Path(__file__).parent / "positions" / "positions.jsonl").read_text("utf-8").splitlines()
POSITIONS: list[dict[str, Any]] = [msgspec.json.decode(line) for line in LINES]
UNSURE = [each for each in POSITIONS if each["thumb"] == each["best"]]
SEEDS = (0, 1)
PARTS = {"ueberall": 1.0, "mogeln": 1 / 3}  # of an expert's playouts
HARDLY_ANY = Budget(None, playouts=4)
FEW = Budget(None, playouts=40)
# Games whose worlds are played on; in the others one trick is looked at.
FAR = [room.id for room in rooms() if room.bots.search is not None and room.bots.search.quick is not None]
NEAR = 2  # decisions: as far as a search with a broken depth plays worlds on


def told(position: dict[str, Any]) -> str:
    return f"{position['game']}-{position['players']}-{len(position['did'])}"


positions = pytest.mark.parametrize("position", POSITIONS, ids=told)


@pytest.fixture(autouse=True)
def _plain_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels run as they are written, with the tenth of the playouts that they get then: compiling takes longer."""
    monkeypatch.setattr(search.SearchPlayer, "_form", staticmethod(lambda kernel, _budget: kernel.plain("compare")))


def chair_of(position: dict[str, Any]) -> ChairCopy:
    """Play until the position is there."""
    table = Table(position["game"], position["deal"], players=position["players"], **position["options"])
    for by, action in position["did"]:
        details = dict(action)
        table.do(by, details.pop("do"), **details)
    return copied(table.round.chair(position["seat"]))


def searching(
    position: dict[str, Any], budget: Budget | None = None, **changed: Any
) -> tuple[SearchPlayer, AnySettings]:
    room = room_named(position["game"])
    assert room is not None
    assert room.bots.search is not None
    settings = replace(room.bots.search, **changed)
    return SearchPlayer(room.game, settings, budget), settings


def usual(position: dict[str, Any]) -> Budget | None:
    """As much as an expert has; where a tenth is not enough for the plain form, a larger part."""
    part = PARTS.get(position["game"])
    if part is None:
        return None
    room = room_named(position["game"])
    assert room is not None
    assert room.bots.search is not None
    return Budget(None, playouts=int(room.bots.search.playouts * part))


def found(position: dict[str, Any], player: SearchPlayer) -> list[bool]:
    """Whether it chooses what is best, with some luck and other luck."""
    chair, best = chair_of(position), msgspec.json.encode(position["best"])
    return [msgspec.json.encode(player.decide(chair, Random(seed))) == best for seed in SEEDS]


@positions
def test_every_search_finds_what_is_best(position: dict[str, Any]) -> None:
    worth = position["worth"]
    assert worth[msgspec.json.encode(position["best"]).decode()] == max(worth.values())
    assert all(found(position, searching(position, usual(position))[0]))


@positions
def test_with_a_broken_budget_or_broken_doubts_it_would_not(position: dict[str, Any]) -> None:
    if position in UNSURE:
        assert not all(found(position, searching(position, doubts=0.0)[0]))
    else:
        assert not all(found(position, searching(position, HARDLY_ANY)[0]))
        assert not any(found(position, searching(position, usual(position), doubts=60.0)[0]))


@pytest.mark.parametrize("game", FAR)
def test_with_a_broken_depth_it_would_not(game: str) -> None:
    of_game = [each for each in POSITIONS if each["game"] == game and each not in UNSURE]
    assert not all(any(found(each, searching(each, usual(each), horizon=NEAR)[0])) for each in of_game)


@pytest.mark.parametrize("game", [room.id for room in rooms() if room.bots.search is not None])
def test_every_game_with_search_has_such_a_position_and_looks_as_far_ahead_as_it_says(game: str) -> None:
    position = next(each for each in POSITIONS if each["game"] == game)
    player, settings = searching(position, FEW)
    chair = chair_of(position)
    considered = player.consider(chair, settings.choices(chair, settings.policy, Random(1)), Random(1))
    assert not any(each.node.children for each in considered), "beyond the first step all go by rule of thumb"
