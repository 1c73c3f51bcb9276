"""The search player: imagines worlds that fit all it has seen, and tries its choices in them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from msgspec.structs import replace

from elferhaus.core.game import Action
from elferhaus.games import game_named

from .budget import Budget, Purse
from .guides import DEFAULT, GUIDES
from .tree import Considered, Search

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.bots.player import Chair

    from .guide import Guide


class SearchPlayer:
    """Thinks ahead, with a rule of thumb in mind; one file a game says how (``guides``)."""

    def __init__(self, budget: Budget | None = None, guides: dict[str, Guide] | None = None) -> None:
        """Keep how long to think; without a budget, as long as an expert does in that game."""
        self._budget = budget
        self._guides = GUIDES if guides is None else guides

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Choose what did best in the worlds that can be."""
        guide = self._guide(chair)
        choices = guide.choices(chair, guide.policy, rng)
        if len(choices) == 1:
            return choices[0]
        action = self.consider(chair, choices, rng)[0].action
        assert action is not None
        return action

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call as the rule of thumb would, or where thinking about it helps, if silence did worse."""
        guide = self._guide(chair)
        usual = guide.policy.call(chair, rng)
        if not guide.calls:
            return usual
        legal = [choice for choice in chair.legal if isinstance(choice, Action) and (choice.call or choice.timed)]
        choices = list(dict.fromkeys([usual, None, *legal]))
        return choices[0] if len(choices) == 1 else self.consider(chair, choices, rng)[0].action

    def consider(self, chair: Chair, choices: Sequence[Action | None], rng: Random) -> list[Considered]:
        """Return the choices with what they brought, the best first; the first given is the rule of thumb's."""
        view = chair.view
        game = game_named(str(view.__struct_config__.tag))
        assert game is not None
        guide = self._guide(chair)
        budget = self._budget or Budget(seconds=None, playouts=guide.playouts)
        if guide.effort is not None and budget.playouts is not None:
            budget = replace(budget, playouts=ceil(budget.playouts * guide.effort(view)))
        if None in choices and guide.call_playouts is not None:
            most = guide.call_playouts
            budget = replace(budget, playouts=most if budget.playouts is None else min(budget.playouts, most))
        return Search(game, guide, view, chair.seen, chair.seat).choose(choices, Purse(budget), rng)

    def _guide(self, chair: Chair) -> Guide:
        return self._guides.get(str(chair.view.__struct_config__.tag), DEFAULT)
