"""The house's web application: a small HTTP interface to lay tables and sit down, and a socket per client."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from elferhaus.server.deals.deals import Deals
from elferhaus.server.house import House
from elferhaus.server.houses.detour import Detour
from elferhaus.server.houses.holder import Holder
from elferhaus.server.houses.inner import InnerDoor, listening
from elferhaus.server.houses.leases import Leases
from elferhaus.server.http import (
    admission,
    coach,
    deals,
    errors,
    family,
    lab,
    lessons,
    pages,
    past,
    presets,
    replays,
    tables,
    words,
)
from elferhaus.server.http.asyncapi import protocol
from elferhaus.server.http.family import FamilyCache
from elferhaus.server.http.inner_pages import InnerPages
from elferhaus.server.http.openapi import requests
from elferhaus.server.net.connections import Connections
from elferhaus.server.net.limits import LARGEST_REQUEST, Allowance, Limits
from elferhaus.server.storage.store import Store
from elferhaus.server.tables.listener import RealClock
from elferhaus.server.tokens import new_key
from elferhaus.server.workers.lab import Laboratory
from elferhaus.server.workers.replays import ReplayProcess, Turns

if TYPE_CHECKING:
    import socket
    from collections.abc import AsyncIterator, Collection, Mapping
    from random import Random

    from elferhaus.server.tables.listener import Clock, Pace
    from elferhaus.server.workers.pool import Workers

LONGEST_PATH, NOWHERE = 200, "/-/-/-"


class Application(Litestar):
    """An application that leaves out what nobody here uses and takes long to load: a house has to be back quickly."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer here, or bring it to the house that owns the table."""
        detour = self.state.get("detour")
        await (self.answer if detour is None else detour)(scope, receive, send)

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer here; a path longer than any of ours leads nowhere, since the router would remember it as it is."""
        if len(scope.get("path", "")) > LONGEST_PATH:
            scope |= {"path": NOWHERE, "raw_path": NOWHERE.encode()}
        if len(scope.get("query_string", "")) > LONGEST_PATH:
            scope["query_string"] = b""  # nobody here looks at it
        await super().__call__(scope, receive, send)


def create_app(
    database: str | Store,
    clock: Clock | None = None,
    pace: Pace | None = None,
    allowance: Allowance | None = None,
    names: Collection[str] = (),
    *,
    shown: Mapping[str, bytes] | None = None,
    workers: Workers | None = None,
    rng: Random | None = None,
    inner: socket.socket | None = None,
    name: str = "",
) -> Litestar:
    """Return the application over a database; ``names`` are what else this machine is called.

    ``shown`` are records that can be looked at here, each under a key of its own; ``workers`` think for bots,
    and ``rng`` is where all luck comes from: the operating system's generator, unless a test wants another. At
    ``inner``, a socket that listens, whoever runs the house is told how it is; and other houses, with which it shares
    a database that is no file, come in there. ``name`` is what it is called in what is told.
    """

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        store = database if isinstance(database, Store) else Store(database)
        app.state.store, app.state.family_cache = store, FamilyCache()
        app.state.clock = clock or RealClock()
        app.state.rng = rng or SystemRandom()
        shares = None if inner is None or store.is_a_file else _address(inner)
        leases = None if shares is None else Leases(store, app.state.clock, app.state.rng, shares)
        luck, page = app.state.rng, pages.build()
        app.state.house = House(store, app.state.clock, pace, workers=workers, rng=luck, build=page, leases=leases)
        app.state.names = frozenset(name.lower() for name in names)
        app.state.limits = Limits(app.state.clock, allowance, app.state.house.neighbours)
        app.state.connections = Connections(app.state.limits.allowance.connections)
        app.state.shown, app.state.about = shown or {}, {"name": name, "version": version("elferhaus")}
        app.state.delete_key = new_key(SystemRandom())  # of everything; whoever opened the house is told it
        app.state.short_replays, app.state.long_replays = Turns(), Turns()
        app.state.replay_process, app.state.coaching = ReplayProcess(), coach.Coaching(store)
        app.state.laboratory = Laboratory()
        app.state.deals = Deals(store, app.state.house, time.time, app.state.rng)
        try:
            async with AsyncExitStack() as stack:
                if inner is not None:
                    door = InnerPages(app.state, None if leases is None else _door(app, leases))
                    await stack.enter_async_context(listening(door, [inner]))
                if leases is not None:
                    await stack.enter_async_context(_among_others(app, leases))
                app.state.house.start()
                yield
        finally:
            app.state.deals.close()
            app.state.replay_process.close()
            app.state.coaching.close()
            app.state.laboratory.close()
            app.state.house.close()
            store.close()

    return Application(
        [
            *(
                *tables.HANDLERS,
                *replays.HANDLERS,
                *coach.HANDLERS,
                *lessons.HANDLERS,
                *presets.HANDLERS,
                *family.HANDLERS,
                *past.HANDLERS,
            ),
            *(*deals.HANDLERS, *lab.HANDLERS),
            *(*words.HANDLERS, *pages.HANDLERS, protocol, requests),
        ],
        lifespan=[opened],
        exception_handlers={**errors.HANDLERS, NotFoundException: pages.nowhere},
        before_request=admission.admit,
        before_send=[admission.secure],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LARGEST_REQUEST,
    )


def _door(app: Any, leases: Leases) -> InnerDoor:
    """Return where the others come in."""
    app.state.holder = Holder(app.state.house, leases)
    return InnerDoor(app.answer, app.state.holder, leases)


@asynccontextmanager
async def _among_others(app: Any, leases: Leases) -> AsyncIterator[None]:
    """Be one of several houses: own tables, and bring people to those of the others."""
    holder = app.state.holder
    detour = Detour(app.answer, leases, app.state.house.is_here)
    holder.look_around = detour.cut
    await leases.start(holder)
    app.state.detour = detour
    try:
        yield
    finally:
        await holder.close()


def _address(inner: socket.socket) -> str:
    host, port = inner.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
