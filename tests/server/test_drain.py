"""A house that is told to end, and a database that goes away: nobody loses anything, and no house needs a restart."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from elferhaus.client import Client, HouseError
from elferhaus.server.http.inner_pages import HEALTH, READY
from server.chaos import free_port
from server.houses import GIVE_UP_S, RunningHouse
from server.people import Line, post, run
from server.postgres import Cluster
from server.test_across_houses import status

COMMAND = [sys.executable, "-c", "from elferhaus.cli import main; main()"]


@pytest.mark.slow  # two processes, as anybody starts them
def test_on_sigterm_lines_are_told_to_come_again_and_the_table_goes_on_elsewhere(
    cluster: Cluster, tmp_path: Path
) -> None:
    address = cluster.database().replace("+psycopg", "")

    def opened() -> tuple[subprocess.Popen[str], str]:
        port = free_port()
        options = ["--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path), "--database", address]
        process = subprocess.Popen([*COMMAND, *options, "--no-browser"], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        while "Ctrl-C closes" not in (line := process.stdout.readline()):
            assert line, "the house did not open"
        return process, f"http://127.0.0.1:{port}"

    (first, here), (second, there) = opened(), opened()

    async def story() -> None:
        seat = await asyncio.to_thread(post, here, "/api/tables", {"game": "farben", "seats": 2, "name": "Ada"})
        async with Line(here, seat["code"], token=seat["token"]) as ada:
            said = await ada.ask("fill", seat=1, bot="random")
            first.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await ada.next("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012, "come again"
        assert await asyncio.to_thread(first.wait, GIVE_UP_S) == 0
        async with Line(there, seat["code"], token=seat["token"]) as ada:
            assert ada.snapshot["seq"] >= said["seq"]
            assert (await ada.ask("begin"))["type"] == "answer"

    try:
        run(story())
    finally:
        for process in (first, second):
            process.terminate()
            process.communicate()


def test_a_house_that_is_closing_lays_no_new_table_and_is_not_ready(
    cluster: Cluster, open_house: Callable[..., RunningHouse]
) -> None:
    house = open_house(database=cluster.database(), shares=True, speed=1)
    house.app.state.house.leases.is_closing = True
    with pytest.raises(HouseError) as refused:
        post(house.base, "/api/tables", {"game": "farben", "seats": 2})
    assert refused.value.status == 503
    assert "closing" in str(refused.value), "and nothing is said of a database"
    assert status(house.inner + READY) == 503
    house.app.state.house.leases.is_closing = False


@pytest.mark.slow  # a PostgreSQL of its own, which is stopped and started
def test_while_the_database_restarts_commands_wait_and_then_go_on() -> None:
    cluster = Cluster()
    settings: dict[str, Any] = {"database": cluster.database(), "shares": True, "speed": 1}

    async def story(house: RunningHouse) -> None:
        async with await Client.open(house.base, game="farben", seats=2, name="Ada") as ada:
            await ada.command("fill", seat=1, bot="random")
            cluster.stop("immediate")
            away = asyncio.create_task(ada.command("fill", seat=1, bot="thumb"))
            while status(house.inner + HEALTH) != 503:
                await asyncio.sleep(0.05)
            assert not away.done(), "it waits, and is not told to have happened"
            threading.Thread(target=cluster.start).start()
            assert (await away)["type"] == "answer"
            async with asyncio.timeout(GIVE_UP_S):
                while status(house.inner + HEALTH) != 200:
                    await asyncio.sleep(0.05)
            assert (await ada.command("begin"))["type"] == "answer"

    try:
        with RunningHouse(Path("unused"), **settings) as house:
            run(story(house))
    finally:
        cluster.remove()
