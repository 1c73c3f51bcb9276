"""Looking a package's catalogues over: whether they can be read, and say what they must."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from elferhaus.core.lesson import Idea

from .room import FALLBACK, BadRoomError, messages_in

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from .room import Room

TOLD: Final = 3  # how many missing words are named


def words_examined(room: Room) -> list[str]:
    """Return what is said in English for want of better words; raise BadRoomError where it cannot be said at all."""
    home = files(room.package) / "words"
    if not (home / f"{FALLBACK}.ftl").is_file():
        raise BadRoomError(f"it has no words: words/{FALLBACK}.ftl is missing")
    catalogues = [each for each in home.iterdir() if each.name.endswith(".ftl")]
    said = {file.name: _attributes(file) for file in sorted(catalogues, key=lambda file: file.name)}
    english = said.pop(f"{FALLBACK}.ftl")
    known = dict(english)
    for package in room.words_from:
        shared = files(package) / "words" / f"{FALLBACK}.ftl"
        if not shared.is_file():
            raise BadRoomError(f"it has words from {package}, which has none")
        known |= _attributes(shared)
    must = {f"game-{room.id}": "about", **dict.fromkeys(room.game.info.rule_ids, "title")}
    must |= {award.key: "why" for award in room.prizes}
    if room.lesson is not None:
        ideas = [step for step in room.lesson.steps if isinstance(step, Idea)]
        must |= {f"lesson-{room.id}-{number}": "title" for number in range(1, len(ideas) + 1)}
    for key in must:
        if key not in known:
            raise BadRoomError(f"it cannot say what it must: {key} is not in words/{FALLBACK}.ftl")
    for name, words in {f"{FALLBACK}.ftl": english, **said}.items():
        for key, attribute in must.items():
            if key in words and attribute not in words[key]:
                raise BadRoomError(f"it cannot say what it must: {key} has no .{attribute} in words/{name}")
    return [
        f"words/{name} lacks {_some(missing)}: English is spoken there"
        for name, words in said.items()
        if (missing := [key for key in english if key not in words])
    ]


def _some(keys: list[str]) -> str:
    more = f" and {len(keys) - TOLD} more" if len(keys) > TOLD else ""
    return ", ".join(keys[:TOLD]) + more


def _attributes(file: Traversable) -> dict[str, set[str]]:
    """Return the names of the attributes of every message; raise BadRoomError where a line is no message."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - slow to load, and only needed for packages from outside

    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRoomError(f"words/{file.name} is no UTF-8 (byte {error.start})") from None
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            found = entry.annotations[0]
            line = text[: found.span.start if found.span else 0].count("\n") + 1
            raise BadRoomError(f"words/{file.name} cannot be read, line {line}: {found.message}")
    return messages_in(text)
