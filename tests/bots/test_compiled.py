"""Compiling is never in the way: whatever becomes of the cache, the compiler or a neighbour, the answer is right."""

from __future__ import annotations

import json
import logging
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

from bots import small_kernel
from bots.kernel_rounds import kernel_of, with_kernels
from elferhaus.bots import compiled as compiling
from elferhaus.bots import kernel, luck
from elferhaus.bots.compiled import Functions, cache_folder, compiled, fingerprint, has_numba, is_installed
from elferhaus.bots.engine.budget import Budget, limited
from elferhaus.core.round import offered
from searching import moments

SEED = 77
PLAIN = small_kernel.drawn([0] * 4, 5, SEED)
FUNCTIONS: Functions = {"drawn": small_kernel.drawn}


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty cache folder."""
    monkeypatch.setattr(compiling, "user_cache_path", lambda *_, **__: tmp_path)
    return tmp_path


@pytest.fixture
def asked_anew() -> Iterator[None]:
    """Look for the compiler again, before and after."""
    is_installed.cache_clear()
    yield
    is_installed.cache_clear()


def made() -> Any:
    """The compiled function, which must be right."""
    twin = compiled("small", FUNCTIONS)["drawn"]
    numpy = pytest.importorskip("numpy")
    assert twin(numpy.zeros(4, dtype=numpy.int64), 5, SEED) == PLAIN
    return twin


def kept(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in {".nbi", ".nbc"}]


def test_what_was_compiled_is_loaded_the_next_time(folder: Path) -> None:
    assert not made().stats.cache_hits
    assert kept(folder)
    assert made().stats.cache_hits


@pytest.mark.parametrize("content", [b"no code at all", b"\x80\x04\x95"], ids=["written over", "cut off"])
def test_a_broken_cache_is_made_anew(folder: Path, content: bytes) -> None:
    made()
    for path in kept(folder):
        path.write_bytes(content)
    assert not made().stats.cache_hits


def test_code_that_is_not_what_was_written_is_never_run_even_if_it_can_be_read(folder: Path) -> None:
    """A disk that loses a part of a file may leave code that stops the process: numba would run it."""
    made()
    (code,) = (path for path in kept(folder) if path.suffix == ".nbc")
    code.write_bytes(code.read_bytes() + b"\0")
    assert not made().stats.cache_hits


def test_a_disk_that_cannot_be_written_is_no_obstacle(folder: Path) -> None:
    (folder / "kernels").write_text("a file where the folder should be", "utf-8")
    assert cache_folder("small", FUNCTIONS) is None
    made()


def test_two_processes_at_once_are_both_right(folder: Path) -> None:
    program, home = Path(small_kernel.__file__), {"XDG_CACHE_HOME": str(folder), "PATH": ""}
    both = [
        subprocess.Popen([sys.executable, program, str(SEED)], stdout=subprocess.PIPE, env=home, text=True)
        for _ in range(2)
    ]
    assert [process.communicate()[0].strip() for process in both] == [str(PLAIN)] * 2
    assert kept(folder)


def copied(to: Path) -> Path:
    """Put what compiles, and the small kernel, into another folder, as a second checkout or an install would."""
    package = to / "elferhaus"
    shutil.copytree(Path(compiling.__file__).parent, package / "bots", ignore=shutil.ignore_patterns("__pycache__"))
    (package / "__init__.py").touch()
    shutil.copy(small_kernel.__file__, to)
    return to


def test_checkouts_of_the_same_code_share_what_is_compiled(folder: Path) -> None:
    told = []
    for checkout in (copied(folder / "one"), copied(folder / "another")):
        home = {"XDG_CACHE_HOME": str(folder), "PYTHONPATH": str(checkout), "PATH": ""}
        command = [sys.executable, str(checkout / "small_kernel.py"), str(SEED), "--tell"]
        done = subprocess.run(command, env=home, cwd=checkout, check=True, capture_output=True, text=True)
        told.append(json.loads(done.stdout))
        assert told[-1].pop("from") == str(checkout / "elferhaus" / "bots" / "compiled.py")
    assert told == [{"drawn": PLAIN, "loaded": 0, "compiled": 1}, {"drawn": PLAIN, "loaded": 1, "compiled": 0}]


@pytest.mark.parametrize(
    ("who", "what"),
    [
        ("numba", "__version__"),
        ("llvmlite", "__version__"),
        ("sys", "version"),
        ("llvmlite.binding", "get_default_triple"),
        ("llvmlite.binding", "get_host_cpu_name"),
        ("llvmlite.binding", "get_host_cpu_features"),
    ],
)
def test_another_compiler_or_processor_has_its_own(monkeypatch: pytest.MonkeyPatch, who: str, what: str) -> None:
    before = cache_folder("small", FUNCTIONS)
    other = "another" if "version" in what else lambda: SimpleNamespace(flatten=lambda: "+another")
    monkeypatch.setattr(f"{who}.{what}", other)
    assert cache_folder("small", FUNCTIONS) not in {before, None}


def test_another_version_takes_the_place_of_the_last_and_of_no_other_kernel(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    made()
    assert cache_folder("small-too", FUNCTIONS)
    monkeypatch.setattr(luck, "MASK", 1)
    newer = cache_folder("small", FUNCTIONS)
    assert newer is not None
    assert not kept(folder)
    left = {path.name.rpartition("-")[0]: path for path in (folder / "kernels").iterdir()}
    assert left == {"small": newer.parent, "small-too": left["small-too"]}


def test_another_kind_of_machine_takes_nobodys_place(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    made()
    before = kept(folder)
    monkeypatch.setattr(compiling, "machine", lambda: "another")
    assert not made().stats.cache_hits
    assert set(before) < set(kept(folder))


def test_where_functions_stand_is_no_part_of_them() -> None:
    """Not even of those with a function inside, which tells its file and where it is in memory."""
    source = "def outer(cards):\n    return [each + {} for each in cards]\n"

    def made_from(number: int, file: str) -> str:
        names: dict[str, Any] = {}
        exec(compile("\n" * number + source.format(number), file, "exec"), names)
        return fingerprint({"outer": names["outer"]})

    assert made_from(1, "here.py") == made_from(1, "there.py") != made_from(2, "here.py")


def test_a_change_of_any_constant_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    compare = kernel_of(with_kernels()[0]).plain("compare").functions
    before = fingerprint(compare)
    assert fingerprint(compare) == before
    monkeypatch.setattr(luck, "MASK", 1)  # several calls away
    assert fingerprint(compare) != before


@pytest.mark.usefixtures("asked_anew")
def test_a_house_without_numba_says_so_once_and_plays_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(compiling, "find_spec", lambda _: None)
    with caplog.at_level(logging.INFO, "elferhaus"):
        forms = [kernel_of(room).form("score", wait=True) for room in with_kernels()]
    assert not any(form.is_compiled for form in forms)
    assert len(caplog.records) == 1
    assert "numba" in caplog.text


def test_who_tells_numba_not_to_compile_has_plain_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_numba()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert not has_numba()
    assert not kernel_of(with_kernels()[0]).form("score", wait=True).is_compiled


def test_at_a_table_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = Event(), Event()

    def slowly(_: str, functions: Functions) -> Functions:
        begun.set()
        may_end.wait()
        return functions

    monkeypatch.setattr(kernel, "compiled", slowly)
    monkeypatch.setattr(kernel, "_COMPILING", {})
    room = with_kernels()[0]
    chair = moments(room, 4, {}, 1, most=1)[0]
    with limited(Budget(seconds=60.0)):
        action = room.players["search"].decide(chair, Random(1))
    assert begun.wait(60), "it was begun"
    assert offered(chair.legal, action)
    assert not kernel_of(room).form("compare").is_compiled, "and has not ended"
    may_end.set()
    assert kernel_of(room).form("compare", wait=True).is_compiled


def test_a_compiler_that_fails_leaves_the_plain_form(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> Functions:
        raise RuntimeError("no code for this machine")

    monkeypatch.setattr(kernel, "compiled", fails)
    with caplog.at_level(logging.WARNING, "elferhaus"):
        form = kernel_of(with_kernels()[0]).form("legal", "score", wait=True)
    assert not form.is_compiled
    assert "stays uncompiled" in caplog.text
