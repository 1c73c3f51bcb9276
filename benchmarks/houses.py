"""One, two and three houses over one PostgreSQL on this machine: moves a second, p99, and processor time a move.

Run it with ``uv run benchmarks/houses.py``; PostgreSQL is needed. Each house is a process, as anybody opens one,
with tables of its own, as behind a balancer that goes by the table's code; ``load.py`` plays there as fast as they
answer. Processor time of PostgreSQL is counted apart. It runs without ``fsync`` here: where commits wait for a disk, an
answer takes longer by that, and the processor time hardly changes.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import psycopg

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE: Final = Path(__file__).parent
TICKS: Final = os.sysconf("SC_CLK_TCK")
KEPT: Final = "SELECT count(*), pg_total_relation_size('entries') + pg_total_relation_size('answers') FROM entries"
COLUMNS: Final = ("houses", "tables", "moves/s", "p50", "p99", "CPU/move", "PostgreSQL", "stored", "connections")
ROW: Final = "{:>6} {:>6} {:>8} {:>9} {:>9} {:>9} {:>10} {:>8} {:>11}"


def cluster() -> Any:
    """Start a PostgreSQL of our own, as the tests do."""
    spec = spec_from_file_location("postgres", HERE.parent / "tests" / "server" / "postgres.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found.Cluster()


def serve(folder: Path, database: str) -> None:
    """Be a house on a free port, and say which."""
    from elferhaus.server.run import run  # noqa: PLC0415 - only this process serves

    def ready(addresses: list[str], _key: str) -> None:
        print(json.dumps({"port": int(addresses[0].rpartition(":")[2])}), flush=True)

    run(folder, "127.0.0.1", 0, folder / "house.log", ready, database=database)


@contextmanager
def house(folder: Path, database: str) -> Iterator[tuple[int, int]]:
    """Start a house, give its port and process id, and end it."""
    command = [sys.executable, __file__, "--serve", str(folder), database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield json.loads(process.stdout.readline())["port"], process.pid
        finally:
            process.terminate()
            process.wait(20)


def played(server: tuple[int, int], tables: int, seconds: float) -> dict[str, Any]:
    """Let the load play at one house, and return what it measured."""
    command = [sys.executable, str(HERE / "load.py"), "house", *map(str, server)]
    command += ["--tables", str(tables), "--seconds", str(seconds)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=180 + seconds, check=False)
    if result.returncode:
        sys.exit(f"{tables} tables: {result.stderr[-2000:]}")
    measured: dict[str, Any] = json.loads(result.stdout)
    return measured


def postgres_seconds(port: int) -> float:
    """Return how long the processes of a PostgreSQL have been computing, by the port in the name of the first."""
    with psycopg.connect(host="127.0.0.1", port=port, user="postgres", autocommit=True) as connection:
        own = {row[0] for row in connection.execute("SELECT pid FROM pg_stat_activity")}
    total = 0
    for pid in own:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except FileNotFoundError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def measure(database: Any, houses: int, tables: int, seconds: float) -> None:
    """Measure so many houses together, and print a line."""
    address = database.database()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folders = [Path(name) / f"{number}" for number in range(houses)]
        servers = [stack.enter_context(house(folder, address.replace("+psycopg", ""))) for folder in folders]
        before = postgres_seconds(database.port)
        with ThreadPoolExecutor(houses) as pool:
            parts = [pool.submit(played, server, tables // houses, seconds) for server in servers]
            results = [part.result() for part in parts]
        used = postgres_seconds(database.port) - before
        with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as connection:
            entries, size = connection.execute(KEPT).fetchone() or (1, 0)
            lines = connection.execute("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")
            (open_ones,) = lines.fetchone() or (1,)
    moves = sum(each["moves"] for each in results)
    cpu = sum(each["cpu_per_move"] * each["moves"] for each in results) / moves
    times = f"{max(each['p50'] for each in results):.1f} ms", f"{max(each['p99'] for each in results):.1f} ms"
    rate = f"{sum(each['rate'] for each in results):,.0f}"
    # PostgreSQL also worked while the tables were laid and warmed up: so by all that was stored.
    shares = f"{cpu:,.0f} µs", f"{used / entries * 1e6:,.0f} µs", f"{size / entries:,.0f} B", f"{open_ones - 1}"
    print(ROW.format(houses, tables, rate, *times, *shares), flush=True)


def main() -> None:
    """Measure one, two and three houses, in turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10, help="that each measurement takes, after its warm-up")
    parser.add_argument("--turns", type=int, default=2, help="of every number of houses")
    parser.add_argument("--tables", type=int, default=60, help="in all houses together")
    parser.add_argument("--houses", type=int, nargs="*", default=[1, 2, 3])
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(Path(asked.serve[0]), asked.serve[1])
        return
    database = cluster()
    try:
        print(ROW.format(*COLUMNS))
        for _ in range(asked.turns):
            for houses in asked.houses:
                measure(database, houses, asked.tables, asked.seconds)
    finally:
        database.remove()


if __name__ == "__main__":
    main()
