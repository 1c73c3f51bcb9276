"""Who may delete all that the house has kept: its own machine, and whoever has the key."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen

import pytest
import sqlalchemy as sql
from typer.testing import CliRunner

from elferhaus.cli.app import command_line
from elferhaus.client import Client, HouseError
from elferhaus.server.http.family import is_this_machine
from elferhaus.server.net.limits import Allowance, Limits
from elferhaus.server.run import DATABASE, CannotOpenError
from elferhaus.server.run import forget as forget_folder
from elferhaus.server.storage.folder import kept
from elferhaus.server.storage.schema import TABLES
from elferhaus.server.tokens import new_key
from server.hostile import Hand
from server.houses import GIVE_UP_S, RunningHouse
from server.people import fetch, post, run
from server.postgres import Cluster
from server.test_erase import LINES, forget, traces
from server.test_family import QUICK, OpenHouse


@pytest.fixture
def house(open_house: OpenHouse) -> RunningHouse:
    return open_house(pace=QUICK)


@pytest.mark.parametrize(
    "headers",
    [
        {"x_forwarded_for": "192.0.2.7"},
        {"x_forwarded_for": "127.0.0.1, 192.0.2.7"},
        {"x_forwarded_for": "2001:db8::7"},
        {"forwarded": "for=192.0.2.7"},
        {"via": "1.1 proxy"},
        {"x_real_ip": "192.0.2.7"},
        {"origin": "http://evil.example"},
    ],
    ids=str,
)
def test_only_the_machine_of_the_house_may_delete_it_all(house: RunningHouse, headers: dict[str, str]) -> None:
    code = post(house.base, "/api/tables", {"game": "farben", "seats": 2, "name": "Ada"})["code"]
    assert forget(house, **headers) == 403
    assert fetch(f"{house.base}/api/tables/{code}/records") == b""
    if "origin" not in headers:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        with urlopen(Request(f"{house.base}/api/family", headers=named), timeout=GIVE_UP_S) as response:
            assert json.load(response)["may_delete"] is False


@pytest.mark.parametrize(
    ("client", "server", "here"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.8.9.1", "127.0.0.1", True),
        ("::1", "::1", True),
        ("::ffff:127.0.0.1", "::", True),
        ("192.168.1.20", "192.168.1.20", True),  # this machine, by its own address in the network
        ("192.168.1.21", "192.168.1.20", False),
        ("fe80::1%eth0", "fe80::2", False),
        ("10.0.0.1", "127.0.0.1", False),
        ("somewhere", "somewhere", False),
    ],
)
def test_a_line_whose_ends_have_one_address_is_on_one_machine(client: str, server: str, here: bool) -> None:
    assert is_this_machine({"client": (client, 1), "server": (server, 2), "headers": []}) is here
    assert not is_this_machine({"client": None, "server": (server, 2), "headers": []})


# ── the key ──


def test_through_a_proxy_that_says_nothing_only_the_key_deletes(house: RunningHouse) -> None:
    """All who come through it come from this machine: so where somebody is does not do."""
    assert forget(house, authorization="") == 401
    assert forget(house, authorization="Bearer bafelo-bafelo") == 401
    assert forget(house, authorization=f"Basic {house.app.state.delete_key}") == 401
    assert forget(house) == 204


def test_the_key_cannot_be_guessed(house: RunningHouse) -> None:
    house.app.state.limits = Limits(Hand(), Allowance())
    assert [forget(house, authorization=f"Bearer {guess}") for guess in range(6)] == [401] * 5 + [429]
    assert forget(house) == 429, "or guessing could go on"


def test_a_key_can_be_read_and_typed_and_is_another_every_time() -> None:
    keys = {new_key(Random(seed)) for seed in range(50)}
    assert len(keys) == 50
    assert all(re.fullmatch(r"([bdfgklmnprst][aeiou]){2}(-([bdfgklmnprst][aeiou]){2}){4}", key) for key in keys)


def test_the_terminal_deletes_what_a_closed_house_has_kept(house: RunningHouse, tmp_path: Path) -> None:
    run(Client.open(house.base, game="farben", seats=2, name="Mirabella"))
    folder = tmp_path / "kept"
    folder.mkdir()
    house.stop()
    house.file.rename(folder / DATABASE)
    assert traces(folder, ["Mirabella"])
    with kept(folder), pytest.raises(CannotOpenError, match="another house"):
        forget_folder(folder)
    assert traces(folder, ["Mirabella"])
    forget_folder(folder)
    assert traces(folder, ["Mirabella", *LINES]) == []


def test_the_terminal_deletes_what_is_kept_in_postgresql_while_a_house_is_open(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.umask", lambda _: 0)
    address = cluster.database()
    monkeypatch.setenv("ELFERHAUS_DATABASE", address)
    arguments = ["forget", "--data", str(tmp_path / "nothing"), "--yes"]

    async def story() -> None:
        async with await Client.open(shared.base, game="farben", seats=2, name="Mirabella") as ada:
            done = await asyncio.to_thread(CliRunner().invoke, command_line(arguments), arguments)
            assert (done.exit_code, done.output) == (0, "Everything is deleted.\n")
            with pytest.raises(HouseError):
                await ada.command("fill", seat=1, bot="random")
        assert await shared.app.state.store.read(lambda connection: connection.execute(sql.select(TABLES)).all()) == []

    with RunningHouse(tmp_path / "-", database=address, shares=True, speed=1) as shared:
        run(story())
