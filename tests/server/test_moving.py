"""Moving a house: exported from SQLite and PostgreSQL, imported into the other, and copied while it is open."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from typer.testing import CliRunner

from elferhaus.cli.app import command_line
from elferhaus.server.run import DATABASE
from elferhaus.server.storage.engine import open_engine
from elferhaus.server.storage.moving import KEPT, NotMovedError, read_in, write_out
from server.houses import RunningHouse, lay_out
from server.people import Line, post, run
from server.postgres import Cluster


def rows(database: str) -> dict[str, list[Any]]:
    """All that is kept, but for who owns a table and since when."""
    engine = sql.create_engine(database, poolclass=sql.NullPool)
    found: dict[str, list[Any]] = {}
    with engine.connect() as connection:
        for table in KEPT:
            columns = [each for each in table.columns if each.name not in {"owner", "epoch"}]
            found[table.name] = [*connection.execute(sql.select(*columns).order_by(*table.primary_key))]
    return found


def cli(*arguments: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(command_line([*arguments]), [*arguments])
    return done.exit_code, done.stdout, done.stderr


def test_a_house_moves_from_sqlite_to_postgresql_and_back_with_everyones_seats(
    cluster: Cluster, open_house: Callable[..., RunningHouse], tmp_path: Path
) -> None:
    old = open_house()
    seat = post(old.base, "/api/tables", {"game": "zweikampf", "seats": 2, "name": "Ada"})
    post(old.base, "/api/presets", {"name": "Our rules", "game": "zweikampf", "seats": 2})
    deals = {"name": "Sonntag", "game": "zweikampf", "seats": 2, "deals": 3}
    alone, shared = (post(old.base, "/api/sets", {**deals, "together": people})["id"] for people in (1, 2))
    sitting = [post(old.base, f"/api/sets/{each}/tables", {"name": "Ada"})["code"] for each in (alone, shared)]
    old.stop()
    before = rows(old.database)
    kept = ("tables", "entries", "tokens", "presets", "deal_sets", "deal_plays", "deal_tables")
    assert all(before[name] for name in kept)
    there, back = cluster.database(), f"sqlite:///{tmp_path / 'back.db'}"
    for source, target in ((old.database, there), (there, back)):
        text = StringIO()
        for engine, move in ((open_engine(source), write_out), (open_engine(target), read_in)):
            text.seek(0)
            assert move(engine, text) == sum(map(len, before.values()))
            engine.dispose()
        assert rows(target) == before
    new = open_house(database=there)

    async def come() -> None:
        async with Line(new.base, seat["code"], token=seat["token"]) as ada:
            assert ada.snapshot["you"] == 0
            assert (await ada.ask("fill", seat=1, bot="random"))["type"] == "answer"

    run(come())
    again = [post(new.base, f"/api/sets/{each}/tables", {"name": "Ada"})["code"] for each in (alone, shared)]
    assert again == sitting


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON\n",
        "[]\n",
        '{"format": "something else"}\n',
        '{"format": "elferhaus-house", "version": 1, "revision": "9999"}\n',
        '{"format": "elferhaus-house", "version": 1, "revision": "0004"}\n{"in": "houses"}\n',
        '{"format": "elferhaus-house", "version": 1, "revision": "0004"}\n{"in": "tables", "colour": 1}\n',
        '{"format": "elferhaus-house", "version": 1, "revision": "0004"}\n',
        '{"format": "elferhaus-house", "version": 1, "revision": "0004"}\n{"end": 1}\n',
        '{"format": "elferhaus-house", "version": 1, "revision": "0004"}\n{"end": 0}\n{"end": 0}\n',
        '{"format": "elferhaus-house", "version": 1, "revision": "0004"}\n{"in": "presets", "body": {"b": "?"}}\n',
        '{"format": "elferhaus-house", "version": 1, "revision": "0004"}\n{"in": "presets", "body": "no bytes"}\n',
        '{"format": "elferhaus-house", "version": 1, "revision": "0004"}\n{"in": "tables", "touched": "yesterday"}\n',
        '{"format": "elferhaus-house", "version": 1, "revision": "0"}\n{"in": "tables", "seq": 9223372036854775808}\n',
    ],
)
def test_what_is_no_exported_house_changes_nothing(tmp_path: Path, text: str) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'house.db'}")
    with pytest.raises(NotMovedError):
        read_in(engine, StringIO(text))
    assert not any(rows(str(engine.url)).values())
    engine.dispose()


def test_the_commands_say_what_they_did_and_overwrite_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.umask", lambda _: 0)
    data, file = tmp_path / "data", tmp_path / "house.jsonl"
    data.mkdir()
    lay_out(data / DATABASE)
    address = f"sqlite:///{data / DATABASE}"
    assert cli("export", str(file), "--data", str(data))[0] == 0
    assert cli("export", str(file), "--data", str(data))[0] == 2, "there is one already"
    assert cli("export", str(tmp_path / "x"), "--data", str(tmp_path / "nowhere"))[0] == 2
    code, told, _ = cli("import", str(file), "--data", str(tmp_path / "new"))
    assert (code, told.splitlines()[0]) == (0, "0 rows are taken in. Open the house with the same options.")
    assert rows(f"sqlite:///{tmp_path / 'new' / DATABASE}") == rows(address)
    copy = tmp_path / "copy.sqlite"
    assert cli("backup", str(copy), "--data", str(data))[0] == 0
    assert cli("backup", str(copy), "--data", str(data))[0] == 2
    no_file = cli("backup", str(tmp_path / "y"), "--data", str(data), "--database", "postgresql://db.example/house")
    assert no_file == (2, "", "elferhaus: PostgreSQL makes its own copies: pg_dump --format=custom NAME > FILE\n")
    refused = cli("import", str(copy), "--data", str(tmp_path / "newer"))
    assert refused == (2, "", "elferhaus: this is no house that was exported\n"), "a copy of the file is not one"
    assert cli("backup", str(tmp_path / "y"), "--data", str(tmp_path / "nowhere"))[0] == 2


def test_a_house_that_was_cut_off_on_its_way_is_not_taken_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.umask", lambda _: 0)
    data, file = tmp_path / "data", tmp_path / "house.jsonl"
    data.mkdir()
    lay_out(data / DATABASE)
    with closing(sqlite3.connect(data / DATABASE)) as database:
        rows_of = [(f"{n}", f"{n}", b"x") for n in range(3)]
        database.executemany("INSERT INTO presets (id, same, body) VALUES (?, ?, ?)", rows_of)
        database.commit()
    assert cli("export", str(file), "--data", str(data))[0] == 0
    whole = file.read_text("utf-8").splitlines(keepends=True)
    bad = json.dumps({"in": "presets", "id": None, "same": None, "body": None}) + "\n"
    for number, lines in enumerate((whole[:-1], whole[:2], [*whole[:2], whole[-1]], [whole[0], bad, '{"end": 1}\n'])):
        part = tmp_path / "part.jsonl"
        part.write_text("".join(lines), "utf-8")
        new = tmp_path / f"new{number}"
        code, _, errors = cli("import", str(part), "--data", str(new))
        assert code == 2
        assert len(errors.splitlines()) == 1, errors
        assert not any(rows(f"sqlite:///{new / DATABASE}").values())
    assert cli("import", str(file), "--data", str(tmp_path / "new"))[0] == 0


def test_a_copy_that_is_made_while_the_house_is_open_has_all_that_was_acknowledged(
    own_house: RunningHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.umask", lambda _: 0)
    seat = post(own_house.base, "/api/tables", {"game": "zweikampf", "seats": 2, "name": "Ada"})
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / DATABASE).symlink_to(own_house.file)
    assert cli("backup", str(tmp_path / "copy"), "--data", str(folder))[0] == 0
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("SELECT code, seq FROM tables").fetchall() == [(seat["code"], 2)]
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
