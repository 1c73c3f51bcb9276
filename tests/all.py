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
SOME_FAILED = 1  # pytest's exit code
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


def alone(step: list[str]) -> list[str]:
    """Return the command that runs what failed in a step once more, one test after the other.

    On a busy machine a test that measures how others wait can fail beside its neighbours; what is broken fails again.
    """
    return [*(part for part in step if part not in TOGETHER), "--last-failed", "--last-failed-no-failures=none"]


def run(step: list[str]) -> int:
    """Run a command and return its exit code."""
    print("$", " ".join(part for part in step[1:] if part != "-m"), flush=True)
    return subprocess.run(step, cwd=HOUSE, check=False).returncode


def main() -> int:
    """Run the steps until one fails."""
    for step in steps(sys.argv[1:]):
        code = run(step)
        if code == SOME_FAILED and TOGETHER[0] in step:
            code = run(alone(step))
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
