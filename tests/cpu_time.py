"""How long processes have computed: waiting does not count, so that the figure is much the same on a busy machine."""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

LOOK_S: Final = 0.5  # between two looks at what runs
PROC: Final = Path("/proc")


def seconds_below(root: int) -> dict[int, float]:
    """Return how long a process and all that it has started have computed so far, where the system tells."""
    below: dict[int, list[int]] = {}
    seconds: dict[int, float] = {}
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError):  # it may be over by now
            told = (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()
            process = int(folder.name)
            below.setdefault(int(told[1]), []).append(process)
            seconds[process] = (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
    found, left = {}, [root]
    while left:
        process = left.pop()
        found[process] = seconds.get(process, 0.0)
        left += below.get(process, [])
    return found


def wait_for(process: subprocess.Popen[str]) -> tuple[int, float]:
    """Wait for a process; return how it ended, and how long it and all below it have computed.

    A browser leaves processes behind that nobody asks for their time when they end: it is looked at meanwhile.
    """
    seen: dict[int, float] = {}
    while True:
        found, status, usage = os.wait4(process.pid, os.WNOHANG)
        if found:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode, max(usage.ru_utime + usage.ru_stime, sum(seen.values()))
        seen |= seconds_below(process.pid)
        time.sleep(LOOK_S)
