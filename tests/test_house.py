"""The shape of the house: what may import what, how long a file may be, and that nothing is missing."""

from __future__ import annotations

import ast
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from elferhaus.games import games, rooms
from elferhaus.words import LANGUAGES, say

HOUSE = Path(__file__).parent.parent
SOURCE = HOUSE / "src" / "elferhaus"
# Imports only point upwards in this list.
FLOORS = (
    "core",
    "bots",
    "games",
    "words",
    "notation.py",
    "table.py",
    "coach",
    "lab",
    "server",
    "client.py",
    "cli",
    "adapters",
)
# Inside a room, too: rules know neither the bots nor the lesson.
ROOM_FLOORS = (
    "rules",
    "state",
    "piles",
    "moves",
    "explain",
    "deal",
    "view",
    "worlds",
    "encoding",
    "ending",
    "prizes",
    "lesson",
    "bots",
)
MODULES = sorted(SOURCE.rglob("*.py"))
CORE_MAY_IMPORT = {"msgspec", "elferhaus", "__future__"} | {
    "collections", "dataclasses", "functools", "hashlib", "hmac", "itertools", "math", "random", "re", "struct",
    "types", "typing",
}  # fmt: skip
ROOMS = sorted(path.parent for path in (SOURCE / "games").glob("*/__init__.py"))
LONGEST = 400


def imports(module: Path) -> set[str]:
    """The modules that a file imports, by their full names."""
    package = ["elferhaus", *module.relative_to(SOURCE).parent.parts]
    found = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *filter(None, [node.module])])
            found |= {name, *(f"{name}.{alias.name}" for alias in node.names)}
    return found


def lies_in(name: str, place: str) -> bool:
    return f"{name}.".startswith(f"{place}.")


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_only_point_upwards(module: Path) -> None:
    floor = module.relative_to(SOURCE).parts[0]
    if floor not in FLOORS:
        assert floor == "__init__.py"
        return
    below = FLOORS[FLOORS.index(floor) + 1 :]
    for name in imports(module):
        assert not any(lies_in(name, f"elferhaus.{lower.removesuffix('.py')}") for lower in below), name


@pytest.mark.parametrize("room", ROOMS, ids=lambda path: path.name)
def test_inside_a_room_imports_only_point_from_rules_to_bots(room: Path) -> None:
    for module in room.rglob("*.py"):
        part = module.relative_to(room).parts[0].removesuffix(".py")
        if part == "__init__":
            continue
        assert part in ROOM_FLOORS, f"{module}: every room has the same files"
        for lower in ROOM_FLOORS[ROOM_FLOORS.index(part) + 1 :]:
            for name in imports(module):
                assert not lies_in(name, f"elferhaus.games.{room.name}.{lower}"), (module, name)


@pytest.mark.parametrize("module", sorted((SOURCE / "core").glob("*.py")), ids=lambda path: path.name)
def test_core_needs_only_the_standard_library_and_msgspec(module: Path) -> None:
    assert {name.split(".")[0] for name in imports(module)} <= CORE_MAY_IMPORT


def test_games_do_not_know_each_other() -> None:
    """A game can be added or taken away alone; what two of them share has a folder of its own."""
    names = {room.package for room in rooms()}
    for name in names:
        for module in SOURCE.joinpath(*name.split(".")[1:]).rglob("*.py"):
            for imported in imports(module):
                assert not any(lies_in(imported, other) for other in names - {name}), (module, imported)


def strings_in(module: Path) -> Iterator[str]:
    """The texts of a module that are no docstrings."""
    tree = ast.parse(module.read_text("utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def test_no_generic_module_knows_a_game_by_name() -> None:
    ids = {game.info.id for game in games()} - {"elevens"}  # that is an edition, too
    packages = {room.package for room in rooms()}
    for module in MODULES:
        if module.relative_to(SOURCE).parts[0] == "games" and len(module.relative_to(SOURCE).parts) > 2:
            continue
        assert not ids & set(strings_in(module)), module
        assert not any(lies_in(name, package) for name in imports(module) for package in packages), module


def test_no_file_is_too_long() -> None:
    folders = ("src", "tests", "benchmarks", "tools", "examples")
    for path in (path for folder in folders for path in (HOUSE / folder).rglob("*.py")):
        assert len(path.read_text("utf-8").splitlines()) <= LONGEST, path


def test_no_file_is_empty() -> None:
    for path in (HOUSE / "src").rglob("*.py"):
        assert path.read_text("utf-8").strip(), path


def test_every_rule_has_a_test() -> None:
    law = (HOUSE / "docs" / "rules" / "RULES.md").read_text("utf-8")
    prefixes = {rule.split("-")[0] for game in games() for rule in game.info.rule_ids} | {"C"}
    ids = set(re.findall(rf"\b(?:{'|'.join(sorted(prefixes))})-[VH]?\d+[a-z]?\b", law))
    assert len(ids) > 80
    folders = [HOUSE / "tests" / "games", HOUSE / "tests" / "core"]
    tests = " ".join(path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py"))
    untested = {rule for rule in ids if not re.search(rf"def test_{rule.replace('-', '_')}(_|\()", tests)}
    assert not untested


def test_every_rule_of_a_game_is_in_the_law() -> None:
    law = (HOUSE / "docs" / "rules" / "RULES.md").read_text("utf-8")
    for game in games():
        for rule in game.info.rule_ids:
            assert rule in law or rule in {"EE-5a", "EE-5b"}, rule


def test_every_game_has_its_tests_and_a_page() -> None:
    for room in rooms():
        assert any((HOUSE / "tests" / "games" / room.package.rpartition(".")[2]).glob("test_*.py")), room.id
        page = (HOUSE / "docs" / "games" / f"{room.id}.md").read_text("utf-8")
        for language in LANGUAGES:
            assert say(language, f"game-{room.id}") in page.partition("##")[0], (room.id, language)
        for option in room.game.info.options:
            assert f"`{option.name}" in page, (room.id, option.name)
        assert room.prizes, room.id
        assert room.game.ending is not None, room.id


def test_the_picture_of_the_architecture_is_up_to_date_and_no_line_points_down() -> None:
    picture: Any = runpy.run_path(str(HOUSE / "tools" / "architecture.py"))
    middle = picture["places"]()
    for here, there in picture["edges"]():
        assert middle[here][1] >= middle[there][1], (here, there)
    for module in MODULES:
        parts = module.relative_to(SOURCE).with_suffix("").parts
        shown = parts[-1] == "__init__" or "migrations" in parts
        assert shown or picture["box_of"](".".join(("elferhaus", *parts))) is not None, f"{module}: it has no box"
    assert picture["PICTURE"].read_text("utf-8") == picture["svg"](), "uv run tools/architecture.py"
