"""The arena: the same cards for everyone in every seat, whatever the number of processes, and honest intervals."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from elferhaus.cli.app import command_line
from elferhaus.core.duplicate import rotations
from elferhaus.core.game import Action
from elferhaus.core.player import Chair
from elferhaus.games.junior import ROOM
from elferhaus.games.junior.view import JuniorView
from elferhaus.lab.arena import Contest, Score, Standing, line_up, play_deal, play_deals
from elferhaus.lab.spread import HERE, Place

JUNIOR = Contest("junior", ("patient", "greedy", "greedy"), seed=11)


def results(scores: dict[str, Score]) -> dict[str, tuple[int, float, int]]:
    """What a deal brought, without the time it took."""
    return {name: (score.games, score.wins, score.points) for name, score in scores.items()}


def test_the_last_bot_named_fills_the_seats_and_every_rotation_is_played_once() -> None:
    assert line_up(["a", "b", "c"], 5) == ("a", "b", "c", "c", "c")
    assert len(rotations(("a", "b", "b", "b"))) == 4
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(("a", "a")) == [("a", "a")]


def test_every_bot_has_every_seat_with_the_same_cards() -> None:
    first: dict[str, set[tuple[Any, ...]]] = {"patient": set(), "greedy": set()}

    class Watching:
        def __init__(self, name: str) -> None:
            self.name = name

        def decide(self, chair: Chair[JuniorView], rng: Random) -> Action:
            if not chair.seen:  # the first decision of the round
                first[self.name].add((chair.seat, chair.view.hand))
            return ROOM.players[self.name].decide(chair, rng)

        def call(self, chair: Chair[JuniorView], rng: Random) -> Action | None:
            return None

    players: Any = {name: Watching(name) for name in first}
    play_deal(JUNIOR, JUNIOR.match(), 3, players)
    assert len(first["patient"]) == 1
    assert first["patient"] == first["greedy"]


def test_a_deal_is_the_same_alone_and_among_others_and_in_any_process() -> None:
    alone = results(play_deal(JUNIOR, JUNIOR.match(), 2))
    here = [results(scores) for scores in play_deals(JUNIOR, 4, Place(1))]
    there = [results(scores) for scores in play_deals(JUNIOR, 4, Place(2))]
    assert here[1] == alone
    assert sorted(map(str, here)) == sorted(map(str, there))


def test_a_bot_among_its_own_kind_gets_an_even_share() -> None:
    contest = Contest("junior", ("random", "random", "random"), seed=1)
    standing = Standing(contest)
    for scores in play_deals(contest, 5, HERE):
        standing.add(scores)
    assert standing.matches == 5
    assert standing.share("random") == pytest.approx((1 / 3, 0), abs=1e-6)


def test_a_shared_win_is_split() -> None:
    contest = Contest("hoechste", ("greedy", "random"), seed=1)
    for scores in play_deals(contest, 30, HERE):
        assert sum(score.wins for score in scores.values()) == 2  # two rotations, one win in each


def test_the_interval_is_taken_over_deals() -> None:
    standing = Standing(Contest("junior", ("a", "b"), seed=1))
    for wins in (2, 0, 1, 1):  # of two games on each deal
        standing.add({"a": Score(games=2, wins=wins), "b": Score(games=2, wins=2 - wins)})
    share, margin = standing.share("a")
    assert share == 0.5
    variance = (0.5**2 + 0.5**2) / 3
    assert margin == pytest.approx(1.96 * sqrt(variance / 4))
    assert standing.even == 0.5


def test_one_deal_proves_nothing() -> None:
    standing = Standing(Contest("junior", ("a", "b"), seed=1))
    standing.add({"a": Score(games=2, wins=2), "b": Score(games=2)})
    assert standing.share("a") == (1.0, 1.0)


def run(*arguments: str) -> tuple[int, str]:
    """Call the command."""
    done = CliRunner().invoke(command_line(["arena"]), ["arena", *arguments], env={"COLUMNS": "80"})
    return done.exit_code, done.output


def test_the_command_prints_and_writes_what_was_found(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    arguments = ("junior", "--players", "3", "--bots", "patient,greedy", "--seed", "11", "--jobs", "1")
    code, text = run(*arguments, "--matches", "5", "--json", str(file))
    assert code == 0
    assert "6 matches of 1 round: 2 deals in 3" in " ".join(text.split())
    written = json.loads(file.read_text("utf-8"))
    assert (written["deals"], written["matches"], written["stopped"]) == (2, 6, False)
    assert written["bots"] == ["patient", "greedy", "greedy"]
    assert [each["games"] for each in written["results"]] == [6, 12]
    assert sum(each["wins"] for each in written["results"]) == 6


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("junior", "--bots", "genius"), "there is no player"),
        (("junior", "--bots", "greedy,greedy,random", "--players", "2"), "3 players are named for 2 seats"),
        (("junior", "--bots", "greedy", "--players", "9"), "JR-1"),
        (("elfer-raus", "--bots", "greedy", "--edition", "space", "-o", "variant=any-start"), "C-5"),
        (("whist", "--bots", "greedy"), "there is no game"),
    ],
)
def test_the_command_says_no_before_anything_is_played(arguments: tuple[str, ...], message: str) -> None:
    code, text = run(*arguments)
    assert code == 2
    assert message in text


def test_ctrl_c_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(contest: Contest, *_deals_and_place: Any) -> Any:
        yield play_deal(contest, contest.match(), 1)
        raise KeyboardInterrupt

    monkeypatch.setattr("elferhaus.cli.arena.play_deals", interrupted)
    file = tmp_path / "result.json"
    code, text = run("junior", "--players", "2", "--bots", "patient,greedy", "--json", str(file))
    assert code == 130
    assert "stopped after 1 of 500 deals" in text
    assert json.loads(file.read_text("utf-8"))["stopped"]
