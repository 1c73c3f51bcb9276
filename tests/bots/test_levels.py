"""The levels: they play every game, use only what their chair shows, and fail as they are said to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from conformance.ways import match_of, ways
from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.failings import Forgetful, Impulsive
from elferhaus.bots.players import LEVELS
from elferhaus.core.game import CHANCE, Action, AnyGame, Event, choose
from elferhaus.core.player import AnyPlayer, Chair, ChairCopy, copied
from elferhaus.core.round import offered
from elferhaus.games import bot_names, game_named, games, room_of
from elferhaus.games.row_laying.state import END
from elferhaus.games.row_laying.state import Lay as RowLay
from tabletop import dealt, seated

MOST = 400  # steps of a round: some are very long


def named(name: str) -> AnyGame:
    game = game_named(name)
    assert game is not None
    return game


@cache
def quick(game: str) -> dict[str, AnyPlayer]:
    """The players of a game, none of whom thinks for long."""
    room = room_of(named(game))
    return room.bots.players(room.game, Budget(seconds=None, playouts=4))


def positions(game: AnyGame, seed: int, way: int = 0, player: str = "greedy") -> Iterator[tuple[ChairCopy, bool]]:
    """Go through a round and yield chairs: of whoever decides (True), and of those who may call (False)."""
    rng = Random(seed)
    table = dealt(match_of(game, ways(game)[way]), rng)
    for _ in range(MOST):
        pending = table.pending
        if pending.kind == "over":
            return
        for seat in pending.may:
            yield copied(table.chair(seat)), False
        seat = rng.choice(pending.must)
        if seat == CHANCE:
            table.by_chance(rng)
            continue
        chair = copied(table.chair(seat))
        yield chair, True
        table.act(seat, room_of(game).players[player].decide(chair, rng))


def ask(name: str, chair: ChairCopy, must: bool, seed: int) -> Action | None:
    player = quick(chair.view.game_id)[name]
    return player.decide(chair, Random(seed)) if must else player.call(chair, Random(seed))


def test_there_are_five_levels_in_every_game_and_each_style_is_known_in_all() -> None:
    for game in games():
        room = room_of(game)
        styled = [f"{level}-{style}" for level in LEVELS for style in room.bots.styles]
        assert {*LEVELS, *styled} <= room.players.keys()
        assert {*LEVELS, *styled} <= {*bot_names()}
        for name in bot_names():
            usual = room.players.get(name.split("-")[0], room.bots.by_thumb)
            assert room.player(name) in (room.players.get(name), usual)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_every_level_decides_by_what_its_chair_shows(game: AnyGame) -> None:
    names = [name for name in quick(game.info.id) if name.split("-")[0] in LEVELS]
    count = len(ways(game))
    for way in sorted({0, count // 3, count // 2, count - 1}):
        steps = [each for at, each in enumerate(positions(game, way, way)) if at % 11 == 5][:4]
        for chair, must in steps:
            there = seated(game, game.imagine(chair.view, chair.seen, Random(way)), chair.seat, chair.seen)
            for name in names:
                action = ask(name, chair, must, way)
                assert action == ask(name, chair, must, way), f"{name}: the same lot, the same decision"
                assert action == ask(name, there, must, way), f"{name}: a world that looks the same"
                assert action is not None or not must
                assert action is None or offered(chair.legal, action), name


def test_whoever_is_impulsive_acts_on_an_impulse_as_often_as_is_said() -> None:
    game = named("elfer-raus")
    chair = next(chair for chair, _ in positions(game, 3) if END in chair.legal)
    player = Impulsive(_Always(0), _Always(1), 0.25)
    rng = Random(1)
    impulses = Counter(player.decide(chair, rng) is chair.legal[1] for _ in range(2000))
    assert 400 < impulses[True] < 600


class _Always:
    def __init__(self, choice: int) -> None:
        self._choice = choice

    def decide(self, chair: Chair[Any], rng: Random) -> Action:
        return choose(chair.legal[self._choice], rng)

    def call(self, chair: Chair[Any], rng: Random) -> Action | None:
        return None


def test_whoever_forgets_remembers_the_last_things() -> None:
    remembered: list[list[Event]] = []

    class Watching(_Always):
        def decide(self, chair: Chair[Any], rng: Random) -> Action:
            remembered.append([*chair.seen])
            return super().decide(chair, rng)

    for chair, _ in positions(named("farben"), 1):
        Forgetful(Watching(0), 5).decide(chair, Random(1))
        assert remembered.pop() == [*chair.seen][-5:]


def test_the_little_one_lays_all_it_can_and_the_easy_one_mostly_one_card() -> None:
    going_on: dict[str, int] = Counter()
    chairs = [chair for chair, _ in positions(named("elfer-raus"), 4) if END in chair.legal and len(chair.legal) > 2]
    assert chairs
    for chair in chairs:
        for name in ("little", "easy"):
            going_on[name] += sum(isinstance(ask(name, chair, True, seed), RowLay) for seed in range(20))
    assert going_on["little"] == 20 * len(chairs)
    assert going_on["easy"] < 0.5 * going_on["little"]


def test_in_junior_the_weaker_overlook_more_ways_out() -> None:
    missed: dict[str, int] = Counter()
    tried = 0
    for seed in range(40):
        for chair, _ in positions(named("junior"), seed):
            view = chair.view
            if END in chair.legal and len(chair.legal) > 1 and set(view.hand or ()) <= set(view.fits):
                tried += 10
                for name in LEVELS[:4]:
                    missed[name] += sum(ask(name, chair, True, lot) == END for lot in range(10))
    assert tried
    assert tried > missed["little"] > missed["easy"] > missed["steady"] > missed["sharp"] == 0
