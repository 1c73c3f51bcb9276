"""The recipe for HAProxy in docs/hosting.md: tables are reached through it, each at the house that owns it."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

import pytest

from elferhaus.client import Client
from server.chaos import free_port
from server.houses import GIVE_UP_S
from server.people import fetch, run
from server.test_houses import Open, open_one  # noqa: F401 - a fixture

PAGE = Path(__file__).parent.parent.parent / "docs" / "hosting.md"


@contextmanager
def haproxy(folder: Path, ports: list[int]) -> Iterator[str]:
    """Run HAProxy by the recipe, without its certificate and at other ports; give its address."""
    port = free_port()
    found = re.search(r"```haproxy\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    recipe = re.sub(r"bind .*", f"bind 127.0.0.1:{port}", found[1]).replace(
        "X-Forwarded-Proto https", "X-Forwarded-Proto http"
    )
    recipe += "".join(f"    server more{port} 127.0.0.1:{port}\n" for port in ports[2:])
    for known, ours in zip((8001, 8002), ports, strict=False):
        assert f":{known}" in recipe
        recipe = recipe.replace(f":{known}", f":{ours}")
    (folder / "haproxy.cfg").write_text(recipe)
    process = subprocess.Popen(["haproxy", "-db", "-f", str(folder / "haproxy.cfg")], stderr=subprocess.PIPE, text=True)
    try:
        base, ends = f"http://127.0.0.1:{port}", time.monotonic() + GIVE_UP_S
        while True:
            try:
                fetch(f"{base}/api/games")
            except (URLError, OSError):
                assert process.poll() is None, "HAProxy does not like the recipe"
                assert time.monotonic() < ends
                time.sleep(0.05)
            else:
                break
        yield base
    finally:
        process.terminate()
        process.communicate()


def test_by_the_recipe_every_line_ends_at_the_house_that_owns_its_table(open_one: Open, tmp_path: Path) -> None:  # noqa: F811
    one, two = houses = [open_one() for _ in range(2)]

    async def come(base: str) -> None:
        hosts = [await Client.open(base, game="zweikampf", seats=2, name="Ada") for _ in range(8)]
        for host in hosts:
            async with host, await Client.join(base, host.code, "Ben") as ben:
                assert (await host.command("begin"))["type"] == "answer"
                assert ben.table["code"] == host.code
                here = [house for house in houses if house.app.state.house.is_here(host.code)]
                assert len(here) == 1
                assert len(here[0].table(host.code).presence.listeners) == 2
                assert not any(any(house.app.state.detour._lines.values()) for house in houses), "there is no detour"

    with haproxy(tmp_path, [one.port, two.port]) as base:
        run(come(base))


def test_by_the_recipe_whoever_asks_for_a_table_of_a_house_that_has_just_ended_is_answered_by_another(
    open_one: Open,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before the balancer's own look at the houses finds out, which takes some seconds."""
    monkeypatch.undo()  # whoever takes over its tables has to find out that it is gone
    one, two = open_one(), open_one()

    async def lay(base: str) -> list[str]:
        return [(await Client.open(base, game="zweikampf", seats=2, name="Ada")).code for _ in range(8)]

    with haproxy(tmp_path, [one.port, two.port]) as base:
        codes = run(lay(base))
        one.stop()
        for code in codes:
            assert fetch(f"{base}/api/tables/{code}/invitation"), "no error on the way"
