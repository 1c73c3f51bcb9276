"""Laying tables at which everyone gets the same cards, and comparing what came of them."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import sqlalchemy as sql
from msgspec import Struct

from elferhaus.core.duplicate import BOT, LIKE_BOTS, Field, field_of, game_of_the_day, sealed_deal
from elferhaus.core.fair import deal_of_the_day
from elferhaus.core.refusal import Refused, refuse
from elferhaus.games import game_named, rooms
from elferhaus.lab.field import tries
from elferhaus.server.house import SameCards
from elferhaus.server.logs import LOGGER
from elferhaus.server.storage.schema import DEAL_FIELDS, DEAL_PLAYS, DEAL_SETS, DEAL_TABLES
from elferhaus.server.tables.entries import DealName, Setup
from elferhaus.server.tables.host_commands import make_setup
from elferhaus.server.tokens import clean_name, hashed, new_id, new_token
from elferhaus.server.workers.replays import ReplayProcess

from .plays import Attempt, keep_play, plays_of
from .together import Sitter, played_together, sit_together

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from datetime import date
    from random import Random

    from elferhaus.core.fair import Secret
    from elferhaus.core.game import Seat
    from elferhaus.server.house import House
    from elferhaus.server.storage.store import Store
    from elferhaus.server.tables.live import LiveTable

SEATS: Final = 4
AT_ONCE: Final = 25  # players of a field whose tries are made in one go, so that nothing else waits long
FEWEST, MOST = 3, 12  # deals in a set
MOST_SETS: Final = 100


class DealSet(Struct, frozen=True):
    """Some deals of one game, kept for a family; ``key`` never leaves the house.

    ``together`` people play them at one table and turn the seats; 1: each alone against bots.
    """

    id: str
    name: str
    setup: Setup
    seats: int
    deals: int
    key: str
    together: int = 1

    def secret(self, number: int) -> Secret:
        """Return what the luck of one of its deals follows from."""
        return sealed_deal(self.id, self.key, number)


_read_set = msgspec.json.Decoder(DealSet).decode
_read_field = msgspec.json.Decoder(Field).decode


def setup_of_the_day(day: date) -> Setup:
    """Return what is played on a day: the games of this house take turns, in all houses alike."""
    daily = [room.game.info for room in rooms() if room.of_the_day and room.package.startswith("elferhaus.")]
    info = game_of_the_day(day.toordinal(), sorted(daily, key=lambda each: each.id))
    return Setup(info.id, info.editions[0], {}, 1)


class Chosen(NamedTuple):
    """A deal with all that it takes to lay a table for it."""

    deal: DealName
    setup: Setup
    seats: int
    secret: Secret


def today(day: date) -> Chosen:
    """Return the deal of a day."""
    return Chosen(DealName(day.isoformat()), setup_of_the_day(day), SEATS, deal_of_the_day(day.isoformat()))


class Deals:
    """What is the same for all, in one house."""

    def __init__(self, store: Store, house: House, today: Callable[[], float], rng: Random) -> None:
        """Begin; ``today`` is the time since 1970."""
        self._store, self._house, self._today, self._rng = store, house, today, rng
        self._process = ReplayProcess()  # another one of lower priority, for the field
        self._under_way: dict[DealName, int] = {}  # how many of the field have played
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def day(self) -> date:
        """What day it is, everywhere at once."""
        return datetime.fromtimestamp(self._today(), UTC).date()

    async def sit_at(self, chosen: Chosen, name: str, portrait: str | None) -> tuple[LiveTable, str, bool]:
        """Lay a table for somebody's one try at a deal, or go on with it; return it, a token, and whether it counts.

        Whoever has played it to its end gets a table to practise at.
        """
        name = clean_name(name)
        if not name:
            raise Refused(refuse("RECORD", "table-name"))
        who = name.casefold()
        deal = chosen.deal
        before = next((each for each in await self.plays(deal) if each.who == who), None)
        if before is not None and before.points is None and before.is_there:
            live = await self._house.load(before.table)
            if live is not None and not live.table.closed:
                token = new_token(self._rng)
                await live.sit(name, live.table.host, 0, hashed(token), portrait=portrait)
                return live, token, True
        same = SameCards(deal, chosen.secret, BOT)
        live, token = await self._house.open_table(chosen.setup, chosen.seats, name, None, portrait=portrait, same=same)
        lost: list[bool] = []
        await self._store.write(
            keep_play(deal.set, Attempt(deal.number, who, name, portrait, live.name, is_there=True), lost)
        )
        return live, token, not lost

    async def plays(self, deal: DealName) -> list[Attempt]:
        """Return everyone's tries at a deal."""
        found: list[Attempt] = await self._store.read(plays_of(deal.set))
        return [each for each in found if each.number == deal.number]

    # ── the deal of the day ──

    async def sit_today(self, name: str, portrait: str | None) -> tuple[LiveTable, str, bool]:
        """Let somebody play the deal of today."""
        chosen = today(self.day)
        self.measure(chosen)
        return await self.sit_at(chosen, name, portrait)

    async def field(self, deal: DealName) -> Field | None:
        """Return what many players like the bots reached with a deal, as far as that is known."""
        row = sql.select(DEAL_FIELDS.c.body).where(_is(deal))
        body: bytes | None = await self._store.read(lambda connection: connection.execute(row).scalar_one_or_none())
        return None if body is None else _read_field(bytes(body))

    def progress(self, deal: DealName) -> int:
        """Return how many of the field have played."""
        return self._under_way.get(deal, 0)

    def measure(self, chosen: Chosen) -> None:
        """See to it that the field plays a deal, beside everything else, if it has not."""
        if chosen.deal not in self._under_way:
            self._under_way[chosen.deal] = 0
            self._begin(self._measure(chosen))

    async def _measure(self, chosen: Chosen) -> None:
        deal, setup, seats, secret = chosen
        try:
            if await self.field(deal) is not None:
                return
            found: list[Any] = []
            rules = (setup.game, setup.edition, setup.options, setup.rounds)
            for first in range(0, LIKE_BOTS, AT_ONCE):
                some = range(first, first + AT_ONCE)
                found += await asyncio.to_thread(self._process.run, tries, rules, seats, secret, BOT, some)
                self._under_way[deal] = len(found)
            game = game_named(setup.game)
            assert game is not None
            field = field_of(found, low_wins=game.info.low_wins)
            await self._store.write(_keep_field(deal, msgspec.json.encode(field)))
        except Exception as error:  # noqa: BLE001 - whatever it is: asked again, it is tried again
            LOGGER.error("a field was not measured", exc_info=error)
        finally:
            del self._under_way[deal]

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ── sets of a family ──

    async def sets(self) -> list[DealSet]:
        """Return all sets, the newest first."""
        rows = sql.select(DEAL_SETS.c.body).order_by(DEAL_SETS.c.made.desc(), DEAL_SETS.c.id)
        bodies = await self._store.read(lambda connection: list(connection.execute(rows).scalars()))
        return [_read_set(bytes(body)) for body in bodies]

    async def set_named(self, set_id: str) -> DealSet | None:
        """Return a set."""
        return next((each for each in await self.sets() if each.id == set_id), None)

    async def new_set(self, name: str, game: str, deals: int, seats: int, together: int = 1) -> DealSet:
        """Keep a new set, or raise Refused."""
        name = clean_name(name, 30)
        if not name:
            raise Refused(refuse("RECORD", "table-name"))
        if not FEWEST <= deals <= MOST:
            raise Refused(refuse("RECORD", "set-deals", least=FEWEST, most=MOST))
        setup = make_setup(game, None, {}, 1, seats)
        if not 1 <= together <= seats:
            raise Refused(refuse("RECORD", "set-together", most=seats))
        made = DealSet(new_id(self._rng), name, setup, seats, deals, f"{self._rng.getrandbits(256):064x}", together)
        await self._store.write(_keep_set(made, int(self._today())))
        return made

    async def drop_set(self, set_id: str) -> bool:
        """Delete a set; the tables at which it was played stay as long as any other."""
        if await self.set_named(set_id) is None:
            return False
        await self._store.write(lambda connection: _drop_set(connection, set_id))
        return True

    async def sit_next(self, chosen: DealSet, name: str, portrait: str | None) -> tuple[LiveTable, str, Seat]:
        """Let somebody play the first deal of a set that is not over for this name, alone or with others."""
        if chosen.together > 1:
            sitter = Sitter(name, portrait, BOT)
            return await sit_together(self._store, self._house, chosen, sitter, self._rng)
        who = clean_name(name).casefold()
        found: list[Attempt] = await self._store.read(plays_of(chosen.id))
        over = {each.number for each in found if each.who == who and each.points is not None}
        number = next((each for each in range(1, chosen.deals + 1) if each not in over), None)
        if number is None:
            raise Refused(refuse("TURN", "set-over"))
        deal = Chosen(DealName(chosen.id, number), chosen.setup, chosen.seats, chosen.secret(number))
        live, token, _ = await self.sit_at(deal, name, portrait)
        return live, token, 0

    async def plays_in(self, chosen: DealSet) -> list[Attempt]:
        """Return everyone's hands in a set, as far as they have been played or begun."""
        found: list[Attempt] = await self._store.read((played_together if chosen.together > 1 else plays_of)(chosen.id))
        return found

    def close(self) -> None:
        """Measure no more."""
        for task in tuple(self._tasks):
            task.cancel()
        self._process.close()


