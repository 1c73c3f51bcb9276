"""What a room tells whoever turns its views and actions into numbers, where the types do not say it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from .game import Action


@dataclass(frozen=True, kw_only=True)
class Encoding:
    """How views become observations, and actions integers: each of its parts can be left out."""

    most: Mapping[str, float] = field(default_factory=dict)  # the most that a number of the view can be, by its field
    piles: Mapping[str, int] = field(default_factory=dict)  # how many a field of piles can have, where not four
    ordered: tuple[str, ...] = ()  # fields of the view with piles whose order counts
    actions: Callable[[int], Iterable[Action]] | None = None  # all of them for so many seats, in a lasting order
