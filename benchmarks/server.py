"""The house's server under load, beside a boardgame.io server with the same game in the same run.

Run it with ``uv run benchmarks/server.py``; Node and npm are needed for the yardstick (``--no-yardstick`` without).
Four-seat tables of elfer-raus are played by ``load.py``, a process of its own: one move a second at each table, and
then as fast as the server answers. Every measurement has a fresh server; the two kinds take turns, so that a busy
machine slows both. The house stores every move durably in SQLite, boardgame.io keeps its matches in memory.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE: Final = Path(__file__).parent
INSTALL: Final = (
    *("install", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"),
    *("--prefer-offline", "--fetch-retries=1", "--fetch-timeout=60000", "--loglevel=error"),
)
BUSY: Final = 0.8  # of a core: more, and the load would be what is measured
COLUMNS: Final = ("server", "tables", "moves/s", "p50", "p99", "late", "CPU", "CPU/move", "memory", "load")
ROW: Final = "{:<13} {:>6} {:>8} {:>8} {:>8} {:>5} {:>5} {:>9} {:>9} {:>5}"


def serve(folder: Path) -> None:
    """Be the house on a free port, just as ``elferhaus serve`` opens it, and say which."""
    from elferhaus.server.run import run  # noqa: PLC0415 - only this process serves

    def ready(addresses: list[str], _key: str) -> None:
        print(json.dumps({"port": int(addresses[0].rpartition(":")[2])}), flush=True)

    run(folder, "127.0.0.1", 0, folder / "house.log", ready)


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[tuple[int, int]]:
    """Start a server, give its port and process id, and end it."""
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield json.loads(process.stdout.readline())["port"], process.pid
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def played(kind: str, server: tuple[int, int], tables: int, seconds: float, every: float | None) -> dict[str, Any]:
    """Let the load play against a server, and return what it measured."""
    command = [sys.executable, str(HERE / "load.py"), kind, *map(str, server)]
    command += ["--tables", str(tables), "--seconds", str(seconds)]
    command += [] if every is None else ["--every", str(every)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=180 + seconds, check=False)
    if result.returncode:
        sys.exit(f"{kind}, {tables} tables: {result.stderr[-2000:]}")
    measured: dict[str, Any] = json.loads(result.stdout)
    return measured


def house(folder: Path, tables: int, seconds: float, every: float | None) -> dict[str, Any]:
    """Measure the house, and see that every move that was counted is in its database."""
    data = Path(tempfile.mkdtemp(dir=folder))
    with running([sys.executable, str(HERE / "server.py"), "--serve", str(data)], folder) as server:
        measured = played("house", server, tables, seconds, every)
    with closing(sqlite3.connect(data / "elferhaus.sqlite")) as connection:
        (stored,) = connection.execute("select count(*) from answers").fetchone()
    if stored < measured["moves"]:
        sys.exit(f"{measured['moves']} moves were told, {stored} are stored")
    return measured


def yardstick(folder: Path, tables: int, seconds: float, every: float | None) -> dict[str, Any]:
    """Measure boardgame.io."""
    with running(["node", "server.js"], folder / "boardgame") as server:
        return played("boardgame.io", server, tables, seconds, every)


def install(folder: Path) -> str:
    """Put boardgame.io into the folder and return its version."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        sys.exit("node and npm are needed for the yardstick; --no-yardstick measures the house alone")
    shutil.copytree(HERE / "boardgame", folder / "boardgame", ignore=shutil.ignore_patterns("node_modules"))
    environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
    subprocess.run([npm, *INSTALL], cwd=folder / "boardgame", env=environment, check=True, timeout=180)
    package = folder / "boardgame" / "node_modules" / "boardgame.io" / "package.json"
    return str(json.loads(package.read_text())["version"])


def disk(folder: Path) -> float:
    """Return how long it takes to have a page on this disk, in milliseconds."""
    times = []
    with (folder / "page").open("wb") as page:
        for _ in range(50):
            start = time.perf_counter()
            page.write(bytes(4096))
            page.flush()
            os.fsync(page.fileno())
            times.append(time.perf_counter() - start)
    return median(times) * 1000


def show(kind: str, tables: int, measured: dict[str, Any]) -> None:
    """Print one line of the table."""
    print(
        ROW.format(
            kind,
            tables,
            f"{measured['rate']:,.0f}",
            f"{measured['p50']:.1f} ms",
            f"{measured['p99']:.1f} ms",
            f"{measured['late']:.0%}",
            f"{measured['cpu']:.0%}",
            f"{measured['cpu_per_move']:,.0f} µs",
            f"{measured['memory']:,.0f} MiB",
            f"{measured['load_cpu']:.0%}{'!' if measured['load_cpu'] > BUSY else ''}",
        ),
        flush=True,
    )


def measure(folder: Path, asked: argparse.Namespace) -> list[tuple[str, float]]:
    """Measure at every number of tables; return the ratios of CPU per move."""
    kinds = {"house": house} if asked.no_yardstick else {"house": house, "boardgame.io": yardstick}
    ratios = []
    paces: list[tuple[int, float | None]] = [(tables, 1.0) for tables in asked.tables]
    for tables, every in [*paces, (asked.saturated, None)]:
        pace = "as fast as it answers" if every is None else "one move a second at each table"
        print(f"\n{tables} tables, {pace}:\n{ROW.format(*COLUMNS)}")
        costs: dict[str, list[float]] = {kind: [] for kind in kinds}
        for _ in range(asked.turns):
            for kind, run in kinds.items():
                measured = run(folder, tables, asked.seconds, every)
                show(kind, tables, measured)
                costs[kind].append(measured["cpu_per_move"])
        if len(kinds) == 2:
            ratios.append((f"{tables} tables, {pace}", median(costs["house"]) / median(costs["boardgame.io"])))
    return ratios


def main() -> None:
    """Measure both servers and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15, help="that each measurement takes, after its warm-up")
    parser.add_argument("--turns", type=int, default=1, help="of both servers; of the costs the medians are compared")
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 1000], help="with one move a second each")
    parser.add_argument("--saturated", type=int, default=200, help="tables that play as fast as they can")
    parser.add_argument("--no-yardstick", action="store_true", help="measure the house alone")
    parser.add_argument("--data", type=Path, help="a folder on the disk to measure with")
    parser.add_argument("--serve", metavar="FOLDER", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    with tempfile.TemporaryDirectory(dir=asked.data) as name:
        folder = Path(name)
        if not asked.no_yardstick:
            print(f"boardgame.io {install(folder)}")
        print(f"{os.cpu_count()} cores, a page is on the disk after {disk(folder):.2f} ms")
        ratios = measure(folder, asked)
    if ratios:
        print("\nCPU per move, the house to boardgame.io (at most 1 is wanted, 0.5 is the goal):")
    for what, ratio in ratios:
        print(f"  {ratio:.2f}  {what}")


if __name__ == "__main__":
    main()
