"""Processes that think in odd ways; each takes the place of ``worker.work`` and says first that it is ready."""

from __future__ import annotations

import os
import signal
from ctypes import c_ulonglong
from multiprocessing.connection import Connection

from elferhaus.core.game import Action

DONE = "thought to the end"


class Sign(Action, tag="sign", frozen=True):
    """What an odd worker answers."""

    what: str


def endless(line: Connection, ended: c_ulonglong) -> None:
    """Think about the first request until nobody waits for the answer, and answer all others."""
    line.send(None)
    number, _, _ = line.recv()
    line.recv_bytes()
    while ended.value < number:
        pass
    line.send((None, ""))
    while True:
        line.recv()
        line.recv_bytes()
        line.send((Sign(DONE), ""))


def counting(line: Connection, _ended: c_ulonglong) -> None:
    """Answer with the seconds that there are for it."""
    line.send(None)
    while True:
        _, seconds, _ = line.recv()
        line.recv_bytes()
        line.send((Sign(str(seconds)), ""))


def doomed(line: Connection, _ended: c_ulonglong) -> None:
    """Die of the first request."""
    line.send(None)
    line.recv()
    os.kill(os.getpid(), signal.SIGKILL)


def silent(line: Connection, _ended: c_ulonglong) -> None:
    """Never answer, whatever happens."""
    line.send(None)
    while True:
        line.recv_bytes()


def slow_to_load(line: Connection, _ended: c_ulonglong) -> None:
    """Wait for what never comes before being ready."""
    line.recv()


def puzzled(line: Connection, _ended: c_ulonglong) -> None:
    """Fail at every request."""
    line.send(None)
    while True:
        line.recv()
        line.recv_bytes()
        line.send((None, "ValueError at mogeln.py:11"))
