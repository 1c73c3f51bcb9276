"""Speaking the catalogues."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from elferhaus.core.cards import COLOUR, JOKER, NUMBER
from elferhaus.games import rooms

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

    from elferhaus.bots.hints import Reason
    from elferhaus.core.cards import Card
    from elferhaus.core.refusal import Detail, Refusal
    from elferhaus.games import Room

Language = Literal["de", "en", "fr", "it", "nl"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


class MissingMessageError(LookupError):
    """A catalogue lacks a message, or a message lacks a detail."""


def common_words(language: Language) -> list[Traversable]:
    """Return the files of a language that belong to no game."""
    home = files(__package__) / language
    return sorted((file for file in home.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def catalogues(language: Language) -> list[Traversable]:
    """Return all files of a language; what two games share is there once."""
    own = {str(file): file for room in rooms() for file in room.words(language)}
    return [*common_words(language), *own.values()]


def house_catalogue(language: Language) -> str:
    """Return the words that belong to no game, and the name of every game."""
    names = [_game_entry(room_catalogue(language, room), room.id) for room in rooms()]
    return "\n".join([*(file.read_text(encoding="utf-8") for file in common_words(language)), *names])


def room_catalogue(language: Language, room: Room) -> str:
    """Return the words of one game."""
    return "\n".join(file.read_text(encoding="utf-8") for file in room.words(language))


def _game_entry(catalogue: str, game: str) -> str:
    """Return the message with a game's name and what it is about: that line, and the indented ones below it."""
    found = re.search(rf"^game-{re.escape(game)} *=.*(?:\n(?:[ \t].*)?)*", catalogue, re.MULTILINE)
    return "" if found is None else found[0]


