"""How much there is to win: what whoever sees all cards and looks one decision ahead wins among ``thumb``.

Run it with ``uv run benchmarks/bound.py junior --players 4``. Such a player tries every choice with the cards as they
lie, the stock's order included, while everyone goes on by rule of thumb (itself in its own way, where its kernel has
one), and takes the first that wins. Every deal is played once from each seat. Who must not look wins less.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, stdev

from rich.progress import track

from elferhaus.bots.kernel import BY_THUMB, MOST_SEATS, OWN_WAY, Kernel
from elferhaus.bots.loops import NOT_GIVEN
from elferhaus.core.options import choose_rules
from elferhaus.games import room_named, rooms

END = 1_000_000  # decisions
CHOICES = 400


class Rounds:
    """Rounds in which one seat sees everything."""

    def __init__(self, kernel: Kernel, rules: object, seats: int) -> None:
        """Compile what is needed."""
        self._form = kernel.form("deal", "legal", "play", "is_over", "score", wait=True)
        self._seats = seats
        meant, weights = kernel.setting(rules, seats)
        own_way = [] if kernel.own_way is None else kernel.own_way(rules, seats)
        self._own = OWN_WAY if own_way else BY_THUMB
        self._rules, self._weights = self._form.ints(meant), self._form.floats([*weights, *own_way])
        self._state, self._tried, self._found = self._form.empty(), self._form.empty(), self._form.zeros(CHOICES)
        self._thumbs, self._points = self._form.ints([BY_THUMB] * MOST_SEATS), self._form.zeros(MOST_SEATS)

    def share(self, seed: int) -> float:
        """Play one deal from every seat, and return the share of the wins."""
        return mean(self._won(seed, seat) for seat in range(self._seats))

    def _won(self, seed: int, seat: int) -> float:
        call, luck = self._form.functions, self._form.luck(seed)
        kinds = self._form.ints([self._own if each == seat else BY_THUMB for each in range(MOST_SEATS)])
        call["deal"](self._rules, self._state, luck)
        while not call["is_over"](self._state):
            best = NOT_GIVEN
            self._tried[:] = self._state
            call["play"](self._rules, self._weights, self._tried, luck.copy(), kinds, 1, NOT_GIVEN)
            if self._tried[1] == seat:
                count = call["legal"](self._rules, self._state, self._found)
                choices = [int(self._tried[0]), *(int(each) for each in self._found[:count])] if count > 1 else []
                worths = [(self._wins_by(each, kinds, luck.copy(), seat), each) for each in choices]
                best = max(worths, key=lambda each: each[0])[1] if worths else NOT_GIVEN
            call["play"](self._rules, self._weights, self._state, luck, kinds, 1, best)
        return self._win(self._state, seat)

    def _wins_by(self, action: int, kinds: object, luck: object, seat: int) -> float:
        self._tried[:] = self._state
        self._form.functions["play"](self._rules, self._weights, self._tried, luck, kinds, END, action)
        return self._win(self._tried, seat)

    def _win(self, state: object, seat: int) -> float:
        winners = int(self._form.functions["score"](self._rules, state, self._points))
        return (winners >> seat & 1) / max(1, winners.bit_count())


def main() -> None:
    """Play, and say what was won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    known = [room.id for room in rooms() if room.bots.kernel is not None and room.bots.kernel.for_learners]
    parser.add_argument("game", choices=known)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    room = room_named(given.game)
    assert room is not None
    assert room.bots.kernel is not None
    played = Rounds(room.bots.kernel, choose_rules(room.game, None, {}, given.players), given.players)
    shares = [played.share(given.seed * END + deal) for deal in track(range(given.deals), given.game, transient=True)]
    error = 1.96 * stdev(shares) / sqrt(len(shares))
    even = 100 / given.players
    print(f"{given.game}, {given.players}: {100 * mean(shares):.1f} ± {100 * error:.1f} % (even {even:.1f} %)")


if __name__ == "__main__":
    main()
