"""A load balancer for tests: every connection goes to the next house that answers, without looking into it."""

from __future__ import annotations

import asyncio
import itertools
import threading
from contextlib import suppress
from types import TracebackType

from server.houses import GIVE_UP_S


class Balancer:
    """Listens at ``base`` in a thread of its own; ``ports`` are the houses', and may change."""

    def __init__(self, ports: list[int]) -> None:
        self.ports, self.base = ports, ""
        self._turn = itertools.count()
        self._open: dict[asyncio.StreamWriter, int] = {}  # lines, and to which house each leads

    def __enter__(self) -> Balancer:
        ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(ready)), name="balancer")
        self._thread.start()
        assert ready.wait(GIVE_UP_S)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(GIVE_UP_S)

    def cut(self) -> None:
        """Cut all lines."""
        self._loop.call_soon_threadsafe(self._cut)

    def drop(self, port: int) -> None:
        """Send nobody to a house any more, and cut the lines to it: it is dead, or hangs."""
        self.ports.remove(port)
        self._loop.call_soon_threadsafe(self._cut, port)

    def _cut(self, port: int | None = None) -> None:
        for line, there in tuple(self._open.items()):
            if port is None or port == there:
                line.transport.abort()

    async def _serve(self, ready: threading.Event) -> None:
        self._loop, self._ended = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        ready.set()
        await self._ended.wait()
        server.close()
        self._cut()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        try:
            first = next(self._turn) % max(1, len(self.ports))
            for port in self.ports[first:] + self.ports[:first]:
                with suppress(OSError):
                    there = await asyncio.open_connection("127.0.0.1", port)
                    self._open |= {writer: port, there[1]: port}
                    break
            if there is not None:
                await asyncio.gather(_splice(reader, there[1]), _splice(there[0], writer))
        finally:
            for line in (writer, *(there or ())[1:]):
                self._open.pop(line, None)
                line.transport.abort()


async def _splice(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    writer.close()
