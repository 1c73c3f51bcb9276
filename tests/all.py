"""Everything that must be green: style, types, tests with warnings as errors, and full coverage of the rules.

``uv run tests/all.py`` runs it all, as many steps at once as it is told, and nothing twice; ``--help`` says more.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Semaphore
from typing import Final, NamedTuple

from cpu_time import wait_for

HOUSE: Final = Path(__file__).parent.parent
PYTHON: Final = (sys.executable, "-m")
# What shows every branch of the rules; players, the laws and the rest play very many rounds, and need no counting.
RULES: Final = ("tests/core", "tests/games", "tests/record", "tests/playthroughs", "src")
PLAYERS: Final = tuple(f"test_{part}.py" for part in ("thumb", "hints", "levels", "players", "playout", "search"))
PAGE: Final = "test_page.py"  # in processes of their own: Playwright's loop would be in the way of others
GRACE_S: Final = 15  # for whatever is told to stop
# A test that waits for what never comes is named, and what each thread of it does, instead of holding up everything.
HUNG: Final = ("-o", "faulthandler_timeout=600", "-o", "faulthandler_exit_on_timeout=true")
# Dozens of processes load the same modules: only the first has to compile them, even where that is not usual.
ENVIRONMENT: Final = {
    **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
    "PYTHONPYCACHEPREFIX": str(HOUSE / ".pytest_cache" / "compiled"),
}

ABOUT: Final = """\
Run everything that must be green: style, types, all tests but the slow ones, and full coverage of the rules.

