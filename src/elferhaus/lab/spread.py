"""Work that many can share: over the cores of this machine, or over a cluster of machines with Ray.

A task says all that is needed to do it, luck included, so it does not matter who does it, nor when, nor how often: the
same tasks bring the same results on one process, on eight, or on a cluster, and a worker that dies costs only time.
They are told in the order of the tasks, so that what is summed up or written is the same, too, to the last digit.
"""

from __future__ import annotations

import os
import signal
import socket
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib.util import find_spec
from itertools import chain, islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
R = TypeVar("R")

RAY: Final = "ray"  # begin a cluster on this machine; anything else is the address of one that is there
ANSWERS_S: Final = 5.0  # within which whoever is there takes a connection; Ray itself would wait for minutes
WAITING: Final = 2  # tasks that are handed out to each worker: few, so that whoever stops does not wait for them
TRIES: Final = 3  # processes that die one after the other, with nothing done between


class NoClusterError(Exception):
    """There is nobody to work: no cluster, or only processes that die."""


class Place(NamedTuple):
    """Where work is done."""

    jobs: int | None = None  # processes; else one a core
    on: str | None = None  # RAY, or the address of a cluster

    @property
    def processes(self) -> int:
        """How many processes of this machine work."""
        return self.jobs or len(os.sched_getaffinity(0))


HERE: Final = Place(1)


def spread(work: Callable[[T], R], tasks: Iterable[T], place: Place) -> Iterator[tuple[T, R]]:
    """Do tasks, and yield each with its result, in their order. ``work`` stands in a module."""
    if place.on is None and place.processes == 1:
        for task in tasks:
            yield task, work(task)
        return
    ended = (_on_cores if place.on is None else _on_ray)(work, enumerate(tasks), place)
    early: dict[int, tuple[T, R]] = {}  # those that ended before one that was begun sooner
    told = 0
    for (number, task), result in ended:
        early[number] = task, result
        while told in early:
            yield early.pop(told)
            told += 1


def _on_cores(
    work: Callable[[T], R], tasks: Iterator[tuple[int, T]], place: Place
) -> Iterator[tuple[tuple[int, T], R]]:
    waiting, tries = tasks, 0
    while tries < TRIES:
        running: dict[Future[R], tuple[int, T]] = {}
        lost: list[tuple[int, T]] = []
        tries += 1
        pool = ProcessPoolExecutor(place.processes, get_context("spawn"), initializer=_ignore_interrupts)
        try:
            while not lost:
                for task in islice(waiting, WAITING * place.processes - len(running)):
                    running[_begun(pool, work, task[1])] = task
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for each in done:
                    task = running.pop(each)
                    if isinstance(each.exception(), BrokenProcessPool):
                        lost.append(task)
                    else:
                        tries = 0
                        yield task, each.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
        # One that is killed takes all others along. What they had not done is done again.
        waiting = chain(lost, running.values(), waiting)
    raise NoClusterError("the processes that should play die again and again")


def _begun(pool: ProcessPoolExecutor, work: Callable[[T], R], task: T) -> Future[R]:
    try:
        return pool.submit(work, task)
    except BrokenProcessPool as broken:  # somebody has died just now
        failed: Future[R] = Future()
        failed.set_exception(broken)
        return failed


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asked: it lets the pool go


def check(place: Place) -> None:
    """Say at once what is missing, before anything is done."""
    if place.on is not None and find_spec("ray") is None:
        raise NoClusterError("a cluster needs Ray: pip install 'elferhaus[cluster]'")


def _on_ray(work: Callable[[T], R], tasks: Iterator[tuple[int, T]], place: Place) -> Iterator[tuple[tuple[int, T], R]]:
    check(place)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing leaves this network
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # workers have this very environment already
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of accelerators
    import ray  # noqa: PLC0415 - large, and few need it

    is_ours = not ray.is_initialized()
    if is_ours:
        _connect(ray, place)
    try:
        # Whoever does a task may die as often as it likes: it is done again, elsewhere.
        remote = ray.remote(max_retries=-1)(work)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = {remote.remote(task[1]): task for task in islice(tasks, WAITING * workers)}
        while running:
            done, _ = ray.wait(list(running))
            for each in done:
                yield running.pop(each), ray.get(each)
            running |= {remote.remote(task[1]): task for task in islice(tasks, len(done))}
    finally:
        if is_ours:
            with suppress(Exception):  # it may be gone already
                ray.shutdown()


def _connect(ray: Any, place: Place) -> None:
    quiet = {"log_to_driver": False, "logging_level": "error"}
    try:
        if place.on == RAY:
            ray.init(num_cpus=place.jobs, include_dashboard=False, **quiet)
        else:
            host, colon, port = str(place.on).removeprefix("ray://").rpartition(":")
            if colon:
                socket.create_connection((host, int(port)), ANSWERS_S).close()
            ray.init(address=place.on, **quiet)
    except Exception as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise NoClusterError(f"no cluster answers at {place.on}: {why}") from error
