"""Kernels are the game: with the same luck they play the very rounds of the engine, compiled or not."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bots.kernel_rounds import (
    KINDS,
    STEPWISE,
    kernel_of,
    play_beside,
    play_both,
    play_number,
    play_on_beside,
    spread,
    with_kernels,
)
from depth import times
from elferhaus.bots.engine.budget import Budget, BudgetMeter
from elferhaus.bots.engine.tree import Search
from elferhaus.core.game import Action
from elferhaus.games import Room
from searching import begun, imagined, moments

ROOMS = with_kernels()
CLOSELY = 16  # rounds a game and player, action by action, with all that is legal and the luck that is left
BESIDE = {"random": times(400), "thumb": times(100)}  # rounds a game, action by action
BOTH = 40  # rounds a game and player, compiled
SOON_COMPILED = [room for room in ROOMS if room.id in {"elfer-raus", "junior", "farben"}]  # the others by hand
MANY = 100_000  # rounds a game by hand, action by action, over all players and ways


@pytest.fixture(params=ROOMS, ids=lambda room: room.id)
def room(request: pytest.FixtureRequest) -> Room:
    """A room with a kernel."""
    found: Room = request.param
    return found


@pytest.mark.parametrize("player", KINDS)
def test_a_kernel_plays_the_round_of_the_engine_action_by_action(room: Room, player: str) -> None:
    form = kernel_of(room).plain(*STEPWISE)
    for seed, way in enumerate(spread(room, CLOSELY)):
        play_beside(room, way, player, seed, form)


@pytest.mark.parametrize("player", KINDS)
def test_a_kernel_does_in_many_rounds_what_the_engine_does(room: Room, player: str) -> None:
    form = kernel_of(room).plain(*STEPWISE)
    for at, way in enumerate(spread(room, BESIDE[player])):
        play_beside(room, way, player, 10_000 + at, form, closely=False)


@pytest.mark.parametrize("room", SOON_COMPILED, ids=lambda room: room.id)
@pytest.mark.parametrize("player", KINDS)
def test_a_compiled_kernel_plays_the_rounds_of_the_engine(room: Room, player: str) -> None:
    form = kernel_of(room).form("rounds", wait=True)
    assert form.is_compiled
    for at, way in enumerate(spread(room, BOTH)):
        play_both(room, way, player, 1_000 * at, 1, form)


@pytest.mark.parametrize("player", KINDS)
def test_a_kernel_goes_on_from_any_state_of_the_engine(room: Room, player: str) -> None:
    form = kernel_of(room).plain(*STEPWISE)
    for seed, way in enumerate(spread(room, CLOSELY)):
        play_on_beside(room, way, player, seed, form)


def test_a_search_decides_the_same_with_either_form() -> None:
    """As long as worlds are not weighed, for which the plain form is too slow; how it weighs is held elsewhere."""
    room = ROOMS[0]
    assert room.bots.search is not None
    kernel = replace(kernel_of(room), weighed=None)
    settings = replace(room.bots.search, kernel=kernel)
    for chair in moments(room, room.game.info.players[1], {}, 1, most=3):
        choices: list[Action | None] = [*settings.choices(chair, settings.policy, Random(1))]
        tried = []
        for form in (kernel.plain("compare"), kernel.form("compare", wait=True)):
            search = Search(room.game, settings, chair.view, chair.seen, chair.seat, form=form)
            considered = search.choose(choices, BudgetMeter(Budget(None, 100)), Random(1))
            tried.append([(each.action, each.values) for each in considered])
        assert tried[0] == tried[1]


@pytest.mark.slow
def test_very_many_rounds_are_the_same(room: Room) -> None:
    """``tests/bots/exact.py`` does the same with a progress bar, and in parts."""
    form = kernel_of(room).form(*STEPWISE, wait=True)
    assert form.is_compiled
    for number in range(MANY):
        play_number(room, number, form)


def test_a_seat_can_only_imagine_worlds_in_which_it_would_see_the_same(room: Room) -> None:
    for seed, (seats, _, options) in enumerate(spread(room, 8)):
        cards = sorted(room.game.cards(begun(room, seats, dict(options), seed).state))
        for chair in moments(room, seats, dict(options), seed, most=4):
            for world in imagined(room, chair.view, chair.seen, 3, seed):
                assert room.game.view(world, chair.seat) == chair.view
                assert sorted(room.game.cards(world)) == cards