@cache
def _bundle(language: Language) -> FluentBundle:
    # Loaded with the first catalogue: it is slow to load, and a house has to be back quickly after a crash.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    for file in catalogues(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(language: Language, key: str, attribute: str | None = None, **details: Any) -> str:
    """Return a message, or one of its attributes, on one line."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise MissingMessageError(f"{language}: {key}")
    message = bundle.get_message(key)
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    if pattern is None:
        raise MissingMessageError(f"{language}: {key}.{attribute}")
    text, errors = bundle.format_pattern(pattern, details)
    if errors:
        raise MissingMessageError(f"{language}: {key}: {errors[0]}")
    return str(text).replace("\n", " ")


def rule_text(language: Language, rule: str, edition: str) -> tuple[str, str]:
    """Return title and text of a rule as it holds in an edition."""
    return say(language, rule, "title", edition=edition), say(language, rule, edition=edition)


def card_name(language: Language, card: Card, article: Literal["none", "the", "The"] = "none") -> str:
    """Return a card in words.

    >>> card_name("en", "y17", "The")
    'The yellow 17'
    >>> card_name("it", "r11", "the")
    'l’11 rosso'
    """
    if card == JOKER:
        return say(language, "joker-name", article=article)
    if card not in NUMBER:
        return _printable(card[:20])
    return say(language, "card-name", article=article, colour=COLOUR[card], number=NUMBER[card])


def say_refusal(language: Language, refusal: Refusal, players: Sequence[str] = (), *, exactly: bool = False) -> str:
    """Return why something is refused, without the rule's id; seats by the names of their players, else counted from 1.

    ``exactly``: with the cause that only a programmer understands, where there is one.

    >>> from elferhaus.core.refusal import refuse
    >>> say_refusal("en", refuse("ER-5", "row-waits", card="y17", missing="y16"))
    'The yellow 17 must wait: the yellow 16 comes first'
    >>> say_refusal("en", refuse("TURN", "not-your-turn", seat=1), ["Ada", "Ben"])
    'Not yet: it is Ben’s turn'
    """
    details: dict[str, Any] = {}
    seats = SEAT_DETAILS.get(refusal.key, {"seat"})
    for name, value in refusal.details.items():
        details |= {name: _seats(language, value, players)} if name in seats else _in_words(language, name, value)
    attribute = "exactly" if exactly and "exactly" in _bundle(language).get_message(refusal.key).attributes else None
    return say(language, refusal.key, attribute, **details)


def say_reason(language: Language, reason: Reason, players: Sequence[str] = ()) -> str:
    """Return the sentence of a hint's reason.

    >>> from elferhaus.bots.hints import because
    >>> say_reason("en", because("hint-mogeln-doubt-last", seat=1), ["Ada", "Ben"])
    'Call “Bluff!”: otherwise Ben has won'
    """
    details: dict[str, Any] = {}
    for name, value in reason.args.items():
        details |= (
            {"name": _seat(language, int(value), players)} if name == "seat" else _in_words(language, name, value)
        )
    return say(language, reason.key, **details)


def say_done(
    language: Language, game: str, by: int, action: Mapping[str, Any], players: Sequence[str] = ()
) -> str | None:
    """Return what somebody did, by the action as in a record, or None where no catalogue knows how to say it.

    What an action may say, and this one does not, is ``none``.

    >>> say_done("en", "farben", 1, {"do": "drop", "card": "g5", "on": 2, "close": True}, ["Ada", "Ben"])
    'Ben drops the green 5 on pile 3 and closes the round'
    """
    details: dict[str, Any] = {"who": "other", "name": _seat(language, by, players)}
    for name, value in action.items():
        details |= _said(language, name, value, players)
    verb, card = action["do"], action.get("card")
    for key in (f"coach-did-{game}-{verb}", f"coach-did-{verb}", f"did-{verb}-card" if card else "", f"did-{verb}"):
        with suppress(MissingMessageError):
            return say(language, key, **details)
    return None


def _said(language: Language, name: str, value: Any, players: Sequence[str]) -> dict[str, Any]:
    """Turn what an action says into words: cards, a number as that of a seat too, and what is left out as ``none``."""
    if value is None or isinstance(value, bool):
        return {name: "none" if value is None else str(value).lower()}
    if isinstance(value, list | tuple):
        return {name: ", ".join(card_name(language, card) for card in value)}
    if value in NUMBER or value == JOKER:
        return {name: card_name(language, value), f"{name}_the": card_name(language, value, "the")}
    if isinstance(value, int):
        return {name: value, f"{name}_number": value + 1, f"{name}_name": _seat(language, value, players)}
    return {name: value}


def _seats(language: Language, value: Detail, players: Sequence[str]) -> str:
    """Return a seat, or several in a row, as people call them."""
    return ", ".join(_seat(language, int(seat), players) for seat in str(value).split())


def _seat(language: Language, seat: int, players: Sequence[str]) -> str:
    if 0 <= seat < len(players) and players[seat].strip():
        return _printable(players[seat])
    return say(language, "place-number", number=max(-LARGEST, min(seat, LARGEST)) + 1)


def _in_words(language: Language, name: str, value: Detail) -> dict[str, Any]:
    """Turn a detail into words: cards with and without articles, games, editions. ``colour`` is said by sentences.

    Each language says a colour in its own way beside what has it, so a sentence has ``{ colour-name }``, or chooses.
    """
    if isinstance(value, tuple):
        names = [card_name(language, card, "the") for card in value]
        if len(names) < 2:
            return {name: "".join(names)}
        return {name: say(language, "one-of", most=", ".join(names[:-1]), last=names[-1])}
    if name in CARD_DETAILS and isinstance(value, str):
        return {
            name: card_name(language, value),
            f"{name}_the": card_name(language, value, "the"),
            f"{name}_The": card_name(language, value, "The"),
        }
    if name == "game" and _bundle(language).has_message(f"game-{value}"):
        return {name: say(language, f"game-{value}")}
    if name == "edition":
        return {name: say(language, "edition-short", edition=_printable(str(value)))}
    if isinstance(value, str):
        return {name: _printable(value)}
    return {name: max(-LARGEST, min(value, LARGEST))}  # a number from outside can have any size


def _printable(text: str) -> str:
    """Make a text from outside fit for a line of a message."""
    return "".join(letter if letter.isprintable() else "�" for letter in text[:120])


LARGEST: Final = 10**9
# What is a seat in a refusal, where it is not only ``seat``.
SEAT_DETAILS: Final = {
    "deal-dealer": {"found", "wanted"},
    "deal-starter": {"seat", "wanted"},
    "score-winners": {"winners"},
}
CARD_DETAILS: Final = {"card", "missing", "other", "needed", "place", "top"}
