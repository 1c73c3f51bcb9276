"""Whether the coach is right: whether positions told "30 %" are won 30 % of the time, and whether it finds blunders.

uv run benchmarks/coach.py --game elfer-raus --matches 2000 --seed 2        winning chances beside what happened
uv run benchmarks/coach.py --game elfer-raus --matches 500 --seed 1 --fit   which trust its playouts deserve
uv run benchmarks/coach.py --game elfer-raus --matches 60 --seed 3 --blunders expert   does it find blunders?

``--save GAME.jsonl`` keeps every position as a line of JSON, and these can be drawn:

uv run --extra lab benchmarks/coach.py --draw docs/pictures/coach-calibration.svg elfer-raus.jsonl junior.jsonl …
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import altair
import vl_convert

from elferhaus.bots.engine.settings import usual_choices
from elferhaus.coach.chances import calibrated
from elferhaus.coach.matches import Coach
from elferhaus.coach.playouts import Stake, playouts_for
from elferhaus.coach.report import NAMED
from elferhaus.coach.steps import Step, read_steps
from elferhaus.core.match import Match, new_match, play_match, standing
from elferhaus.core.player import copied
from elferhaus.games import Room, room_named

POSITIONS = 3  # of each match
BINS = 10
COLUMNS = 4  # pictures beside each other
COSTS = 0.10  # winning chance: from here on a decision should be named
TENTH = 10
REFERENCE = 800  # worlds in which it is found out what a decision really cost; without a kernel a quarter
PLAYOUTS = 240  # for a position; without a kernel a quarter


def drawn_match(room: Room, rng: Random, rounds: tuple[int, ...] = (1, 1, 1, 3)) -> tuple[Match, list[str]]:
    """Return a match with so many players as it comes, each of them steady or sharp."""
    info = room.game.info
    seats = rng.randint(info.players[0], min(4, info.players[-1]))
    names = [rng.choice(["steady", "sharp"]) for _ in range(seats)]
    return new_match(room.game, [f"{name} {at + 1}" for at, name in enumerate(names)], rng.choice(rounds)), names


def positions(game: str, seed: int) -> list[dict[str, Any]]:
    """Play a match, and return some of its positions: who won how many playouts there, and what really happened."""
    room = room_named(game)
    assert room is not None
    rng = Random(f"{game} {seed}")
    match, names = drawn_match(room, rng)
    lines: list[bytes] = []
    over, _ = play_match(match, [room.player(name) for name in names], rng, lines.append)
    match, steps = read_steps(lines)
    winners = standing(over).winners
    result = [(seat in winners) / len(winners) for seat in range(match.seats)]
    coach = Coach(room, match, steps, seed.to_bytes(8))
    coach.points = PLAYOUTS if room.bots.kernel else PLAYOUTS // 4
    about = {"result": result, "count": coach.points, "names": names, "rounds": match.rounds}
    return [
        {"shares": coach.shares(index), "at": index / len(steps)} | about
        for index in rng.sample(range(len(steps) - 1), min(POSITIONS, len(steps) - 1))
    ]


class Blunderer:
    """A player who takes the worst of all choices in every tenth decision."""

    def __init__(self, room: Room, level: str, match: Match, rng: Random) -> None:
        """Prepare to find out what is worst."""
        self._else, self._policy = room.player(level), room.bots.by_thumb
        self._playouts, self._match = playouts_for(room, match, rng, PLAYOUTS * 1_000), match
        self.made = 0
        self.worst: list[tuple[int, Any]] = []  # at which of its decisions, and what

    def decide(self, chair: Any, rng: Random) -> Any:
        """Decide."""
        choices = usual_choices(chair, self._policy, rng)
        if len(choices) > 1:
            self.made += 1
            if self.made % TENTH == 0:
                stake = Stake((0,) * self._match.seats, 0)
                copy = copied(chair)
                tried = self._playouts.tried(copy, choices, stake, 100 if hasattr(self._playouts, "_form") else 24, rng)
                worst = min(range(len(choices)), key=lambda at: sum(tried.values[at]))
                self.worst.append((self.made, choices[worst]))
                return choices[worst]
        return self._else.decide(chair, rng)

    def call(self, chair: Any, rng: Random) -> Any:
        """Call as others of this level do."""
        return self._else.call(chair, rng)


def blunders(game: str, seed: int, *, level: str) -> dict[str, list[Any]]:
    """Play a match with one who blunders; return what the coach says of those decisions and of all others.

    With it goes what they really cost; of others only where the coach found fault.
    """
    room = room_named(game)
    assert room is not None
    rng = Random(f"{game} blunders {seed}")
    match, _ = drawn_match(room, rng, (1,))
    seat = rng.randrange(match.seats)
    blunderer = Blunderer(room, level, match, rng)
    players: list[Any] = [room.player(level)] * match.seats
    players[seat] = blunderer
    lines: list[bytes] = []
    play_match(match, players, rng, lines.append)
    match, steps = read_steps(lines)
    coach = Coach(room, match, steps, seed.to_bytes(8))
    found: dict[str, list[Any]] = {"worst": [], "others": []}
    wanted, mine = dict(blunderer.worst), 0
    for index, step in enumerate(steps):
        choices = coach.choices.get(index)
        if choices is None or step.action is None or step.action.call:
            continue
        chair = step.chair(match.game)
        if step.by == seat and len(usual_choices(chair, room.bots.by_thumb, Random(index))) > 1:
            mine += 1
            if mine in wanted:
                assert step.action.blind() == wanted[mine]
                found["worst"].append((_word(coach, index), _cost(coach, room, match, step, index)))
                continue
        if len(choices) > 1:
            word = _word(coach, index)
            found["others"].append((word, _cost(coach, room, match, step, index) if word in NAMED else 0.0))
    return found


def _word(coach: Coach, index: int) -> str:
    judged = coach.judged(index)
    assert judged is not None
    return judged.verdict.word


def _cost(coach: Coach, room: Room, match: Match, step: Step, index: int) -> float:
    """Return what a decision cost in other worlds than those in which it was judged."""
    chair, choices = step.chair(match.game), coach.choices[index]
    if len(choices) == 1:
        return 0.0
    worlds = REFERENCE if room.bots.kernel else REFERENCE // 4
    first = coach.playouts.tried(chair, choices, coach.stake(step), worlds, Random(index + 1))
    best = max(range(len(choices)), key=lambda at: sum(first.values[at]))
    again = coach.playouts.tried(chair, [choices[0], choices[best]], coach.stake(step), worlds, Random(index + 2))
    trust = room.bots.coaching.trust if room.bots.coaching else 1.0
    did, could = (calibrated(each, trust, worlds)[chair.seat] for each in again.shares)
    return could - did


def error(rows: list[dict[str, Any]], trust: float) -> tuple[float, float, list[tuple[int, float, float]]]:
    """Return the expected calibration error, the log loss, and of every bin how many, what was told and what came."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    loss = 0.0
    for row in rows:
        told = calibrated(row["shares"], trust, row["count"])
        for chance, came in zip(told, row["result"], strict=True):
            bins[min(BINS - 1, int(chance * BINS))].append((chance, came))
            loss -= came * log(max(chance, 1e-6))
    table = [
        (len(b), sum(c for c, _ in b) / len(b), sum(w for _, w in b) / len(b)) if b else (0, 0.0, 0.0) for b in bins
    ]
    total = sum(count for count, _, _ in table)
    return sum(count * abs(told - came) for count, told, came in table) / total, loss / len(rows), table


