"""Rules in pictures: a few cards beside the words of a rule, as a leaflet has them.

They stand beside the words of a game, in ``words/pictures.toml``: for each rule some rows of pieces.

| piece | is |
|---|---|
| ``r11``, ``joker``, ``back``, ``bridge``, ``bonus`` | a card |
| ``[r12]`` | the empty place of a card |
| ``+r12``, ``-y9`` | a card that goes, and one that does not |
| ``=21``, ``+=23`` | a number that is said or counted |
| ``>``, ``|``, ``.`` | what comes of it; a gap; room for a card |
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from elferhaus.core.cards import JOKER, NUMBER

if TYPE_CHECKING:
    from .room import Room

SPECIALS: Final = {JOKER, "back", "bridge", "bonus"}
MARKS: Final = {"": None, "+": True, "-": False}
SIGNS: Final = {">": "then", "|": "gap", ".": "room"}
PIECE: Final = re.compile(r"(?P<mark>[+-]?)(?:=(?P<number>\d+)|\[(?P<place>\w+)\]|(?P<card>\w+))")


class Piece(Struct, frozen=True, omit_defaults=True):
    """One thing in a picture; ``goes`` tells whether it is right, where that is what the picture is about."""

    kind: Literal["card", "place", "number", "then", "gap", "room"]
    shows: str = ""
    goes: bool | None = None


Picture: TypeAlias = tuple[tuple[Piece, ...], ...]


def pictures_of(room: Room) -> dict[str, Picture]:
    """Return the pictures of a game's rules, by rule."""
    file = files(room.package) / "words" / "pictures.toml"
    if not file.is_file():
        return {}
    drawn: dict[str, list[str]] = tomllib.loads(file.read_text("utf-8"))
    return {rule: tuple(tuple(map(piece, row.split())) for row in rows) for rule, rows in drawn.items()}


def piece(token: str) -> Piece:
    """Read a piece of a picture.

    >>> piece("+r12")
    Piece(kind='card', shows='r12', goes=True)
    >>> piece(">").kind
    'then'
    """
    if token in SIGNS:
        return Piece(SIGNS[token])  # type: ignore[arg-type]
    found = PIECE.fullmatch(token)
    if found is None:
        raise ValueError(f"{token!r} is no piece of a picture")
    kind: Literal["number", "place", "card"] = "number" if found["number"] else "place" if found["place"] else "card"
    shows = found[kind]
    if kind != "number" and shows not in NUMBER and not (kind == "card" and shows in SPECIALS):
        raise ValueError(f"{shows!r} is no card")
    return Piece(kind, shows, MARKS[found["mark"]])
