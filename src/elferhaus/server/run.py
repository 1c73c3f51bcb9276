"""Opening the house on this machine: a port, a data folder, an address for the phones, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import io
import os
import signal
import socket
import sys
import threading
import time
from importlib.metadata import version
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import uvicorn
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from uvicorn.server import HANDLED_SIGNALS

from elferhaus.bots.compiled import has_numba
from elferhaus.server import logs
from elferhaus.server.http.app import create_app
from elferhaus.server.net.connections import raise_open_files
from elferhaus.server.net.uvicorn_protocols import config
from elferhaus.server.storage import folder
from elferhaus.server.storage.engine import BadAddressError, NewerError, NoDriverError, open_engine, postgresql_url
from elferhaus.server.storage.erase import erase_rows, erase_sqlite
from elferhaus.server.storage.store import Store
from elferhaus.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path
    from types import FrameType

    import sqlalchemy as sql
    from litestar import Litestar

T = TypeVar("T")
PORTS_TRIED: Final = 100
LAST_PORT: Final = 65_535
DRAIN_S: Final = 2  # in which tables are left to others
ENDS_S: Final = 4.8  # in which a house is gone that is told to end, whatever hangs: all that was acknowledged is stored
DATABASE: Final = "elferhaus.sqlite"
LOG: Final = "elferhaus.log"
LOOPBACK: Final = "127.0.0.1"
INNER: Final = f"{LOOPBACK}:0"  # other houses on this machine only
ANYWHERE: Final = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 - compared with, not listened on
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)  # an address that belongs to nobody (RFC 5737)


class Public(NamedTuple):
    """How the world comes to a house: under which names, through whom, and with which certificate and key."""

    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    certificate: Path | None = None
    key: Path | None = None


HOME: Final = Public()


class CannotOpenError(Exception):
    """The house cannot open; the message says why, for whoever started it."""


class HouseServer(uvicorn.Server):
    """A server that says when it is ready, and for which a signal to end is no failure."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        """Keep whom to tell."""
        super().__init__(config)
        self._ready = ready
        self._last_word: threading.Timer | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    def stop(self) -> None:
        """End, from whichever thread."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: first leave the tables to other houses, if there are any, so that whoever is sent away finds them."""
        holder = self.config.app.state.get("holder")  # type: ignore[union-attr]
        if holder is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(DRAIN_S):
                    await holder.close()
        self.config.app.state.store.hurry()  # type: ignore[union-attr]
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Hear a signal to end; from then on nothing can hold the house up."""
        if self._last_word is None:
            self._last_word = threading.Timer(ENDS_S, os._exit, (1,))
            self._last_word.daemon = True
            self._last_word.start()
        super().handle_exit(sig, frame)

    def over(self) -> None:
        """Note that all has come to its end."""
        if self._last_word is not None:
            self._last_word.cancel()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """End on Ctrl-C or a request to terminate, but do not pass the signal on: nothing went wrong."""
        before = {each: signal.signal(each, self.handle_exit) for each in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def listen(host: str, port: int, tried: int = PORTS_TRIED) -> socket.socket:
    """Return a socket that listens on this port, or on the next free one of those that are ``tried``."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
    except (OSError, OverflowError, UnicodeError):
        raise CannotOpenError(f"there is no address “{host}” on this machine") from None
    for number in range(port, min(port + tried, LAST_PORT + 1)):
        found = socket.socket(family, kind, protocol)
        try:
            if sys.platform != "win32":  # there it would let two servers share a port
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((address[0], number, *address[2:]))
            found.listen(2048)  # at once: only then is the port ours
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                raise CannotOpenError(f"cannot listen on {host}, port {number}: {error.strerror}") from None
        else:
            return found
    raise CannotOpenError(f"port {port} of {host} is taken" if tried == 1 else f"no port from {port} on is free")


def lan_address() -> str | None:
    """Return this machine's address in its own network, as a phone there would reach it.

    Connecting a datagram socket sends nothing; the system only chooses the way it would go.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(SOMEWHERE_ELSE)
            found = str(way.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") or found in ANYWHERE else found


def addresses(host: str, port: int, scheme: str = "http") -> list[str]:
    """Return where the house can be reached: on this machine first, then from the network if it listens there."""
    if host not in ANYWHERE:
        return [f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"]
    lan = lan_address()
    return [f"{scheme}://localhost:{port}", *([f"{scheme}://{lan}:{port}"] if lan else [])]


def qr_code(address: str) -> str:
    """Return an address as a QR code of half blocks; upper case makes it smaller."""
    import segno  # noqa: PLC0415 - only a terminal shows one, and a house has to be back quickly after a crash

    drawn = io.StringIO()
    segno.make(address.upper(), error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def has_desktop() -> bool:
    """Tell whether a browser window would be seen by whoever started the house."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in {"win32", "darwin"} or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


