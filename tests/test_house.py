"""The shape of the house: what may import what, how long a file may be, and that nothing is missing."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from elferhaus.games import GAMES

HOUSE = Path(__file__).parent.parent
SOURCE = HOUSE / "src" / "elferhaus"
# Imports only point upwards in this list.
FLOORS = ("core", "games", "locale", "bots", "lab", "server", "client.py", "cli")
MODULES = sorted(SOURCE.rglob("*.py"))
CORE_MAY_IMPORT = {"msgspec", "elferhaus", "__future__"} | {
    "collections", "functools", "itertools", "math", "random", "types", "typing",
}  # fmt: skip


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


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_only_point_upwards(module: Path) -> None:
    floor = module.relative_to(SOURCE).parts[0]
    if floor not in FLOORS:
        assert floor == "__init__.py"
        return
    below = FLOORS[FLOORS.index(floor) + 1 :]
    for name in imports(module):
        assert not any(f"{name}.".startswith(f"elferhaus.{lower.removesuffix('.py')}.") for lower in below), name


@pytest.mark.parametrize("module", sorted((SOURCE / "core").glob("*.py")), ids=lambda path: path.name)
def test_core_needs_only_the_standard_library_and_msgspec(module: Path) -> None:
    assert {name.split(".")[0] for name in imports(module)} <= CORE_MAY_IMPORT


def test_games_do_not_know_each_other() -> None:
    """A game can be added or taken away alone; what two of them share has a folder of its own."""
    names = {type(game).__module__.split(".")[2] for game in GAMES}
    for name in names:
        for module in (SOURCE / "games" / name).glob("*.py"):
            for imported in imports(module):
                others = {f"elferhaus.games.{other}" for other in names - {name}}
                assert not any(imported == other or imported.startswith(f"{other}.") for other in others), module


def test_no_file_is_too_long() -> None:
    for path in [*MODULES, *(HOUSE / "tests").rglob("*.py")]:
        assert len(path.read_text("utf-8").splitlines()) <= 800, path


def test_every_rule_has_a_test() -> None:
    law = (HOUSE / "docs" / "rules" / "RULES.md").read_text("utf-8")
    ids = set(re.findall(r"\b(?:C|ER|JR|EE|UA|MO|RF|ZK|FS|SS|SP|HK)-V?\d+[a-z]?\b", law))
    assert len(ids) > 80
    tests = " ".join(path.read_text("utf-8") for path in (HOUSE / "tests" / "games").glob("*.py"))
    untested = {rule for rule in ids if not re.search(rf"def test_{rule.replace('-', '_')}(_|\()", tests)}
    assert not untested


def test_every_rule_of_a_game_is_in_the_law() -> None:
    law = (HOUSE / "docs" / "rules" / "RULES.md").read_text("utf-8")
    for game in GAMES:
        for rule in game.info.rule_ids:
            assert rule in law or rule in {"EE-5a", "EE-5b"}, rule


def test_every_game_has_a_page() -> None:
    for game in GAMES:
        page = (HOUSE / "docs" / "games" / f"{game.info.id}.md").read_text("utf-8")
        for option in game.info.options:
            assert f"`{option.name}" in page, (game.info.id, option.name)
