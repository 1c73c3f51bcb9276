"""How the page is made: what belongs to a game is in the folder of that game, and nothing else knows it by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elferhaus.games import rooms
from elferhaus.server.http.pages import STATIC

WEB = Path(__file__).parent.parent.parent / "web"
SOURCE = WEB / "src"
GAMES = SOURCE / "games"
MADE = SOURCE / "wire" / "types.ts"  # from the schemas of the house
OWN = sorted(room.id for room in rooms() if room.package.startswith("elferhaus."))
FOLDERS = {"row-laying", *OWN}  # the first is what two games share


def pascal(name: str) -> str:
    """Return what the types of a game begin with."""
    return "".join(part.capitalize() for part in name.split("-"))


def generic() -> list[Path]:
    """Return all that the page is made of but the folders of games."""
    files = [path for path in SOURCE.rglob("*") if path.suffix in {".ts", ".svelte", ".css"} and path != MADE]
    return [
        path for path in files if path.relative_to(SOURCE).parts[:1] != ("games",) or folder_of(path) not in FOLDERS
    ]


def folder_of(path: Path) -> str:
    return path.relative_to(GAMES).parts[0]


@pytest.mark.parametrize("path", generic(), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_module_for_all_games_names_none(path: Path) -> None:
    ids = "|".join(sorted(FOLDERS, key=len, reverse=True))
    types = "|".join(pascal(name) for name in FOLDERS)
    found = re.findall(rf"(?<![\w-])(?:{ids})(?!\w)|\b(?:{types})[A-Z]\w*", path.read_text("utf-8"))
    assert found == []


@pytest.mark.parametrize("game", OWN)
def test_a_game_of_the_house_has_a_folder_with_a_window(game: str) -> None:
    assert (GAMES / game / "index.ts").exists()
    assert (GAMES / game / "window.ts").exists()


def test_a_folder_belongs_to_a_game() -> None:
    assert {path.name for path in GAMES.iterdir() if path.is_dir()} == {"plain", *FOLDERS}


@pytest.mark.parametrize("game", OWN)
def test_games_do_not_know_each_other(game: str) -> None:
    for path in (GAMES / game).rglob("*.*"):
        imported = re.findall(r"from '\.\./([\w-]+)(?:/|')", path.read_text("utf-8"))
        assert {*imported} & FOLDERS <= {game, "row-laying"}, path.name


def test_the_page_is_built_without_the_words_of_the_house() -> None:
    for path in [
        *SOURCE.rglob("*.ts"),
        *SOURCE.rglob("*.svelte"),
        WEB / "vite.config.ts",
        WEB.parent / "build_page.py",
    ]:
        assert ".ftl" not in path.read_text("utf-8"), path


# Decision 6: what follows from a rule comes from the house. Each of these has stood for a rule in the page once.
RULES = {
    r"%\s*(?:\d{2}|seats\b|[\w.]*(?:seats|counts)\.length)": "who or what comes next is in the view",
    r"number(?:Of|On)\([^()\n]*\)\s*(?:[<>]=?|[!=]==|\+)": "which card beats which is in the event",
    r"Math\.(?:max|min)\([^\n]*(?:number(?:Of|On)\b|\.number\b)": "the highest card is in the event",
    r"\.number\s*[+%]|\.reduce\([^\n]*number": "sums and numbers that follow are in the view",
    r"\b(?:said|claim)\s*(?:[+-]|===)\s*\d": "what is said next is in the view",
    r"\bconst (?:HIGHEST|HAND|PILES)\b": "numbers of the rules are in the view",
}


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_a_board_works_out_no_rule(game: str) -> None:
    for path in (path for path in (GAMES / game).rglob("*") if path.suffix in {".ts", ".svelte"}):
        source = re.sub(r"<style>.*</style>", "", path.read_text("utf-8"), flags=re.DOTALL)
        found = [(why, match[0]) for rule, why in RULES.items() for match in re.finditer(rule, source)]
        assert found == [], f"{path.name}: let the house tell it"


# What several boards do is written once: each of these has stood in several of them.
ONCE = {
    r"\.leaving = ": "screens/context.ts",
}


@pytest.mark.parametrize(("deed", "where"), ONCE.items(), ids=ONCE.values())
def test_what_several_boards_do_is_a_part(deed: str, where: str) -> None:
    files = [path for path in SOURCE.rglob("*") if path.suffix in {".ts", ".svelte"}]
    found = [path.relative_to(SOURCE).as_posix() for path in files if re.search(deed, path.read_text("utf-8"))]
    assert found == [where]


def derived_in(source: str) -> list[str]:
    """Return what every derived value of a module is worked out by."""
    found = []
    for start in re.finditer(r"\$derived(?:\.by)?\(", source):
        end, depth = start.end(), 1
        while depth:
            depth += {"(": 1, ")": -1}.get(source[end], 0)
            end += 1
        found.append(source[start.end() : end - 1])
    return found


def test_what_is_derived_changes_nothing() -> None:
    """What boards remember is fed with steps (parts/remembered.svelte.ts), however often somebody asks for it."""
    changed = []
    for path in (path for path in SOURCE.rglob("*") if path.suffix in {".ts", ".svelte"}):
        source = path.read_text("utf-8")
        for body in derived_in(source):
            own = set(re.findall(r"\b(?:let|const) (\w+)", body))
            names = set(re.findall(r"^\s*let (\w+)", source, re.MULTILINE)) - own
            changed += [f"{path.name}: {name}" for name in names if re.search(rf"\b{name}(?: \+?= |\+\+)", body)]
    assert changed == []


def built(name: str) -> str:
    """Return the one built script of this name."""
    [script] = [path.name for path in STATIC.glob("assets/*.js") if path.name[:-12] == name]  # without "-hash-of-8.js"
    return script


def brought(name: str) -> set[str]:
    """Return the built scripts that a browser fetches before this one runs."""
    waiting, found = [built(name)], set[str]()
    while waiting:
        if (script := waiting.pop()) not in found:
            found.add(script)
            code = (STATIC / "assets" / script).read_text("utf-8")
            waiting += re.findall(r'(?:\bfrom|\bimport)\s*["\'`]\./([^"\'`]+)["\'`]', code)
    return found


@pytest.mark.parametrize("name", ["index", "Table", "plain", *OWN])
def test_the_first_cards_wait_for_nothing_that_is_needed_later(name: str) -> None:
    later = {built(script) for script in ("later", "choices", "Menu", "Senses", "sound")}
    assert brought("Menu") & later == {built("Menu"), built("choices")}, "what is imported is found"
    assert brought(name) & later == set()
