"""Write the versions of all packages that are installed here into ``pyproject.toml``: ``uv run tools/pin_versions.py``.

They are constraints without any address, so that two fresh installs are the same, whichever registry they use. To take
newer versions: ``uv sync --all-groups --upgrade`` without the constraints, run the tests, then this.
"""

from __future__ import annotations

import re
from importlib.metadata import distributions
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parent.parent / "pyproject.toml"
BLOCK: Final = re.compile(r"^constraint-dependencies = \[\n.*?^\]\n", re.MULTILINE | re.DOTALL)
OWN: Final = {"elferhaus", "pip", "uv"}


def pins() -> list[str]:
    """Return a line for every package, by name."""
    found = {re.sub(r"[-_.]+", "-", each.name).lower(): each.version for each in distributions() if each.name}
    return [f"{name}=={version}" for name, version in sorted(found.items()) if name not in OWN]


def main() -> None:
    """Write them."""
    lines = "".join(f'  "{pin}",\n' for pin in pins())
    block = f"constraint-dependencies = [\n{lines}]\n"
    text = PROJECT.read_text("utf-8")
    assert BLOCK.search(text), "there is no list of constraints to fill"
    PROJECT.write_text(BLOCK.sub(block, text), encoding="utf-8")
    print(f"{lines.count('==')} versions are pinned in {PROJECT.name}")


if __name__ == "__main__":
    main()
