"""Deleting all that is kept takes a while and may fail: nobody is told that a table is gone which is not."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from elferhaus.client import Client
from elferhaus.server import house as house_module
from elferhaus.server.house import House
from elferhaus.server.storage.erase import erase_sqlite
from elferhaus.server.storage.store import Store
from elferhaus.server.tables.host_commands import make_setup
from elferhaus.server.workers.pool import ThreadWorkers
from server.houses import GIVE_UP_S, RunningHouse
from server.people import Line, post, run
from server.test_erase import forget

TABLE = {"game": "farben", "seats": 2, "name": "Ada"}


def test_where_deleting_fails_people_come_again_and_play_on(
    own_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_connection: Any) -> None:
        raise RuntimeError

    async def story() -> None:
        async with await Client.open(own_house.base, **TABLE) as ada:
            monkeypatch.setattr(house_module, "erase_sqlite", fail)
            async with Line(own_house.base, ada.code) as watcher:
                assert await asyncio.to_thread(forget, own_house) == 500
                with pytest.raises(ConnectionClosed, match="1012"):
                    await watcher.next("nothing")
            assert (await ada.command("fill", seat=1, bot="random"))["type"] == "answer"
            assert (await ada.command("begin"))["type"] == "answer"
            monkeypatch.undo()
            async with Line(own_house.base, ada.code) as watcher:
                assert await asyncio.to_thread(forget, own_house) == 204
                with pytest.raises(ConnectionClosed, match="4404"):
                    await watcher.next("nothing")

    run(story())


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path / 'house.db'}")
    yield found
    found.close()


def test_whoever_comes_while_all_is_deleted_waits_for_what_is_left(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_go_on = threading.Event(), threading.Event()
    really = erase_sqlite

    def slowly(connection: Any) -> None:
        begun.set()
        assert may_go_on.wait(GIVE_UP_S)
        really(connection)

    monkeypatch.setattr(house_module, "erase_sqlite", slowly)

    async def story() -> None:
        house = House(store, workers=ThreadWorkers(Random(11)))
        live, _ = await house.open_table(make_setup("farben", None, {}, 1, 2), 2, "Ada")
        forgetting = asyncio.create_task(house.forget_all())
        assert await asyncio.to_thread(begun.wait, GIVE_UP_S)
        coming = asyncio.create_task(house.find(live.table.code))
        loaded = await house.load(live.name)  # as a house does by itself: the rows are still there
        assert loaded is not None
        assert not coming.done()
        may_go_on.set()
        await forgetting
        assert await coming is None
        assert loaded.gone
        assert house.tables() == ()
        house.close()

    run(story())


def test_a_table_that_was_deleted_under_it_says_so_to_whoever_acts(own_house: RunningHouse) -> None:
    """As when another house has deleted all, and this one has not looked yet."""

    async def story() -> None:
        seat = await asyncio.to_thread(post, own_house.base, "/api/tables", TABLE)
        live = own_house.table(seat["code"])
        async with Line(own_house.base, seat["code"], token=seat["token"]) as ada:
            own_house.app.state.store.era += 1
            await ada.say({"type": "fill", "id": "1", "seat": 1, "bot": "random"})
            with pytest.raises(ConnectionClosed, match="4404"):
                await ada.next("nothing")
        assert live.gone
        assert own_house.app.state.house.tables() == ()

    run(story())
