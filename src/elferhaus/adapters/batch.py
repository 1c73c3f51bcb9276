"""Thousands of tables at once, in arrays: ``elferhaus.adapters.batch.tables("elfer-raus", tables=4096, players=4)``.

Observations, masks and integers are those of the other adapters (``encoding.py``, ``actions.py``), byte for byte, so
what was learned here can sit down there. The rounds are played by a game's kernel (``bots/kernel.py``): with the same
luck and the same decisions they are those of the engine. Everything is written into arrays that the caller owns: a
learner can let each step write straight into its own storage.

>>> env = tables("elfer-raus", tables=3, players=4)
>>> shown = env.empty()
>>> env.reset(7, shown)
>>> env.step(shown.masks.argmax(axis=1), shown)  # the first legal action at every table
>>> shown.observations.shape, shown.rewards.shape, shown.turns.shape
((3, 536), (3, 4), (3,))

Where a round ends, ``over`` says so, ``rewards`` has what every seat gained, and the next round is dealt already: what
is seen is its beginning.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, cast

from elferhaus.adapters import MissingExtraError

try:
    import numba  # noqa: F401
    import numpy as np

    from elferhaus.adapters.decisions import Reward, reward_named, setting
except ImportError:
    raise MissingExtraError("fast") from None

from elferhaus.adapters.actions import WAIT
from elferhaus.bots.kernel import BY_THUMB, MOST_SEATS, Kernel
from elferhaus.bots.luck import WORDS
from elferhaus.bots.tables import FRESH
from elferhaus.games import Room, rooms

if TYPE_CHECKING:
    import numpy.typing as npt

    from elferhaus.adapters.actions import Actions
    from elferhaus.adapters.decisions import Setting
    from elferhaus.bots.compiled import Functions

    Integers: TypeAlias = npt.NDArray[np.int64]

SEEDS: Final = 1 << 31
MOST_LEGAL: Final = 2_000  # actions that can be legal at once


class Shown(NamedTuple):
    """What a step writes, one row a table. The arrays are the caller's, contiguous and of these types."""

    observations: npt.NDArray[np.float32]  # what the seat sees that is to decide
    masks: npt.NDArray[np.int8]  # a 1 for every integer that is legal
    turns: Integers  # whose decision it is
    rewards: npt.NDArray[np.float32]  # by seat: 0 until the round ends
    over: npt.NDArray[np.bool_]  # whether this step ended a round


