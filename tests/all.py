"""Everything that must be green: style, types, tests with warnings as errors, and full coverage of the rules.

``uv run tests/all.py`` runs it all, two steps at a time, and nothing twice; what is given beside it goes to pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

HOUSE: Final = Path(__file__).parent.parent
AT_ONCE: Final = max(
    2, int(os.environ.get("ELFERHAUS_STEPS", "2"))
)  # most steps wait for a house or a page now and then
# What shows every branch of the rules; players, the laws and the rest play very many rounds, and need no counting.
RULES: Final = ("tests/core", "tests/games", "tests/record", "tests/playthroughs", "src")
PLAYERS: Final = tuple(f"test_{part}.py" for part in ("thumb", "hints", "levels", "players", "playout", "search"))
PAGE: Final = "test_page.py"  # in processes of their own: Playwright's loop would be in the way of others
PAGE_STEPS: Final = 6  # processes for the tests of the page, each with a browser and a house of its own


class Step(NamedTuple):
    """A command and what it is called."""

    name: str
    command: list[str]
    then: list[str] | None = None  # a second command, once the first has succeeded


def pytest(*what: str) -> list[str]:
    """Return a command that runs tests."""
    return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *what]


def page_files() -> list[str]:
    """Return the files with tests of the page, those that take longest first."""
    files = [*(HOUSE / "tests" / "page").glob("test_*.py"), *(HOUSE / "tests" / "games").rglob(PAGE)]
    return [str(path.relative_to(HOUSE)) for path in sorted(files, key=lambda path: -path.stat().st_size)]


def steps(given: list[str]) -> list[Step]:
    """Return all steps, the longest first, so that none is left alone at the end."""
    python = [sys.executable, "-m"]
    files = page_files()
    pages = [Step(f"page {n + 1}", pytest(*files[n::PAGE_STEPS], *given)) for n in range(PAGE_STEPS)]
    server = [
        Step("server", pytest("tests/server", *given)),
    ]
    rules = pytest(*RULES, *(f"--ignore-glob=*/games/*/{name}" for name in (PAGE, *PLAYERS)), *given)
    players = [str(path.relative_to(HOUSE)) for name in PLAYERS for path in (HOUSE / "tests" / "games").rglob(name)]
    return [
        *server,
        Step("types", [*python, "mypy"]),
        *pages,
        Step(
            "rules",
            [sys.executable, "-m", "coverage", "run", *rules[1:]],
            [*python, "coverage", "report", "--fail-under=100"],
        ),
        Step("laws", pytest("tests/conformance", *given)),
        Step("players", pytest("tests/bots", *players, *given)),
        Step("commands", pytest("tests/cli", "tests/examples", *(f"tests/{name}" for name in single_files()), *given)),
        Step("adapters", pytest("tests/adapters", *given)),
        Step("page types", [sys.executable, "web/check.py"]),
        Step("style", [*python, "ruff", "check"], [*python, "ruff", "format", "--check"]),
    ]


def single_files() -> list[str]:
    """Return the tests of the house as a whole."""
    return sorted(path.name for path in (HOUSE / "tests").glob("test_*.py"))


def run(step: Step) -> tuple[bool, str]:
    """Run a step; tell whether all is well, and what was printed."""
    told = ""
    for command in filter(None, (step.command, step.then)):
        done = subprocess.run(
            command, cwd=HOUSE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        told += done.stdout
        if done.returncode:
            return False, told
    return True, told


def timed(step: Step) -> tuple[Step, bool, str, float]:
    """Run a step with a stopwatch."""
    began = time.monotonic()
    well, told = run(step)
    return step, well, told, time.monotonic() - began


def main() -> int:
    """Prepare what the tests need, then run the steps; say at the end what failed."""
    prepared = subprocess.run([sys.executable, "tests/prepare.py"], cwd=HOUSE, check=False)
    if prepared.returncode:
        return prepared.returncode
    began, failed = time.monotonic(), []
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for each in as_completed([pool.submit(timed, step) for step in steps(sys.argv[1:])]):
            step, well, told, seconds = each.result()
            last = told.strip().splitlines()[-1] if told.strip() else ""
            print(f"{'ok    ' if well else 'FAILED'} {step.name:<11} {seconds:5.0f} s  {last[:80]}", flush=True)
            if not well:
                failed.append(step.name)
                print(told, flush=True)
    print(
        f"{time.monotonic() - began:.0f} s in all" + (f"; failed: {', '.join(failed)}" if failed else ", all is well")
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
