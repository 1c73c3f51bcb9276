"""The page: the files that the build made of ``web/``, from memory, compressed once."""

from __future__ import annotations

import gzip
import mimetypes
import os
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from elferhaus.games import room_named
from elferhaus.server.http import errors
from elferhaus.words import LANGUAGES, Language, say

STATIC: Final = Path(
    os.environ.get("ELFERHAUS_STATIC") or Path(__file__).parent.parent / "static"
)  # for work on the page
TEXTS: Final = {".css", ".html", ".js", ".svg"}
AT_THE_DOOR: Final = (
    *("icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png", "apple-touch-icon.png"),
    *("floor.js", "worker.js", "offline.html", "offline.css", "offline.js"),
)
FOR_EVER: Final = "public, max-age=31536000, immutable"  # a file under assets/ is named after its content
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = (
    "Elferhaus: eleven card games for one deck of number cards.\n\n"
    "This house was installed without its page. Programs can talk to it: see /api/asyncapi.json.\n"
)
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")  # some machines have other ideas about it


class File(Struct, frozen=True):
    """A file of the page."""

    kind: str
    plain: bytes
    packed: bytes | None = None


def build() -> str:
    """Return the name of the build: that of its first script, which is named after all that it leads to."""
    index = _file("index.html")
    found = None if index is None else re.search(rb'src="/assets/index-([\w-]{1,40})\.js"', index.plain)
    return "" if found is None else found[1].decode()


@cache
def _all() -> dict[str, bytes]:
    """Read all files at once: the house goes on with them when a newer page is installed under it."""
    return {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in STATIC.rglob("*") if path.is_file()}


def _file(name: str) -> File | None:
    """Return a file of the build; only names that are in the folder lead anywhere, and only those are remembered."""
    return _ready(name) if name in _all() else None


@cache
def _ready(name: str) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    plain = _all()[name]
    return packed_file(kind, plain) if Path(name).suffix in TEXTS else File(kind, plain)


def packed_file(kind: str, plain: bytes) -> File:
    """Return a file that is also there compressed."""
    return File(kind, plain, gzip.compress(plain, 9, mtime=0))


def _answer(request: Request[Any, Any, Any], name: str, keep: str) -> Response[bytes]:
    file = _file(name)
    if file is None:
        raise NotFoundException("there is no such file")
    return reply(request, file, keep)


def reply(
    request: Request[Any, Any, Any], file: File, keep: str, more: dict[str, str] | None = None
) -> Response[bytes]:
    """Answer with a file, compressed for whoever can read that."""
    packed = file.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": keep, "vary": "accept-encoding", **(more or {})}
    headers |= {"content-encoding": "gzip"} if packed else {}
    return Response(file.packed if packed and file.packed else file.plain, media_type=file.kind, headers=headers)


@get(
    [
        "/",
        "/{code:str}",
        "/{code:str}/screen",
        "/{code:str}/replay",
        "/{code:str}/best",
        "/learn",
        "/learn/{game:str}",
        "/replay",
        "/replay/{key:str}",
    ],
    sync_to_thread=False,
    include_in_schema=False,
)
def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Return the page; which table it shows, it reads from its own address."""
    if _file("index.html") is None:
        return Response(NOT_BUILT, media_type="text/plain")
    return _answer(request, "index.html", ASK_AGAIN)


def nowhere(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """Return the page for an address that nobody knows, too, to a person; a program gets the usual answer."""
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not wants_page or request.url.path.startswith(("/api/", "/assets/", "/games/")) or _file("index.html") is None:
        return errors.failed(request, error)
    answer = _answer(request, "index.html", ASK_AGAIN)
    answer.status_code = error.status_code
    return answer


@get([f"/{name}" for name in AT_THE_DOOR], sync_to_thread=False, include_in_schema=False)
def at_the_door(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file whose name never changes."""
    return _answer(request, request.url.path.removeprefix("/"), ASK_AGAIN)


def _language(accepted: str) -> Language:
    """Return the first language that a browser names and the house speaks: browsers name the best first."""
    named = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for tag in named for language in LANGUAGES if language == tag), "en")


@get("/manifest.webmanifest", sync_to_thread=False, include_in_schema=False)
def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Say what the house is called and looks like beside other apps, in the language of whoever asks."""
    language = _language(request.headers.get("accept-language", ""))
    icons = [{"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    about = {
        "id": "/",
        "name": "Elferhaus",
        "short_name": "Elferhaus",
        "description": say(language, "app-about"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "display_override": ["fullscreen", "standalone"],
        "background_color": "#EEF1E8",
        "theme_color": "#6A2A5B",
        "categories": ["games", "entertainment"],
        "icons": [*icons, {**icons[1], "src": "/icon-maskable.png", "purpose": "maskable"}],
    }
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
    return Response(msgspec.json.encode(about), media_type="application/manifest+json", headers=headers)


@get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return a script, a style or a font."""
    return _answer(request, f"assets/{name}", FOR_EVER)


@get("/games/{game:str}/{name:str}", sync_to_thread=True, include_in_schema=False)
def game_file(request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Return a page module of a game that came from outside with some, or a file beside it."""
    room = room_named(game)
    folder = None if room is None else room.page()
    found = None if folder is None else next((file for file in folder.iterdir() if file.name == name), None)
    if found is None or not found.is_file():
        raise NotFoundException("there is no such file")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return reply(request, File(kind, found.read_bytes()), ASK_AGAIN)


HANDLERS: Final = (page, at_the_door, manifest, asset, game_file)
