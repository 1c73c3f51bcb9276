"""Players made of plain functions: one that decides, and one that calls where there is something to call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

from elferhaus.core.game import Action, View, choose
from elferhaus.core.player import Chair

V = TypeVar("V", bound=View)
H = TypeVar("H")


def never_calls(_chair: Chair[Any], _rng: Random) -> Action | None:
    """Stay silent."""
    return None


@dataclass(frozen=True)
class ByRule(Generic[V]):
    """Decides and calls as two functions say."""

    decide: Callable[[Chair[V], Random], Action]
    call: Callable[[Chair[V], Random], Action | None] = never_calls


def first_choice(chair: Chair[Any], rng: Random) -> Action:
    """Take the first thing that is legal."""
    return choose(next(choice for choice in chair.legal if not choice.call), rng)


FIRST_CHOICE: Final[ByRule[Any]] = ByRule(first_choice)


def with_traits(
    traits: H,
    decide: Callable[[Chair[V], Random, H], Action],
    call: Callable[[Chair[V], Random, H], Action | None] | None = None,
) -> ByRule[V]:
    """Return a player that decides as functions say which take somebody's traits as well."""
    if call is None:
        return ByRule(lambda chair, rng: decide(chair, rng, traits))
    return ByRule(lambda chair, rng: decide(chair, rng, traits), lambda chair, rng: call(chair, rng, traits))
