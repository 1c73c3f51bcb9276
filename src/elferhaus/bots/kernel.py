"""Kernels: the quick form of a game, for whoever plays many rounds (search, lab, coach, batch environments).

A game's ``bots/kernel.py`` holds plain functions on flat arrays of integers. From the same ``Luck`` they deal and play
the very rounds that the engine plays with ``random`` or ``thumb`` in the chairs, action by action. They run as they
are, or compiled (``compiled.py``): tens of millions of decisions a second.

What a kernel module offers (``Ints`` and ``Floats`` are lists, or NumPy arrays for compiled functions):

=====================================================================  ==============================================
``SIZE``                                                                the length of a state; its first two numbers are
                                                                        what was done last, and by whom
``deal(rules, state, luck)``                                            deal a round into a state
``legal(rules, state, found) -> count``                                 list the legal actions of the seat that is due
``play(rules, weights, state, luck, players, most, action) -> made``    play on by kind of player (``RANDOM`` or
                                                                        ``BY_THUMB``, one a seat), ``most`` decisions at
                                                                        most, the first one as given unless negative
``is_over(state)``, ``score(rules, state, points) -> winners``          the end, as points and a set of seats
``imagine(rules, known, state, luck)``                                  draw a world that fits all that a seat has seen
``value(rules, weights, state, seat, points)``                          what an end is worth to a seat that searches
``due(state) -> seat``                                                  whose decision it is; where a game has this and
``observe(rules, state, seat, fields, most, out)``                      the next, learners can play many tables at once:
                                                                        write what a seat sees, as numbers from 0 to 1
=====================================================================  ==============================================

To these come ``rounds``, ``trials`` and ``compare`` (``loops.py``), and what learners use (``tables.py``). Where those
are asked if they call, or pick cards one by one, a module beside the kernel has a ``deal``, ``legal`` and ``play`` of
theirs (``Bots.learners``).
A rules array begins with the number of seats and the dealer. A ``Kernel`` knows the way between engine and arrays:

>>> from elferhaus.games import room_named
>>> room = room_named("elfer-raus")
>>> kernel = room.bots.kernel
>>> form = kernel.plain("rounds")  # or ``form``: compiled as soon as that is ready
>>> rules = room.game.rules_type(edition="2013")
>>> played = form.rounds(*kernel.setting(rules, 4), [RANDOM] * 4, seed=1, count=10)
>>> len(played.lengths), all(played.winners)
(10, True)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Lock, Thread
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from elferhaus.core.game import Action, Event

from . import loops, tables
from .compiled import LOG, Functions, bound, compiled, has_numba
from .luck import WORDS, Floats, Ints, set_luck

if TYPE_CHECKING:
    from elferhaus.core.game import Seat, View

RANDOM, BY_THUMB, OWN_WAY = 0, 1, 2  # kinds of players; the last is whoever searches, where a kernel has ``own_way``
MOST_SEATS: Final = 8
HORIZON: Final = 100_000  # decisions


class Setting(NamedTuple):
    """What rules, a number of seats and a rule of thumb mean to a kernel."""

    rules: list[int]
    weights: list[float]


class HouseRule(NamedTuple):
    """A number of the rules that the lab may change, though no leaflet does: where it stands, and what it can be."""

    at: int  # in the rules array
    least: int
    most: Callable[[Sequence[int]], int]  # by that array


class Trials(NamedTuple):
    """Rounds that were watched: points by round and seat, and of each round winners, decisions and two more things."""

    points: Ints
    winners: Ints
    lengths: Ints
    first: Ints  # who acted first
    stuck: Ints  # decisions in which nothing could be laid


class Rounds(NamedTuple):
    """Rounds that were played: points by round and seat, winners as sets of seats, and numbers of decisions."""

    points: Ints
    winners: Ints
    lengths: Ints


class Form:
    """One form of a kernel's functions, plain or compiled, with arrays that suit it."""

    def __init__(self, size: int, functions: Functions, is_compiled: bool) -> None:
        """Keep the functions."""
        self.size, self.functions, self.is_compiled = size, functions, is_compiled

    def ints(self, values: Sequence[int]) -> Ints:
        """Return integers as these functions take them."""
        if not self.is_compiled:
            return list(values)
        from numpy import array, int64

        return cast("Ints", array(values, dtype=int64))

    def zeros(self, count: int) -> Ints:
        """Return room for so many integers."""
        if not self.is_compiled:
            return [0] * count
        from numpy import int64, zeros

        return cast("Ints", zeros(count, dtype=int64))

    def floats(self, values: Sequence[float]) -> Floats:
        """Return numbers as these functions take them."""
        if not self.is_compiled:
            return list(values)
        from numpy import array, float64

        return cast("Floats", array(values, dtype=float64))

    def luck(self, seed: int) -> Ints:
        """Return luck from a seed of up to 63 bits."""
        words = [0] * WORDS
        set_luck(words, seed)
        return self.ints(words)

    def empty(self) -> Ints:
        """Return room for a state."""
        return self.ints([0] * self.size)

    def rounds(
        self, rules: Sequence[int], weights: Sequence[float], players: Sequence[int], seed: int, count: int
    ) -> Rounds:
        """Deal and play so many rounds; round number ``i`` has the luck of ``seed + i``."""
        seats = rules[0]
        points, winners, lengths = self.ints([0] * seats * count), self.ints([0] * count), self.ints([0] * count)
        arrays = (self.ints(rules), self.floats(weights), self.ints(players))
        scratch = (self.empty(), self.luck(0), self.ints([0] * MOST_SEATS))
        self.functions["rounds"](*arrays, seed, count, points, winners, lengths, *scratch)
        return Rounds(points, winners, lengths)

    def trials(self, setting: Setting, players: Sequence[int], stuck: Sequence[int], seed: int, count: int) -> Trials:
        """Deal and play so many rounds, and watch every decision; ``stuck`` are actions of whoever can lay nothing."""
        seats = setting.rules[0]
        points, found = self.ints([0] * seats * count), [self.ints([0] * count) for _ in range(4)]
        arrays = (self.ints(setting.rules), self.floats(setting.weights), self.ints(players), self.ints([-1, *stuck]))
        scratch = (self.empty(), self.luck(0), self.ints([0] * MOST_SEATS))
        self.functions["trials"](*arrays, seed, count, points, *found, *scratch)
        return Trials(points, *found)


