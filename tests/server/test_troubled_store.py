"""Whatever the store says, whoever asks is told: by a status and a line, or by a close code that says what to do."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from elferhaus.server.deals.deals import Deals
from elferhaus.server.houses.detour import Detour
from elferhaus.server.houses.inner import InnerDoor
from elferhaus.server.storage.loss import DamagedError, DiskFullError, LostFileError
from elferhaus.server.storage.patience import AwayError, ForgottenError
from elferhaus.server.storage.store import FencedError
from server.houses import GIVE_UP_S, RunningHouse
from server.people import Line, post, run

ANSWERS: dict[type[Exception], int] = {
    AwayError: 503,
    FencedError: 503,
    ForgottenError: 404,
    DamagedError: 507,
    DiskFullError: 507,
    LostFileError: 507,
}
FAREWELLS: dict[type[Exception], int] = {AwayError: 1012, FencedError: 1012, ForgottenError: 4404}
TABLE = {"game": "farben", "seats": 2, "name": "Ada"}
BODIES: dict[str, dict[str, Any]] = {
    "/api/tables": TABLE,
    "/api/choices": TABLE,
    "/api/tables/{code:str}/seats": {"name": "Ben"},
    "/api/presets": TABLE,
    "/api/day/tables": {"name": "Ada"},
    "/api/sets": {"name": "Sonntag", "game": "farben"},
    "/api/sets/{deals:str}/tables": {"name": "Ada"},
}
# Whoever asks one of these asks the store.
KEEPING = {
    *("POST /api/tables", "GET /api/tables/{code:str}/invitation", "POST /api/tables/{code:str}/seats"),
    *("GET /api/tables/{code:str}/records", "GET /api/tables/{code:str}/film", "GET /api/tables/{code:str}/coach"),
    *("GET /api/tables/{code:str}/deal", "GET /api/tables/{code:str}/best", "GET /api/day", "POST /api/day/tables"),
    *("GET /api/sets", "POST /api/sets", "GET /api/sets/{deals:str}", "DELETE /api/sets/{deals:str}"),
    *("POST /api/sets/{deals:str}/tables", "GET /api/presets", "POST /api/presets", "DELETE /api/presets/{preset:str}"),
    *("GET /api/family", "DELETE /api/family"),
}


class Trouble:
    """A store to which nothing gets through."""

    def __init__(self, house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error: type[Exception] | None = None
        self.asked = 0
        self._house = house.app.state.house
        monkeypatch.setattr(Deals, "measure", lambda *_: None)  # beside all requests: nobody waits for it
        store = house.app.state.store
        for name in ("append", "begin_anew", "read", "change", "write"):
            monkeypatch.setattr(store, name, self._instead_of(getattr(store, name)))

    def _instead_of(self, really: Any) -> Any:
        async def ask(*what: Any) -> Any:
            if self.error is None or asyncio.current_task() is self._house._keeper:  # who tidies has nobody to tell
                return await really(*what)
            self.asked += 1
            raise self.error

        return ask


@pytest.fixture
def trouble(own_house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> Trouble:
    return Trouble(own_house, monkeypatch)


def ask(house: RunningHouse, method: str, path: str, body: dict[str, Any] | None) -> tuple[int, Any, str]:
    """Return the status of an answer, its first line and when it says to ask again."""
    headers = {"authorization": f"Bearer {house.app.state.delete_key}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(house.base + path, data, headers, method=method), timeout=GIVE_UP_S) as answer:
            return int(answer.status), answer.read(), ""
    except HTTPError as refused:
        with refused:
            return refused.code, json.loads(refused.read()), refused.headers.get("retry-after", "")


def requests(house: RunningHouse) -> list[tuple[str, str]]:
    found = {(method, route.path) for route in house.app.routes for method in getattr(route, "methods", ())}
    return sorted((method, path) for method, path in found if method in {"GET", "POST", "DELETE", "PUT", "PATCH"})


@pytest.mark.parametrize("error", ANSWERS, ids=lambda error: error.__name__)
def test_every_request_has_a_clear_answer_when_the_store_has_none(
    own_house: RunningHouse, trouble: Trouble, error: type[Exception]
) -> None:
    code = post(own_house.base, "/api/tables", TABLE)["code"]
    trouble.error = error
    asking = set()
    for method, path in requests(own_house):
        named = path.replace("{code:str}", code).replace("{language:str}", "en").replace("{game:str}", "farben")
        for each in ("{deals:str}", "{preset:str}", "{key:str}", "{name:str}"):
            named = named.replace(each, "bafelo7")
        before = trouble.asked
        status, told, again = ask(own_house, method, named, BODIES.get(path, {}) if method == "POST" else None)
        if trouble.asked == before:
            assert status < 500, (method, path, told)
            continue
        asking.add(f"{method} {path}")
        assert status == ANSWERS[error], (method, path, told)
        assert (again == "1") == (status == 503), (method, path)
        assert told.get("detail") or told["text"], (method, path)
    assert asking == KEEPING


@pytest.mark.parametrize("error", FAREWELLS, ids=lambda error: error.__name__)
def test_every_line_is_closed_with_what_to_do_when_the_store_has_no_answer(
    own_house: RunningHouse, trouble: Trouble, error: type[Exception]
) -> None:
    async def closed(line: Line) -> int | None:
        with pytest.raises(ConnectionClosed):
            await line.next("nothing")
        return line._socket.close_code

    async def story() -> None:
        hello = {"type": "hello"}
        for said in (None, hello, {"type": "portray", "name": "Ida", "id": "1"}, {"type": "begin", "id": "2"}):
            trouble.error = None
            seat = await asyncio.to_thread(post, own_house.base, "/api/tables", TABLE)
            line = Line(own_house.base, seat["code"], token=seat["token"])
            if said is None:  # from the first on
                trouble.error = error
                with pytest.raises(ConnectionClosed):
                    await line.__aenter__()
                assert line._socket.close_code == FAREWELLS[error]
                continue
            async with line:
                trouble.error = error
                await line.say({**said, "token": seat["token"]} if said is hello else said)
                assert await closed(line) == FAREWELLS[error], said

    run(story())


# ── between houses ──


class Lost:
    """Leases, and a holder, of which nobody knows anything."""

    def __init__(self) -> None:
        self.me = self
        self.id = self.key = "key"
        self.living = {"neighbour": self}

    async def owner_of(self, _code: str) -> None:
        raise AwayError

    async def hand_over(self, _code: str, _to: str) -> bool:
        raise AwayError


async def told(app: Any, kind: str) -> list[dict[str, Any]]:
    headers = [(b"x-elferhaus-key", b"key"), (b"x-elferhaus-from", b"neighbour")]
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": f"{kind}.connect"}

    async def send(event: dict[str, Any]) -> None:
        sent.append(event)

    await app({"type": kind, "path": "/api/tables/bafelo7/socket", "headers": headers}, receive, send)
    return sent


async def nobody(*_: Any) -> None:
    pytest.fail("it is not known whose table it is")


def test_where_nobody_knows_whose_a_table_is_one_is_to_ask_again() -> None:
    lost: Any = Lost()
    for app in (Detour(nobody, lost, lambda _code: False), InnerDoor(nobody, lost, lost)):
        start, body = run(told(app, "http"))
        assert start["status"] == 503
        assert (b"retry-after", b"1") in start["headers"]
        assert "again" in json.loads(body["body"])["detail"]
        accepted, closed = run(told(app, "websocket"))
        assert accepted["type"] == "websocket.accept"
        assert (closed["type"], closed["code"]) == ("websocket.close", 1012)
