"""Coaching a match from its record: the curve, the verdicts, the swings, and luck and skill apart.

The curve is what somebody would bet who sees all hands, but not into the stock: as on television. A decision is judged
by what its seat could know. What a step changed beyond that was luck: the card that came, where the others' cards lay,
what they had chosen unseen. All of it is the way from even chances to the result, so luck and decisions add up.

The same record is coached the same way every time: its luck comes from its own lines.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import cached_property
from hashlib import sha256
from itertools import pairwise
from math import ceil
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from elferhaus.core.match import standing
from elferhaus.games import room_of

from .chances import calibrated
from .judging import Judge, Judged
from .playouts import Chances, Playouts, Stake, playouts_for, shares_of
from .report import SWINGS, Balance, Moment, Reaction, Report, fortune_for, mark_for
from .steps import Step, read_steps

if TYPE_CHECKING:
    from elferhaus.bots.coaching import Coaching
    from elferhaus.core.match import Match
    from elferhaus.games import Room

CURVE: Final = 0.35  # of the playouts are for the curve
FEWEST, MOST = 24, 600  # playouts for a point of the curve
FEWEST_WORLDS, MOST_WORLDS = 16, 1_200  # in which a decision is tried
AT_MOST: Final = 2.6  # times the planned playouts: what a very long match may cost

Tell = Callable[[int, int], None]  # how much of how much is done


class NoCoachError(Exception):
    """The game has no coach."""

    def __init__(self, game: str) -> None:
        """Keep which game."""
        super().__init__(f"{game} has no coach")
        self.game = game


def _nobody(_done: int, _all: int) -> None: ...


def coach(lines: Sequence[bytes], tell: Tell = _nobody, playouts: int | None = None) -> Report:
    """Coach a match that is over; raise BadRecordError where its record is none, and NoCoachError for some games.

    With fewer ``playouts`` than the game says it is sooner done, and less sure.
    """
    match, steps = read_steps(lines)
    room = room_of(match.game)
    coaching: Coaching[Any] | None = room.bots.coaching
    if coaching is None:
        raise NoCoachError(room.id)
    if coaching.nature == "speed":
        return Report(room.id, coaching.nature, match.players, reactions=reactions(steps, match.seats))
    seed = sha256(b"\n".join(line.rstrip(b"\r\n") for line in lines)).digest()
    return Coach(room, match, steps, seed, playouts=playouts, tell=tell).report()


class Coach:
    """Coaches one match."""

    def __init__(
        self,
        room: Room,
        match: Match,
        steps: list[Step],
        seed: bytes,
        *,
        playouts: int | None = None,
        tell: Tell = _nobody,
    ) -> None:
        """Prepare to play on."""
        assert room.bots.coaching is not None
        planned = room.bots.coaching.playouts if playouts is None else playouts
        self._room, self._match, self._steps, self._seed, self._tell = room, match, steps, seed, tell
        self._coaching: Coaching[Any] = room.bots.coaching
        self.playouts: Playouts = playouts_for(room, match, self._luck("rounds", 0), planned)
        self._budget = planned * self.playouts.effort
        self._judge = Judge(room, self.playouts)

    @cached_property
    def points(self) -> int:
        """How many playouts a point of the curve gets."""
        return int(min(MOST, max(FEWEST, self._for_curve / len(self._steps))))

    @cached_property
    def every(self) -> int:
        """Which moments are looked at: in a very long match not all."""
        return max(1, round(len(self._steps) * self.points / max(self._for_curve, self.points)))

    @cached_property
    def worlds(self) -> int:
        """In how many worlds the choices of a decision are tried, on average."""
        tried = sum(map(len, self.choices.values()))
        return int(min(MOST_WORLDS, max(FEWEST_WORLDS, self._budget * (1 - CURVE) / max(1, tried))))

    @cached_property
    def judges(self) -> frozenset[int]:
        """Which decisions are judged: all, unless a match is so long that this would take too much time."""
        least = FEWEST_WORLDS * sum(map(len, self.choices.values()))
        every = max(1, ceil(least / max(1.0, AT_MOST * self._budget)))
        return frozenset(list(self.choices)[::every])

    @property
    def _for_curve(self) -> float:
        return self._budget * (1.0 if self._coaching.nature == "luck" else CURVE)

    def _luck(self, what: str, index: int) -> Random:
        return Random(self._seed + what.encode() + index.to_bytes(4))

    @cached_property
    def choices(self) -> dict[int, list[Any]]:
        """What is compared at each step with something to decide."""
        found: dict[int, list[Any]] = {}
        if self._coaching.nature == "luck":
            return found
        for index, step in enumerate(self._steps):
            if step.had_a_choice(self._match.game):
                assert step.action is not None
                chair, luck = step.chair(self._match.game), self._luck("choices", index)
                found[index] = self._judge.choices(chair, step.action.blind(), luck)
        return found

    def report(self) -> Report:
        """Return all there is to say."""
        moments, effects = self._moments()
        even = (1 / self._match.seats,) * self._match.seats
        curve = [even, *(moment.chances for moment in moments)]
        sizes = [
            max(abs(now - then) for now, then in zip(after, before, strict=True)) for before, after in pairwise(curve)
        ]
        swings = sorted(range(len(sizes)), key=lambda index: (-sizes[index], index))[:SWINGS]
        judged = {moment.by for moment in moments if moment.verdict is not None}
        return Report(
            self._room.id,
            self._coaching.nature,
            self._match.players,
            tuple(moments),
            tuple(swings),
            balances(curve, [moment.by for moment in moments], effects, judged),
        )

    def _moments(self) -> tuple[list[Moment], list[Chances]]:
        """Return every moment, and what its decision changed for every seat as far as could be known."""
        count = len(self._steps)
        moments: list[Moment] = []
        effects: list[Chances] = []
        chances: Chances = (1 / self._match.seats,) * self._match.seats
        for index, step in enumerate(self._steps):
            if index % self.every == 0 or index == count - 1 or self._match.game.outcome(step.table.state) is not None:
                chances = self.chances(index)
            judged = self.judged(index) if index in self.judges else None
            moments.append(
                Moment(
                    step.line,
                    step.round,
                    tuple(round(each, 4) for each in chances) if index < count - 1 else chances,
                    step.by,
                    step.action,
                    None if judged is None else judged.verdict,
                )
            )
            effects.append((0.0,) * self._match.seats if judged is None else judged.effects)
            self._tell(index + 1, count)
        return moments, effects

    def stake(self, step: Step) -> Stake:
        """Return what the round of a step is part of."""
        return Stake(step.before, self._match.rounds - step.round)

    def chances(self, index: int) -> Chances:
        """Return everyone's chance to win the match after a step; after the last one it is known."""
        match = self._match
        if index == len(self._steps) - 1:
            winners = standing(match).winners
            return tuple((seat in winners) / len(winners) for seat in range(match.seats))
        return calibrated(self.shares(index), self._coaching.trust, self.points)

    def shares(self, index: int) -> Chances:
        """Return which share of the playouts everyone won after a step."""
        step, match = self._steps[index], self._match
        stake, outcome = self.stake(step), match.game.outcome(step.table.state)
        if outcome is not None:
            return after_round(self.playouts, outcome.points, stake, match.game.info.low_wins)
        return self.playouts.chances(step.table, stake, self.points, self._luck("curve", index))

    def judged(self, index: int) -> Judged | None:
        """Judge the decision of a step, if there was one."""
        choices = self.choices.get(index)
        if choices is None:
            return None
        chair, stake = self._steps[index].chair(self._match.game), self.stake(self._steps[index])
        return self._judge.judge(chair, choices, stake, self.worlds, self._luck("judging", index))


