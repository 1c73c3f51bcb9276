"""A kernel that is compiled in a moment: a round is one lot for each seat, and the highest wins."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from elferhaus.bots import compiled as compiling
from elferhaus.bots.bits import length, ones
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

    twin: Any = compiling.compiled(Path(__file__).stem, {"drawn": drawn})["drawn"]
    lot = twin(np.zeros(4, dtype=np.int64), 5, int(sys.argv[1]))
    told = {"loaded": len(twin.stats.cache_hits), "compiled": len(twin.stats.cache_misses)}
    print(json.dumps({"drawn": lot, "from": compiling.__file__, **told}) if "--tell" in sys.argv else lot)
