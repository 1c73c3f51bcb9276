"""Many tables side by side, for learners: what is done with every kernel in the same way.

``game`` is the kernel module that a loop is bound to, as in ``loops.py``. What belongs to the tables stands in one flat
array, table after table: states, luck, observations, masks and rewards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from .loops import MOST, NOT_GIVEN
from .luck import WORDS, Floats, Ints, set_luck

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Singles: TypeAlias = "npt.NDArray[np.float32]"
Bytes: TypeAlias = "npt.NDArray[np.int8]"

game: Any = None  # the kernel module: what it offers is in ``kernel.py``

NUMBERS: Final = 21  # of a colour
JOKER_PLACE: Final = 84  # of a pile in an observation, after the number cards
PILE: Final = 85
MOST_JOKERS: Final = 4.0
SEED_BITS: Final = 32  # of a table's luck that are its own: the others are the seed of all
FRESH: Final = -1  # in place of a seed: go on with the luck there is


def first_illegal(rules: Ints, states: Ints, numbers: Ints, actions: Ints, size: int, found: Ints) -> int:
    """Return the first table at which an integer is not legal now, or -1."""
    for table in range(len(actions)):
        integer, is_legal = actions[table], False
        if 0 <= integer < len(numbers):
            count = game.legal(rules, states[table * size : (table + 1) * size], found)
            for at in range(count):
                if found[at] == numbers[integer]:
                    is_legal = True
        if not is_legal:
            return table
    return -1


def go_on(
    rules: Ints,
    weights: Floats,
    players: Ints,
    seed: int,
    reward: int,
    actions: Ints,
    numbers: Ints,
    integers: Ints,
    fields: Ints,
    most: Floats,
    states: Ints,
    lucks: Ints,
    observations: Singles,
    masks: Bytes,
    turns: Ints,
    rewards: Singles,
    over: Bytes,
    size: int,
    found: Ints,
    points: Ints,
) -> None:
    """Deal at every table, or carry out an action at each; where a round ends, say who won what, and deal the next.

    ``reward`` is 0 where winners share what everyone pays; else points count so many times.
    """
    seats, width, wide = rules[0], len(observations) // len(turns), len(numbers)
    for table in range(len(turns)):
        state, luck = states[table * size : (table + 1) * size], lucks[table * WORDS : (table + 1) * WORDS]
        gained = rewards[table * seats : (table + 1) * seats]
        gained[:] = 0
        over[table] = 0
        if seed >= 0:
            set_luck(luck, (seed << SEED_BITS) + table)
            game.deal(rules, state, luck)
        else:
            game.play(rules, weights, state, luck, players, 1, numbers[actions[table]])
            if game.is_over(state):
                winners = game.score(rules, state, points)
                shared = 0
                for seat in range(seats):
                    shared += winners >> seat & 1
                for seat in range(seats):
                    gained[seat] = reward * points[seat] if reward else (winners >> seat & 1) * seats / shared - 1
                over[table] = 1
                game.deal(rules, state, luck)
        row, mask = observations[table * width : (table + 1) * width], masks[table * wide : (table + 1) * wide]
        row[:] = 0
        mask[:] = 0
        turns[table] = game.due(state)
        game.observe(rules, state, turns[table], fields, most, row)
        for at in range(game.legal(rules, state, found)):
            mask[integers[found[at]]] = 1


def by_thumb(
    rules: Ints,
    weights: Floats,
    players: Ints,
    integers: Ints,
    states: Ints,
    lucks: Ints,
    size: int,
    state: Ints,
    luck: Ints,
    chosen: Ints,
) -> None:
    """Say what a player of this kind would do at every table; nothing is done."""
    for table in range(len(chosen)):
        began = states[table * size : (table + 1) * size]
        luck[:] = lucks[table * WORDS : (table + 1) * WORDS]
        state[1] = -1
        while state[1] != game.due(began):  # where all choose in secret, lots say who is asked
            state[:] = began
            game.play(rules, weights, state, luck, players, 1, NOT_GIVEN)
        chosen[table] = integers[state[0]]


def try_all(
    rules: Ints,
    weights: Floats,
    players: Ints,
    integers: Ints,
    states: Ints,
    lucks: Ints,
    size: int,
    state: Ints,
    luck: Ints,
    found: Ints,
    points: Ints,
    worths: Singles,
    wide: int,
    least: int,
) -> None:
    """Say of everything that is legal which share of the win it brings if players of this kind play on from there.

    It is tried on the table as it is, hidden cards included: for teachers, never for players. Where there are fewer
    actions than ``least``, nothing is tried.
    """
    for table in range(len(lucks) // WORDS):
        began = states[table * size : (table + 1) * size]
        seat = game.due(began)
        worth = worths[table * wide : (table + 1) * wide]
        worth[:] = 0
        count = game.legal(rules, began, found)
        for at in range(count if count >= least else 0):
            state[:] = began
            luck[:] = lucks[table * WORDS : (table + 1) * WORDS]
            game.play(rules, weights, state, luck, players, MOST, found[at])
            winners = game.score(rules, state, points)
            if winners >> seat & 1:
                shared = 0
                for each in range(rules[0]):
                    shared += winners >> each & 1
                worth[integers[found[at]]] = 1 / shared


# ── what kernels write observations with; the places are those of ``adapters/encoding.py`` ──


def show_numbers(out: Singles, at: int, numbers: int) -> None:
    """Write which numbers of a colour there are; ``at`` is the place of its 1."""
    for number in range(NUMBERS):
        if numbers >> number + 1 & 1:
            out[at + number] = 1


def show_amount(out: Singles, at: int, amount: int, most: float) -> None:
    """Write a number as a part of the most that it can be."""
    out[at] = min(amount / most, 1.0)
