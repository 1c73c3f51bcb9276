"""Information-set Monte-Carlo tree search: many imagined worlds, in each of which every promising choice is tried.

At the root all choices that are still considered are tried in the same worlds with the same luck, and the worse half of
them is dropped again and again (sequential halving): with few playouts, comparing in pairs tells far more.
Below it, the own later decisions form a tree of what was done in it so far (worlds differ, so nothing else can be its
key); it grows slowly, and beyond it everyone plays by rule of thumb. The others always do: they know neither the world
nor what is being thought here.
"""

from __future__ import annotations

from functools import partial
from math import ceil, inf, log, log2, sqrt
from random import Random
from typing import TYPE_CHECKING, Final

from elferhaus.core.game import Action
from elferhaus.core.round import Round

from .value import worth

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from elferhaus.bots.kernel import Comparison, Form, Kernel
    from elferhaus.core.game import AnyGame, Event, Seat, View
    from elferhaus.core.player import AnyPlayer

    from .budget import BudgetMeter
    from .settings import AnySettings

CURIOUS: Final = 0.5  # how much a rarely tried choice is preferred, below the root
SURE: Final = 4.0  # standard errors by which a choice must lead all others to be taken before the budget is spent
SURE_AFTER: Final = 32  # worlds: then it is looked whether one does, and again whenever they have doubled
ALIKE_AFTER: Final = 64  # worlds in which all choices brought the same: there is nothing to choose
FEWEST: Final = 8  # worlds before anything is dropped
AT_ONCE: Final = 8  # worlds that a kernel tries in one go
WIDENS: Final = 0.5  # the power of the visits by which a node gets more choices
WIDENS_AFTER: Final = 12  # visits for each further choice's square


