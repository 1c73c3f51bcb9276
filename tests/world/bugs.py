"""Bugs to be planted in the house, one at a time: the simulated world has to find each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from typing import Any
from unittest.mock import patch

import sqlalchemy as sql
from msgspec import structs

from elferhaus.server.houses.leases import Leases
from elferhaus.server.storage.schema import TABLES
from elferhaus.server.storage.store import Store
from elferhaus.server.tables import broadcast, live, messages
from elferhaus.server.tables.live import LiveTable
from elferhaus.server.tables.replies import Replies

Plant = Callable[[], AbstractContextManager[Any]]


def append_without_the_epoch() -> AbstractContextManager[Any]:
    """An append looks at the last entry, but not at the epoch."""
    really = Store.__init__

    def begin(self: Store, *args: Any, **settings: Any) -> None:
        really(self, *args, **settings)
        assert "tables.epoch = %s" in self._move_on
        self._move_on = self._move_on.replace("tables.epoch = %s", "%s IS NOT NULL")

    return patch.object(Store, "__init__", begin)


def answer_before_it_is_stored() -> AbstractContextManager[Any]:
    """A command is acknowledged, and then stored."""
    really = LiveTable._store_and_tell

    async def early(self: LiveTable, steps: list[Any], replies: Sequence[Any] = (), *args: Any, **more: Any) -> None:
        for reply in replies:
            reply(self.table.seq + len(steps))
        await really(self, steps, replies, *args, **more)

    return patch.object(LiveTable, "_store_and_tell", early)


def forget_what_was_answered() -> AbstractContextManager[Any]:
    """A command that is said again is carried out again."""
    stack = ExitStack()
    really = Store.__init__

    def begin(self: Store, *args: Any, **settings: Any) -> None:
        really(self, *args, **settings)
        self._add_answer = self._add_answer.replace("INSERT", "INSERT OR REPLACE")

    stack.enter_context(patch.object(Store, "__init__", begin))
    stack.enter_context(patch.object(Replies, "known", lambda _self, _key: None))
    stack.enter_context(patch.object(live, "answer_to", lambda _table, _key: lambda _connection: None))
    return stack


def keep_what_was_lost_in_a_pause() -> AbstractContextManager[Any]:
    """A house that was stopped does not look which tables it has lost meanwhile."""
    return patch.object(Leases, "_lost", lambda _self, _epochs: lambda _connection: [])


def tell_an_old_view() -> AbstractContextManager[Any]:
    """An update carries the view before it."""
    really, last = messages.update, dict[Any, Any]()

    def late(table: Any, seat: Any, *args: Any, **more: Any) -> Any:
        told = really(table, seat, *args, **more)
        before = last.get((table.code, seat), told.view)
        last[table.code, seat] = told.view
        return structs.replace(told, view=before)

    return patch.object(broadcast, "update", late)


def show_another_hand() -> AbstractContextManager[Any]:
    """A snapshot shows the view of the seat beside."""
    really = messages.snapshot

    def indiscreet(table: Any, person: Any, seat: Any, *args: Any, **more: Any) -> Any:
        told = really(table, person, seat, *args, **more)
        return told if seat is None else structs.replace(told, view=really(table, person, 1 - seat % 2, *args).view)

    return patch.object(broadcast, "snapshot", indiscreet)


def wake_tables_of_others() -> AbstractContextManager[Any]:
    """A house that opens goes on with tables that another one has, bots and all."""

    async def claim(self: Leases, table: str) -> int:
        query = sql.select(TABLES.c.epoch).where(TABLES.c.id == table)
        return int(await self._store.read(lambda connection: connection.execute(query).scalar_one()))

    return patch.object(Leases, "claim", claim)


def bring_back_what_was_deleted() -> AbstractContextManager[Any]:
    """An append makes the row of its table anew where there is none."""
    really = Store._refuse

    def refuse(self: Store, cursor: Any, moves: list[Any]) -> None:
        last, table, epoch, _ = moves[0]
        cursor.execute(self._stands, (table,))
        if cursor.fetchone() is not None:
            really(self, cursor, moves)
        cursor.execute(self._add_table, (table, table[:12], 0, last, epoch, None))

    return patch.object(Store, "_refuse", refuse)


def take_a_lost_commit_for_done() -> AbstractContextManager[Any]:
    """Where the database hung up at a commit, nobody looks whether it was stored."""
    return patch.object(Store, "_written_at_last", lambda _self, _append: True)


def give_without_a_new_epoch() -> AbstractContextManager[Any]:
    """A table changes hands and keeps its epoch."""

    async def give(self: Leases, table: str, epoch: int, to: str | None) -> None:
        change = TABLES.update().where(TABLES.c.id == table, TABLES.c.owner == self.me.id, TABLES.c.epoch == epoch)
        await self._store.change(lambda connection: connection.execute(change.values(owner=to)))

    return patch.object(Leases, "give", give)


BUGS: tuple[Plant, ...] = (
    append_without_the_epoch,
    answer_before_it_is_stored,
    forget_what_was_answered,
    keep_what_was_lost_in_a_pause,
    tell_an_old_view,
    show_another_hand,
    wake_tables_of_others,
    bring_back_what_was_deleted,
    take_a_lost_commit_for_done,
    give_without_a_new_epoch,
)
