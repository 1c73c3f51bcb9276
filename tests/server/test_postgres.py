"""A house over PostgreSQL: people play there as over a file, and what they did is there after a restart."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from urllib.request import Request, urlopen

from elferhaus.client import Client
from elferhaus.core.reader import Reader
from elferhaus.games import game_named
from elferhaus.server.tables.listener import Pace
from server.houses import GIVE_UP_S, RunningHouse
from server.people import play_on, records, run
from server.postgres import Cluster


def test_a_match_is_played_kept_over_a_restart_and_deleted_with_all_else(
    cluster: Cluster, open_house: Callable[..., RunningHouse]
) -> None:
    house = open_house(database=cluster.database(), pace=Pace(decide=0.02))

    async def play() -> tuple[str, list[bytes]]:
        async with await Client.open(house.base, game="zweikampf", seats=2, name="Ada") as ada:
            await ada.command("fill", seat=1, bot="random")
            begun = await ada.command("begin")
            await play_on(ada, Random(5), begun["seq"])
        (record,) = await records(house.base, ada.code)
        return ada.code, record

    code, record = run(play())
    reader = Reader(game_named)
    reader.read(record)
    assert reader.is_complete
    house.stop()
    house.start()
    assert run(records(house.base, code)) == [record]
    family = f"{house.base}/api/family"
    with urlopen(family, timeout=GIVE_UP_S) as answer:
        assert b'"Ada"' in answer.read()
    key = {"authorization": f"Bearer {house.app.state.delete_key}"}
    with urlopen(Request(family, method="DELETE", headers=key), timeout=GIVE_UP_S):
        pass
    with urlopen(family, timeout=GIVE_UP_S) as answer:
        assert b'"Ada"' not in answer.read()
