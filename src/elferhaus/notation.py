"""Actions as text: the record's verb, then its values in order: ``lay r11``, ``take stock``, ``lay r9 bridge=y9``.

A value is named where one before it is left out; a flag is its own name (``drop g2 1 close``); lists have commas. What
is left out at the end is whatever is legal: ``take 2`` takes the card that lies there, ``lay r3`` claims what must be
said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import msgspec
from msgspec.structs import FieldInfo, fields

from elferhaus.core.game import Action, Choice, Pattern

if TYPE_CHECKING:
    from collections.abc import Sequence


def action_text(choice: Choice) -> str:
    """Write a choice as somebody would type it.

    >>> from elferhaus.games.elevens.state import Lay
    >>> action_text(Lay("joker", "r9", "y9")), action_text(Lay("r9", bridge="y9"))
    ('lay joker r9 y9', 'lay r9 bridge=y9')
    """
    words = [_verb(type(choice))]
    skipped = isinstance(choice, Pattern)  # of a pattern all values are named: they say what can be chosen from
    for field in fields(choice):
        value = getattr(choice, field.name)
        if value is True:
            words.append(field.encode_name)
        elif value is None or value is False:
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
    given = _given(kind, words)
    meant: list[Action] = [choice for choice in legal if isinstance(choice, kind) and _says(choice, given)]
    exact = next((choice for choice in meant if action_text(choice) == text), None)
    if exact is not None or len(meant) == 1:
        return exact or meant[0]
    if meant:
        raise ValueError(f"“{text}” can mean {', '.join(map(action_text, meant[:3]))}{' …' if len(meant) > 3 else ''}")
    pattern = next((choice for choice in legal if isinstance(choice, Pattern) and _verb(type(choice)) == verb), None)
    known = {} if pattern is None else msgspec.structs.asdict(pattern)
    parts = {field.encode_name: known[field.name] for field in fields(kind) if field.name in known}
    parts |= {field.encode_name: _read(given[field.name], field) for field in fields(kind) if field.name in given}
    try:
        action: Action = msgspec.convert(parts | {"do": verb}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"“{text}” is no action: {error}") from None
    return action


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
