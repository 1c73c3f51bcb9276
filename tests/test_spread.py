"""Work that many share: the same answer on one process, on two, and on a cluster of machines, one of which dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

from elferhaus.cli.app import command_line
from elferhaus.lab.simulation import Simulation, Task, play
from elferhaus.lab.spread import HERE, NoClusterError, Place, check, spread

SIMULATION = Simulation("junior", ("greedy", "random"), rounds=1, seed=7, keeps=True)


def answers(place: Place, matches: int = 6) -> list[tuple[int, list[bytes]]]:
    """The records of some matches, as they are told."""
    tasks = [Task(SIMULATION, number) for number in range(1, matches + 1)]
    return [(task.number, played.lines) for task, played in spread(play, tasks, place)]


class Once(NamedTuple):
    """A match whose first try kills whoever plays it."""

    folder: str
    task: Task


def dies_once(once: Once) -> list[bytes]:
    """Return the records of a match, unless this is the first try of the third one."""
    mark = Path(once.folder) / "tried"
    if once.task.number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(once.task).lines


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines, as far as Ray can tell."""
    os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    yield made
    made.shutdown()


def test_two_processes_bring_what_one_does() -> None:
    assert answers(Place(2)) == answers(HERE)


def waits(task: tuple[str, int]) -> int:
    """Return a task's number; the first one ends only after the second, as the third has to be begun."""
    pipe, number = task
    if number == 0:
        Path(pipe).read_bytes()
    elif number == 2:
        Path(pipe).write_bytes(b"on")
    return number


def test_results_are_told_in_the_order_of_the_tasks(tmp_path: Path) -> None:
    pipe = str(tmp_path / "pipe")
    os.mkfifo(pipe)
    assert [number for _, number in spread(waits, [(pipe, number) for number in range(5)], Place(2))] == [*range(5)]


def test_a_process_that_is_killed_costs_time_and_nothing_else(tmp_path: Path) -> None:
    alone = answers(HERE, 12)
    tasks = [Once(str(tmp_path), Task(SIMULATION, number)) for number, _ in alone]
    found = [(once.task.number, lines) for once, lines in spread(dies_once, tasks, Place(2))]
    assert (tmp_path / "tried").exists(), "nobody died"
    assert found == alone


def dies(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_processes_that_always_die_are_told_of_and_not_begun_for_ever() -> None:
    with pytest.raises(NoClusterError, match="die again and again"):
        list(spread(dies, [1], Place(2)))


@pytest.mark.slow  # Ray talks over the machine's own address, and the test command over loopback alone
@pytest.mark.filterwarnings("default")  # what Ray itself has to say
def test_a_cluster_of_two_machines_brings_what_one_process_does(cluster: Any, tmp_path: Path) -> None:
    """Though a worker is killed at work, and then a whole machine: that costs time and nothing else."""
    import ray  # noqa: PLC0415

    alone, place = answers(HERE), Place(on=cluster.address)
    assert answers(place) == alone
    tasks = [Once(str(tmp_path), Task(SIMULATION, number)) for number, _ in alone]
    with ray.init(address=cluster.address, log_to_driver=False):
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        assert [(once.task.number, lines) for once, lines in spread(dies_once, tasks, place)] == alone
        assert (tmp_path / "tried").exists(), "nobody died"
        done: list[tuple[int, list[bytes]]] = []
        for task, played in spread(play, [once.task for once in tasks], place):
            if not done:
                cluster.remove_node(*cluster.worker_nodes, allow_graceful=False)
            done.append((task.number, played.lines))
        assert done == alone


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elferhaus.lab.spread.find_spec", lambda _name: None)
    with pytest.raises(NoClusterError, match=r"pip install 'elferhaus\[cluster\]'$"):
        check(Place(on="ray"))
    for command in (["simulate", "junior"], ["arena", "junior", "--bots", "thumb,random"], ["lab", "junior"]):
        given = [*command, "--on", "ray"]
        done = CliRunner().invoke(command_line(given), given)
        assert done.exit_code == 2
        assert "elferhaus[cluster]" in done.output


@pytest.mark.parametrize("rows", ["decision", "match"])
def test_simulated_matches_are_written_as_a_table(tmp_path: Path, rows: str) -> None:
    from pyarrow import parquet  # noqa: PLC0415

    file = tmp_path / "matches.parquet"
    given = ["simulate", "junior", "--players", "2", "-n", "3", "--legal", "--parquet", str(file), "--rows", rows]
    done = CliRunner().invoke(command_line(given), given)
    assert done.exit_code == 0, done.output
    assert parquet.ParquetFile(file).num_row_groups == 1, "matches are written together, or files are large and slow"
    table = parquet.read_table(file).to_pylist()
    decisions = int(done.output.rsplit(" decisions", 1)[0].split()[-1])
    if rows == "match":
        assert [row["match"] for row in table] == [1, 2, 3]
        assert sum(row["decisions"] for row in table) == decisions
    else:
        assert len(table) == decisions
        assert all(row["legal"] >= 1 for row in table)
        assert {row["wins_round"] for row in table} == {False, True}
    assert sorted(tmp_path.iterdir()) == [file]
