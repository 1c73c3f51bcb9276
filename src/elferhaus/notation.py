"""Actions and views as text. An action is the record's verb, then its values in order: ``lay r11``, ``take stock``.

A value is named where one before it is left out (``lay r9 bridge=y9``); a flag is its own name (``drop g2 1 close``);
lists have commas. What is left out at the end is whatever is legal: ``take 2`` takes the card that lies there, ``lay
r3`` claims what must be said. Where very many values are possible, they are ``…``, with what they are chosen from.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec
from msgspec.structs import FieldInfo, fields

from elferhaus.core.game import Action, Choice, Pattern

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import View

OPEN: Final = "…"  # in the text of a pattern: here belongs what is chosen
ENDLESS: Final = 1 << 53  # a number that is meant as no limit


def action_text(choice: Choice) -> str:
    """Write a choice as somebody would type it.

    >>> from elferhaus.games.elevens.state import Lay
    >>> action_text(Lay("joker", "r9", "y9")), action_text(Lay("r9", bridge="y9"))
    ('lay joker r9 y9', 'lay r9 bridge=y9')
    """
    words = [_verb(type(choice))]
    skipped = isinstance(choice, Pattern)  # of a pattern all values are named: they say what can be chosen from
    if skipped:
        words.append(OPEN)
    for field in fields(choice):
        value = getattr(choice, field.name)
        if value is True:
            words.append(field.encode_name)
        elif value is None or value is False or (isinstance(choice, Pattern) and value in {(), field.default}):
            skipped = True
        else:
            words.append(f"{field.encode_name}={_text(value)}" if skipped else _text(value))
    return " ".join(words)


def read_action(text: str, action_type: Any, legal: Sequence[Choice]) -> Action:
    """Return the action that a text means, legal or not; raise ValueError where it means none.

    >>> from elferhaus.games.farben import GAME
    >>> from elferhaus.games.farben.state import Take
    >>> read_action("take 2", GAME.action_type, [Take("stock"), Take(2, "g5")])
    Take(from_=2, card='g5')
    """
    verb, *words = text.split() or [""]
    kinds = get_args(action_type) or (action_type,)
    kind = next((each for each in kinds if _verb(each) == verb), None)
    if kind is None:
        raise ValueError(f"there is no “{verb}” in this game; there is: {', '.join(map(_verb, kinds))}")
    pattern = next((choice for choice in legal if isinstance(choice, Pattern) and _verb(type(choice)) == verb), None)
    example = _form(kind) if pattern is None else action_text(pattern.sample(Random(text)))
    if OPEN in words:
        raise ValueError(f"“{text}” stands for many moves, such as “{example}”")
    given = _given(kind, words)
    meant: list[Action] = [choice for choice in legal if isinstance(choice, kind) and _says(choice, given)]
    exact = next((choice for choice in meant if action_text(choice) == text), None)
    if exact is not None or len(meant) == 1:
        return exact or meant[0]
    if meant:
        raise ValueError(f"“{text}” can mean {', '.join(map(action_text, meant[:3]))}{' …' if len(meant) > 3 else ''}")
    known = {} if pattern is None else msgspec.structs.asdict(pattern)
    parts = {field.encode_name: known[field.name] for field in fields(kind) if field.name in known}
    parts |= {field.encode_name: _read(given[field.name], field) for field in fields(kind) if field.name in given}
    try:
        action: Action = msgspec.convert(parts | {"do": verb}, kind, strict=False)
    except msgspec.ValidationError:
        raise ValueError(f"“{text}” is no move; it is written as “{example}”") from None
    return action


def _form(kind: type[Action]) -> str:
    """Return how an action is written: what has to be said, and in brackets what can be left out."""
    words = [_verb(kind)]
    for field in fields(kind):
        word = field.encode_name if field.type is bool else field.encode_name.upper()
        words.append(word if field.required else f"[{word}]")
    return " ".join(words)


def _verb(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _given(kind: type[Action], words: Sequence[str]) -> dict[str, str]:
    """Return which fields the words are for, by their names in Python."""
    infos = fields(kind)
    names = {field.encode_name: field.name for field in infos}
    flags = {field.encode_name: field.name for field in infos if field.type is bool}
    order = iter([field.name for field in infos if field.type is not bool])
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if word in flags:
            given[flags[word]] = "true"
        elif equals and name in names:
            given[names[name]] = value
        else:
            field = next(order, None)
            if field is None:
                raise ValueError(f"“{word}” is too much for “{_verb(kind)}”")
            given[field] = word
    return given


def _says(choice: Choice, given: dict[str, str]) -> bool:
    return all(_text(getattr(choice, name)) == said for name, said in given.items())


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _read(text: str, field: FieldInfo) -> Any:
    """Return a value as JSON would have it: a list, a number where the field takes one, or the text."""
    kind = str(field.type)
    if "tuple" in kind:
        return [part for part in text.split(",") if part]
    number = text.removeprefix("-").replace(".", "", 1).isdecimal()
    return (float(text) if "." in text else int(text)) if number and ("int" in kind or "float" in kind) else text


def view_text(view: View, players: Sequence[str]) -> str:
    """Write a view of any game: a line for each seat, then one for everything else."""
    lines = []
    for seat, name in enumerate(players):
        told = [
            f"{_label(each)} {value_text(getattr(view, each)[seat])}" for each in view.per_seat if getattr(view, each)
        ]
        lines.append(f"  {seat} {name}{' (you)' if seat == view.seat else ''}: {', '.join(told)}")
    for field in fields(view):
        value = getattr(view, field.name)
        if field.name not in {"rules", "seat", *view.per_seat} and value is not None:
            lines.append(f"  {_label(field.name)}: {value_text(value)}")
    return "\n".join(lines)


def value_text(value: Any) -> str:
    """Write a value of a view.

    >>> value_text((("r1", "r2"), ())), value_text(True), value_text({"red": 20, "blue": 38})
    ('r1 r2 | –', 'yes', 'red 20, blue 38')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, msgspec.Struct):
        value = {_label(field.encode_name): getattr(value, field.name) for field in fields(value)}
    if isinstance(value, dict):
        return ", ".join(f"{name} {value_text(each)}" for name, each in value.items()) or "–"
    if isinstance(value, tuple):
        nested = any(isinstance(each, tuple | msgspec.Struct | dict) for each in value)
        return (" | " if nested else " ").join(map(value_text, value)) or "–"
    if isinstance(value, int) and value >= ENDLESS - 1:
        return "∞"
    return "–" if value is None else str(value)


def _label(name: str) -> str:
    return name.rstrip("_").replace("_", " ")
