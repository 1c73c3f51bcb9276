"""``elferhaus serve`` as a process of its own: it opens, says where, and closes when it is told to."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from typer.testing import CliRunner
from websockets.sync.client import connect

from cli.house_process import PATIENCE_S, Start, ask, free_port, here, log_of
from elferhaus.cli.app import command_line
from elferhaus.server import run


def test_it_opens_says_where_answers_and_ends_on_ctrl_c_and_a_second_one_takes_the_next_port(
    start: Start, tmp_path: Path
) -> None:
    house = start(*here(tmp_path))
    address = house.opened()
    assert address.startswith("http://127.0.0.1:")
    assert "elfer-raus" in ask(f"{address}/api/games")
    port = address.rpartition(":")[2]
    second = start("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "other"))
    other = second.opened()
    assert int(port) < int(other.rpartition(":")[2]) < int(port) + run.PORTS_TRIED
    assert "elfer-raus" in ask(f"{other}/api/games")
    assert second.end()[0] == 0
    code, errors = house.end()
    assert (code, errors) == (0, "")
    assert f"Tables are kept in {tmp_path / 'data'}." in house.told
    assert house.told.endswith("Elferhaus is closed.\n")
    assert {path.name for path in (tmp_path / "data").iterdir()} == {
        *("elferhaus.sqlite", "elferhaus.log", "elferhaus.lock")
    }
    assert all(path.stat().st_mode & 0o077 == 0 for path in (tmp_path / "data").iterdir())
    assert [line["what"] for line in log_of(tmp_path / "data")] == ["the house is open", "the house is closed"]


def test_without_numba_its_log_says_so_once_and_processes_that_play_say_nothing(start: Start, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as util\nfind = util.find_spec\n"
        "util.find_spec = lambda name, package=None: None if name == 'numba' else find(name, package)\n",
        "utf-8",
    )
    house = start(*here(tmp_path), env={**os.environ, "PYTHONPATH": str(tmp_path)})
    asked = json.dumps({"game": "elfer-raus", "ways": [{"seats": 2}], "rounds": 1}).encode()
    with urlopen(Request(f"{house.opened()}/api/lab", asked, {"content-type": "application/json"})) as lines:
        assert json.loads(lines.readlines()[-1])["end"] == "all"
    assert house.end() == (0, "")
    said = [line["what"] for line in log_of(tmp_path / "data")]
    assert [what.partition(" is ")[0] for what in said] == ["the house", "numba", "the house"]


def test_it_ends_while_people_play_and_the_next_start_goes_on(start: Start, tmp_path: Path) -> None:
    house = start(*here(tmp_path))
    address = house.opened()
    seat = ask(f"{address}/api/tables", {"game": "farben", "seats": 2, "name": "Ada"})
    path = f"/api/tables/{seat['code']}/socket"
    hello = json.dumps({"type": "hello", "token": seat["token"]})
    with connect(address.replace("http", "ws", 1) + path, compression=None) as line:
        line.send(hello)
        line.send('{"type":"fill","id":"1","seat":1,"bot":"random"}')
        line.send('{"type":"begin","id":"2"}')
        while (news := json.loads(line.recv(timeout=PATIENCE_S))).get("table", {}).get("phase") != "playing":
            pass
        assert house.end() == (0, "")  # it does not wait for those who are there
    again = start(*here(tmp_path))
    address = again.opened()
    with connect(address.replace("http", "ws", 1) + path, compression=None) as line:
        line.send(hello)
        snapshot = json.loads(line.recv(timeout=PATIENCE_S))
    assert snapshot["table"]["phase"] == "playing"
    assert snapshot["view"]["hand"] == news["view"]["hand"]
    assert again.end(signal.SIGTERM)[0] == 0
    log = (tmp_path / "data" / "elferhaus.log").read_text("utf-8")
    for secret in (seat["code"], seat["token"], "Ada", snapshot["view"]["hand"][0]):
        assert secret not in log


def test_without_arguments_the_house_opens_for_the_whole_network(start: Start, tmp_path: Path) -> None:
    house = start(env=os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)})
    address = house.opened()
    assert re.fullmatch(r"http://localhost:1[12]\d\d", address)
    assert "elfer-raus" in ask(f"{address}/api/games")
    assert house.end()[0] == 0
    assert list(tmp_path.rglob("elferhaus.sqlite"))


@pytest.mark.parametrize("given", ["file", "-"])
def test_a_record_is_shown_in_the_browser_by_a_house_of_its_own_that_keeps_nothing(
    start: Start, tmp_path: Path, given: str
) -> None:
    record = Path(__file__).parent.parent / "playthroughs" / "zweikampf-2011-basic.jsonl"
    arguments = ["replay", "-" if given == "-" else str(record), "--open", "--no-browser", "--seat", "1", "--to", "9"]
    with record.open("rb") as content:
        house = start(*arguments, stdin=content, env=os.environ | {"TMPDIR": str(tmp_path)})
        assert house.process.stdout is not None
        told = house.process.stdout.readline() + house.process.stdout.readline()
    shown = r"^The match is shown at (http://127\.0\.0\.1:\d+)/replay/(\w+)\?seat=1&line=9$"
    found = re.search(shown, told, re.MULTILINE)
    assert found, told
    address, key = found.groups()
    assert ask(f"{address}/replay/{key}") == ask(f"{address}/"), "the page itself"
    film = json.loads(ask(f"{address}/api/films/{key}?seat=1"))
    assert film["seat"] == 1
    assert film["pictures"][-1]["seq"] == len(record.read_bytes().splitlines())
    code, errors = house.end()
    assert (code, errors) == (0, "")
    assert list(tmp_path.iterdir()) == [], "nothing is left"


def test_a_broken_record_is_not_opened(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}")
    arguments = ["replay", str(broken), "--open"]
    done = CliRunner().invoke(command_line(arguments), arguments)
    assert done.exit_code == 1
    assert done.stderr.startswith(f"BAD {broken}: line 1: RECORD: ")


def test_at_a_terminal_phones_get_a_qr_code(start: Start, tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    folder = tmp_path / "a folder, ?%#ä"
    arguments = ["serve", "--port", str(free_port()), "--no-browser", "--data", str(folder)]
    house = start(*arguments, stdout=theirs, env=os.environ | {"PYTHONIOENCODING": "utf-8"})
    os.close(theirs)
    with os.fdopen(ours, "rb") as terminal:
        told = b""
        while b"Ctrl-C closes" not in told:
            told += terminal.readline()
        house.process.send_signal(signal.SIGINT)
        assert house.process.wait(timeout=PATIENCE_S) == 0
    # A machine without a network has no address for phones, and draws none.
    assert ("▀".encode() in told) == (b"Phones in the same network: http://" in told)
    assert (folder / "elferhaus.sqlite").exists()


def test_an_address_is_drawn_so_that_it_can_be_read() -> None:
    drawn = run.qr_code("http://192.168.178.23:1111").splitlines()
    assert len({len(line) for line in drawn}) == 1
    assert len(drawn) <= 15  # upper case fits into a small one; it and all it says must fit on a screen
    assert drawn[0] == "█" * len(drawn[0])


def test_a_browser_is_opened_only_where_it_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    assert not run.has_desktop()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert run.has_desktop()
    monkeypatch.setenv("SSH_CONNECTION", "somewhere else")
    assert not run.has_desktop()
    monkeypatch.delenv("SSH_CONNECTION")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not run.has_desktop()


def test_the_house_is_where_it_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.1.5")
    assert run.addresses("0.0.0.0", 1111) == ["http://localhost:1111", "http://192.168.1.5:1111"]
    assert run.addresses("127.0.0.1", 1112) == ["http://127.0.0.1:1112"]
    assert run.addresses("::1", 1112) == ["http://[::1]:1112"]
    monkeypatch.setattr(run, "lan_address", lambda: None)
    assert run.addresses("0.0.0.0", 1111) == ["http://localhost:1111"]


def test_a_folder_that_another_house_has_open_is_left_to_it_until_it_ends(start: Start, tmp_path: Path) -> None:
    house = start(*here(tmp_path))
    address = house.opened()
    second = start(*here(tmp_path))
    _, errors = second.process.communicate(timeout=PATIENCE_S)
    assert second.process.returncode == 2
    who = f"another house has it open: process {house.process.pid}, {address}"
    assert errors.startswith(f"elferhaus: cannot use the tables in {tmp_path / 'data'}: {who}. Close that one")
    assert len(errors.splitlines()) == 1
    house.end(signal.SIGKILL)
    assert start(*here(tmp_path)).opened(), "a lock goes with its process, however that ends"


def test_options_of_serve_need_no_word(start: Start, tmp_path: Path) -> None:
    house = start(*here(tmp_path)[1:])
    assert "elfer-raus" in ask(f"{house.opened()}/api/games")
