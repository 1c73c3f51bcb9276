"""Many tables at once play the rounds of the engine, show what a seat sees and no more, and say what is wrong."""

from __future__ import annotations

import sys
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from adapters.playing import played
from bots.kernel_rounds import spread
from conformance.ways import Way, match_of, ways
from elferhaus.adapters import batch
from elferhaus.adapters.actions import WAIT
from elferhaus.adapters.batch import BatchEnv, Shown, kernel_of
from elferhaus.adapters.decisions import Decisions, Reward, Setting, rewards
from elferhaus.bots.luck import Luck
from elferhaus.games import Room, rooms

ROOMS = [room for room in rooms() if kernel_of(room) is not None]
ROUNDS = 500  # of each game
MANY = 100_000  # by hand
COMPILED = {"elfer-raus", "junior", "ueberall", "mogeln", "farben"}  # which takes a while; the others by hand
TABLES = [pytest.param(room, id=room.id, marks=[] if room.id in COMPILED else [pytest.mark.slow]) for room in ROOMS]
WAYS = 8  # to play a game, of all there are
STEPS = 20_000  # in one of them: where everybody is asked after each card, rounds have ten thousand decisions
LOOKED_AT = 0.04  # of the decisions: whether everything that is shown is the same


@pytest.fixture(params=ROOMS, ids=lambda room: room.id)
def room(request: pytest.FixtureRequest) -> Room:
    """A room whose game can be played at many tables."""
    found: Room = request.param
    return found


def by_lot(shown: Shown, rng: np.random.Generator) -> Any:
    """A legal integer for every table."""
    return (shown.masks * (rng.random(shown.masks.shape) + 1)).argmax(axis=1)


def play_beside(
    room: Room, way: Way, seed: int, tables: int, rounds: int, reward: Reward, most: float = float("inf")
) -> int:
    """Play so many rounds at many tables and with the engine, with the same luck and decisions; count those played."""
    setting = Setting(room, match_of(room.game, way))
    env, rng, ended = BatchEnv(setting, tables, reward), np.random.default_rng(seed), 0
    lucks = [Luck((seed << 32) + table) for table in range(tables)]
    beside = [Decisions(setting, luck).begin() for luck in lucks]
    shown = env.empty()
    env.reset(seed, shown)
    while ended < rounds and most > 0:
        most -= 1
        for table in np.flatnonzero(rng.random(tables) < LOOKED_AT).tolist():
            same_as_beside(env, table, shown, beside[table])
        chosen = by_lot(shown, rng)
        turns = shown.turns.tolist()
        env.step(chosen, shown)
        for table, (seat, integer) in enumerate(zip(turns, chosen.tolist(), strict=True)):
            other = beside[table]
            assert other.deciding[0] == seat  # whoever chooses in secret is asked in order
            decide(other, seat, integer)
            outcome = other.outcome
            assert shown.over[table] == (outcome is not None)
            if outcome is None:
                assert not shown.rewards[table].any()
                continue
            assert shown.rewards[table].tolist() == np.float32(rewards(setting, outcome, reward)).tolist()
            beside[table] = Decisions(setting, lucks[table]).begin()
            same_as_beside(env, table, shown, beside[table])
            ended += 1
    return ended


def decide(table: Decisions, seat: int, integer: int) -> None:
    """Carry a decision out; one that stands for an action needs no looking whether it is legal."""
    actions = table.setting.actions
    if integer == WAIT or actions.is_pick(integer):
        table.decide(seat, integer)
    else:
        table.act(seat, actions.action(integer, 0))


def same_as_beside(env: BatchEnv, table: int, shown: Shown, beside: Decisions) -> None:
    """The state is that of the engine, and what is shown is what the other adapters show, byte for byte."""
    seat = beside.deciding[0]
    assert shown.turns[table] == seat
    assert env.state(table) == beside.round.state
    assert shown.observations[table].tobytes() == beside.observation(seat).tobytes()
    assert shown.masks[table].tobytes() == beside.mask(seat).tobytes()
    if not table:  # somebody else's chair: what is asked and picked there is not seen from here
        other, state = (seat + 1) % env.setting.seats, env._states[table].tolist()
        assert row(env.setting.room, env.setting, state, other) == beside.observation(other).tobytes()


