"""The page knows the wire's types as the house serves them."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parent.parent.parent / "web"


def test_the_types_are_made_from_the_schemas_of_today() -> None:
    made = runpy.run_path(str(WEB / "wire_types.py"))
    first = made["TYPES"].read_text(encoding="utf-8").splitlines()[0]
    assert f"{first}\n" == made["stamp"](), "run: uv run web/wire_types.py"
