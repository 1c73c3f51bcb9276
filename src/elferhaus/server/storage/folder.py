"""A data folder belongs to one house at a time: a second one over the same tables would split them."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from filelock import FileLock, Timeout

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

LOCK: Final = "elferhaus.lock"  # the system's own lock: it goes with the process, however that ends
WHO: Final = "elferhaus.open"  # who has it: the lock file itself cannot be read everywhere while it is locked


class TakenError(Exception):
    """Another house has the folder open; the message says which."""


@contextmanager
def kept(folder: Path) -> Iterator[Callable[[str], None]]:
    """Have a folder to oneself, or raise TakenError; give what to call with the own address, for others to read."""
    lock = FileLock(folder / LOCK)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise TakenError(_who(folder / WHO)) from None
    except OSError as error:
        raise TakenError(f"its lock cannot be had ({error.strerror})") from None
    try:
        yield lambda address: _write(folder / WHO, address)
    finally:
        with suppress(OSError):
            (folder / WHO).unlink(missing_ok=True)
        lock.release()  # the file stays: taken away, it could be locked twice, by its old and its new maker


def _write(file: Path, address: str) -> None:
    file.write_text(json.dumps({"pid": os.getpid(), "address": address}), encoding="utf-8")


def _who(file: Path) -> str:
    """Say who has the folder, as far as that can be known: a house that is just opening has not said it yet."""
    try:
        found = json.loads(file.read_text("utf-8"))
        return f"another house has it open: process {int(found['pid'])}, {found['address']}"
    except (OSError, ValueError, KeyError, TypeError):
        return "another house is just opening it"
