"""Everything that must be green: style, types, tests with warnings as errors, and full coverage of the rules.

``uv run tests/all.py`` runs it all; what is given beside it goes to pytest.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parent.parent


def steps(pytest_arguments: list[str]) -> list[list[str]]:
    """Return the commands, in the order of what fails fastest."""
    python = [sys.executable, "-m"]
    return [
        [*python, "ruff", "check"],
        [*python, "ruff", "format", "--check"],
        [*python, "mypy"],
        [*python, "coverage", "run", "-m", "pytest", *pytest_arguments],
        [*python, "coverage", "report", "--fail-under=100"],
    ]


def main() -> int:
    """Run the steps until one fails."""
    for step in steps(sys.argv[1:]):
        print("$", " ".join(step[2:]), flush=True)
        code = subprocess.run(step, cwd=HOUSE, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
