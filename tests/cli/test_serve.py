"""``elferhaus serve`` as a process of its own: it opens, says where, and closes when it is told to."""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest
from typer.testing import CliRunner
from websockets.sync.client import connect

from elferhaus.cli.app import command_line
from elferhaus.server import run

COMMAND = [sys.executable, "-W", "error::ResourceWarning", "-c", "from elferhaus.cli import main; main()"]
Start = Callable[..., "Process"]
PATIENCE_S = 60


class Process:
    """A house in another process, on this machine only."""

    def __init__(self, *arguments: str, **settings: Any) -> None:
        settings = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True} | settings
        self.process = subprocess.Popen([*COMMAND, *arguments], **settings)
        self.told = ""

    def opened(self) -> str:
        """Wait for the house to open, and return its address."""
        assert self.process.stdout is not None
        while "Ctrl-C closes the house.\n" not in self.told:
            line = self.process.stdout.readline()
            assert line, self.process.communicate()[1]
            self.told += line
        found = re.search(r"^Elferhaus is open: (http://\S+)$", self.told, re.MULTILINE)
        assert found
        return found[1]

    def end(self, by: int = signal.SIGINT) -> tuple[int, str]:
        """Tell it to end; return its exit code and what it said on stderr."""
        self.process.send_signal(by)
        said, errors = self.process.communicate(timeout=PATIENCE_S)
        self.told += said
        return self.process.returncode, errors


@pytest.fixture
def start() -> Iterator[Start]:
    """Start houses; none outlives the test."""
    started: list[Process] = []

    def start_one(*arguments: str, **settings: Any) -> Process:
        started.append(Process(*arguments, **settings))
        return started[-1]

    yield start_one
    for each in started:
        if each.process.poll() is None:
            each.process.kill()
        each.process.communicate()


