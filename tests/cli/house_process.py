"""``elferhaus serve`` as a process of its own, for tests."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

COMMAND = [sys.executable, "-W", "error::ResourceWarning", "-c", "from elferhaus.cli import main; main()"]
Start = Callable[..., "Process"]
PATIENCE_S = 60


class Process:
    """A house in another process, on this machine only."""

    def __init__(self, *arguments: str, **settings: Any) -> None:
        settings = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True} | settings
        self.process = subprocess.Popen([*COMMAND, *arguments], **settings)
        self.told = ""

    def opened(self) -> str:
        """Wait for the house to open, and return its address."""
        assert self.process.stdout is not None
        while "Ctrl-C closes the house.\n" not in self.told:
            line = self.process.stdout.readline()
            assert line, self.process.communicate()[1]
            self.told += line
        found = re.search(r"^Elferhaus is open: (http://\S+)$", self.told, re.MULTILINE)
        assert found
        return found[1]

    def end(self, by: int = signal.SIGINT) -> tuple[int, str]:
        """Tell it to end; return its exit code and what it said on stderr."""
        self.process.send_signal(by)
        said, errors = self.process.communicate(timeout=PATIENCE_S)
        self.told += said
        return self.process.returncode, errors


def here(folder: Path) -> list[str]:
    """Return the arguments of a house on this machine only, with its tables in ``data``."""
    return ["serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(folder / "data")]


def free_port() -> int:
    """Return a port with a free one behind it, most likely."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def ask(url: str, content: Any = None) -> Any:
    data = None if content is None else json.dumps(content).encode()
    with urlopen(Request(url, data, {"content-type": "application/json"}), timeout=PATIENCE_S) as response:
        assert "server" not in response.headers
        body: bytes = response.read()
    return body.decode() if content is None else json.loads(body)


def log_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "elferhaus.log").read_text("utf-8").splitlines()]
