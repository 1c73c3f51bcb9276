"""Waiting for a database that is away for a moment, as while PostgreSQL restarts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from .engine import is_sqlite
from .loss import DISK_FULL

if TYPE_CHECKING:
    from collections.abc import Callable

    import sqlalchemy as sql

    from .threads import Threads

AWAY_S: Final = 8.0  # that a database is waited for
AGAIN_S: Final = 0.1


class ForgottenError(Exception):
    """All that was kept has been deleted since: nothing may be written that was thought of before."""

    passes: ClassVar[bool] = False  # whether it is worth coming again


class AwayError(ForgottenError):
    """The database could not be reached for a while; whether the last thing was written is not known."""

    passes = True


class ClosingError(AwayError):
    """The house is about to end: another one has to be asked."""


class Patience:
    """Asks again until the database answers, or for too long."""

    def __init__(self, engine: sql.Engine, threads: Threads) -> None:
        """SQLite is always there; ``beside`` is where it is waited."""
        self._threads = threads
        self._is_far = not is_sqlite(engine)
        self._driver = engine.dialect.loaded_dbapi
        self._since: float | None = None  # that the database is away, as far as is known
        self.is_over = False  # the house ends

    @property
    def is_away_now(self) -> bool:
        """Whether the database was away when it was last asked."""
        return self._since is not None

    def missed(self) -> float:
        """Note that the database is away, and return since when it has been."""
        since = self._since = self._threads.now() if self._since is None else self._since
        return since

    def found(self) -> None:
        """Note that the database has answered."""
        self._since = None

    def is_away(self, error: Exception) -> bool:
        """Tell whether PostgreSQL could not be reached or has hung up, as on who hung in the middle of a commit."""
        found = getattr(error, "orig", error)
        if not self._is_far or getattr(found, "sqlstate", None) == DISK_FULL:
            return False
        driver = self._driver
        lost = (driver.OperationalError, driver.InterfaceError, driver.errors.IdleInTransactionSessionTimeout)
        return isinstance(found, lost)

    def ask(self, connect: Callable[[], Any], question: Callable[[Any], Any], *, once: bool = False) -> Any:
        """Ask on a connection, again if need be; ``once`` if it must not take effect twice.

        Before the commit nothing has taken effect. Whether a commit that was not answered was made is not known.
        """
        ends = self._threads.now() + AWAY_S
        while True:
            committing = False
            try:
                with connect() as connection:
                    answer = question(connection)
                    committing = True
                return answer  # noqa: TRY300 - the commit may fail, too
            except Exception as error:
                if not self.is_away(error):
                    raise
                if (once and committing) or self._threads.now() >= ends or self.is_over:
                    raise AwayError from None
                self._threads.sleep(AGAIN_S)
