"""What a table is going to do by itself, after a while."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from elferhaus.server.logs import LOGGER

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from .listener import Clock

RETRY_S: Final = 5  # after a failure of the store


class Jobs:
    """Tasks of one table; whatever goes wrong in one of them, the table does not stand still for good."""

    def __init__(self, clock: Clock, game: Callable[[], str], failed: Callable[[], None]) -> None:
        """``failed`` is called some time after a job has failed; the log names the game that was played."""
        self._clock, self._game, self._failed = clock, game, failed
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = False

    def __bool__(self) -> bool:
        """Tell whether anything is going to happen."""
        return bool(self._tasks)

    def later(self, seconds: float, job: Callable[[], Awaitable[Any]]) -> None:
        """Do something after a while."""
        if not self._ended:
            self._begin(self._wait(seconds, job))

    async def _wait(self, seconds: float, job: Callable[[], Awaitable[Any]]) -> None:
        await self._clock.sleep(seconds)
        try:
            await job()
        except Exception as error:  # noqa: BLE001 - whatever it is
            LOGGER.error("a table had to wait", exc_info=error, extra={"details": {"game": self._game()}})
            await self._clock.sleep(RETRY_S)
            self._failed()

    def _begin(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """End what is waiting."""
        for task in tuple(self._tasks):
            task.cancel()

    def end(self, last: Any) -> None:
        """End what is waiting, do one last thing, and nothing more."""
        self._ended = True
        self.stop()
        self._begin(last)
