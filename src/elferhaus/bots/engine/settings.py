"""How a game is searched: what everyone is thought to do, what is worth a thought, how far to look ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from elferhaus.bots.kernel import Kernel
from elferhaus.core.game import Action, Event, Pattern, Seat, View
from elferhaus.core.player import AnyPlayer, Chair, Player

V = TypeVar("V", bound=View)
S = TypeVar("S", bound=Struct)

MOST: Final = 12  # choices that are considered
DRAWS: Final = 10  # how often a rule of thumb with some chance in it, and a pattern, are asked for further ones


def usual_choices(chair: Chair[Any], policy: AnyPlayer, rng: Random) -> list[Action]:
    """Return what is worth a thought: first what the rule of thumb would do, then all else, or some of a pattern."""
    found = [policy.decide(chair, rng)]
    patterns = [choice for choice in chair.legal if isinstance(choice, Pattern) and not choice.call]
    if patterns:
        found += [policy.decide(chair, rng) for _ in range(DRAWS)]
        found += [rng.choice(patterns).sample(rng) for _ in range(DRAWS)]
    found += [choice for choice in chair.legal if isinstance(choice, Action) and not choice.call]
    return list(dict.fromkeys(found))[:MOST]


@dataclass(frozen=True, kw_only=True)
class SearchSettings(Generic[V, S]):
    """What a search has to know about a game; the defaults do for one with short rounds and few choices."""

    policy: Player[V]  # how everyone, oneself included, is thought to go on
    choices: Callable[[Chair[V], Player[V], Random], list[Action]] = usual_choices  # the first is done in doubt
    playouts: int = 160  # what an expert spends on a decision
    effort: Callable[[V], float] | None = None  # which part of that the decision is worth, by the view; else all
    horizon: int = 2_000  # steps of a playout: two stubborn players could go on for ever
    # Standard errors by which another choice must beat the first; where it differs, by the view.
    doubts: float | Callable[[V], float] = 1.0
    calls: bool = False  # whether a call is thought about, too, or made by rule of thumb
    call_playouts: int | None = None  # what is spent on a call at most: everyone is asked for one in every window
    chance: bool = True  # whether playing a world on needs luck, the same for all choices; else no generator is made
    # How many of the own later decisions are searched, too; then the policy makes them. Where it differs, by the view.
    depth: int | Callable[[V], int] = 1_000
    # What draws likely worlds, prepared once for a decision and then called for each world; else ``imagine`` does.
    worlds: Callable[[V, Sequence[Event]], Callable[[Random], S]] | None = None
    # A quicker way to play a world on than by the policy; says what it came to (``value.worth``).
    playout: Callable[[S, Seat, Sequence[Event], Random], float] | None = None
    # The game's quick form. Unless there is a ``playout``, it imagines the worlds and plays them on, and neither
    # ``worlds`` nor ``depth`` is asked; ``playouts`` is meant for the compiled one: the plain one does with a tenth.
    kernel: Kernel | None = None

    @property
    def quick(self) -> Kernel | None:
        """The kernel that a search uses."""
        return self.kernel if self.playout is None else None


AnySettings = SearchSettings[Any, Any]