def picture(game: str, rows: list[dict[str, Any]]) -> Any:
    """Return a game's bins as points, larger where there are more, on the line on which they should lie."""
    room = room_named(game)
    assert room is not None
    assert room.bots.coaching is not None
    off, _, table = error(rows, room.bots.coaching.trust)
    data = [{"told": told, "came": came, "count": count} for count, told, came in table if count]
    told = altair.X("told:Q", title="told", axis=altair.Axis(format="%", values=[0, 0.5, 1]))
    came = altair.Y("came:Q", title="won", axis=altair.Axis(format="%", values=[0, 0.5, 1]))
    ideal = altair.Chart(altair.InlineData(values=[{"told": 0, "came": 0}, {"told": 1, "came": 1}]))
    points = altair.Chart(altair.InlineData(values=data), title=f"{game}: {off:.3f}", width=150, height=150)
    return ideal.mark_line(color="#bbb").encode(x=told, y=came) + points.mark_circle(color="#6a2a5b", opacity=1).encode(
        x=told, y=came, size=altair.Size("count:Q", legend=None, scale=altair.Scale(range=[12, 160]))
    )


def draw(to: Path, files: list[Path]) -> None:
    """Draw what was kept, one small picture a game."""
    games = [(file.stem, [json.loads(line) for line in file.read_text("utf-8").splitlines()]) for file in files]
    drawn = altair.concat(*(picture(game, rows) for game, rows in games), columns=COLUMNS)
    to.write_text(vl_convert.vegalite_to_svg(drawn.configure_view(stroke=None).to_json()), "utf-8")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game")
    parser.add_argument("--draw", type=Path, nargs="+", metavar=("PICTURE", "GAME.jsonl"))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--blunders", metavar="LEVEL", help="of everyone, but for the worst choices of one")
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    if given.draw:
        draw(given.draw[0], given.draw[1:])
        return
    os.nice(10)
    room = room_named(given.game)
    assert room is not None
    assert room.bots.coaching is not None
    seeds = [given.seed * 1_000_000 + each for each in range(given.matches)]
    positions(given.game, 0)  # what has to be compiled is compiled once, here
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        work = partial(blunders, level=given.blunders) if given.blunders else positions
        played = list(pool.map(partial(work, given.game), seeds))
    if given.blunders:
        _tell_blunders(f"{given.game}, {given.matches} matches of {given.blunders} players", played)
        return
    rows: list[Any] = [row for each in played for row in each]
    if given.save is not None:
        given.save.write_text("".join(json.dumps(row) + "\n" for row in rows))
    trust = room.bots.coaching.trust
    if given.fit:
        for each in (0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3):
            off, loss, _ = error(rows, each)
            print(f"{given.game} trust {each}: calibration error {off:.4f}, log loss {loss:.4f}")
        return
    off, loss, table = error(rows, trust)
    about = f"{given.matches} matches, {len(rows)} positions, trust {trust}"
    print(f"{given.game}: {about}: calibration error {off:.4f}, log loss {loss:.4f}")
    for count, told, came in table:
        print(f"   {count:6d}  told {told:6.3f}  came {came:6.3f}")


def _tell_blunders(about: str, played: list[Any]) -> None:
    worst = [each for found in played for each in found["worst"]]
    others = [each for found in played for each in found["others"]]
    dear = [word for word, cost in worst if cost > COSTS]
    alarms = [cost for word, cost in others if word in NAMED]
    print(
        f"{about}: {len(worst)} worst choices, {len(dear)} cost more than {COSTS}, of these "
        f"{sum(word in NAMED for word in dear)} named; {len(others)} other decisions, {len(alarms)} named "
        f"({len(alarms) / max(1, len(others)):.1%}), of which {sum(cost < COSTS / 2 for cost in alarms)} "
        f"cost less than {COSTS / 2}",
        flush=True,
    )


if __name__ == "__main__":
    main()
