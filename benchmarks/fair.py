"""What sealed deals cost, and whether they are even: ``uv run benchmarks/fair.py``, also with ``--deals 1000000``.

A deal of each game with the published function (docs/fair-cards.md) beside one with Python's generator: the ratio in
one run is what counts. Then so many shuffles of the whole deck are counted twice, by which card lies where and by which
follows which, and chi-square says how likely counts are that differ at least as much from all being equal.
"""

from __future__ import annotations

import argparse
from functools import partial
from random import Random
from statistics import NormalDist, median
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.progress import track

from elferhaus.core.cards import deck
from elferhaus.core.fair import MatchLuck, Secret
from elferhaus.core.match import new_match, occasion
from elferhaus.games import games

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.core.game import AnyGame

TURNS = 200  # deals of each kind, in turns


def chance(chi_square: float, freedom: int) -> float:
    """Return how likely at least this chi-square is: Wilson and Hilferty's approximation, for thousands of cells."""
    spread = 2 / (9 * freedom)
    return 1 - NormalDist().cdf(((chi_square / freedom) ** (1 / 3) - 1 + spread) / spread**0.5)


def evenness(deals: int) -> tuple[float, float]:
    """Return the chances of what is found in so many shuffles: which card lies where, and which card follows which."""
    size = len(deck())
    places, next_cards = np.zeros((size, size)), np.zeros((size, size))
    codes, everywhere = {card: number for number, card in enumerate(deck())}, np.arange(size)
    luck = MatchLuck(b"some key of thirty-two bytes.....")
    for number in track(range(deals), f"{deals:,} shuffles"):
        order = np.array([codes[card] for card in luck.at(number).sample(deck(), size)])
        places[order, everywhere] += 1
        next_cards[order, np.roll(order, 1)] += 1
    lies = float(((places - deals / size) ** 2).sum() / (deals / size)) * (size - 1) / size
    pairs = size * (size - 1)
    wanted = deals * size / pairs
    follows = float(((next_cards[~np.eye(size, dtype=bool)] - wanted) ** 2).sum() / wanted)
    return chance(lies, (size - 1) ** 2), chance(follows, pairs - 2 * size + 1)


def sealed_luck(number: int, seats: int) -> Random:
    """Return the luck of a first deal, worked out from secret and numbers."""
    return Secret(f"{number}", "5e" * 32).luck(["a1" * 16] * seats).at(1)


def cost(game: AnyGame) -> tuple[float, float]:
    """Return the seconds of a plain and of a sealed deal, each the median of many in turns."""
    match = new_match(game, ["a"] * game.info.players[1])
    at = occasion(match)

    def seconds(rng: Callable[[], Any]) -> float:
        began = perf_counter()
        game.deal(match.rules, match.seats, at, rng())
        return perf_counter() - began

    took = [
        (
            seconds(partial(Random, number)),
            seconds(partial(sealed_luck, number, match.seats)),
        )
        for number in range(TURNS)
    ]
    return median(plain for plain, _ in took), median(sealed for _, sealed in took)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=10_000, help="how many shuffles are looked at (10,000)")
    deals = parser.parse_args().deals
    print(f"{'game':18}{'plain':>10}{'sealed':>10}{'ratio':>8}")
    for game in games():
        plain, sealed = cost(game)
        print(f"{game.info.id:18}{plain * 1000:7.3f} ms{sealed * 1000:7.3f} ms{sealed / plain:8.1f}")
    lies, follows = evenness(deals)
    print(f"{deals:,} shuffles: which card lies where p = {lies:.3f}, which follows which p = {follows:.3f}")


if __name__ == "__main__":
    main()
