"""Observations: what a seat sees as numbers from 0 to 1, of a fixed size for a game and a number of players.

The size and the meaning of every place follow from the types of the game's view, field by field:

| type | places |
|---|---|
| ``Card`` | one for each of the 84 number cards and the joker |
| ``tuple[Card, ...]`` | the same: how many of each; where the order counts, as many again: the place in the pile |
| ``Seat`` | one for each player, clockwise from the observer |
| ``tuple[Seat, ...]`` | the same: how often each is named |
| ``bool``, ``int`` | one; a number is divided by the most it can be |
| a ``Literal`` | one for each value |
| ``… | None`` | one that says whether there is something, then what there is |
| a ``Literal`` or another type | those of the one, then those of the other |
| ``tuple[int, ...]`` | one for each number from 0 to 21 |
| a field with a value a seat | once for each player, clockwise from the observer |
| other tuples | four times, for rows and piles, or as often as the room says; a struct as often as there are players |

What a table has agreed on (``rules``) is the same for everybody all the time, and left out; so is what is only shown
when the round is over. A room says in its ``Encoding`` what types do not: the most a number can be and how many piles
there are, by field, and the fields with piles whose order counts.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct

from elferhaus.core.cards import BIT, COLOURS, JOKER, Card

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    import numpy.typing as npt

    from elferhaus.core.encoding import Encoding
    from elferhaus.core.game import AnyGame, Seat, View

    Array: TypeAlias = npt.NDArray[np.float32]
    Put: TypeAlias = Callable[
        [Array, int, Any, Seat], None
    ]  # into an array, from a place on, a value, as a seat sees it

VERSION: Final = 1  # rises when the same view would be encoded differently
CARDS: Final[tuple[Card, ...]] = (*BIT, JOKER)
PLACE: Final = {card: index for index, card in enumerate(CARDS)}
MOST: Final = 88  # as many cards as there are with four jokers: what a number can be where a room says nothing
NUMBERS: Final = 22
JOKERS: Final = 4


class CardCode:
    """Stands for ``Card`` where types are looked at: to Python it is a text like any other."""


class SeatCode:
    """Stands for ``Seat`` where types are looked at: to Python it is a number like any other."""


NAMES: Final = {"Card": CardCode, "Seat": SeatCode}


def types_of(struct: type[Struct]) -> dict[str, Any]:
    """Return the types of a struct's fields, cards and seats told from texts and numbers."""
    hints = get_type_hints(struct, localns=NAMES)
    return {name: hints[name] for name in struct.__struct_fields__}


class Part(NamedTuple):
    """Some places of an observation."""

    size: int
    put: Put


