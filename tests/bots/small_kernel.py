"""A kernel that is compiled in a moment: a round is one lot for each seat, and the highest wins."""

from __future__ import annotations

import sys
from pathlib import Path

from elferhaus.bots.bits import length, ones
from elferhaus.bots.compiled import compiled
from elferhaus.bots.luck import Ints, below, set_luck


def drawn(luck: Ints, seats: int, seed: int) -> int:
    """Return the best lot of all seats, and how many bits it has."""
    set_luck(luck, seed)
    best = 0
    for _ in range(seats):
        best = max(best, below(luck, 1_000))
    return best * 100 + ones(best) * 10 + length(best)


if __name__ == "__main__":  # another process, which uses the same cache at the same time
    import numpy as np

    print(compiled(Path(__file__).stem, {"drawn": drawn})["drawn"](np.zeros(4, dtype=np.int64), 5, int(sys.argv[1])))
