"""What a house cannot open is said in one line, and left as it is."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cli.house_process import PATIENCE_S, Start, here
from elferhaus.cli.app import command_line


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


@pytest.mark.parametrize("proxy", ["localhost", "10.0.0.1/8", "127.0.0.1:80", "*"])
def test_a_proxy_that_would_never_be_known_or_would_be_anybody_is_refused(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elferhaus.server.run.run", lambda *_, **__: None)
    arguments = ["serve", "--data", str(tmp_path), "--behind-proxy", "10.0.0.0/24", "--behind-proxy", proxy]
    done = CliRunner().invoke(command_line(arguments), arguments)
    assert done.exit_code == 2
    wanted = f"--behind-proxy is an address or a network, 127.0.0.1 or 10.0.0.0/24, and not “{proxy}”"
    assert done.stderr == f"elferhaus: {wanted}\n"


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
