"""Power cuts: of what was written but not made to last, anything may be missing, torn or older; nothing told is lost.

A small library notes every write and every sync of a real store under load. A cut is a moment in these notes: what was
synced before it is there, and of the rest a chance keeps each sector or not, in any order.
``ELFERHAUS_POWER_CUTS=1000 uv run pytest -m slow tests/server/test_power_cut.py -s`` makes as many as that.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
import sqlalchemy as sql

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parent.parent)

from elferhaus.server.storage.schema import ENTRIES
from elferhaus.server.storage.store import Append, Store
from server.houses import lay_out

TABLES, LENGTH = 8, 120  # tables, and how long each of their logs becomes
SECTOR = 512
SHIM = Path(__file__).with_name("power_cut.c")


class Note(NamedTuple):
    """A write (W), a sync (S), a cut to a size (T) or an acknowledgement (A)."""

    kind: str
    file: str
    number: int
    body: bytes


def body(table: int, seq: int) -> bytes:
    """Return the entry that a table gets."""
    rng = Random(table * 1000 + seq)
    return rng.randbytes(rng.randint(200, 3000))


def play(file: Path) -> None:
    """Let tables be played as fast as they are stored, and note what is acknowledged."""
    acknowledged = ctypes.CDLL(None).power_acknowledged

    async def one(table: int, store: Store) -> None:
        for seq in range(1, LENGTH + 1):
            code = f"table{table}" if seq == 1 else None
            await store.append(Append(f"t{table}", seq, (body(table, seq),), commands=(f"p/{seq}",), code=code))
            acknowledged(table * 1000 + seq)

    async def all_of_them() -> None:
        with closing(Store(f"sqlite:///{file}")) as store:
            await asyncio.gather(*(one(table, store) for table in range(TABLES)))

    asyncio.run(all_of_them())


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[Note]]:
    """What a store wrote, and the file that it began with."""
    folder = tmp_path_factory.mktemp("power")
    library = folder / "power_cut.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(SHIM), "-ldl"], check=True)
    file, log = folder / "house.db", folder / "log"
    lay_out(file)
    before = file.read_bytes()
    environment = {**os.environ, "LD_PRELOAD": str(library), "POWER_LOG": str(log)}
    subprocess.run([sys.executable, __file__, str(file)], env=environment, check=True)
    found, text, at = [], log.read_bytes(), 0
    while at < len(text):
        end = text.index(b"\n", at)
        kind, name, number, size = text[at:end].decode().split()
        found.append(Note(kind, name, int(number), text[end + 1 : end + 1 + int(size)]))
        at = end + 1 + int(size)
    return before, found


def after_a_cut(
    before: bytes, notes: list[Note], rng: Random, *, lies: bool = False
) -> tuple[dict[str, bytes], set[int]]:
    """Return what is on the disk when the power comes back, and what had been acknowledged; one that lies syncs not."""
    files = {"db": bytearray(before), "wal": bytearray()}
    waiting: dict[str, list[Note]] = {"db": [], "wal": []}
    told: set[int] = set()
    for note in notes:
        if note.kind == "A":
            told.add(note.number)
        elif note.kind == "S" and not lies:
            for each in waiting[note.file]:
                _apply(files[note.file], each)
            waiting[note.file] = []
        elif note.kind != "S":
            waiting[note.file].append(note)
    keeps = rng.choice((0, 0.3, 0.7, 1))
    for name, unsynced in waiting.items():
        sectors = [part for each in unsynced for part in _sectors(each)]
        if rng.random() < 0.7:
            rng.shuffle(sectors)
        for each in sectors:
            if rng.random() < keeps:
                _apply(files[name], each)
    return {name: bytes(found) for name, found in files.items()}, told


def _sectors(note: Note) -> list[Note]:
    """Take a write apart: a disk writes each sector whole or not at all, and a write may be torn between two."""
    if note.kind != "W":
        return [note]
    parts, at = [], 0
    while at < len(note.body):
        size = SECTOR - (note.number + at) % SECTOR
        parts.append(Note("W", note.file, note.number + at, note.body[at : at + size]))
        at += size
    return parts


def _apply(file: bytearray, note: Note) -> None:
    if note.kind == "T":
        del file[note.number :]
        return
    if len(file) < note.number:
        file.extend(bytes(note.number - len(file)))
    file[note.number : note.number + len(note.body)] = note.body


def lost(folder: Path, files: dict[str, bytes], told: set[int]) -> set[int]:
    """Open the house again, and return what was acknowledged and is not there; it must be able to go on."""
    file = folder / "house.db"
    file.write_bytes(files["db"])
    folder.joinpath("house.db-wal").write_bytes(files["wal"])
    folder.joinpath("house.db-shm").unlink(missing_ok=True)
    with closing(Store(f"sqlite:///{file}", apart=0)) as store:
        rows = asyncio.run(store.read(lambda connection: connection.execute(sql.select(ENTRIES)).all()))
        found = {int(row.table_id[1:]) * 1000 + row.seq: bytes(row.body) for row in rows}
        assert all(each == body(*divmod(number, 1000)) for number, each in found.items()), "nothing is garbled"
        assert all(number - 1 in found for number in found if number % 1000 > 1), "no log has a gap"
        asyncio.run(store.append(Append("after", 1, (b"goes on",), code="after")))
    return told - found.keys()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_power_goes(tmp_path: Path, notes: tuple[bytes, list[Note]]) -> None:
    before, all_notes = notes
    syncs = sum(note.kind == "S" and note.file == "db" for note in all_notes)
    assert syncs > 1, "the log of changes was put into the file several times"
    cuts, told_in_all = int(os.environ.get("ELFERHAUS_POWER_CUTS", "200")), 0
    for seed in range(cuts):
        rng = Random(seed)
        files, told = after_a_cut(before, all_notes[: rng.randrange(len(all_notes))], rng)
        missing = lost(tmp_path, files, told)
        assert not missing, f"cut {seed}: {sorted(missing)}"
        told_in_all += len(told)
    print(f"\n{cuts} power cuts, 0 of {told_in_all} acknowledged entries lost ({len(all_notes)} notes, {syncs} syncs)")


@pytest.mark.slow
def test_a_disk_that_does_not_sync_is_found_out(tmp_path: Path, notes: tuple[bytes, list[Note]]) -> None:
    before, all_notes = notes
    found = 0
    for seed in range(20):
        rng = Random(seed)
        files, told = after_a_cut(before, all_notes[: rng.randrange(len(all_notes))], rng, lies=True)
        try:
            found += bool(lost(tmp_path, files, told))
        except Exception:  # noqa: BLE001 - the file cannot even be read
            found += 1
    assert found > 5


if __name__ == "__main__":
    play(Path(sys.argv[1]))
