"""Judging: nothing is called a mistake for having been unlucky once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from coach.test_coach import golden, room_of
from elferhaus.coach.judging import AGAIN, Judge
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
    match, steps = read_steps(golden("elfer-raus-2011-basic"))
    index = next(at for at, step in enumerate(steps) if step.had_a_choice(match.game))
    chair, playouts = steps[index].chair(match.game), Written(*leads)
    judge = Judge(room_of("elfer-raus"), playouts)
    done = steps[index].action
    assert done is not None
    legal: list[Any] = [each for each in chair.legal if each != done.blind()]
    judged = judge.judge(chair, [done.blind(), legal[0]], Stake((0,) * match.seats, 0), WORLDS, Random(1))
    assert judged.verdict.word == word
    assert playouts.worlds == [WORLDS, AGAIN * WORLDS][: len(leads)]
    assert judged.verdict.cost == pytest.approx(leads[-1] if word != "best" else 0.0, abs=0.005)
