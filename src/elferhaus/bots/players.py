"""The players of one game: those it brings along, and what the others are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from elferhaus.core.game import AnyGame, View
from elferhaus.core.player import AnyPlayer, Chair, Player

from .by_rule import FIRST_CHOICE
from .coaching import Coaching
from .engine.budget import Budget
from .engine.settings import SearchSettings
from .hints import Hint, because
from .kernel import Kernel
from .random_player import RandomPlayer
from .search import Adviser, SearchPlayer

V = TypeVar("V", bound=View)
S = TypeVar("S", bound=Struct)

# From a six-year-old's friend to an expert. The weaker ones make human mistakes, not random moves.
LEVELS: Final = ("little", "easy", "steady", "sharp", "expert")


@dataclass(frozen=True, kw_only=True)
class Bots(Generic[V, S]):
    """What a game brings along for its players. All of it can be left out: then chance and the first choice play."""

    greedy: Player[V] = FIRST_CHOICE
    thumb: Player[V] | None = None  # by rules that a person could keep in mind; else greedy
    patient: Player[V] | None = None  # else greedy
    random: Player[V] = field(default_factory=RandomPlayer)
    levels: Mapping[str, Player[V]] = field(default_factory=dict)  # else thumb; experts search
    usual: str = "steady"  # the level of bots that nobody chose
    search: SearchSettings[V, S] | None = None
    expert: SearchSettings[V, S] | None = None  # how experts think, where they know more; else as search
    network: Player[V] | None = None  # learned; it needs NumPy
    learners: Kernel | None = None  # the kernel as learners play it, where that takes more than it does by itself
    styles: tuple[str, ...] = ()  # in which each level can play, such as sharp-cheeky
    styled: Callable[[AnyGame, str, str, Budget | None], Player[V]] | None = None  # by level and style
    any_style: Callable[[tuple[Player[V], ...]], Player[V]] | None = None  # a level that was given no style
    # What to do and why, as an adviser sees it: thumb, or whoever searches.
    hint: Callable[[Chair[V], Random, Player[V]], Hint | None] | None = None
    coaching: Coaching[S] | None = None  # else the coach has nothing to say about it

    @property
    def kernel(self) -> Kernel | None:
        """The game's quick form, for many rounds, if it has one."""
        return None if self.search is None else self.search.kernel

    @property
    def thinking(self) -> SearchSettings[V, S] | None:
        """How experts, advisers and the coach look for what is best."""
        return self.expert or self.search

    @property
    def by_thumb(self) -> Player[V]:
        """Whoever plays by rule of thumb."""
        return self.greedy if self.thumb is None else self.thumb

    def give_hint(self, chair: Chair[V], rng: Random, adviser: Player[V] | None = None) -> Hint | None:
        """Say what a good player would do, and why; None where there is nothing to do, or better not to call.

        Without an adviser that is by rule of thumb. A game without hints of its own has a sentence that says no more
        than that it is good.
        """
        if not chair.legal:
            return None
        adviser = self.by_thumb if adviser is None else adviser
        if self.hint is None:
            return Hint(adviser.decide(chair, rng), because("hint-good"))
        return self.hint(chair, rng, adviser)

    def adviser(self, game: AnyGame, budget: Budget | None = None) -> Player[V]:
        """Return who gives the best hints: one that searches, where the game says how."""
        return self.by_thumb if self.thinking is None else Adviser(game, self.thinking, budget)

    def players(self, game: AnyGame, budget: Budget | None = None) -> dict[str, AnyPlayer]:
        """Return everyone by name: the bare levels, and each in every style. Searches may be given less than usual."""
        settings = self.search or SearchSettings[Any, Any](policy=self.by_thumb)
        search = SearchPlayer(game, settings, budget)
        best = SearchPlayer(game, self.thinking or settings, budget)
        found: dict[str, AnyPlayer] = {
            "random": self.random,
            "greedy": self.greedy,
            "patient": self.greedy if self.patient is None else self.patient,
            "thumb": self.by_thumb,
            "search": search,
            **({} if self.network is None else {"network": self.network}),
        }
        for level in LEVELS:
            expert = level == "expert" and self.search is not None
            found[level] = self.levels.get(level, best if expert else self.by_thumb)
            if self.styled is not None and self.any_style is not None:
                styled = {style: self.styled(game, level, style, budget) for style in self.styles}
                found[level] = self.any_style(tuple(styled.values()))
                found |= {f"{level}-{style}": player for style, player in styled.items()}
        return found


def searches(player: str) -> bool:
    """Tell whether a player thinks ahead.

    >>> searches("expert-cheeky"), searches("sharp")
    (True, False)
    """
    return player == "search" or player.partition("-")[0] == "expert"
