"""The log is JSON, a line each, and tells no secrets whatever happens."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from elferhaus.core.refusal import IllegalAction, refuse
from elferhaus.server import logs
from elferhaus.server.storage.schema import METADATA, TOKENS
from elferhaus.server.storage.store import Store
from server.hostile import KEY, UPGRADE, ask, hang_up
from server.houses import RunningHouse

SECRET = "r11"
HOUSE = "north:1111"


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """A log in a file; logging is as before afterwards."""
    names = (None, "litestar", "uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "elferhaus")
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger, list(logger.handlers), logger.level, logger.propagate) for logger in loggers]
    path = tmp_path / "elferhaus.log"
    logs.start(path, HOUSE)
    ours = [handler for handler in logging.getLogger().handlers if handler not in before[0][1]]
    yield path
    for handler in ours:
        handler.close()
    for logger, handlers, level, propagate in before:
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)


def lines(path: Path) -> list[dict[str, Any]]:
    text = path.read_text("utf-8")
    assert SECRET not in text
    return [json.loads(line) for line in text.splitlines()]


def test_a_line_says_when_what_and_only_known_details(log: Path) -> None:
    logs.note("the house is open", port=1111, token=SECRET)
    (line,) = lines(log)
    assert line.pop("time").endswith("+00:00")
    assert line.pop("house") == HOUSE
    assert line == {"level": "info", "from": "elferhaus", "what": "the house is open", "port": 1111}


def test_what_libraries_fill_in_is_left_out(log: Path) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.info('%s - "WebSocket %s" [accepted]', "127.0.0.1", f"/api/tables/{SECRET}/socket")
    uvicorn.warning("Unsupported upgrade request from %s", SECRET)
    logging.getLogger("asyncio").error(f"Task exception was never retrieved\nfuture: <Task exception={SECRET}>")
    assert [line["what"] for line in lines(log)] == [
        "Unsupported upgrade request from %s",
        "Task exception was never retrieved",
    ]


def test_of_an_error_its_kind_and_its_place_are_told_but_not_its_message(log: Path) -> None:
    def fails() -> None:
        raise IllegalAction(refuse("CARDS", "card-not-held", card=SECRET), 0, SECRET)

    try:
        try:
            fails()
        except IllegalAction as first:
            raise KeyError(SECRET) from first
    except KeyError:
        logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=sys.exc_info())
    (line,) = lines(log)
    assert [error["type"] for error in line["errors"]] == ["KeyError", "IllegalAction"]
    assert all(place.startswith("server/test_logs.py:") for error in line["errors"] for place in error["at"])


def test_a_row_that_cannot_be_written_is_not_told(log: Path) -> None:
    engine = sql.create_engine("sqlite://")
    METADATA.create_all(engine)
    row = {"hash": b"1", "table_id": "1", "person": SECRET}
    with engine.connect() as connection, pytest.raises(IntegrityError) as caught:
        connection.execute(TOKENS.insert(), [row, row])
    engine.dispose()
    assert SECRET in str(caught.value)
    logging.getLogger("elferhaus.server").error("a request failed", exc_info=caught.value)
    assert lines(log)[0]["errors"][0]["type"] == "IntegrityError"


def test_bringing_the_schema_up_to_date_is_not_news(log: Path, tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'house.db'}").close()
    assert not log.exists()


def test_only_what_nobody_foresaw_is_an_error(log: Path) -> None:
    refused = IllegalAction(refuse("CARDS", "card-not-held", card=SECRET), 0, SECRET)
    for error in (refused, _NotThereError(SECRET), ZeroDivisionError(SECRET)):
        next(iter(logs.unexpected(error, {}).__await__()), None)
    (line,) = lines(log)
    assert (line["level"], line["error"]) == ("error", "ZeroDivisionError")


class _NotThereError(Exception):
    status_code = 404


def test_lines_go_to_stderr_if_wanted(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.start(None)
    logs.note("the house is open", port=1111)
    assert json.loads(capsys.readouterr().err)["port"] == 1111
    assert not log.exists()


def test_what_clients_do_wrong_does_not_fill_the_log(
    log: Path, house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sockets that are refused, and whoever goes in the middle of a request."""
    app = house.app.state
    monkeypatch.setattr(house.app, "after_exception", [logs.unexpected])

    async def go_early() -> None:
        before = app.connections._count.total()
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\nexpect: 100-continue\r\n\r\n")
        await reader.readline()  # the house waits for the rest
        await hang_up(writer)
        while app.connections._count.total() > before:
            await asyncio.sleep(0.001)

    asyncio.run(go_early())
    greeting = UPGRADE + KEY + b"\r\n"
    for line in (b"host: evil.example\r\n", b"host: x\r\norigin: http://evil.example\r\n"):
        answer = asyncio.run(ask(house.port, b"GET /api/tables/bafelo7/socket HTTP/1.1\r\n" + line + greeting))
        assert answer.startswith((b"HTTP/1.1 421 ", b"HTTP/1.1 403 "))
    logs.note("the last line")
    assert [line["what"] for line in lines(log)] == ["the last line"]
