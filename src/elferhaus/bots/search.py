"""The search player: imagines worlds that fit all it has seen, and tries its choices in them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from elferhaus.core.game import Action

from .engine.budget import Budget, BudgetMeter, is_hurried
from .engine.tree import Considered, Search

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import AnyGame
    from elferhaus.core.player import Chair

    from .engine.settings import AnySettings
    from .kernel import Form, Kernel

MANY: Final = 200  # playouts: fewer are sooner made than a compiled kernel is loaded
PLAIN: Final = 10  # a kernel that is not compiled gets one playout in so many,
AT_TABLE: Final = 0.1  # and where somebody waits, so many seconds


class SearchPlayer:
    """Thinks ahead in one game, with a rule of thumb in mind."""

    def __init__(self, game: AnyGame, settings: AnySettings, budget: Budget | None = None) -> None:
        """Keep how long to think; without a budget, as long as an expert does in that game."""
        self.settings = settings
        self._game, self._budget = game, budget

    def decide(self, chair: Chair[Any], rng: Random) -> Action:
        """Choose what did best in the worlds that can be."""
        choices = self.settings.choices(chair, self.settings.policy, rng)
        if len(choices) == 1:
            return choices[0]
        action = self.consider(chair, choices, rng)[0].action
        assert action is not None
        return action

    def call(self, chair: Chair[Any], rng: Random) -> Action | None:
        """Call as the rule of thumb would, or where thinking about it helps, if silence did worse."""
        usual = self.settings.policy.call(chair, rng)
        if not self.settings.calls:
            return usual
        legal = [choice for choice in chair.legal if isinstance(choice, Action) and (choice.call or choice.timed)]
        choices = list(dict.fromkeys([usual, None, *legal]))
        return choices[0] if len(choices) == 1 else self.consider(chair, choices, rng)[0].action

    def consider(self, chair: Chair[Any], choices: Sequence[Action | None], rng: Random) -> list[Considered]:
        """Return the choices with what they brought, the best first; the first given wins doubts."""
        settings = self.settings
        budget = self._budget or Budget(seconds=None, playouts=settings.playouts)
        if settings.effort is not None and budget.playouts is not None:
            budget = replace(budget, playouts=ceil(budget.playouts * settings.effort(chair.view)))
        if None in choices and settings.call_playouts is not None:
            most = settings.call_playouts
            budget = replace(budget, playouts=most if budget.playouts is None else min(budget.playouts, most))
        form = None if settings.quick is None else self._form(settings.quick, budget)
        if form is not None and not form.is_compiled and self._budget is None and budget.playouts is not None:
            seconds = AT_TABLE if is_hurried() else None
            budget = replace(budget, playouts=ceil(budget.playouts / PLAIN), seconds=seconds)
        search = Search(self._game, settings, chair.view, chair.seen, chair.seat, form=form)
        return search.choose(choices, BudgetMeter(budget), rng)

    @staticmethod
    def _form(kernel: Kernel, budget: Budget) -> Form:
        """Return the compiled form of a kernel where much is to be done; at a table, nobody waits until it is ready."""
        if budget.playouts is not None and budget.playouts < MANY:
            return kernel.plain("compare")
        return kernel.form("compare", wait=not is_hurried())


class Adviser(SearchPlayer):
    """Gives hints: thinks as an expert does, but where somebody waits and its kernel is not ready, does not think."""

    def decide(self, chair: Chair[Any], rng: Random) -> Action:
        """Choose what to advise."""
        kernel = self.settings.quick
        if kernel is not None and is_hurried() and not kernel.form("compare").is_compiled:
            return self.settings.choices(chair, self.settings.policy, rng)[0]
        return super().decide(chair, rng)