What is not known here goes to pytest in every step, such as -x or --durations=10."""
EXAMPLES: Final = """\
examples:
  uv run tests/all.py                     what must be green, as CI runs it
  uv run tests/all.py --only page,types   two of its steps
  uv run tests/quick.py                   the inner loop: under a minute
  uv run pytest -m slow tests/server      long and deep tests, by hand: all of them, or those of a folder or a file"""


class Step(NamedTuple):
    """A command and what it is called."""

    name: str
    command: list[str]
    then: list[str] | None = None  # a second command, once the first has succeeded
    places: int = 1  # of those that there are at the same time


class Done(NamedTuple):
    """What has become of a step."""

    step: Step
    is_well: bool
    told: str
    seconds: float
    cpu_seconds: float


def pytest(*what: str, at_once: int = 1) -> list[str]:
    """Return a command that runs tests; several processes take them from one pile."""
    shared = [] if at_once == 1 else ["-n", str(at_once), "--dist", "worksteal"]
    return [*PYTHON, "pytest", "-q", "-p", "no:cacheprovider", *HUNG, *shared, *what]


def found(folder: str, name: str) -> list[str]:
    """Return the files of that name in a folder of tests."""
    return sorted(str(path.relative_to(HOUSE)) for path in (HOUSE / "tests" / folder).rglob(name))


def page(at_once: int, given: list[str]) -> Step:
    """Return the tests of the page: several processes, each with a browser and a house."""
    tests = pytest(*found("page", "test_*.py"), *found("games", PAGE), *given, at_once=at_once)
    return Step("page", tests, places=max(1, at_once - 1))  # one other beside them has what they leave


def others(given: list[str]) -> list[Step]:
    """Return all other steps, the longest first, so that none is left alone at the end."""
    rules = pytest(*RULES, *(f"--ignore-glob=*/games/*/{name}" for name in (PAGE, *PLAYERS)), *given)
    players = [path for name in PLAYERS for path in found("games", name)]
    single = sorted(str(path.relative_to(HOUSE)) for path in (HOUSE / "tests").glob("test_*.py"))
    return [
        Step("server", pytest("tests/server", "tests/world", *given, at_once=3)),  # it waits more than it computes
        Step(
            "rules",
            [*PYTHON, "coverage", "run", *rules[1:]],
            [*PYTHON, "coverage", "report", "--fail-under=100"],
        ),
        Step("types", [*PYTHON, "mypy"]),
        Step("laws", pytest("tests/conformance", *given)),
        Step("players", pytest("tests/bots", *players, *given)),
        Step("commands", pytest("tests/cli", "tests/examples", *single, *given)),
        Step("adapters", pytest("tests/adapters", *given)),
        Step("page-types", [sys.executable, "web/check.py"]),
        Step("style", [*PYTHON, "ruff", "check"], [*PYTHON, "ruff", "format", "--check"]),
    ]


class Processes:
    """The processes of this run: when it is stopped, they stop as well, with all that they have started."""

    def __init__(self) -> None:
        self._running: set[int] = set()
        self._is_stopped = False

    def run(self, step: Step) -> Done:
        """Run a step with a stopwatch."""
        began, cpu_seconds, code = time.monotonic(), 0.0, 0
        with tempfile.TemporaryFile("w+") as told:
            for command in filter(None, (step.command, step.then)):
                if code or self._is_stopped:
                    break
                process = subprocess.Popen(
                    command,
                    cwd=HOUSE,
                    env=ENVIRONMENT,
                    stdout=told,
                    stderr=subprocess.STDOUT,
                    text=True,
                    start_new_session=True,
                )
                self._running.add(process.pid)
                code, computed = wait_for(process)
                self._running.discard(process.pid)
                cpu_seconds += computed
            told.seek(0)
            return Done(step, code == 0, told.read(), time.monotonic() - began, cpu_seconds)

    def stop(self) -> None:
        """Let nothing begin any more, and end what runs: first as by Ctrl-C, so that tests tidy up."""
        self._is_stopped = True
        leaders = tuple(self._running)
        for leader in leaders:
            with suppress(ProcessLookupError):
                os.kill(leader, signal.SIGINT)
        end = time.monotonic() + GRACE_S
        while self._running and time.monotonic() < end:
            time.sleep(0.05)
        for leader in leaders:
            with suppress(ProcessLookupError):
                os.killpg(leader, signal.SIGKILL)


def tell(done: Done) -> None:
    """Say how a step went, and what it printed if it failed."""
    last = done.told.strip().splitlines()[-1] if done.told.strip() else ""
    how = "ok    " if done.is_well else "FAILED"
    print(f"{how} {done.step.name:<10} {done.seconds:4.0f} s ({done.cpu_seconds:3.0f} CPU s)  {last[:80]}", flush=True)
    if not done.is_well:
        print(done.told, flush=True)


def run(steps: Iterable[Step], at_once: int) -> int:
    """Run the steps in their order, as many at once as there are places for; say at the end what failed."""
    began, cpu_seconds, failed, processes = time.monotonic(), 0.0, [], Processes()
    places = Semaphore(at_once)

    def run_in_place(step: Step) -> Done:
        with ExitStack() as taken:
            for _ in range(step.places):
                taken.enter_context(places)
            return processes.run(step)

    with ThreadPoolExecutor(at_once) as pool:
        try:
            for each in as_completed([pool.submit(run_in_place, step) for step in steps]):
                done = each.result()
                tell(done)
                cpu_seconds += done.cpu_seconds
                failed += [] if done.is_well else [done.step.name]
        except KeyboardInterrupt:
            processes.stop()
            print("stopped")
            return 130
    verdict = f"failed: {', '.join(failed)}" if failed else "all is well"
    print(f"{time.monotonic() - began:.0f} s ({cpu_seconds:.0f} CPU s) in all; {verdict}")
    return 1 if failed else 0


def main() -> int:
    """Prepare what the tests need, then run the steps."""
    parser = argparse.ArgumentParser(
        prog="tests/all.py", description=ABOUT, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = ["page", *(step.name for step in others([]))]
    parser.add_argument("--at-once", type=int, default=3, metavar="N", help="processes at the same time (default: 3)")
    parser.add_argument("--only", metavar="STEP,…", help=f"only these steps: {', '.join(names)}")
    told, given = parser.parse_known_args()
    wanted = (told.only or ",".join(names)).split(",")
    if unknown := set(wanted) - set(names):
        parser.error(f"there is no step {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # told to stop is told to stop
    prepared = subprocess.run([sys.executable, "tests/prepare.py"], cwd=HOUSE, check=False)
    if prepared.returncode:
        return prepared.returncode
    steps = (page(told.at_once, given), *others(given))
    return run([step for step in steps if step.name in wanted], max(1, told.at_once))


if __name__ == "__main__":
    sys.exit(main())
