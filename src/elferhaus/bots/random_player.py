"""The random player: anything legal, so that every kind of decision comes up sooner or later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.core.game import Pattern, choose

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair

CALLS: Final = 0.2  # how often a window tempts it
PATTERNS: Final = 0.75  # how often it takes a pattern, where there are single actions as well


class RandomPlayer:
    """Chooses by lot. A pattern stands for many actions, so it is the likelier choice beside single ones."""

    def decide(self, chair: Chair[Any], rng: Random) -> Action:
        """Choose one of the legal actions by lot."""
        choices = [choice for choice in chair.legal if not choice.call]
        patterns = [choice for choice in choices if isinstance(choice, Pattern)]
        if patterns and rng.random() < PATTERNS:
            return choose(rng.choice(patterns), rng)
        return choose(choices[int(rng.random() * len(choices))], rng)

    def call(self, chair: Chair[Any], rng: Random) -> Action | None:
        """Call now and then, right or wrong."""
        if rng.random() >= CALLS:
            return None
        # A seat that is also due to act could act instead: that is not what it is asked now.
        choices = [choice for choice in chair.legal if choice.call] or chair.legal
        return choose(rng.choice(choices), rng)
