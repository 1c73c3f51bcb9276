"""What a coach has to know of a game, beyond how it is searched: of what kind it is, and how far playouts are right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from elferhaus.core.game import Event

S = TypeVar("S", bound=Struct)

# Decisions count; nobody decides anything that matters; or whoever is quick wins.
Nature: TypeAlias = Literal["choice", "luck", "speed"]


@dataclass(frozen=True, kw_only=True)
class Coaching(Generic[S]):
    """How matches of a game are coached. A game without it has no coach."""

    nature: Nature = "choice"
    playouts: int = 0  # that a whole match gets, with a compiled kernel where there is one
    # In playouts everyone goes by rule of thumb, but one decision in so many is any that is legal: people are like
    # that, and without it the cards alone would decide every playout. 0: never. Only kernels can do it.
    lapses: int = 0
    # The power to which the shares of won playouts are raised: below 1 where they are too sure of themselves.
    # ``benchmarks/coach.py`` finds it, on other matches than those on which it is judged.
    trust: float = 1.0
    # The same table, but what nobody at it can know lies in another order.
    reshuffled: Callable[[S, Sequence[Event], Random], S] | None = None