def run(
    data: Path,
    host: str,
    port: int,
    log: Path | None,
    ready: Callable[[list[str], str], None],
    *,
    database: str | None = None,
    inner: str | None = None,
    public: Public = HOME,
    make_app: Callable[..., Litestar] = create_app,
) -> None:
    """Run the house until it is told to end; raise CannotOpenError if it cannot begin.

    Tables are kept in the data folder, which belongs to one house, or in a PostgreSQL ``database``, which many share;
    other houses, and whoever wants to know how this one is, reach it at ``inner``. ``public`` is how the world comes.
    """
    os.umask(0o077)  # the files hold every deck and hand: nobody else on this machine may look into them
    try:
        data.mkdir(parents=True, exist_ok=True)
        if log is not None:
            log.touch()
    except OSError as error:
        raise CannotOpenError(f"cannot write to {error.filename or data}: {error.strerror}") from None
    raise_open_files()
    # Tables are many small objects that stay: looking through all of them often would cost a tenth of the time.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    with contextlib.ExitStack() as stack:
        say_where = stack.enter_context(_folder(data)) if database is None else None
        listening = stack.enter_context(listen(host, port))
        port = listening.getsockname()[1]
        name = f"{socket.gethostname()}:{port}"
        logs.start(log, name)
        store = _store(data, database)
        within = inner or (None if database is None else INNER)
        told_at = None if within is None else stack.enter_context(_inner(within, shared=database is not None))
        app = make_app(store, names=(host, socket.gethostname(), *public.names), inner=told_at, name=name)
        app.after_exception.append(logs.unexpected)
        app.state.reach = addresses(host, port, "http" if public.certificate is None else "https")
        began = time.monotonic()
        if say_where is not None:
            say_where(app.state.reach[0])

        def opened() -> None:
            where = {} if told_at is None else {"inner": told_at.getsockname()[1]}
            logs.note("the house is open", port=port, pid=os.getpid(), version=version("elferhaus"), **where)
            has_numba()  # where it is missing the log says so
            # Beside the first games: else everyone would have to wait for the first refusal's words.
            threading.Thread(target=say, args=("en", "joker-name"), kwargs={"article": "none"}, daemon=True).start()
            ready(app.state.reach, app.state.delete_key)

        server = HouseServer(_config(app, public), opened)
        store.notice_loss(server.stop)
        with contextlib.suppress(SystemExit):  # uvicorn's way to say that the app could not start
            server.run(sockets=[listening])
        server.over()
    if store.watch is not None and store.watch.is_lost:
        raise CannotOpenError(f"{data / DATABASE} was deleted or moved away while the house was open: it has stopped")
    if not server.started:
        raise CannotOpenError("the house could not start" + (f"; see {log}" if log else ""))
    logs.note("the house is closed", seconds=round(time.monotonic() - began, 1))


def forget(data: Path, database: str | None = None) -> None:
    """Delete all that is kept, so that nothing of it is left in a folder's files; raise CannotOpenError if not.

    Houses that have a PostgreSQL open may go on meanwhile: they notice it.
    """
    with _folder(data) if database is None else contextlib.nullcontext():
        store = _store(data, database)
        try:
            asyncio.run(store.begin_anew(erase_sqlite if store.is_a_file else erase_rows))
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever wants it gone must know
            where = data if database is None else "PostgreSQL"
            why = " ".join(str(error).split()) or "it is being read"
            raise CannotOpenError(f"not everything in {where} could be deleted: {why}") from None
        finally:
            store.close()


def _config(app: Litestar, public: Public) -> uvicorn.Config:
    """Return how the house is served, or say what is wrong with its certificate."""
    found = config(app, public.proxies, log_config=None, ssl_certfile=public.certificate, ssl_keyfile=public.key)
    try:
        found.load()
    except OSError as error:  # which a bad certificate is, too
        raise CannotOpenError(f"cannot use the certificate and its key: {error.strerror or error}") from None
    return found


@contextlib.contextmanager
def opened_database(data: Path, database: str | None, *, alone: bool = False) -> Generator[sql.Engine]:
    """Have a database open, ``alone`` where its folder must not be in use; raise CannotOpenError if that cannot be."""
    with _folder(data) if alone and database is None else contextlib.nullcontext():
        engine = _open(open_engine, data, database)
        try:
            yield engine
        finally:
            engine.dispose()


def _inner(address: str, *, shared: bool) -> socket.socket:
    """Listen for whoever runs the house, and for other houses where a database is ``shared``."""
    host, _, port = address.rpartition(":")
    host = host.strip("[]") or LOOPBACK
    if not port.isdecimal() or int(port) > LAST_PORT:
        raise CannotOpenError(f"an inner address is HOST:PORT, not “{address}”")
    if shared and host in ANYWHERE:
        raise CannotOpenError(f"other houses cannot reach “{address}”: name this machine's own address in your network")
    return listen(host, int(port), tried=1)  # others look for it there, and nowhere else


@contextlib.contextmanager
def _folder(data: Path) -> Generator[Callable[[str], None]]:
    """Have the data folder to oneself, or say who has it."""
    try:
        with folder.kept(data) as say_where:
            yield say_where
    except folder.TakenError as error:
        raise CannotOpenError(
            f"cannot use the tables in {data}: {error}. Close that one, or give this one its own folder with --data"
        ) from None


def _store(data: Path, database: str | None) -> Store:
    """Open the tables in a folder or in PostgreSQL, or say why that cannot be."""
    return _open(Store, data, database)


def _open(how: Callable[[str], T], data: Path, database: str | None) -> T:
    where = f"in {data}" if database is None else "in PostgreSQL"
    try:
        if database is None:
            return how(URL.create("sqlite", database=str(data / DATABASE)).render_as_string())
        return how(postgresql_url(database))
    except NewerError:
        raise CannotOpenError(f"the tables {where} are from a newer Elferhaus: please update this one") from None
    except NoDriverError:
        raise CannotOpenError("PostgreSQL needs one more package: pip install 'elferhaus[postgres]'") from None
    except BadAddressError:
        raise CannotOpenError("a database is given as postgresql://USER:PASSWORD@HOST/NAME") from None
    except DBAPIError as error:
        why = " ".join(str(error.orig).split())  # a driver may need several lines
        raise CannotOpenError(f"cannot open the tables {where}: {why}") from None
