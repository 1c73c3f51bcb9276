"""Compiled code is kept with a seal: where a disk has lost some of it, it would stop the process that runs it.

numba looks only whether its files can be read at all.
"""

from __future__ import annotations

import pickle
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

from numba.core.caching import IndexDataCacheFile

SEAL = sha256().digest_size  # bytes


class Sealed(IndexDataCacheFile):
    """Files of compiled code, each behind the hash of what it holds. The index holds no code."""

    _dump: Any  # numba says nothing of types
    _data_path: Any
    _open_for_write: Any

    def _save_data(self, name: str, data: Any) -> None:
        content = self._dump(data)
        with self._open_for_write(self._data_path(name)) as file:
            file.write(sha256(content).digest() + content)

    def _load_data(self, name: str) -> Any:
        held = Path(self._data_path(name)).read_bytes()
        content = held[SEAL:]
        if sha256(content).digest() != held[:SEAL]:
            raise ValueError(f"{name} is not what was written")
        return pickle.loads(content)  # noqa: S301  # the folder is the user's own, and for nobody else


def seal(twin: Any) -> None:
    """Let a function that is kept be kept with a seal."""
    cache, file = twin._cache, cast("Any", Sealed)
    place = cache._impl.locator
    cache._cache_file = file(cache.cache_path, cache._impl.filename_base, place.get_source_stamp())
