"""How much of the same is looked at: in the inner loop a part of it, by hand many times as much.

``HYPOTHESIS_PROFILE=quick`` or ``=deep`` says so; what the test command goes through lies between.
"""

from __future__ import annotations

import os
from typing import Final

TIMES: Final = {"quick": 0.2, "deep": 30}.get(os.environ.get("HYPOTHESIS_PROFILE", ""), 1)


def times(usual: int, least: int = 3) -> int:
    """Return how often something is tried that is usually tried so often."""
    return max(least, round(usual * TIMES))
