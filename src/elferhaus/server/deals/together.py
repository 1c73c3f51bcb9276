"""A set that several people play at one table: everyone who wants to play is seated with the others.

They play all deals, then all of them again with the seats turned, until everybody has had every hand. Two tables may
play one set: whoever had the same hand of the same deal is compared, wherever that was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sql

from elferhaus.core.refusal import Refused, refuse
from elferhaus.server.house import SameCards
from elferhaus.server.storage.schema import DEAL_TABLES, ENTRIES, RESULTS
from elferhaus.server.tables.entries import DealName, SharedSet
from elferhaus.server.tables.results import read_result
from elferhaus.server.tokens import clean_name, hashed, new_id, new_token

from .plays import Attempt

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from elferhaus.core.game import Seat
    from elferhaus.server.house import House
    from elferhaus.server.storage.store import Store
    from elferhaus.server.tables.live import LiveTable

    from .deals import DealSet


class Sitter(NamedTuple):
    """Who wants to play, and which bot has the seats that are nobody's."""

    name: str
    portrait: str | None
    bot: str


async def sit_together(
    store: Store, house: House, chosen: DealSet, sitter: Sitter, rng: Random
) -> tuple[LiveTable, str, Seat]:
    """Give somebody the own seat back, or one where people still gather, or lay a table; return it with a token.

    Nobody is put in the place of somebody who is there: only who is away comes back by name.
    """
    name, portrait, bot = sitter
    name = clean_name(name)
    if not name:
        raise Refused(refuse("RECORD", "table-name"))
    open_tables, ended = [], False
    for table_id in await store.read(open_tables_of(chosen.id, chosen.deals * chosen.together)):
        live = await house.load(table_id)
        if live is not None and not live.table.closed:
            open_tables.append(live)
        elif live is not None and live.table.records:
            ended = ended or any(
                who is not None and who.name.casefold() == name.casefold() for who in live.table.occupants
            )
    token = new_token(rng)
    for live in open_tables:
        for seat, who in enumerate(live.table.occupants):
            if who is not None and who.person is not None and who.name.casefold() == name.casefold():
                if who.person in live.presence.here():
                    raise Refused(refuse("RECORD", "table-seat-taken"))
                await live.sit(who.name, who.person, seat, hashed(token), portrait=portrait or who.portrait)
                return live, token, seat
    if ended:
        raise Refused(refuse("TURN", "set-ended"))
    for live in open_tables:
        if live.table.phase == "waiting" and not live.table.records and live.table.free_seat() is not None:
            return live, token, await live.sit(name, new_id(rng), None, hashed(token), portrait=portrait)
    shared = SharedSet(chosen.key, chosen.deals, chosen.together)
    same = SameCards(DealName(chosen.id), chosen.secret(1), bot, shared)
    live, token = await house.open_table(chosen.setup, chosen.seats, name, None, portrait=portrait, same=same)
    await store.write(lambda connection: _keep_table(connection, chosen.id, live.name))
    return live, token, 0


def open_tables_of(set_id: str, matches: int) -> Callable[[sql.Connection], list[str]]:
    """Ask for the tables of a set at which not all of so many matches have been played."""

    def ask(connection: sql.Connection) -> list[str]:
        found = sql.select(DEAL_TABLES.c.table_id).where(DEAL_TABLES.c.set_id == set_id)
        there = sql.select(ENTRIES.c.table_id).where(ENTRIES.c.table_id.in_(found), ENTRIES.c.seq == 1)
        ended = sql.func.count().label("ended")
        played = sql.select(RESULTS.c.table_id, ended).where(RESULTS.c.table_id.in_(found))
        counts = {row.table_id: row.ended for row in connection.execute(played.group_by(RESULTS.c.table_id))}
        names = connection.execute(there.order_by(ENTRIES.c.table_id)).scalars()
        return [name for name in names if counts.get(name, 0) < matches]

    return ask


def played_together(set_id: str) -> Callable[[sql.Connection], list[Attempt]]:
    """Ask for all hands that were played at the tables of a set: the first time that somebody has one counts."""

    def ask(connection: sql.Connection) -> list[Attempt]:
        tables = sql.select(DEAL_TABLES.c.table_id).where(DEAL_TABLES.c.set_id == set_id)
        query = sql.select(RESULTS).where(RESULTS.c.table_id.in_(tables))
        found: dict[tuple[int, int, str], Attempt] = {}
        for row in connection.execute(query.order_by(RESULTS.c.ended, RESULTS.c.table_id, RESULTS.c.seq)):
            result = read_result(bytes(row.body))
            for each in result.people if result.deal is not None else ():
                assert result.deal is not None
                assert each.seat is not None
                key = (result.deal.number, each.seat, each.name.casefold())
                play = Attempt(key[0], key[2], each.name, each.portrait, row.table_id, is_there=True, seat=each.seat)
                found.setdefault(key, play._replace(points=each.points, won=each.won))
        return list(found.values())

    return ask


def _keep_table(connection: sql.Connection, set_id: str, table_id: str) -> None:
    connection.execute(DEAL_TABLES.insert().values(set_id=set_id, table_id=table_id))
