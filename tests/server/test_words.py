"""The words of the page: the house's and each game's, in every language, sent again only when they have changed."""

from __future__ import annotations

import gzip
import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from elferhaus.games import rooms
from elferhaus.server.net.headers import HEADERS
from elferhaus.words import LANGUAGES, Language, say
from elferhaus.words.messages import common_words
from server.houses import GIVE_UP_S, RunningHouse

GAMES = [room.id for room in rooms()]
in_all_languages = pytest.mark.parametrize("language", LANGUAGES)


def ask(house: RunningHouse, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    """Return how the house answers, with what, and the headers of it."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urlopen(Request(f"{house.base}/api/words/{path}", headers=named), timeout=GIVE_UP_S) as response:
            return response.status, response.read(), dict(response.headers)
    except HTTPError as error:
        with error:
            return error.code, error.read(), dict(error.headers)


def read(house: RunningHouse, language: str, path: str) -> FluentBundle:
    """Return what can be said with a catalogue, in which nothing may be broken."""
    status, text, headers = ask(house, path)
    assert (status, headers["content-type"]) == (200, "text/plain; charset=utf-8")
    resource = FluentResource(text.decode())
    assert not any(isinstance(entry, Junk) for entry in resource.body)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle


def said(bundle: FluentBundle, key: str, **details: Any) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, details)
    assert errors == []
    return str(text)


@in_all_languages
def test_the_house_s_words_have_all_that_belongs_to_no_game_and_every_game_s_name(
    house: RunningHouse, language: Language
) -> None:
    bundle = read(house, language, language)
    assert said(bundle, "card-name", article="none", colour="red", number=11) == say(
        language, "card-name", article="none", colour="red", number=11
    )
    for game in GAMES:
        assert said(bundle, f"game-{game}") == say(language, f"game-{game}")
    _, text, _ = ask(house, language)
    for file in common_words(language):
        assert file.read_bytes() in text


@in_all_languages
@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_words_are_those_of_its_room(house: RunningHouse, language: Language, game: str) -> None:
    room = next(room for room in rooms() if room.id == game)
    _, text, _ = ask(house, f"{language}/{game}")
    assert text.decode().split("\n") == "\n".join(file.read_text("utf-8") for file in room.words(language)).split("\n")
    assert said(read(house, language, f"{language}/{game}"), f"game-{game}") == say(language, f"game-{game}")


def test_the_words_of_no_two_languages_or_games_are_the_same(house: RunningHouse) -> None:
    paths = [f"{language}{game}" for language in LANGUAGES for game in ("", *(f"/{each}" for each in GAMES))]
    answers = [ask(house, path) for path in paths]
    assert len({text for _, text, _ in answers}) == len({headers["etag"] for *_, headers in answers}) == len(paths)


@pytest.mark.parametrize(
    "path", ["xx", "DE", "de-AT", "xx/mogeln", "de/poker", "de/row_laying", "de/..", "de/%2e%2e", ""]
)
def test_what_is_not_there_is_not_found(house: RunningHouse, path: str) -> None:
    status, text, headers = ask(house, path)
    assert (status, headers["content-type"]) == (404, "application/json")
    assert json.loads(text)["status_code"] == 404
    assert "etag" not in headers


@pytest.mark.parametrize("path", ["fr", "fr/mogeln"])
def test_whoever_has_them_already_is_told_so_in_one_line(house: RunningHouse, path: str) -> None:
    status, text, headers = ask(house, path)
    assert (status, headers["cache-control"]) == (200, "no-cache")
    again, nothing, same = ask(house, path, if_none_match=headers["etag"])
    assert (again, nothing, same["etag"], same["cache-control"]) == (304, b"", headers["etag"], "no-cache")
    assert ask(house, path, if_none_match='"something-else"')[:2] == (200, text)
    assert ask(house, path, if_none_match=f'"something-else", {headers["etag"]}')[0] == 304
    for each in (headers, same):
        assert {name: each[name] for name in HEADERS.keys() - {"cache-control"}}.items() <= HEADERS.items()


@pytest.mark.parametrize("path", ["it", "it/elfer-raus"])
def test_the_words_are_packed_for_whoever_can_unpack_them(house: RunningHouse, path: str) -> None:
    _, plain, unpacked = ask(house, path)
    status, packed, headers = ask(house, path, accept_encoding="gzip, br")
    assert (status, headers["content-encoding"], headers["vary"]) == (200, "gzip", "accept-encoding")
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    assert "content-encoding" not in unpacked
    assert headers["etag"] == unpacked["etag"]
    assert ask(house, path, accept_encoding="gzip", if_none_match=headers["etag"])[0] == 304
