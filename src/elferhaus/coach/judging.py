"""Judging one decision by what its seat could know: what else could have been done, and what it cost not to do it.

In worlds that fit all the seat had seen, its choices are tried with the same luck. The most promising other choice is
then compared with what was done in further worlds, so that it is not called better for having been lucky once. Only
what leads by more than chance explains counts, and nothing is called a mistake before it was looked at twice: in more
worlds, and by an expert, who thinks ahead in another way and must find the other choice better, too.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec import Struct

from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.bots.hints import because
from elferhaus.bots.search import MANY, SearchPlayer
from elferhaus.core.game import Action

from .chances import calibrated
from .report import NAMED, Verdict, word_for

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.bots.engine.settings import AnySettings
    from elferhaus.bots.engine.tree import Considered
    from elferhaus.bots.hints import Reason
    from elferhaus.core.game import AnyGame
    from elferhaus.core.player import Chair, ChairCopy
    from elferhaus.games import Room

    from .playouts import Chances, Playouts, Stake

FIRST: Final = 0.4  # of the worlds are for all choices, the rest for the two that are left
LEAD: Final = 1.5  # standard errors by which another choice must be better to be called so
AGAIN: Final = 3  # times as many other worlds decide whether what looks like a mistake is one
CLEAR: Final = 2.0  # standard errors by which what was done must lead for nothing else to be looked at


TRIED: Final = because("coach-tried")  # there is no better reason than that it was tried


class Expert(Protocol):
    """Who is asked before anybody is blamed."""

    def consider(self, chair: Chair[Any], choices: Sequence[Action | None], rng: Random) -> list[Considered]:
        """Return the choices, the best first; the first given wins doubts."""


class Judged(Struct, frozen=True):
    """A verdict, and what the decision changed for every seat by what could be known then."""

    verdict: Verdict
    effects: tuple[float, ...]


class Judge:
    """Judges the decisions of one match."""

    def __init__(self, room: Room, playouts: Playouts) -> None:
        """Keep who plays on."""
        assert room.bots.coaching is not None
        self._room, self._playouts = room, playouts
        self._trust = room.bots.coaching.trust
        self._settings = room.bots.thinking or SearchSettings[Any, Any](policy=room.bots.by_thumb)
        self.expert: Expert | None = (
            None if room.bots.thinking is None else expert_at(room.game, self._settings, playouts)
        )

    def choices(self, chair: ChairCopy, done: Action, rng: Random) -> list[Action | None]:
        """Return what was done, and what else is worth a thought: to somebody who calls out of turn, silence."""
        if done.call or all(isinstance(each, Action) and each.timed for each in chair.legal):
            return [done, None]
        return list(dict.fromkeys([done, *self._settings.choices(chair, self._settings.policy, rng)]))

    def judge(
        self, chair: ChairCopy, choices: Sequence[Action | None], stake: Stake, worlds: int, rng: Random
    ) -> Judged:
        """Judge the first of these choices."""
        nothing = (0.0,) * chair.view.seats
        if len(choices) == 1:
            return Judged(Verdict("best", 0.0, None, self._why(chair, choices[0], rng)), nothing)
        done, other = choices[0], choices[1]
        assert done is not None
        if len(choices) > 2:
            first = self._playouts.tried(chair, choices, stake, max(2, int(FIRST * worlds)), rng)
            at = max(range(1, len(choices)), key=lambda index: sum(first.values[index]))
            if lead(first.values[0], first.values[at])[1] > CLEAR:
                return Judged(Verdict("best", 0.0, None, self._why(chair, done, rng)), nothing)
            other = choices[at]
            worlds = int((1 - FIRST) * worlds * len(choices) / 2)
        for count in (max(2, worlds), AGAIN * max(2, worlds)):
            tried = self._playouts.tried(chair, [done, other], stake, count, rng)
            _, errors = lead(tried.values[1], tried.values[0])
            did, could = (calibrated(each, self._trust, count) for each in tried.shares)
            cost = could[chair.seat] - did[chair.seat]
            word = word_for(max(0.0, cost))
            if word not in NAMED:
                break
        if word == "best" or errors < LEAD or (word in NAMED and not self._would_blame(chair, done, other, rng)):
            return Judged(Verdict("best", 0.0, None, self._why(chair, done, rng)), nothing)
        effects: Chances = tuple(mine - theirs for mine, theirs in zip(did, could, strict=True))
        return Judged(Verdict(word, round(cost, 4), other, self._why(chair, other, rng)), effects)

    def _would_blame(self, chair: ChairCopy, done: Action, other: Action | None, rng: Random) -> bool:
        """Tell whether an expert would have done the other thing, too; whoever thinks ahead in no way agrees."""
        return self.expert is None or self.expert.consider(chair, [done, other], rng)[0].action == other

    def _why(self, chair: ChairCopy, best: Action | None, rng: Random) -> Reason | None:
        """Return why a choice is the best, where a hint says so; else only that it was."""
        if best is None:
            return because("coach-silence")
        hint = self._room.bots.give_hint(chair, rng)
        return hint.why if hint is not None and hint.action == best else TRIED


def expert_at(game: AnyGame, settings: AnySettings, playouts: Playouts) -> Expert:
    """Return who thinks ahead as experts do; where no kernel is compiled, for no more than is soon done."""
    most = settings.playouts if playouts.effort == 1 else min(settings.playouts, MANY - 1)
    return SearchPlayer(game, settings, Budget(seconds=None, playouts=most))


def lead(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return by how much a choice did better than another in the same worlds, and in standard errors of that.

    >>> lead([1, 1, 0, 1], [0, 1, 0, 0])[0]
    0.5
    """
    count = len(one)
    pairs = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    mean = sum(pairs) / count
    # As if two more worlds had come out one way each: few worlds that agree by chance are no proof.
    error = sqrt((sum((each - mean) ** 2 for each in pairs) + 2) / (count + 1) / (count + 2))
    return mean, mean / error
