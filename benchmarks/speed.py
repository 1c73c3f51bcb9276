"""Decisions per second of every game, as a ratio to RLCard's Uno measured in the same run.

Run it with ``uv run --group bench benchmarks/speed.py``. Both sides step random legal moves on bare game objects, four
players where the game takes them, on one core; ours through the public ``Game`` protocol (legal, apply, pending,
outcome). The slices of a game alternate with slices of Uno, so that a busy neighbour slows both.
"""

from __future__ import annotations

import sys
from random import Random, choice
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from elferhaus.core.game import CHANCE, Occasion, Pattern
from elferhaus.core.options import choose_rules
from elferhaus.games import games

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.core.game import AnyGame

SLICE = 0.25  # seconds
SLICES = 12
CALLS = 0.1  # how often somebody who may call does
WANTED = {"elfer-raus": 2.5}
WANTED_ELSEWHERE = 0.5


def uno() -> Callable[[], int]:
    """Return a function that plays one game of RLCard's Uno and counts its decisions."""
    from rlcard.games.uno import Game  # noqa: PLC0415 - only the benchmark needs it

    game = Game(num_players=4)

    def play() -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(choice(game.get_legal_actions()))
            decisions += 1
        return decisions

    return play


def ours(game: AnyGame, seats: int, rng: Random) -> Callable[[], int]:
    """Return a function that plays one round at random and counts its decisions."""
    rules = choose_rules(game, None, {}, seats)
    occasion = Occasion(1, 0)
    legal, apply, pending, outcome, random = game.legal, game.apply, game.pending, game.outcome, rng.random

    def play() -> int:
        state = game.start(rules, seats, game.deal(rules, seats, occasion, rng))
        decisions = 0
        while outcome(state) is None:
            turn = pending(state)
            may = turn.may
            seat = may[int(random() * len(may))] if may and random() < CALLS else turn.must[0]
            choices = legal(state, seat)
            action: Any = choices[int(random() * len(choices))]
            if isinstance(action, Pattern):
                action = action.sample(rng)
            state, _ = apply(state, seat, action)
            decisions += seat != CHANCE
        return decisions

    return play


def rate(play: Callable[[], int]) -> float:
    """Play for one slice of time and return the decisions per second."""
    decisions = 0
    start = perf_counter()
    while (now := perf_counter()) - start < SLICE:
        decisions += play()
    return decisions / (now - start)


def main() -> None:
    """Measure every game, or those named, and print the ratios."""
    wanted = sys.argv[1:]
    yardstick = uno()
    rate(yardstick)
    print(f"{'game':<16} {'players':>7} {'decisions/s':>12} {'Uno/s':>9} {'ratio':>6}  wanted")
    slow = []
    for game in games():
        if wanted and game.info.id not in wanted:
            continue
        fewest, most = game.info.players
        seats = min(max(4, fewest), most)
        play = ours(game, seats, Random(11))
        rate(play)
        pairs = [(rate(play), rate(yardstick)) for _ in range(SLICES)]
        ratio = median(mine / theirs for mine, theirs in pairs)
        least = WANTED.get(game.info.id, WANTED_ELSEWHERE)
        print(
            f"{game.info.id:<16} {seats:>7} {median(mine for mine, _ in pairs):>12,.0f} "
            f"{median(theirs for _, theirs in pairs):>9,.0f} {ratio:>6.2f}  {least}"
        )
        if ratio < least:
            slow.append(game.info.id)
    if slow:
        sys.exit(f"too slow: {', '.join(slow)}")


if __name__ == "__main__":
    main()