def _is(deal: DealName) -> sql.ColumnElement[bool]:
    return sql.and_(DEAL_FIELDS.c.set_id == deal.set, DEAL_FIELDS.c.number == deal.number)


def _keep_field(deal: DealName, body: bytes) -> Callable[[sql.Connection], None]:
    def write(connection: sql.Connection) -> None:
        if connection.execute(sql.select(DEAL_FIELDS.c.set_id).where(_is(deal))).first() is None:  # no other house has
            connection.execute(DEAL_FIELDS.insert().values(set_id=deal.set, number=deal.number, body=body))

    return write


def _keep_set(made: DealSet, now: int) -> Callable[[sql.Connection], None]:
    def write(connection: sql.Connection) -> None:
        if connection.execute(sql.select(sql.func.count()).select_from(DEAL_SETS)).scalar_one() >= MOST_SETS:
            raise Refused(refuse("RECORD", "sets-full", most=MOST_SETS))
        connection.execute(DEAL_SETS.insert().values(id=made.id, made=now, body=msgspec.json.encode(made)))

    return write


def _drop_set(connection: sql.Connection, set_id: str) -> None:
    for table in (DEAL_PLAYS, DEAL_TABLES):
        connection.execute(table.delete().where(table.c.set_id == set_id))
    connection.execute(DEAL_SETS.delete().where(DEAL_SETS.c.id == set_id))