@pytest.mark.parametrize("room", TABLES)
def test_tables_play_the_rounds_of_the_engine(room: Room) -> None:
    chosen, left = spread(room, WAYS), ROUNDS
    for seed, way in enumerate(chosen):
        left -= play_beside(room, way, seed, 7, -(-ROUNDS // WAYS), "points" if seed % 2 else "winning", STEPS)
    play_beside(room, chosen[-1], WAYS, 7, left, "winning")


@pytest.mark.slow
def test_very_many_rounds_are_those_of_the_engine(room: Room) -> None:
    every = ways(room.game)
    for seed, way in enumerate(every):
        play_beside(room, way, seed, 50, -(-MANY // len(every)), "points" if seed % 2 else "winning")


def row(room: Room, setting: Setting, array: Any, seat: int) -> bytes:
    """What a kernel shows a seat of a state in an array."""
    kernel, layout = kernel_of(room), setting.observations.layout
    assert kernel is not None
    fields, most = [each.start for each in layout.values()], [setting.observations.most(name) for name in layout]
    written: npt.NDArray[np.float32] = np.zeros(setting.observation_size, np.float32)
    rules = kernel.setting(setting.match.rules, setting.seats).rules
    kernel.plain("observe").functions["observe"](rules, array, seat, fields, most, written)
    return bytes(written.tobytes())


def test_from_every_chair_a_kernel_shows_what_the_view_does(room: Room) -> None:
    """Also from those that are not due, which must not learn what is told only to whoever is."""
    kernel = kernel_of(room)
    assert kernel is not None
    for seed, way in enumerate(spread(room, 10)):
        setting = Setting(room, match_of(room.game, way))
        for table in played(setting, Random(seed), most=30):
            array = kernel.packed(table.round.state, table.round.log)
            for seat in range(setting.seats):
                seen = 4 * setting.observations.size  # the rest is not of the view: who is asked, and what is picked
                assert row(room, setting, array, seat)[:seen] == table.observation(seat).tobytes()[:seen]


def test_worlds_that_look_alike_give_the_same_bytes(room: Room) -> None:
    kernel = kernel_of(room)
    assert kernel is not None
    form, different = kernel.plain("imagine"), 0
    for seed, way in enumerate(spread(room, 6)):
        setting, rng, luck = Setting(room, match_of(room.game, way)), Random(seed), form.luck(seed)
        rules, world = kernel.setting(setting.match.rules, setting.seats).rules, form.empty()
        for table in played(setting, rng, most=40):
            if rng.random() > 0.1:
                continue
            seat, worlds, rows = table.deciding[0], set(), set()
            known = kernel.known(room.game.view(table.round.state, seat), table.round.seen(seat))
            for _ in range(4):
                form.functions["imagine"](rules, known, world, luck)
                worlds.add(tuple(world))
                rows.add(row(room, setting, world, seat))
            assert len(rows) == 1
            different += len(worlds) - 1
    assert different > 10


def test_the_same_seed_deals_the_same_and_another_one_does_not() -> None:
    env = batch.tables("elfer-raus", 5, players=3)
    found = []
    for seed in (1, 1, 2):
        shown, rng = env.empty(), np.random.default_rng(0)
        env.reset(seed, shown)
        for _ in range(300):
            env.step(by_lot(shown, rng), shown)
        found.append([each.tobytes() for each in shown])
    assert found[0] == found[1]
    assert found[0][0] != found[2][0]


def test_steps_are_written_into_what_the_caller_keeps() -> None:
    env, steps = batch.tables("elfer-raus", 4, players=2), 6
    kept = Shown(*(np.zeros((steps, *each.shape), each.dtype) for each in env.empty()))
    written = [Shown(*(each[at] for each in kept)) for at in range(steps)]
    env.reset(3, written[0])
    rng = np.random.default_rng(3)
    for before, after in pairwise(written):
        env.step(by_lot(before, rng), after)
    assert kept.masks.any(axis=2).all()
    assert len({row.tobytes() for row in kept.observations.reshape(steps * 4, -1)}) == steps * 4


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    env = batch.tables("elfer-raus", 3, players=4)
    shown = env.empty()
    legal = shown.turns
    for ask in (partial(env.step, legal, shown), env.by_thumb, env.try_all, partial(env.state, 0)):
        with pytest.raises(RuntimeError, match="call reset first"):
            ask()
    env.reset(7, shown)
    legal = shown.masks.argmax(axis=1)
    before = [env.state(table) for table in range(3)], [each.tobytes() for each in shown]
    for wrong, said in ((0, r"0 \(wait\)"), (90, r"90 \(no action\)"), (-1, r"-1 \(no action\)"), (85, r"lay joker")):
        with pytest.raises(ValueError, match=rf"{said}\)? is not legal now at table 2"):
            env.step([*legal[:2], wrong], shown)
    for actions in (legal[:2], legal.astype(np.float32), legal.reshape(3, 1)):
        with pytest.raises(ValueError, match="actions must be 3 integers"):
            env.step(actions, shown)
    with pytest.raises(ValueError, match=r"observations must be float32 of shape \(3, 536\)"):
        env.step(legal, shown._replace(observations=shown.observations.astype(np.float64)))
    with pytest.raises(ValueError, match=r"masks must be int8 of shape \(3, 90\)"):
        env.reset(7, shown._replace(masks=shown.masks[:2]))
    with pytest.raises(ValueError, match="turns must be contiguous"):
        env.step(legal, shown._replace(turns=np.zeros(6, np.int64)[::2]))
    with pytest.raises(ValueError, match="a seed is a number"):
        env.reset(-1, shown)
    with pytest.raises(ValueError, match=r"a whole number is meant, not 1\.5"):
        env.reset(1.5, shown)  # type: ignore[arg-type]
    assert before == ([env.state(table) for table in range(3)], [each.tobytes() for each in shown])


def test_a_game_or_a_number_of_tables_that_cannot_be() -> None:
    with pytest.raises(ValueError, match=r"these can: .*elfer-raus"):
        batch.tables("zweikampf", 4)
    with pytest.raises(ValueError, match="ER-2"):
        batch.tables("elfer-raus", 4, players=7)
    with pytest.raises(ValueError, match="there must be a table"):
        batch.tables("elfer-raus", 0)
    with pytest.raises(ValueError, match="a whole number is meant, not '4'"):
        batch.tables("elfer-raus", "4")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="rewards are by"):
        batch.tables("elfer-raus", 4, reward="money")  # type: ignore[arg-type]


@pytest.mark.parametrize("package", ["numba", "numpy"])
def test_without_its_extra_it_says_what_to_install(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "elferhaus.adapters.batch")
    with pytest.raises(ImportError, match=r"pip install 'elferhaus\[fast\]'$"):
        import elferhaus.adapters.batch  # noqa: F401, PLC0415