class Comparison:
    """Actions of one seat, tried in the same worlds again and again."""

    def __init__(
        self, form: Form, setting: Setting, known: Sequence[int], seat: Seat, seed: int, own: int = BY_THUMB
    ) -> None:
        """Take in what the seat knows, and which kind of player it is thought to be later."""
        self._form, self._seat = form, seat
        self._rules, self._weights = form.ints(setting.rules), form.floats(setting.weights)
        self._known, self._luck = form.ints(known), form.luck(seed)
        kinds = [own if each == seat else BY_THUMB for each in range(MOST_SEATS)]
        self._players, self._score = form.ints(kinds), form.ints([0] * MOST_SEATS)
        self._world, self._state = form.empty(), form.empty()

    def values(self, actions: Sequence[int], worlds: int, horizon: int = HORIZON) -> list[list[float]]:
        """Return what each action brought in each of so many further worlds."""
        form = self._form
        found = form.floats([0.0] * len(actions) * worlds)
        form.functions["compare"](
            self._rules,
            self._weights,
            self._known,
            self._seat,
            form.ints(actions),
            worlds,
            horizon,
            found,
            self._players,
            self._world,
            self._state,
            self._luck,
            self._score,
        )
        listed = [float(each) for each in found]
        return [listed[at : at + worlds] for at in range(0, len(listed), worlds)]


