"""What a search costs: simulations a second in every game that is searched, and where their time goes.

Run it with ``uv run benchmarks/search.py``, or name the games; ``--positions`` says how many are timed in each,
``--players`` how many sit at the table (else four where the game takes them). Rounds are played by rule of thumb; from
them positions are taken at which somebody has a choice, and an expert decides there, with the budget it has at a table.
Times are processor time: waiting does not count, but a neighbour that shares the core can make it half as long again.
Another run, with stopwatches in it, says where the time goes.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import replace
from itertools import islice
from random import Random
from statistics import mean, median
from time import process_time
from typing import TYPE_CHECKING, Any

from elferhaus.bots.engine.budget import Budget, BudgetMeter
from elferhaus.bots.engine.tree import Search
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.round import Round
from elferhaus.games import rooms
from elferhaus.lab.positions import positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.bots.engine.settings import AnySettings
    from elferhaus.core.game import Action, AnyGame
    from elferhaus.core.player import ChairCopy

MOST = 100.0  # ms: what an expert's decision may take, in the middle
PARTS = {  # where time can go, and so what limits
    "worlds": "imagining worlds",
    "rules": "the game's own rules",
    "views": "showing seats what they see",
    "players": "the rule of thumb at a chair",
    "playout": "the rule of thumb on sets of cards",
    "search": "the kernel where there is one, and keeping the books of the search",
}


class Stopwatch:
    """Says which part of the work took how long, what it asked of other parts not counted."""

    def __init__(self) -> None:
        """Begin now."""
        self.times: defaultdict[str, float] = defaultdict(float)
        self._running = ["search"]
        self._since = process_time()

    def _turn_to(self) -> None:
        now = process_time()
        self.times[self._running[-1]] += now - self._since
        self._since = now

    def on(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """Return the same work, timed as this part."""

        def timed(*given: Any) -> Any:
            self._turn_to()
            self._running.append(part)
            try:
                return work(*given)
            finally:
                self._turn_to()
                self._running.pop()

        return timed


class TimedGame:
    """A game with a stopwatch."""

    def __init__(self, game: AnyGame, watch: Stopwatch) -> None:
        """Time all that a search asks of it."""
        self.info = game.info
        self.imagine = watch.on("worlds", game.imagine)
        self.view = watch.on("views", game.view)
        for name in ("apply", "legal", "pending", "outcome", "explain"):
            setattr(self, name, watch.on("rules", getattr(game, name)))


class TimedPlayer:
    """A player with a stopwatch."""

    def __init__(self, player: Any, watch: Stopwatch) -> None:
        """Time what it is asked."""
        self.decide, self.call = watch.on("players", player.decide), watch.on("players", player.call)


def timed_settings(settings: AnySettings, watch: Stopwatch) -> AnySettings:
    """Return a settings whose parts are timed."""
    worlds = settings.worlds

    def prepared(view: Any, seen: Any) -> Callable[..., Any]:
        assert worlds is not None
        return watch.on("worlds", watch.on("worlds", worlds)(view, seen))

    return replace(
        settings,
        policy=TimedPlayer(settings.policy, watch),
        worlds=None if worlds is None else prepared,
        playout=None if settings.playout is None else watch.on("playout", settings.playout),
    )


def think(game: AnyGame, settings: AnySettings, chair: ChairCopy, choices: list[Action | None]) -> tuple[int, float]:
    """Decide as an expert does; return the playouts and the seconds."""
    began = process_time()
    considered = SearchPlayer(game, settings).consider(chair, choices, Random(1))
    return sum(len(each.values) for each in considered), process_time() - began


def shares(
    game: AnyGame, settings: AnySettings, found: list[tuple[ChairCopy, list[Action | None]]], playouts: int
) -> tuple[float, dict[str, float]]:
    """Decide again, then once more with stopwatches; return playouts a second, and each part's share of the time."""
    began, done = process_time(), 0
    for chair, choices in found:
        budget = BudgetMeter(Budget(None, playouts))
        Search(game, settings, chair.view, chair.seen, chair.seat).choose(choices, budget, Random(1))
        done += budget.spent
    rate = done / (process_time() - began)
    watch = Stopwatch()
    timed: Any = TimedGame(game, watch)
    for chair, choices in found:
        budget = BudgetMeter(Budget(None, playouts))
        search = Search(timed, timed_settings(settings, watch), chair.view, chair.seen, chair.seat)
        search.choose(choices, budget, Random(1))
    total = sum(watch.times.values())
    return rate, {part: watch.times[part] / total for part in PARTS}


def told(rate: float, parts: dict[str, float]) -> str:
    """Say in words how quick it is and what limits it."""
    often = ", ".join(f"{part} {share:.0%}" for part, share in parts.items() if share >= 0.01)
    return f"{rate:,.0f} a second ({often}), limited by {PARTS[max(parts, key=lambda part: parts[part])]}"


def decisions_left(game: AnyGame, settings: AnySettings, chair: ChairCopy) -> int:
    """Count the decisions from a moment to the end of the round, by rule of thumb."""
    world = Round(game, game.imagine(chair.view, chair.seen, Random(1)), chair.seen)
    before = len(world.log)
    world.play([settings.policy] * chair.view.seats, Random(1), most=settings.horizon)
    return len(world.log) - before


def measure(game: AnyGame, settings: AnySettings, number: int, players: int) -> None:
    """Time a game and print its line."""
    fewest, most = game.info.players
    seats = min(max(players, fewest), most)
    found = list(islice(positions(game, settings, seats), number))
    think(game, settings, *found[0])
    spent, times = zip(*[think(game, settings, *each) for each in found], strict=True)
    ordered = sorted(1000 * each for each in times)
    middle, late = median(ordered), ordered[int(0.95 * (len(ordered) - 1))]
    left = mean(decisions_left(game, settings, chair) for chair, _ in found[:10])
    print(
        f"{game.info.id:<12}{seats:>8}{mean(len(choices) for _, choices in found):>9.1f}{mean(spent):>12,.0f}"
        f"{sum(spent) / sum(times):>11,.0f}{left:>12.0f}{middle:>8.0f}{late:>6.0f}{' !' if middle > MOST else ''}"
    )
    if settings.quick is None:  # a kernel is one piece
        print("    as it is:", told(*shares(game, settings, found[:10], min(200, settings.playouts))))
    # What it would be without the quick ways of this game: every player is asked, and sees what there is to see.
    asked = replace(settings, playout=None, worlds=None, kernel=None, depth=0)
    print("    asking players:", told(*shares(game, asked, found[:5], 12)), flush=True)


def main() -> None:
    """Measure every game that is searched, or those named."""
    parser = argparse.ArgumentParser(description="What a search costs.")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    print("                      choices    playouts   playouts   decisions  ms a decision")
    print("game         players  thought  a decision   a second  to the end     p50   p95")
    for room in rooms():
        settings = room.bots.search
        if settings is not None and (not given.games or room.id in given.games):
            measure(room.game, settings, given.positions, given.players)


if __name__ == "__main__":
    main()
