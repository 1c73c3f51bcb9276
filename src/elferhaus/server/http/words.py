"""What the page says: the catalogues, of the house and of each game, in every language."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from elferhaus.games import room_named
from elferhaus.server.http.pages import File, packed_file, reply
from elferhaus.words import LANGUAGES, Language
from elferhaus.words.messages import house_catalogue, room_catalogue

CHANGED: Final = "no-cache"  # asked for again, and answered in one line if it is still the same


@get("/api/words/{language:str}", media_type=MediaType.TEXT, opt={"replies": str}, sync_to_thread=True)
def house_words(language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the words of the house, and the names of all games, as a Fluent catalogue."""
    return _answer(request, _house(_known(language)))


@get("/api/words/{language:str}/{game:str}", media_type=MediaType.TEXT, opt={"replies": str}, sync_to_thread=True)
def game_words(language: FromPath[str], game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the words of a game as a Fluent catalogue."""
    if room_named(game) is None:
        raise NotFoundException("there is no such game")
    return _answer(request, _game(_known(language), game))


def _known(language: str) -> Language:
    found = next((each for each in LANGUAGES if each == language), None)
    if found is None:
        raise NotFoundException("there is no such language")
    return found


@cache
def _house(language: Language) -> tuple[File, str]:
    return _file(house_catalogue(language))


@cache
def _game(language: Language, game: str) -> tuple[File, str]:
    room = room_named(game)
    assert room is not None
    return _file(room_catalogue(language, room))


def _file(text: str) -> tuple[File, str]:
    plain = text.encode()
    # Weak, since it is the same for the plain text and for the compressed one.
    return packed_file("text/plain", plain), f'W/"{hashlib.sha256(plain).hexdigest()[:16]}"'


def _answer(request: Request[Any, Any, Any], found: tuple[File, str]) -> Response[bytes]:
    file, tag = found
    headers = {"etag": tag}
    if tag in {each.strip() for each in request.headers.get("if-none-match", "").split(",")}:
        return Response(b"", status_code=304, headers=headers | {"cache-control": CHANGED})
    return reply(request, file, CHANGED, headers)


HANDLERS: Final = (house_words, game_words)
