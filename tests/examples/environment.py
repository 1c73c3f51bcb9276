"""An environment of its own, with the house and the example of a game from outside."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent.parent
PACKAGE = HOUSE / "examples" / "twelfth-game"


class Environment:
    """A virtual environment; what runs in it knows nothing of this one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        uv = shutil.which("uv") or sys.exit("uv is missing: pip install uv")
        settings = {key: value for key, value in os.environ.items() if not key.startswith(("VIRTUAL_ENV", "PYTHON"))}
        self._environment = {**settings, "COLUMNS": "100", "HYPOTHESIS_PROFILE": "quick"}
        self._run([uv, "venv", "--quiet", "--python", sys.executable, str(folder)])
        # The house as it is here, with all it needs for the laws; the page is built already.
        pinned = ["--constraints", str(self._constraints())]
        to_install = ["--editable", str(HOUSE), "--editable", str(PACKAGE), "pytest", "hypothesis"]
        self._run([uv, "pip", "install", "--quiet", "--python", str(self.bin / "python"), *pinned, *to_install])

    def _constraints(self) -> Path:
        """Write the versions that are installed here: those that were tested."""
        from importlib.metadata import distributions  # noqa: PLC0415

        own = {"elferhaus", "elferhaus-mau-mau"}
        pins = [f"{each.name}=={each.version}\n" for each in distributions() if each.name and each.name not in own]
        file = self.folder.with_suffix(".txt")
        file.write_text("".join(pins))
        return file

    def _run(self, command: list[str], fails: bool = False) -> str:
        done = subprocess.run(command, cwd=HOUSE, env=self._environment, capture_output=True, text=True, check=False)
        assert bool(done.returncode) == fails, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    def python(self, *arguments: str) -> str:
        """Run Python, and return what it prints."""
        return self._run([str(self.bin / "python"), *arguments])

    def elferhaus(self, *arguments: str, fails: bool = False) -> str:
        """Run the house's command, and return what it prints."""
        return self._run([str(self.bin / "elferhaus"), *arguments], fails)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Environment]:
    folder = tmp_path_factory.mktemp("environment") / "venv"
    yield Environment(folder)
    shutil.rmtree(folder)
