"""Who plays which deal at which table, and what came of it. A name plays a deal once; the rest is practice."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sql

from elferhaus.server.storage.schema import DEAL_PLAYS, ENTRIES, RESULTS
from elferhaus.server.tables.results import read_result

if TYPE_CHECKING:
    from collections.abc import Callable


class Attempt(NamedTuple):
    """Somebody's one try at a deal; ``points`` are None until it is over."""

    number: int
    who: str
    name: str
    portrait: str | None
    table: str
    is_there: bool  # whether its table can still be played at
    points: int | None = None
    won: bool = False
    seat: int = 0  # whose hand it was


def plays_of(set_id: str) -> Callable[[sql.Connection], list[Attempt]]:
    """Ask for everyone's tries in a set, or at a day's deal."""

    def ask(connection: sql.Connection) -> list[Attempt]:
        rows = connection.execute(
            sql.select(DEAL_PLAYS).where(DEAL_PLAYS.c.set_id == set_id).order_by(DEAL_PLAYS.c.number, DEAL_PLAYS.c.who)
        ).all()
        tables = [row.table_id for row in rows]
        there = sql.select(ENTRIES.c.table_id).where(ENTRIES.c.table_id.in_(tables), ENTRIES.c.seq == 1)
        known = set(connection.execute(there).scalars())
        ended = sql.select(RESULTS).where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.seq.desc())
        first = {row.table_id: read_result(bytes(row.body)) for row in connection.execute(ended)}  # the first stays
        found = []
        for row in rows:
            play = Attempt(row.number, row.who, row.name, row.portrait, row.table_id, row.table_id in known)
            result = first.get(row.table_id)
            if result is not None and result.people:
                play = play._replace(points=result.people[0].points, won=result.people[0].won)
            found.append(play)
        return found

    return ask


def keep_play(set_id: str, play: Attempt, lost: list[bool]) -> Callable[[sql.Connection], None]:
    """Write down a try, unless there is one under this name already: then ``lost`` has an item."""

    def write(connection: sql.Connection) -> None:
        same = sql.and_(DEAL_PLAYS.c.set_id == set_id, DEAL_PLAYS.c.number == play.number, DEAL_PLAYS.c.who == play.who)
        before = connection.execute(sql.select(DEAL_PLAYS.c.table_id).where(same)).scalar_one_or_none()
        if before is not None:
            there = sql.select(ENTRIES.c.seq).where(ENTRIES.c.table_id == before, ENTRIES.c.seq == 1)
            ended = sql.select(RESULTS.c.seq).where(RESULTS.c.table_id == before)
            if any(connection.execute(each.limit(1)).first() is not None for each in (there, ended)):
                lost.append(True)
                return
            connection.execute(DEAL_PLAYS.delete().where(same))  # long ago, and cleared away before it was over
        values = {"set_id": set_id, "number": play.number, "who": play.who, "table_id": play.table}
        connection.execute(DEAL_PLAYS.insert().values(**values, name=play.name, portrait=play.portrait))

    return write