class Observations:
    """How the views of a game with so many players become arrays; ``layout`` says what stands where."""

    def __init__(self, game: AnyGame, seats: int, encoding: Encoding) -> None:
        self._most, self._ordered, self._piles = encoding.most, encoding.ordered, encoding.piles
        self._seats = seats
        self._parts: list[tuple[str, int, Put]] = []
        self.layout: dict[str, slice] = {}
        kind = game.view_type
        at = 0
        for name, hint in types_of(kind).items():
            if name == "rules" or name in kind.follows_from_rules:
                continue
            if name == "seat":
                part = Part(seats, _put_flag)  # not clockwise from the observer: it would always be the first
            elif name in kind.per_seat:
                if NoneType in get_args(hint):
                    continue  # shown when the round is over
                part = self._by_seat(self._part(get_args(hint)[0], name))
            else:
                part = self._part(hint, name)
            self._parts.append((name, at, part.put))
            self.layout[name] = slice(at, at + part.size)
            at += part.size
        self.size = at

    def write(self, out: Array, view: View) -> None:
        """Write a view into an array of zeros."""
        seat = view.seat
        assert seat is not None
        for name, at, put in self._parts:
            put(out, at, getattr(view, name), seat)

    def most(self, field: str) -> float:
        """Return the most that a number in this field can be."""
        return self._most.get(field, MOST)

    def _part(self, hint: Any, name: str) -> Part:
        """Return the places for a type."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin in {Union, UnionType}:
            return self._union(inner, name)
        if origin is Literal:
            return Part(len(inner), _one_of({value: index for index, value in enumerate(inner)}))
        if origin is tuple:
            return self._tuple(inner[0], name)
        if hint in {CardCode, str}:
            return Part(len(CARDS), _one_of(PLACE))
        if hint is SeatCode:
            return Part(self._seats, _put_seat(self._seats))
        if hint is bool:
            return Part(1, _put_bool)
        if hint in {int, float}:
            return Part(1, _put_number(self.most(name)))
        if issubclass(hint, Struct):
            return self._struct(hint)
        raise TypeError(f"there is no encoding for {name}: {hint}")

    def _union(self, inner: tuple[Any, ...], name: str) -> Part:
        kinds = tuple(each for each in inner if each is not NoneType)
        words = next((each for each in kinds if get_origin(each) is Literal), None)
        if NoneType in inner:
            return self._perhaps(self._part(Union[kinds], name))  # noqa: UP007
        if words is None:  # milliseconds: a whole number or not
            return self._part(kinds[0], name)
        return self._word_or(words, self._part(next(each for each in kinds if each != words), name), name)

    @staticmethod
    def _perhaps(part: Part) -> Part:
        def put(out: Array, at: int, value: Any, seat: Seat) -> None:
            if value is not None:
                out[at] = 1
                part.put(out, at + 1, value, seat)

        return Part(part.size + 1, put)

    def _word_or(self, words: Any, other: Part, name: str) -> Part:
        word = self._part(words, name)

        def put(out: Array, at: int, value: Any, seat: Seat) -> None:
            if value in get_args(words):
                word.put(out, at, value, seat)
            else:
                other.put(out, at + word.size, value, seat)

        return Part(word.size + other.size, put)

    def _tuple(self, inner: Any, name: str) -> Part:
        if inner in {CardCode, str}:
            return Part(2 * len(CARDS), _put_pile) if name in self._ordered else Part(len(CARDS), _put_cards)
        if inner is SeatCode:
            return Part(self._seats, _put_seats(self._seats, self._most.get(name, 1)))
        if inner is int:
            return Part(NUMBERS, _put_set(name))
        part = self._part(inner, name)
        usual = self._seats if isinstance(inner, type) and issubclass(inner, Struct) else len(COLOURS)
        times = self._piles.get(name, usual)

        def put(out: Array, at: int, value: Any, seat: Seat) -> None:
            if len(value) > times:
                raise ValueError(f"{name} has {len(value)} parts, and room for {times}: see Encoding.piles of the game")
            for index, each in enumerate(value):
                part.put(out, at + index * part.size, each, seat)

        return Part(times * part.size, put)

    def _struct(self, kind: type[Struct]) -> Part:
        parts = [(name, self._part(hint, name)) for name, hint in types_of(kind).items()]

        def put(out: Array, at: int, value: Any, seat: Seat) -> None:
            for name, part in parts:
                part.put(out, at, getattr(value, name), seat)
                at += part.size

        return Part(sum(part.size for _, part in parts), put)

    def _by_seat(self, part: Part) -> Part:
        seats = self._seats

        def put(out: Array, at: int, value: Any, seat: Seat) -> None:
            for index, each in enumerate(value):
                part.put(out, at + (index - seat) % seats * part.size, each, seat)

        return Part(seats * part.size, put)


def _put_bool(out: Array, at: int, value: Any, _seat: Seat) -> None:
    out[at] = value


def _put_flag(out: Array, at: int, value: Any, _seat: Seat) -> None:
    out[at + value] = 1


def _put_number(most: float) -> Put:
    def put(out: Array, at: int, value: Any, _seat: Seat) -> None:
        out[at] = min(max(value / most, 0), 1)

    return put


def _one_of(places: dict[Any, int]) -> Put:
    def put(out: Array, at: int, value: Any, _seat: Seat) -> None:
        out[at + places[value]] = 1

    return put


def _put_seat(seats: int) -> Put:
    def put(out: Array, at: int, value: Any, seat: Seat) -> None:
        if value >= 0:  # CHANCE has no chair
            out[at + (value - seat) % seats] = 1

    return put


def _put_seats(seats: int, most: float) -> Put:
    def put(out: Array, at: int, value: Any, seat: Seat) -> None:
        for each in value:
            place = at + (each - seat) % seats
            out[place] = min(out[place] + 1 / most, 1)

    return put


def _put_cards(out: Array, at: int, value: Any, _seat: Seat) -> None:
    for card in value:
        if card == JOKER:
            out[at + PLACE[card]] += 1 / JOKERS
        else:
            out[at + PLACE[card]] = 1


def _put_pile(out: Array, at: int, value: Any, seat: Seat) -> None:
    _put_cards(out, at, value, seat)
    for index, card in enumerate(value):
        out[at + len(CARDS) + PLACE[card]] = (index + 1) / len(value)


def _put_set(name: str) -> Put:
    def put(out: Array, at: int, value: Any, _seat: Seat) -> None:
        for number in value:
            if not 0 <= number < NUMBERS:
                raise ValueError(f"{name} has {number}: only numbers from 0 to {NUMBERS - 1} have a place")
            out[at + number] = 1

    return put