def here(folder: Path) -> list[str]:
    """Return the arguments of a house on this machine only, with its tables in ``data``."""
    return ["serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(folder / "data")]


def free_port() -> int:
    """Return a port with a free one behind it, most likely."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def ask(url: str, content: Any = None) -> Any:
    data = None if content is None else json.dumps(content).encode()
    with urlopen(Request(url, data, {"content-type": "application/json"}), timeout=PATIENCE_S) as response:
        assert "server" not in response.headers
        body: bytes = response.read()
    return body.decode() if content is None else json.loads(body)


def log_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "elferhaus.log").read_text("utf-8").splitlines()]


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


@pytest.mark.parametrize(
    ("data", "host", "reason"),
    [
        ("file", "127.0.0.1", "cannot write to"),
        ("data", "no..where", "there is no address"),
        ("data", "203.0.113.77", "cannot listen"),
    ],
)
def test_what_cannot_be_opened_is_said(
    data: str, host: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "umask", lambda _: 0)
    (tmp_path / "file").write_text("here")
    arguments = ["serve", "--data", str(tmp_path / data), "--host", host, "--port", "0"]
    done = CliRunner().invoke(command_line(arguments), arguments)
    assert done.exit_code == 2
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1


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


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://somewhere", "postgresql://USER:PASSWORD@HOST/NAME"),
        ("no address", "postgresql://USER:PASSWORD@HOST/NAME"),
        ("postgresql://somebody:a-secret@127.0.0.1:1/house", "cannot open the tables in PostgreSQL: connection"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named_in_one_line_without_its_secrets(
    address: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "umask", lambda _: 0)
    monkeypatch.setenv("ELFERHAUS_DATABASE", address)
    arguments = ["serve", "--data", str(tmp_path), "--host", "127.0.0.1", "--port", "0"]
    done = CliRunner().invoke(command_line(arguments), arguments)
    assert done.exit_code == 2
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "a-secret" not in done.stderr


def test_without_the_driver_postgresql_is_refused_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "umask", lambda _: 0)
    monkeypatch.setattr("elferhaus.server.storage.engine.find_spec", lambda _: None)
    arguments = ["serve", "--data", str(tmp_path), "--port", "0", "--database", "postgresql://127.0.0.1/house"]
    done = CliRunner().invoke(command_line(arguments), arguments)
    assert done.exit_code == 2
    assert done.stderr == "elferhaus: PostgreSQL needs one more package: pip install 'elferhaus[postgres]'\n"


def test_the_tables_of_a_newer_house_are_left_as_they_are(start: Start, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with sqlite3.connect(tmp_path / "data" / "elferhaus.sqlite") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num TEXT)")
        newer.execute("INSERT INTO alembic_version VALUES ('0099')")
    newer.close()
    house = start(*here(tmp_path))
    _, errors = house.process.communicate(timeout=PATIENCE_S)
    assert house.process.returncode == 2
    assert (
        errors == f"elferhaus: the tables in {tmp_path / 'data'} are from a newer Elferhaus: please update this one\n"
    )


def test_a_broken_database_is_left_as_it_is(start: Start, tmp_path: Path) -> None:
    broken = tmp_path / "data" / "elferhaus.sqlite"
    broken.parent.mkdir()
    broken.write_text("this is no database")
    house = start(*here(tmp_path))
    _, errors = house.process.communicate(timeout=PATIENCE_S)
    assert house.process.returncode == 2
    assert errors == f"elferhaus: cannot open the tables in {broken.parent}: file is not a database\n"
    assert broken.read_text() == "this is no database"


def test_a_house_with_a_certificate_is_served_over_tls_under_the_names_it_is_given(
    start: Start, tmp_path: Path
) -> None:
    made, key = tmp_path / "house.pem", tmp_path / "key.pem"
    subject = ["-subj", "/CN=spiel.example", "-days", "2", "-nodes", "-newkey", "rsa:2048"]
    subprocess.run(
        ["openssl", "req", "-x509", *subject, "-keyout", str(key), "-out", str(made)], check=True, capture_output=True
    )
    house = start(*here(tmp_path), "--certificate", str(made), "--key", str(key), "--name", "spiel.example")
    assert house.process.stdout is not None
    told = house.process.stdout.readline()
    found = re.fullmatch(r"Elferhaus is open: (https://127\.0\.0\.1:\d+)\n", told)
    assert found
    trusting = ssl.create_default_context(cafile=str(made))
    trusting.check_hostname = False
    ours, others = (Request(f"{found[1]}/api/games", headers={"host": name}) for name in ("spiel.example", "x.example"))
    with urlopen(ours, timeout=10, context=trusting) as response:
        assert response.status == 200
    with pytest.raises(HTTPError, match="421"):
        urlopen(others, timeout=10, context=trusting)
    assert house.end()[0] == 0


@pytest.mark.parametrize(
    ("options", "reason"),
    [(["--certificate", "one.pem"], "go together"), (["--certificate", "no.pem", "--key", "no.pem"], "cannot use")],
)
def test_a_certificate_that_cannot_be_used_is_said_in_one_line(
    options: list[str], reason: str, start: Start, tmp_path: Path
) -> None:
    house = start(*here(tmp_path), *options, cwd=tmp_path)
    _, errors = house.process.communicate(timeout=20)
    assert house.process.returncode == 2
    assert reason in errors
    assert len(errors.splitlines()) == 1


def test_a_certificate_of_its_own_is_for_this_machine_and_a_house_is_served_with_it(
    start: Start, tmp_path: Path
) -> None:
    made = start("certificate", "--data", str(tmp_path), "--name", "spiel.example", "--name", "192.0.2.7")
    told, errors = made.process.communicate(timeout=PATIENCE_S)
    assert (made.process.returncode, errors) == (0, "")
    certificate, key = tmp_path / "certificate.pem", tmp_path / "certificate-key.pem"
    assert f"--certificate {certificate} --key {key}" in told
    assert key.stat().st_mode & 0o077 == 0, "nobody else reads the key"
    house = start(*here(tmp_path), "--certificate", str(certificate), "--key", str(key))
    assert house.process.stdout is not None
    found = re.fullmatch(r"Elferhaus is open: (https://127\.0\.0\.1:(\d+))\n", house.process.stdout.readline())
    assert found
    trusting = ssl.create_default_context(cafile=str(certificate))  # as a device does that was told to; names count
    for name in ("localhost", "127.0.0.1"):
        with urlopen(f"https://{name}:{found[2]}/api/games", timeout=PATIENCE_S, context=trusting) as response:
            assert response.status == 200
    with pytest.raises(URLError, match="certificate verify failed"):
        urlopen(f"{found[1]}/api/games", timeout=PATIENCE_S, context=ssl.create_default_context())
    for name, right in {"spiel.example": True, "192.0.2.7": True, "evil.example": False}.items():
        with socket.create_connection(("127.0.0.1", int(found[2]))) as plain:
            if right:
                with trusting.wrap_socket(plain, server_hostname=name) as line:
                    shown = hashlib.sha256(line.getpeercert(binary_form=True) or b"").hexdigest().upper()
                    assert ":".join(re.findall("..", shown)) in told, "the fingerprint that was printed"
            else:
                with pytest.raises(ssl.SSLCertVerificationError):
                    trusting.wrap_socket(plain, server_hostname=name)
    assert house.end()[0] == 0
    again = start("certificate", "--data", str(tmp_path))
    _, errors = again.process.communicate(timeout=PATIENCE_S)
    assert again.process.returncode == 2
    assert "there is one already" in errors
