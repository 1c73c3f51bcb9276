"""The greedy player: lays what it can, keeps stoppers last, doubts what cannot be true. One small file a game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from elferhaus.core.game import choose

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.bots.player import Chair


class GreedyPlayer:
    """Asks the file of its game; without one it takes the first thing that is legal."""

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Choose what that game's file thinks best."""
        module = _module(chair)
        if module is None:
            return choose(next(choice for choice in chair.legal if not choice.call), rng)
        action: Action = module.decide(chair, rng)
        return action

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call when that game's file sees a reason."""
        module = _module(chair)
        action: Action | None = module.call(chair, rng) if hasattr(module, "call") else None
        return action


def _module(chair: Chair):
    """Return the file for the game in front of a chair."""
    name = chair.view.__struct_config__.tag.replace("-", "_")
    try:
        return import_module(f"{__name__}.{name}")
    except ModuleNotFoundError:
        return None