@dataclass(frozen=True, kw_only=True)
class Kernel:
    """A game's kernel: its functions, and the way between engine and arrays."""

    module: str  # where the functions are
    setting: Callable[[Any, int], Setting]  # by the game's rules and the number of seats
    packed: Callable[[Any, Sequence[Event]], list[int]]  # a state of the engine as an array, and what has happened
    unpacked: Callable[[Ints, Any, int], Any]  # and back, with the rules and the number of seats
    action: Callable[[int], Action]  # an action by its number
    number: Callable[[Action | None], int]  # None is to stay silent in a window
    known: Callable[[Any, Sequence[Event]], list[int]]  # what a seat knows, by its view and what it has seen
    weighed: Callable[[Any, Sequence[Event]], list[int]] | None = None  # likewise, worlds to be weighed by past play
    for_learners: bool = False  # whether its module has ``due`` and ``observe``: many tables can be played at once
    own_way: Callable[[Any, int], Sequence[float]] | None = None  # further weights: how whoever searches goes on
    picks: Callable[[str | None], int] | None = None  # where learners pick cards: the number of one, or of enough
    stuck: Sequence[Action] = ()  # what is done by whoever can lay nothing
    house_rules: Mapping[str, HouseRule] = field(default_factory=dict)

    def plain(self, *names: str) -> Form:
        """Return these functions as they are written."""
        return self._compiling(names).plain

    def form(self, *names: str, wait: bool = False) -> Form:
        """Return these functions: compiled if they are ready, or waited for; else plain, while the others are made."""
        return self._compiling(names).form(wait)

    def _compiling(self, names: tuple[str, ...]) -> Compiling:
        made = _COMPILING.get((self.module, names))
        if made is None:  # of two that are made at once, one is kept
            made = _COMPILING.setdefault((self.module, names), Compiling(self.module, names))
        return made

    def comparison(self, view: View, seen: Sequence[Event], seat: Seat, seed: int, form: Form) -> Comparison:
        """Prepare to try actions of a seat. Weighing worlds takes a hundred times as long where it is not compiled."""
        known = self.weighed if self.weighed is not None and form.is_compiled else self.known
        rules, weights = self.setting(view.rules, view.seats)
        own_way = [] if self.own_way is None else self.own_way(view.rules, view.seats)
        setting = Setting(rules, [*weights, *own_way])
        return Comparison(form, setting, known(view, seen), seat, seed, OWN_WAY if own_way else BY_THUMB)


class Compiling:
    """Some functions of a kernel module: plain at once, compiled by and by in a thread."""

    def __init__(self, name: str, wanted: Sequence[str]) -> None:
        """Begin plain."""
        module = sys.modules[name]
        self.name = name
        self.functions: Functions = {}
        for each in wanted:
            loop = getattr(loops, each, None) or getattr(tables, each, None)
            self.functions[each] = bound(loop, module) if isinstance(loop, FunctionType) else getattr(module, each)
        self.plain = Form(module.SIZE, self.functions, is_compiled=False)
        self._compiled: Form | None = None
        self._thread: Thread | None = None
        self._lock = Lock()

    def form(self, wait: bool = False) -> Form:
        """Return the best form there is now, or will be."""
        if self._compiled is None and has_numba():
            with self._lock:
                if self._thread is None:
                    self._thread = Thread(target=self._compile, name=f"compiling {self.name}", daemon=True)
                    self._thread.start()
            if wait:
                self._thread.join()
        return self._compiled or self.plain

    def _compile(self) -> None:
        try:
            with _ONE_AT_A_TIME:
                made = compiled(f"{self.name}-{'-'.join(self.functions)}", self.functions)
        except Exception:  # noqa: BLE001  # a compiler has many ways to fail, and none may hurt
            LOG.warning("the kernel %s stays uncompiled", self.name, exc_info=True)
        else:
            self._compiled = Form(self.plain.size, made, is_compiled=True)


_ONE_AT_A_TIME: Final = Lock()  # the compiler and where it keeps things are one for all threads

# Games that share a module share these.
_COMPILING: Final[dict[tuple[str, tuple[str, ...]], Compiling]] = {}
