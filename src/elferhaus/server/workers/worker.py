"""What a process does that thinks for bots. First of all it steps aside, so that even its loading disturbs nobody."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ctypes import c_ulonglong
    from multiprocessing.connection import Connection

COURTESY: Final = 5  # steps of priority below the house: others' moves come first


def work(line: Connection, ended: c_ulonglong) -> None:
    """Answer requests until the house is gone; it shares ``ended``, and so says which of them nobody waits for."""
    _step_aside()
    from elferhaus.server.workers.request import answer_next  # noqa: PLC0415 - this takes half a second

    with suppress(EOFError, OSError):  # the house is gone
        line.send(None)  # all is loaded
        while True:
            answer_next(line, ended)


def _step_aside() -> None:
    """Leave Ctrl-C to the house, and the processor to whoever else wants it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setsid"):
        # Linux shares the processors out among sessions first: in that of the house, thinking would be at its expense.
        os.setsid()
        os.nice(COURTESY)
        with suppress(OSError):  # there it is the priority of a session that counts, if it has a scheduler of that kind
            Path("/proc/self/autogroup").write_text(str(COURTESY))
