"""Compiling kernels with numba: a second form of plain functions, cached in the user's cache folder.

A kernel's functions are plain Python on arrays of integers and run as they are. Here each gets a compiled twin: the
same code, with the twins of the functions it calls. Compiling takes some seconds the first time, in a thread; loading
what was compiled before takes a fraction of one. Nobody waits for it, and whatever goes wrong leaves the plain form.
"""

from __future__ import annotations

import logging
import os
import sys
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from multiprocessing import parent_process
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from platformdirs import user_cache_path

from . import bits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Functions: TypeAlias = "dict[str, Callable[..., Any]]"

LOG: Final = logging.getLogger(__name__)
KEY: Final = 16  # letters that tell one version of a kernel, or one kind of machine, from another
GAME: Final = "game"  # what loops call the kernel module they are bound to


def bound(loop: FunctionType, module: ModuleType) -> FunctionType:
    """Return a loop as if it stood in a kernel module."""
    return _copy(loop, {**loop.__globals__, GAME: module}, module.__name__)


def _copy(function: FunctionType, names: dict[str, Any], module: str) -> FunctionType:
    made = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    made.__module__, made.__qualname__ = module, function.__qualname__
    made.__annotations__ = function.__annotations__
    return made


def has_numba() -> bool:
    """Tell whether there is a compiler that may be used: numba's own NUMBA_DISABLE_JIT=1 says no here too."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") == "0" and is_installed()


@cache
def is_installed() -> bool:
    """Tell whether there is a compiler; where there is none, say so once, in the log of whoever begins processes."""
    if find_spec("numba") is None:
        if parent_process() is None:
            LOG.warning("numba is not installed: bots that search think more slowly (install elferhaus[fast])")
        return False
    return True


class Twins:
    """Makes compiled forms of functions and all that they call."""

    def __init__(self) -> None:
        """Load the compiler, and how it counts bits."""
        import numba

        from .bits_compiled import length, ones

        self._jit = numba.njit(error_model="numpy", nogil=True)
        self._made: dict[Any, Any] = {bits.ones: ones, bits.length: length}

    def of(self, function: FunctionType) -> Any:
        """Return the compiled twin of a function; it is compiled when its types are known."""
        if function in self._made:
            return self._made[function]
        names = dict(function.__globals__)
        module = names.get(GAME)
        if isinstance(module, ModuleType):
            names[GAME] = twin = ModuleType(module.__name__)
            for name in function.__code__.co_names:
                if isinstance(each := getattr(module, name, None), FunctionType):
                    setattr(twin, name, self.of(each))
        for name in function.__code__.co_names:
            if isinstance(each := function.__globals__.get(name), FunctionType):
                names[name] = self.of(each)
        self._made[function] = self._jit(_copy(function, names, function.__module__))
        return self._made[function]


def fingerprint(functions: Functions) -> str:
    """Return what tells these functions from any others: their code, that of all they call, and every constant."""
    told = sha256()
    seen: set[Any] = set()
    waiting: list[Any] = list(functions.values())
    while waiting:
        function = waiting.pop()
        if not isinstance(function, FunctionType) or function in seen:
            continue
        seen.add(function)
        names = function.__globals__
        told.update(repr(function.__defaults__).encode())
        for code in _codes(function.__code__):
            used = {name: names[name] for name in code.co_names if name in names}
            numbers = {name: value for name, value in used.items() if isinstance(value, int | float | tuple)}
            constants = [each for each in code.co_consts if not isinstance(each, CodeType)]  # they tell where they are
            told.update(repr((code.co_code, constants, code.co_names, code.co_varnames, numbers)).encode())
            waiting += [*used.values(), *(getattr(names.get(GAME), name, None) for name in code.co_names)]
    return told.hexdigest()


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Yield a function's code, and that of what is written inside it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def made_by() -> str:
    """Return what else decides what becomes of functions: who compiles them, and how they are told to."""
    import llvmlite
    import numba

    from . import bits_compiled, sealed

    files = (__file__, bits_compiled.__file__, sealed.__file__)
    how = sha256(b"".join(Path(file).read_bytes() for file in files)).hexdigest()
    return f"{numba.__version__} {llvmlite.__version__} {sys.version} {how}"


def machine() -> str:
    """Return the kind of this machine. What is compiled for one processor may stop another."""
    from llvmlite import binding

    return f"{binding.get_default_triple()} {binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


def cache_folder(name: str, functions: Functions) -> Path | None:
    """Return where the compiled form of these very functions is kept; None where nothing can be written.

    Nothing in it depends on where the functions were loaded from: checkouts of the same code share what is compiled.
    Machines that share a home do not, and leave each other's alone.
    """
    parent = user_cache_path("elferhaus", appauthor=False) / "kernels"
    try:
        version = sha256(f"{fingerprint(functions)} {made_by()}".encode()).hexdigest()[:KEY]
        of_all = parent / f"{name}-{version}"
        if not of_all.exists():
            for older in parent.glob(f"{name}-{'?' * KEY}"):
                rmtree(older, ignore_errors=True)
        folder = of_all / sha256(machine().encode()).hexdigest()[:KEY]
        for each in (of_all, folder):
            each.mkdir(mode=0o700, parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return folder
    except OSError as problem:
        LOG.info("compiled kernels are not kept: %s", problem)
        return None


class Place:
    """Where numba keeps one compiled function. Its own ways to find one go by the path of the source."""

    def __init__(self, folder: str) -> None:
        """Take the folder, which is of these very functions."""
        self._folder = Path(folder)

    @classmethod
    def from_function(cls, _function: FunctionType, _file: str) -> Place:
        """Return the place of a function."""
        from numba import config

        return cls(config.CACHE_DIR)  # type: ignore[attr-defined]

    def ensure_cache_path(self) -> None:
        """Make the folder, should somebody have thrown it away."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        """Return the folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """Return the version of the source, which is part of the folder's name."""
        return self._folder.parent.name

    def get_disambiguator(self) -> str:
        """Return what tells functions of one name apart: there is one of each in a folder."""
        return "0"


def _keep(twin: Any, folder: Path) -> None:
    """Let a function be loaded from a folder, or written to it once it is compiled."""
    from numba import config

    from .sealed import seal

    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES  # type: ignore[attr-defined]
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), f"{__name__}.{Place.__name__}"  # type: ignore[attr-defined]
    try:
        twin.enable_caching()
        seal(twin)
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before  # type: ignore[attr-defined]


def compiled(name: str, functions: Functions) -> Functions:
    """Return the compiled forms, from the cache where they are in it; what is broken there is thrown away."""
    folder = cache_folder(name, functions)
    if folder is not None:
        try:
            return _compile(functions, folder)
        except Exception as problem:  # noqa: BLE001  # whatever a file that somebody wrote over can bring about
            LOG.warning("kept kernels of %s are made anew: %r", name, problem)
            rmtree(folder, ignore_errors=True)
    return _compile(functions, None)


def _compile(functions: Functions, folder: Path | None) -> Functions:
    from numba import boolean, float32, float64, int8, int64

    kinds = {"Ints": int64[::1], "Floats": float64[::1], "int": int64, "float": float64, "bool": boolean}
    kinds |= {"Singles": float32[::1], "Bytes": int8[::1]}
    twins = Twins()
    made: Functions = {}
    for name, function in functions.items():
        assert isinstance(function, FunctionType)
        twin = twins.of(function)
        if folder is not None:
            _keep(twin, folder)
        given = function.__code__.co_varnames[: function.__code__.co_argcount]
        twin.compile(tuple(kinds[function.__annotations__[each]] for each in given))
        twin.disable_compile()
        made[name] = twin
    return made