class BatchEnv:
    """So many tables, each with a round of its own."""

    def __init__(self, setting: Setting, tables: int, reward: Reward) -> None:
        """Set the tables; ``reset`` deals. The kernel is compiled here, or loaded."""
        kernel = kernel_of(setting.room)
        if kernel is None:
            able = ", ".join(room.id for room in rooms() if kernel_of(room))
            raise ValueError(f"{setting.room.id} cannot be played at many tables at once; these can: {able}")
        if _whole(tables) < 1:
            raise ValueError(f"there must be a table: {tables}")
        self.setting, self.tables, self._kernel = setting, tables, kernel
        form = kernel.form("go_on", "first_illegal", wait=True)
        if not form.is_compiled:
            raise RuntimeError(f"the kernel of {setting.room.id} could not be compiled; the log says why")
        self._go_on, self._first_illegal = form.functions["go_on"], form.functions["first_illegal"]
        means = kernel.setting(setting.match.rules, setting.seats)
        self._rules, self._weights = form.ints(means.rules), form.floats(means.weights)
        layout = setting.observations.layout
        self._fields = form.ints([places.start for places in layout.values()])
        self._most = form.floats([setting.observations.most(name) for name in layout])
        self._numbers, self._integers = _both_ways(setting, kernel)
        sign = -1 if setting.room.game.info.low_wins else 1
        self._reward = sign if reward_named(reward) == "points" else 0
        self._size = form.size
        self._states, self._lucks = _zeros((tables, form.size)), _zeros((tables, WORDS))
        self._players, self._points, self._found = _zeros(MOST_SEATS), _zeros(MOST_SEATS), _zeros(MOST_LEGAL)
        self._dealt = False

    def empty(self) -> Shown:
        """Return new arrays of the right sizes."""
        return Shown(*(np.zeros(shape, kind) for shape, kind in self._shapes()))

    def reset(self, seed: int, shown: Shown) -> None:
        """Deal at all tables; number ``i`` has the luck of ``seed * 2**32 + i``, and keeps it from round to round."""
        if not 0 <= _whole(seed) < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}: {seed}")
        self._check(shown)
        self._turn(seed, _zeros(self.tables), shown)
        self._dealt = True

    def step(self, actions: npt.ArrayLike, shown: Shown) -> None:
        """Carry out one integer a table; where one is not legal, say so and change nothing."""
        self._must_be_dealt()
        given = np.asarray(actions)
        if given.shape != (self.tables,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"actions must be {self.tables} integers, not {given.dtype} of shape {given.shape}")
        self._check(shown)
        integers = np.ascontiguousarray(given, np.int64)
        table = self._first_illegal(
            self._rules, self._states.reshape(-1), self._numbers, integers, self._size, self._found
        )
        if table >= 0:
            number = int(integers[table])
            said = self.setting.actions.text(number) if 0 <= number < self.setting.actions.size else "no action"
            raise ValueError(f"{number} ({said}) is not legal now at table {table}")
        self._turn(FRESH, integers, shown)

    def by_thumb(self) -> Integers:
        """Return what the house's rule of thumb would do at every table, to learn from it or to play against it."""
        chosen = _zeros(self.tables)
        self._teacher()["by_thumb"](*self._taught(), chosen)
        return chosen

    def try_all(self, least: int = 1) -> npt.NDArray[np.float32]:
        """Return which share of the win each legal action brings if the rule of thumb plays on in every seat.

        One row a table, as ``masks``. It is tried with the cards as they lie, hidden ones included: over many rounds
        their mean is what an action is worth, to teach a policy; a player that asked for it would cheat.
        Tables at which fewer than ``least`` actions are legal are left out.
        """
        worths: npt.NDArray[np.float32] = np.zeros((self.tables, self.setting.actions.size), np.float32)
        self._teacher()["try_all"](
            *self._taught(), self._found, self._points, worths.reshape(-1), self.setting.actions.size, least
        )
        return worths

    def _teacher(self) -> Functions:
        return self._kernel.form("by_thumb", "try_all", wait=True).functions

    def _must_be_dealt(self) -> None:
        if not self._dealt:
            raise RuntimeError("nothing has been dealt: call reset first")

    def _taught(self) -> tuple[Any, ...]:
        """Return what both of them look at, and room to try things."""
        self._must_be_dealt()
        tables = (self._states.reshape(-1), self._lucks.reshape(-1), self._size)
        players: Integers = np.full(MOST_SEATS, BY_THUMB, np.int64)
        return self._rules, self._weights, players, self._integers, *tables, _zeros(self._size), _zeros(WORDS)

    def state(self, table: int) -> Any:
        """Return the state of a table as the engine has it."""
        self._must_be_dealt()
        return self._kernel.unpacked(cast("Any", self._states[table]), self.setting.match.rules, self.setting.seats)

    def _turn(self, seed: int, actions: Integers, shown: Shown) -> None:
        self._go_on(
            self._rules,
            self._weights,
            self._players,
            seed,
            self._reward,
            actions,
            self._numbers,
            self._integers,
            self._fields,
            self._most,
            self._states.reshape(-1),
            self._lucks.reshape(-1),
            shown.observations.reshape(-1),
            shown.masks.reshape(-1),
            shown.turns,
            shown.rewards.reshape(-1),
            shown.over.view(np.int8),
            self._size,
            self._found,
            self._points,
        )

    def _shapes(self) -> list[tuple[tuple[int, ...], type[np.generic]]]:
        """Return the shapes and types of what is shown."""
        tables, setting = self.tables, self.setting
        return [
            ((tables, setting.observation_size), np.float32),
            ((tables, setting.actions.size), np.int8),
            ((tables,), np.int64),
            ((tables, setting.seats), np.float32),
            ((tables,), np.bool_),
        ]

    def _check(self, shown: Shown) -> None:
        for name, array, (shape, kind) in zip(Shown._fields, shown, self._shapes(), strict=True):
            if array.shape != shape or array.dtype != kind:
                wanted = f"{np.dtype(kind)} of shape {shape}"
                raise ValueError(f"{name} must be {wanted}, not {array.dtype} of shape {array.shape}")
            if not (array.flags.c_contiguous and array.flags.writeable):
                raise ValueError(f"{name} must be contiguous and writable")


def tables(
    game: str,
    tables: int,
    *,
    players: int | None = None,
    edition: str | None = None,
    reward: Reward = "winning",
    **options: Any,
) -> BatchEnv:
    """Return so many tables of a game; rewards are those of the other adapters."""
    return BatchEnv(setting(game, players, edition, **options), tables, reward)


def kernel_of(room: Room) -> Kernel | None:
    """Return a room's kernel, if it can show a seat what it sees."""
    kernel = room.bots.learners or room.bots.kernel
    return kernel if kernel is not None and kernel.for_learners else None


def _whole(number: Any) -> int:
    try:
        return operator.index(number)
    except TypeError:
        raise ValueError(f"a whole number is meant, not {number!r}") from None


def _zeros(shape: int | tuple[int, ...]) -> Integers:
    return np.zeros(shape, np.int64)


def _both_ways(setting: Setting, kernel: Kernel) -> tuple[Integers, Integers]:
    """Return a kernel's numbers by the integers of the actions, and the other way round; -1 where it has none."""
    numbers: Integers = np.full(setting.actions.size, -1, np.int64)
    for integer in range(setting.actions.size):
        try:
            numbers[integer] = _number(setting.actions, kernel, integer)
        except KeyError:  # a card that this game does not have
            continue
    integers = _zeros(int(numbers.max()) + 1)
    known = np.flatnonzero(numbers >= 0)
    assert len(np.unique(numbers[known])) == len(known), "two actions have one number"
    integers[numbers[known]] = known
    return numbers, integers


def _number(actions: Actions, kernel: Kernel, integer: int) -> int:
    if integer == WAIT:
        return kernel.number(None) if any(action.timed for action in actions.table) else -1
    if actions.is_pick(integer):
        assert kernel.picks is not None
        return kernel.picks(None if integer == actions.done else actions.card(integer))
    return kernel.number(actions.table[integer - 1])