def after_round(playouts: Playouts, points: Sequence[int], stake: Stake, low_wins: bool) -> Chances:
    """Return the shares that everyone wins after a round with these points, whatever the others bring."""
    sums = playouts.later(stake.left)
    won = [shares_of(points, stake.before, later, low_wins) for later in sums]
    return tuple(sum(each) / len(sums) for each in zip(*won, strict=True))


def balances(
    curve: Sequence[Chances], by: Sequence[int | None], effects: Sequence[Chances], judged: Container[int | None]
) -> tuple[Balance, ...]:
    """Return for every seat what was luck and what were decisions: together the way from the first point to the last.

    What a decision changed by what its seat could know is a decision's; the rest of every step is luck. Whoever had
    nothing to decide is not told how they played.
    """
    found = []
    for seat in range(len(curve[0])):
        luck = own = others = 0.0
        for index, effect in enumerate(effects):
            luck += curve[index + 1][seat] - curve[index][seat] - effect[seat]
            if by[index] == seat:
                own += effect[seat]
            else:
                others += effect[seat]
        found.append(
            Balance(
                curve[0][seat],
                luck,
                own,
                others,
                curve[-1][seat],
                fortune_for(luck),
                mark_for(-own) if seat in judged else None,
            )
        )
    return tuple(found)


def reactions(steps: Sequence[Step], seats: int) -> tuple[Reaction, ...]:
    """Return how quick everyone called."""
    times: list[list[float]] = [[] for _ in range(seats)]
    for step in steps:
        at = None if step.action is None else step.action.called_at
        if at is not None and step.by is not None:
            times[step.by].append(at)
    return tuple(Reaction(len(each), median(each), min(each)) if each else Reaction(0) for each in times)
