"""What hints are worth: what following one loses, judged by a search of ten times the budget.

Run it with ``uv run benchmarks/hints.py``, or for one game ``uv run benchmarks/hints.py elevens --players 3``. At
moments of rounds by rule of thumb a hint is asked for as at a table, within its 0.15 seconds. Then everything worth a
thought there is tried in the same worlds, in ten times as many as an expert tries. The loss is in percent of a win;
beside it stands what the rule of thumb would have lost.

Where a learned player gives the hints (elevens with two), such a search is no judge: when the stock is empty there is
but one world, both go on by rule of thumb, and a choice is worth all or nothing by that one line. There ``--learned``
lets the learned player go on after the hint, after the rule of thumb's choice and after the search's best one, against
a steady opponent, who errs now and then; what looks worse in a few worlds is looked at again in many others.
"""

from __future__ import annotations

import argparse
from itertools import islice
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from rich.progress import track

from elferhaus.bots.engine.budget import Budget, limited
from elferhaus.bots.engine.tree import Considered, Search
from elferhaus.core.round import Round
from elferhaus.games import room_named, rooms
from elferhaus.lab.positions import positions
from elferhaus.server.workers.pool import HINT_S

if TYPE_CHECKING:
    from elferhaus.core.game import Action
    from elferhaus.core.player import ChairCopy
    from elferhaus.games import Room

TIMES = 10  # as many playouts as an expert's
FEW, MANY = 30, 300  # worlds in which a learned player goes on
DOUBTFUL = 5.0  # percent: then it is looked at again
MUCH = 10.0  # percent of a win


def lost(room: Room, chair: ChairCopy, choices: list[Action | None], advised: Action, times: int) -> list[float]:
    """Return what is lost by the hint, and what by the rule of thumb, in percent."""
    settings = room.bots.search
    assert settings is not None
    tried = [Considered(choice) for choice in dict.fromkeys([*choices, advised])]
    search, rng = Search(room.game, settings, chair.view, chair.seen, chair.seat), Random(1)
    search.try_out(tried, rng, max(1, times * settings.playouts // len(tried)))
    best = max(each.mean for each in tried)
    by_action = {each.action: each.mean for each in tried}
    return [100 * (best - by_action[advised]), 100 * (best - tried[0].mean)]


def lost_by_learned(room: Room, chair: ChairCopy, choices: list[Action | None], advised: Action) -> list[float]:
    """Return the same where whoever follows the hint goes on as the learned player does; wins alone count."""
    settings = room.bots.search
    assert settings is not None
    considered = [Considered(choice) for choice in choices]
    search = Search(room.game, settings, chair.view, chair.seen, chair.seat)
    search.try_out(considered, Random(1), max(1, settings.playouts // len(considered)))
    best = max(considered, key=lambda each: each.mean)
    tried = list(dict.fromkeys([advised, choices[0], best.action]))
    won = wins(room, chair, tried, FEW, Random(2))
    if 100 * (max(won) - won[0]) > DOUBTFUL:
        won = wins(room, chair, tried, MANY, Random(3))  # others, since these were chosen for being bad
    return [100 * (max(won) - won[0]), 100 * (max(won) - won[tried.index(choices[0])])]


def wins(room: Room, chair: ChairCopy, tried: list[Action | None], worlds: int, rng: Random) -> list[float]:
    """Return how often each of them wins in the same worlds with the same luck."""
    players = room.bots.players(room.game)
    policies = [players["steady"]] * chair.view.seats
    policies[chair.seat] = players["network"]
    won = [0.0] * len(tried)
    for _ in range(worlds):
        state, luck = room.game.imagine(chair.view, chair.seen, rng), rng.getrandbits(64)
        for number, action in enumerate(tried):
            world = Round(room.game, state, chair.seen, trusting=True)
            assert action is not None
            world.act(chair.seat, action)
            world.play(policies, Random(luck))
            winners = world.outcome.winners if world.outcome else ()
            won[number] += (chair.seat in winners) / max(1, len(winners))
    return [each / worlds for each in won]


def measured(room: Room, players: int, given: argparse.Namespace) -> str:
    """Ask for hints in one game, and return a row of a table."""
    assert room.bots.search is not None
    adviser = room.bots.adviser(room.game)
    losses, times, rng = [], [], Random(given.seed)
    kernel = room.bots.search.quick
    if kernel is not None:
        kernel.form("compare", wait=True)
    found = islice(positions(room.game, room.bots.search, players, given.seed), given.moments)
    for chair, choices in track(found, room.id, given.moments, transient=True):
        began = process_time()
        with limited(Budget(given.seconds)):
            hint = room.bots.give_hint(chair, rng, adviser)
        times.append(1000 * (process_time() - began))
        assert hint is not None
        if given.learned:
            losses.append(lost_by_learned(room, chair, choices, hint.action))
        else:
            losses.append(lost(room, chair, choices, hint.action, given.times))
    times.sort()
    hints, thumbs = zip(*losses, strict=True)
    cells = [f"{room.id}, {players}", f"{len(losses)}"]
    for each in (hints, thumbs):
        cells += [f"{max(each):.1f} %", f"{sum(loss > MUCH for loss in each)}", f"{sum(each) / len(each):.2f} %"]
    return "| " + " | ".join([*cells, f"{times[len(times) // 2]:.0f} ms ({times[-1]:.0f})"]) + " |"


def main() -> None:
    """Ask in every game, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=[room.id for room in rooms() if room.bots.search is not None])
    parser.add_argument("--players", type=int, default=None, help="else 2 and 4, where the game is for so many")
    parser.add_argument("--moments", type=int, default=200)
    parser.add_argument("--times", type=int, default=TIMES, help="as many playouts as an expert's judge a hint")
    parser.add_argument("--seconds", type=float, default=HINT_S, help="for a hint")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--learned", action="store_true", help="judge by the learned player (elevens; much slower)")
    given = parser.parse_args()
    print(
        "| game, players | moments | worst | lose > 10 % | mean | worst by thumb | lose > 10 % | mean | time (most) |"
    )
    print("|" + "---|" * 9)
    for room in [room_named(given.game)] if given.game else rooms():
        if room is None or room.bots.search is None:
            continue
        fewest, most = room.game.info.players
        for players in (2, 4) if given.players is None else (given.players,):
            if fewest <= players <= most:
                print(measured(room, players, given), flush=True)


if __name__ == "__main__":
    main()
