"""Matches that whoever asks has sat at: the tokens of their seats show which, and nobody else's table is told of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import sqlalchemy as sql
from litestar import Request, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Body
from msgspec import Meta, Struct

from elferhaus.server.net.limits import address_of
from elferhaus.server.storage.schema import RESULTS, TABLES, TOKENS
from elferhaus.server.tables.results import PlayerResult, read_result
from elferhaus.server.tokens import hashed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MOST: Final = 60  # tables that a device asks about


class OwnSeats(Struct, forbid_unknown_fields=True):
    """The tokens of seats that a device has."""

    tokens: Annotated[tuple[str, ...], Meta(max_length=MOST)]


class PastTable(Struct, frozen=True):
    """A table at which a match is over: its last one, and how many there were."""

    code: str
    ended: int  # seconds since 1970
    game: str
    people: tuple[PlayerResult, ...]
    bots: int
    matches: int


def past_tables(tokens: Sequence[str]) -> Callable[[sql.Connection], list[PastTable]]:
    """Ask which tables with a finished match these tokens belong to, the latest first."""
    mine = sql.select(TOKENS.c.table_id).where(TOKENS.c.hash.in_([hashed(token) for token in tokens]))
    query = (
        sql.select(TABLES.c.code, RESULTS.c.ended, RESULTS.c.body)
        .join_from(RESULTS, TABLES, TABLES.c.id == RESULTS.c.table_id)
        .where(RESULTS.c.table_id.in_(mine))
        .order_by(RESULTS.c.ended, RESULTS.c.seq)
    )

    def ask(connection: sql.Connection) -> list[PastTable]:
        found: dict[str, PastTable] = {}
        for row in connection.execute(query):
            last = read_result(bytes(row.body))
            matches = found[row.code].matches + 1 if row.code in found else 1
            found[row.code] = PastTable(row.code, row.ended, last.game, last.people, last.bots, matches)
        return sorted(found.values(), key=lambda table: -table.ended)

    return ask


@post("/api/past", status_code=200)
async def list_past(
    data: Annotated[OwnSeats, Body()], request: Request[Any, Any, Any], state: State
) -> list[PastTable]:
    """Return the tables of one's own seats at which a match is over."""
    if not state.limits.allow(address_of(request), "film"):
        raise HTTPException(status_code=429, detail="too many questions for this address")
    found: list[PastTable] = await state.store.read(past_tables(data.tokens))
    return found


HANDLERS: Final = (list_past,)
