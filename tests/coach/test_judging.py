"""Judging: nothing is called a mistake for having been unlucky once, nor where an expert would have done the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from coach.test_coach import golden, room_of
from elferhaus.bots.engine.tree import Considered
from elferhaus.coach.judging import AGAIN, Judge, Judged
from elferhaus.coach.playouts import Stake, Tried
from elferhaus.coach.steps import read_steps

WORLDS = 200


class Written:
    """Playouts of two choices in which the other leads by what is written down, trial by trial."""

    effort = 1.0

    def __init__(self, *leads: float) -> None:
        self._leads, self.worlds = list(leads), list[int]()

    def tried(self, chair: Any, choices: Any, stake: Any, worlds: int, rng: Random) -> Tried:
        assert (len(choices), stake.left, rng.random() < 1) == (2, 0, True)
        self.worlds.append(worlds)
        seats, wins = chair.view.seats, [0.4, 0.4 + self._leads.pop(0)]
        values = [[float(world < win * worlds) for world in range(worlds)] for win in wins]
        shares = [
            tuple(win if seat == chair.seat else (1 - win) / (seats - 1) for seat in range(seats)) for win in wins
        ]
        return Tried(shares, values)

    def chances(self, *_: Any) -> Any:
        raise AssertionError("nobody asks for chances")

    def later(self, left: int) -> list[list[int]]:
        raise AssertionError("nobody looks so far ahead")


class Expert:
    """Somebody who thinks the choice with this number the best."""

    def __init__(self, best: int) -> None:
        self._best, self.asked = best, 0

    def consider(self, chair: Any, choices: Any, rng: Random) -> list[Considered]:
        self.asked += 1
        return [Considered(choices[self._best])]


DONE, OTHER = 0, 1


@pytest.mark.parametrize(
    ("leads", "word"),
    [
        ([0.15, 0.0], "best"),  # it was luck
        ([0.15, 0.03], "inexact"),  # some of it was
        ([0.15, 0.15], "blunder"),
        ([0.08, 0.09], "mistake"),
        ([0.04], "inexact"),  # need not be looked at twice
        ([0.0], "best"),
    ],
)
def test_what_looks_like_a_mistake_is_looked_at_again_in_more_worlds(leads: list[float], word: str) -> None:
    judged, playouts, _ = judged_by(Expert(OTHER), leads)
    assert judged.verdict.word == word
    assert playouts.worlds == [WORLDS, AGAIN * WORLDS][: len(leads)]
    assert judged.verdict.cost == pytest.approx(leads[-1] if word != "best" else 0.0, abs=0.005)


@pytest.mark.parametrize(("leads", "word", "asked"), [([0.15, 0.15], "best", 1), ([0.04], "inexact", 0)])
def test_nobody_is_blamed_for_what_an_expert_would_do(leads: list[float], word: str, asked: int) -> None:
    judged, _, expert = judged_by(Expert(DONE), leads)
    assert (judged.verdict.word, expert.asked) == (word, asked)
    assert sum(map(abs, judged.effects)) > 0 or word == "best"


def judged_by(expert: Expert, leads: list[float]) -> tuple[Judged, Written, Expert]:
    """Judge a decision whose other choice leads so in one trial after another, and may be the expert's."""
    match, steps = read_steps(golden("elfer-raus-2011-basic"))
    index = next(at for at, step in enumerate(steps) if step.had_a_choice(match.game))
    chair, playouts = steps[index].chair(match.game), Written(*leads)
    judge = Judge(room_of("elfer-raus"), playouts)
    judge.expert = expert
    done = steps[index].action
    assert done is not None
    legal: list[Any] = [each for each in chair.legal if each != done.blind()]
    stake = Stake((0,) * match.seats, 0)
    return judge.judge(chair, [done.blind(), legal[0]], stake, WORLDS, Random(1)), playouts, expert
