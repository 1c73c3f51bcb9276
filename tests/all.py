"""Everything that must be green: style, types, tests with warnings as errors, and full coverage of the rules.

``uv run tests/all.py`` runs it all; what is given beside it goes to pytest.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parent.parent


# What shows every branch of the rules; the laws and the rest play very many rounds, and need no counting.
RULES = ["tests/core", "tests/games", "tests/record", "tests/playthroughs", "src"]
PAGE = "tests/page"  # in processes of its own: Playwright's loop would be in the way of others
TOGETHER = ["-n", "2"]  # processes: most of these tests wait for a house, a bot or a page more than they compute


def steps(pytest_arguments: list[str]) -> list[list[str]]:
    """Return the commands, in the order of what fails fastest."""
    python = [sys.executable, "-m"]
    rest = [f"--ignore={folder}" for folder in [*RULES, PAGE]]
    return [
        [*python, "ruff", "check"],
        [*python, "ruff", "format", "--check"],
        [*python, "mypy"],
        [sys.executable, "web/check.py"],
        [*python, "coverage", "run", "-m", "pytest", *RULES, *pytest_arguments],
        [*python, "coverage", "report", "--fail-under=100"],
        [*python, "pytest", *TOGETHER, "tests", *rest, *pytest_arguments],
        [sys.executable, "tests/page/chromium.py"],
        [*python, "pytest", *TOGETHER, PAGE, *pytest_arguments],
    ]


def main() -> int:
    """Run the steps until one fails."""
    for step in steps(sys.argv[1:]):
        print("$", " ".join(part for part in step[1:] if part != "-m"), flush=True)
        code = subprocess.run(step, cwd=HOUSE, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
