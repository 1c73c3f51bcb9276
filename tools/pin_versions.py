"""Write the versions of all packages that are installed here into ``pyproject.toml``: ``uv run tools/pin_versions.py``.

They are constraints without any address, so that two fresh installs are the same, whichever registry they use. To take
newer versions: ``uv sync --all-groups --all-extras --upgrade`` without the constraints, run the tests, then this. What
is pinned and not installed here stays as it is.
"""

from __future__ import annotations

import re
from importlib.metadata import distributions
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parent.parent / "pyproject.toml"
BLOCK: Final = re.compile(r"^constraint-dependencies = \[\n.*?^\]\n", re.MULTILINE | re.DOTALL)
OWN: Final = {"elferhaus", "pip", "uv"}


def pins(pinned: str) -> list[str]:
    """Return a line for every package, by name: those that are pinned, and those that are installed here."""
    found = dict(re.findall(r'^  "(.+)==(.+)",$', pinned, re.MULTILINE))
    found |= {re.sub(r"[-_.]+", "-", each.name).lower(): each.version for each in distributions() if each.name}
    return [f"{name}=={version}" for name, version in sorted(found.items()) if name not in OWN]


def main() -> None:
    """Write them."""
    text = PROJECT.read_text("utf-8")
    there = BLOCK.search(text)
    assert there, "there is no list of constraints to fill"
    lines = "".join(f'  "{pin}",\n' for pin in pins(there[0]))
    block = f"constraint-dependencies = [\n{lines}]\n"
    PROJECT.write_text(BLOCK.sub(block, text), encoding="utf-8")
    print(f"{lines.count('==')} versions are pinned in {PROJECT.name}")


if __name__ == "__main__":
    main()