class Node:
    """One of the own decisions, reached by these actions of one's own."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        """Begin unknown."""
        self.visits = 0
        self.total = 0.0
        self.children: dict[Action, Node] = {}


class Considered:
    """A choice at the root: what it brought in each world, and the decisions that follow it."""

    def __init__(self, action: Action | None) -> None:
        """Begin untried; None is to stay silent in a window."""
        self.action = action
        self.values: list[float] = []
        self.node = Node()

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return sum(self.values) / max(1, len(self.values))


class Search:
    """Thinks about one decision of one seat."""

    def __init__(
        self,
        game: AnyGame,
        settings: AnySettings,
        view: View,
        seen: Sequence[Event],
        seat: Seat,
        *,
        form: Form | None = None,
    ) -> None:
        """Keep what the seat knows; where the game has a kernel, ``form`` says in which form (else compiled)."""
        self._game, self._settings, self._view, self._seen, self._seat = game, settings, view, seen, seat
        self._kernel, self._form = settings.quick, form
        self._tried: Comparison | None = None
        self._depth = settings.depth(view) if callable(settings.depth) else settings.depth
        if self._kernel is not None:
            return
        self._world: Callable[[Random], object] = (
            partial(game.imagine, view, seen) if settings.worlds is None else settings.worlds(view, seen)
        )

    def choose(self, choices: Sequence[Action | None], budget: BudgetMeter, rng: Random) -> list[Considered]:
        """Return all choices, the best first; the first of those given wins doubts."""
        considered = [Considered(action) for action in choices]
        live = considered
        stages = max(1, ceil(log2(len(choices))))
        stage = 1
        while not budget.is_empty:
            worlds = 1 if self._kernel is None else budget.worlds(len(live), AT_ONCE)
            self.try_out(live, rng, worlds)
            budget.spent += len(live) * worlds
            tried = len(live[0].values)
            if tried >= SURE_AFTER and not tried & (tried - 1) and _is_settled(live):
                break
            if stage < stages and tried >= FEWEST and budget.share >= stage / stages:
                stage += 1
                kept = sorted(live[1:], key=lambda each: -each.mean)[: max(1, (len(live) - 1) // 2)]
                live = [live[0], *kept]
        doubts = self._settings.doubts
        best = chosen(live, doubts(self._view) if callable(doubts) else doubts)
        return [best, *sorted((each for each in considered if each is not best), key=lambda each: -each.mean)]

    def try_out(self, choices: Sequence[Considered], rng: Random, worlds: int = 1) -> None:
        """Try these in further worlds, with the same luck."""
        if self._kernel is not None:
            self._try_out_quickly(self._kernel, choices, rng, worlds)
            return
        for _ in range(worlds):
            self._try_out_once(choices, rng)

    def _try_out_quickly(self, kernel: Kernel, choices: Sequence[Considered], rng: Random, worlds: int) -> None:
        if self._tried is None:
            form = kernel.form("compare", wait=True) if self._form is None else self._form
            self._tried = kernel.comparison(self._view, self._seen, self._seat, rng.getrandbits(63), form)
        numbers = [kernel.number(each.action) for each in choices]
        found = self._tried.values(numbers, worlds, self._settings.horizon)
        for each, values in zip(choices, found, strict=True):
            each.values += values

    def _try_out_once(self, choices: Sequence[Considered], rng: Random) -> None:
        state, luck = self._world(rng), rng.getrandbits(64)
        for each in choices:
            each.values.append(self._play(state, each, Random(luck) if self._settings.chance else rng))

    def _play(self, state: object, considered: Considered, rng: Random) -> float:
        settings = self._settings
        world = Round(self._game, state, self._seen, trusting=True)
        if considered.action is None:
            world.stay_silent()
        else:
            world.act(self._seat, considered.action)
        policies = [settings.policy] * self._view.seats
        path = [considered.node]
        while path[-1].visits and len(path) <= self._depth:
            chair = world.play(policies, rng, until=self._seat, most=settings.horizon - world.decisions)
            if chair is None:
                break
            usual = settings.policy.decide(chair, rng)
            action = _next(
                path[-1], usual, [each for each in chair.legal if isinstance(each, Action) and not each.call]
            )
            path.append(path[-1].children.setdefault(action, Node()))
            world.act(self._seat, action)
        value = self._end(world, policies, rng)
        for node in path:
            node.visits += 1
            node.total += value
        return value

    def _end(self, world: Round, policies: Sequence[AnyPlayer], rng: Random) -> float:
        """Let everyone play on by rule of thumb, and say what that brought."""
        settings = self._settings
        if settings.playout is not None:
            return settings.playout(world.state, self._seat, world.log, rng)
        world.play(policies, rng, most=settings.horizon - world.decisions)
        outcome = world.outcome
        return 0.0 if outcome is None else worth(outcome, self._seat, self._game.info.low_wins)


def _next(node: Node, usual: Action, legal: Sequence[Action]) -> Action:
    """Choose by the upper confidence bound among the choices open so far; the usual one is the first of them."""
    children = node.children
    if usual not in children:
        return usual
    most = 1 + int((node.visits / WIDENS_AFTER) ** WIDENS)
    here = [action for action in legal if action in children]
    if len(here) < most:
        for action in legal:
            if action not in children:
                return action
    total = log(node.visits + 1)
    return max(
        here or [usual],
        key=lambda action: (
            children[action].total / max(1, children[action].visits)
            + CURIOUS * sqrt(total / max(1, children[action].visits))
        ),
    )


def chosen(tried: Sequence[Considered], doubts: float) -> Considered:
    """Return what did best; but the first, the usual one, if that leads it by so few standard errors only."""
    best = max(tried, key=lambda each: each.mean)
    return tried[0] if _lead(best, tried[0]) <= doubts else best


def _lead(one: Considered, other: Considered) -> float:
    """Say by how many standard errors a choice did better than another in the same worlds."""
    pairs = [mine - theirs for mine, theirs in zip(one.values, other.values, strict=False)]
    if len(pairs) < 2:
        return 0.0
    mean = sum(pairs) / len(pairs)
    error = sqrt(sum([(each - mean) ** 2 for each in pairs]) / (len(pairs) - 1) / len(pairs))
    return mean / error if error else inf * mean if mean else 0.0


def _is_settled(live: Sequence[Considered]) -> bool:
    """Tell whether more worlds would hardly change the choice."""
    first = live[0].values
    if len(first) >= ALIKE_AFTER and all(each.values == first for each in live):
        return True
    best = max(live, key=lambda each: each.mean)
    return all(each is best or _lead(best, each) > SURE for each in live)
