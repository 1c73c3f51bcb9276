"""The house's log: one JSON object a line, and no secrets in it.

What may be written is an allow-list. A record of the house itself has a sentence and named details; of a library's
records only the sentence is kept, without what was filled into it (a path holds a table's code, a database error the
row). Of an exception its type and the places in the code are kept, never its message: that may name a card.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

LOGGER: Final = logging.getLogger("elferhaus")
DETAILS: Final = frozenset(
    {"entry", "error", "game", "inner", "pid", "port", "seconds", "sockets", "status", "tables", "version"}
)
# What uvicorn complains of when a client talks nonsense or is refused a socket: nothing is wrong here, and anybody
# could fill the log with it.
CLIENTS_FAULTS: Final = frozenset(
    {
        "ASGI callable returned without completing handshake.",
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Unsupported upgrade request.",
    }
)
LARGEST_FILE: Final = 1_000_000
OLD_FILES: Final = 3
LONGEST_SENTENCE: Final = 200
GONE: Final = "client disconnected prematurely"  # in Litestar's words: anybody could fill the log with it
FORESEEN: Final = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError)  # what was sent could not be read


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON, with nothing but what is known to be harmless."""

    def __init__(self, house: str = "") -> None:
        """Say of every line which house writes it, where it has a name: logs of many are read together."""
        super().__init__()
        self._house = {"house": house} if house else {}

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"time": time, **self._house, "level": record.levelname.lower(), "from": record.name}
        ours = record.name.partition(".")[0] == LOGGER.name
        line["what"] = next(iter(str(record.getMessage() if ours else record.msg).splitlines()), "")[:LONGEST_SENTENCE]
        details = getattr(record, "details", {})
        line |= {name: value for name, value in details.items() if name in DETAILS}
        if record.exc_info and record.exc_info[1] is not None:
            line["errors"] = [_told(error) for error in _chain(record.exc_info[1])]
        return json.dumps(line, ensure_ascii=False)


def _chain(error: BaseException | None) -> list[BaseException]:
    """Return an exception and those that led to it."""
    found: list[BaseException] = []
    while error is not None and error not in found:
        found.append(error)
        error = error.__cause__ or error.__context__
    return found


def _told(error: BaseException) -> dict[str, Any]:
    """Return the type of an exception and where it happened, innermost place last."""
    frames = traceback.extract_tb(error.__traceback__)
    return {"type": type(error).__name__, "at": [f"{_short(frame.filename)}:{frame.lineno}" for frame in frames]}


def _short(filename: str) -> str:
    """Return the last two parts of a path: enough to find the file, and nobody's home."""
    return "/".join(filename.replace("\\", "/").split("/")[-2:])


def start(path: Path | None, house: str = "") -> None:
    """Log to a file, or to stderr, under a house's name; take over from whoever has set up logging before."""
    handler: logging.Handler
    if path is None:
        handler = logging.StreamHandler()
    else:
        handler = RotatingFileHandler(path, maxBytes=LARGEST_FILE, backupCount=OLD_FILES, encoding="utf-8", delay=True)
    handler.setFormatter(JsonLines(house))
    handler.addFilter(lambda record: record.msg not in CLIENTS_FAULTS)
    for name in (None, "litestar", "uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        # Libraries tell where every client comes from and which table it visits: only their complaints are kept.
        logger.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    LOGGER.setLevel(logging.INFO)


def note(what: str, **details: float | str) -> None:
    """Log something that happened; only details named in ``DETAILS`` are written."""
    LOGGER.info(what, extra={"details": details})


async def unexpected(error: Exception, _scope: object) -> None:
    """Log an error that nobody foresaw while a client was served."""
    foreseen = isinstance(error, FORESEEN) or hasattr(error, "refusal") or getattr(error, "detail", "") == GONE
    if getattr(error, "status_code", 500) >= 500 and not foreseen:
        LOGGER.error("a request failed", exc_info=error, extra={"details": {"error": type(error).__name__}})
