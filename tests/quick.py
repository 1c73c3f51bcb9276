"""The inner loop: style, types, rules and a part of the laws, in under a minute: ``uv run tests/quick.py``.

What is given beside it goes to pytest, such as ``-k mogeln``. ``uv run tests/all.py`` is what must be green in the end.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Final

from all import ENVIRONMENT, HOUSE

QUICK: Final = (
    "tests/core",
    "tests/games",
    "tests/record",
    "tests/playthroughs",
    "tests/conformance",
    "tests/test_house.py",
)


def main() -> int:
    """Run what is quick, until something fails."""
    python = [sys.executable, "-m"]
    types = subprocess.Popen([*python, "mypy", "src"], cwd=HOUSE)
    environment = {**ENVIRONMENT, "HYPOTHESIS_PROFILE": "quick"}
    for command in (
        [*python, "ruff", "check"],
        [*python, "ruff", "format", "--check"],
        [*python, "pytest", "-q", "-x", "--ignore-glob=*/test_page.py", *QUICK, *sys.argv[1:]],
    ):
        code = subprocess.run(command, cwd=HOUSE, env=environment, check=False).returncode
        if code:
            types.kill()
            return code
    return types.wait()


if __name__ == "__main__":
    sys.exit(main())
