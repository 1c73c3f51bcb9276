"""What is answered when something is refused, broken or gone: always JSON."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DatabaseError

from elferhaus.core.reader import BadRecordError
from elferhaus.core.refusal import Refusal, Refused
from elferhaus.server.houses.leases import ElsewhereError
from elferhaus.server.storage.loss import DAMAGED, NotStoredError, is_damaged
from elferhaus.server.storage.patience import AwayError, ClosingError, ForgottenError
from elferhaus.server.storage.store import FencedError
from elferhaus.words import say_refusal


def _refused(_request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    return Response(_told(error.refusal), status_code=422, media_type="application/json")


def _bad_record(_request: Request[Any, Any, Any], error: BadRecordError) -> Response[Any]:
    content = {"line": error.line, "players": error.players, **_told(error.refusal, error.players)}
    return Response(content, status_code=422, media_type="application/json")


def _told(refusal: Refusal, players: tuple[str, ...] = ()) -> dict[str, Any]:
    return {
        "rule": refusal.rule,
        "key": refusal.key,
        "details": refusal.details,
        "text": say_refusal("en", refusal, players, exactly=True),
    }


def failed(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Say what went wrong as JSON, whatever the answer would have been."""
    content: dict[str, Any] = {"detail": error.detail, "status_code": error.status_code}
    if error.status_code >= 500:
        content["detail"] = "something is wrong in the house"
    elif error.extra:
        content["extra"] = error.extra  # which key of the request it was
    return Response(content, status_code=error.status_code, headers=error.headers, media_type="application/json")


def _forgotten(_request: Request[Any, Any, Any], _error: ForgottenError) -> Response[Any]:
    """Say that what was asked for has been deleted meanwhile, with all that was kept."""
    return Response({"detail": "all that was here has been deleted"}, status_code=404, media_type="application/json")


def _not_stored(_request: Request[Any, Any, Any], error: NotStoredError) -> Response[Any]:
    """Say why nothing could be stored."""
    return Response(_told(error.refusal), status_code=507, media_type="application/json")


def _database(_request: Request[Any, Any, Any], error: DatabaseError) -> Response[Any]:
    """Say that the database is damaged, or nothing about what else is wrong with it."""
    content = _told(DAMAGED) if is_damaged(error) else {"detail": "something is wrong in the house"}
    return Response(content, status_code=500, media_type="application/json")


def _moving(_request: Request[Any, Any, Any], _error: Exception) -> Response[Any]:
    """Say that the table is just going from one house to another."""
    content = {"detail": "the table is moving: ask again"}
    return Response(content, status_code=503, headers={"retry-after": "1"}, media_type="application/json")


def _away(_request: Request[Any, Any, Any], error: AwayError) -> Response[Any]:
    """Say that nothing can be read or kept just now; whether the last thing was kept is not known."""
    why = "this house is closing" if isinstance(error, ClosingError) else "the database is away for a moment"
    content = {"detail": f"{why}: ask again"}
    return Response(content, status_code=503, headers={"retry-after": "1"}, media_type="application/json")


def _malformed(_request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    detail = str(error)[:200] if isinstance(error, msgspec.ValidationError) else "this is no JSON text"
    return Response({"detail": detail}, status_code=400, media_type="application/json")


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    Refused: _refused,
    BadRecordError: _bad_record,
    ForgottenError: _forgotten,
    DatabaseError: _database,
    NotStoredError: _not_stored,
    FencedError: _moving,
    AwayError: _away,
    ElsewhereError: _moving,
    HTTPException: failed,
    msgspec.ValidationError: _malformed,
    UnicodeDecodeError: _malformed,
    RecursionError: _malformed,
}
