"""A PostgreSQL of the tests' own: a private cluster in a folder that goes, on a free port of this machine.

``install`` sees to it that there is one. The server refuses to run as root, so there it runs as the user ``postgres``.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

PLACES: Final = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
# Nobody pulls the plug here: what the system has taken is as good as on disk.
SETTINGS: Final = (
    *("fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0", "max_connections=200"),
    *("shared_buffers=32MB", "autovacuum=off", "jit=off", "log_min_messages=fatal", "listen_addresses='127.0.0.1'"),
)
EMPTY: Final = "empty"  # a database with the schema: making it takes longer than copying it


def programs() -> Path | None:
    """Return the folder with PostgreSQL's programs."""
    for place in PLACES:
        root, _, pattern = place[1:].partition("/")
        found = sorted(Path(f"/{root}").glob(pattern))
        if found:
            return found[-1]
    known = shutil.which("initdb")
    return None if known is None else Path(known).resolve().parent


def install() -> None:
    """See to it that there is a PostgreSQL."""
    if programs() is None and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-q"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"], check=False)
    if programs() is None:
        sys.exit("the tests need PostgreSQL: please install the package postgresql")


def install_haproxy() -> None:
    """See to it that there is a HAProxy: the recipe for it in the documentation is tried out."""
    if shutil.which("haproxy") is None and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", "haproxy"], check=False)
    if shutil.which("haproxy") is None:
        sys.exit("the tests need HAProxy: please install the package haproxy")


class Cluster:
    """A running server; ``database`` makes a fresh one in it."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="elferhaus-postgres-"))
        self._made = 0
        found = programs()
        assert found is not None, "uv run tests/prepare.py"
        self._programs = found
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._do("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C")
        with (self._folder / "data" / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write("\n".join((*SETTINGS, f"port={self.port}", f"unix_socket_directories='{self._folder}'\n")))
        self.start()

    def url(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self._do("pg_ctl", "start", "--wait", "--silent", "--log", str(self._folder / "log"))

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; ``immediate`` is as if it had crashed."""
        self._do("pg_ctl", "stop", "--mode", mode)

    def remove(self) -> None:
        """Stop the server, and leave nothing of it."""
        self.stop("immediate")
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """Make a database with the schema and nothing in it; return its address."""
        import psycopg  # noqa: PLC0415 - whoever only installs does not need it

        from elferhaus.server.storage.store import Store  # noqa: PLC0415

        with psycopg.connect(host="127.0.0.1", port=self.port, user="postgres", autocommit=True) as connection:
            if not self._made:
                connection.execute(f"CREATE DATABASE {EMPTY}")
                Store(self.url(EMPTY)).close()
            self._made += 1
            connection.execute(f"CREATE DATABASE house{self._made} TEMPLATE {EMPTY} STRATEGY file_copy")
        return self.url(f"house{self._made}")

    def _do(self, program: str, *arguments: str) -> None:
        as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*as_user, str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        done = subprocess.run(command, cwd=self._folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
        assert not done.returncode, done.stderr.decode()
