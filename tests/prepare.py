"""See to it that what the tests need is here: a browser, PostgreSQL, HAProxy, and the libraries of researchers."""

from __future__ import annotations

import os
import subprocess
from importlib.util import find_spec
from typing import Final

from page import chromium
from server import postgres

RESEARCH: Final = ("altair", "gymnasium", "pettingzoo", "pyarrow", "pyspiel", "PIL", "ray")


def install_research() -> None:
    """Add the group ``research``, which nobody needs who only plays."""
    if not all(map(find_spec, RESEARCH)):
        uv = os.environ.get("UV", "uv")
        subprocess.run([uv, "sync", "--quiet", "--inexact", "--group", "research"], check=True)


if __name__ == "__main__":
    install_research()
    chromium.install()
    postgres.install()
    postgres.install_haproxy()
