"""How much one line or one address may ask for."""

from __future__ import annotations

from collections import defaultdict
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.server.tables.listener import Clock


class Allowance(Struct, frozen=True):
    """What an address or a line may ask for: so much a second in the long run, and so much at once."""

    table: tuple[float, float] = (0.05, 30)
    seat: tuple[float, float] = (0.5, 60)  # a school class sits down at once
    code: tuple[float, float] = (1, 40)  # wrong ones
    codes: tuple[float, float] = (5, 300)  # wrong ones of all addresses together
    guess: tuple[float, float] = (1 / 300, 2)  # wrong ones of an address while all together have made too many
    key: tuple[float, float] = (0.1, 5)  # wrong ones for deleting everything, of all addresses together
    request: tuple[float, float] = (50, 500)
    knock: tuple[float, float] = (30, 500)  # reads of requests; whoever asks more is answered later
    say: tuple[float, float] = (100, 400)  # on all lines of an address; whoever says more is heard later
    line: tuple[float, float] = (20, 60)  # on one line; whoever says more is sent away
    socket: tuple[float, float] = (2, 60)  # new ones
    sockets: int = 60  # a school class behind one address
    connections: int = 400  # lines of any kind: every page of that class opens some more
    keep: tuple[float, float] = (0.1, 30)  # settings under a name
    film: tuple[float, float] = (0.25, 30)  # a match seen again; whoever changes seats asks for another
    lab: tuple[float, float] = (0.1, 20)  # experiments, one after the other
    hello: tuple[float, float] = (4, 12)  # on one line; whoever says it more often is heard later
    portray: tuple[float, float] = (0.2, 10)  # of one seat; every other one at the table is told of it
    react: tuple[float, float] = (0.5, 5)  # faces of one seat


_MUCH = (1e9, 1e9)
_EVERY: dict[str, Any] = dict.fromkeys(Allowance.__struct_fields__, _MUCH)
UNLIMITED = Allowance(**_EVERY | {"sockets": 1_000_000, "connections": 1_000_000})  # for load generators
What = Literal[
    "table",
    "seat",
    "code",
    "codes",
    "guess",
    "key",
    "request",
    "knock",
    "say",
    "line",
    "socket",
    "keep",
    "film",
    "lab",
    "hello",
    "portray",
    "react",
]
# What is counted for an address wherever it comes to: each house has its part of it. The rest protects a house itself.
SHARED = frozenset({"table", "seat", "code", "codes", "guess", "key", "keep"})
LARGEST_REQUEST: Final = 16 * 1024  # bytes, where nothing else is said
PATIENCE_S = 20  # that somebody waits for an answer; a class that opens the page at once needs some of it
EVERYONE = ""  # whose buckets are all addresses' together
FINE = 10  # new sockets; what it costs an address that one of its lines had to be closed


class Bucket:
    """A token bucket: ``burst`` at once, ``rate`` a second in the long run; both divided among so many ``houses``."""

    def __init__(self, clock: Clock, rate: float, burst: float, houses: Callable[[], int] = lambda: 1) -> None:
        """Begin full."""
        self._clock, self._whole_rate, self._whole_burst, self._houses = clock, rate, burst, houses
        self._level, self._at = self._burst, clock.now()

    @property
    def _rate(self) -> float:
        return self._whole_rate / self._houses()

    @property
    def _burst(self) -> float:
        return max(1, self._whole_burst / self._houses())

    def take(self, amount: float = 1) -> bool:
        """Take some out, if there is enough."""
        now = self._clock.now()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def owe(self, patience: float) -> float | None:
        """Take one out, or promise it to whoever waits the returned seconds for it; None if those are too many."""
        if self.take():
            return 0
        wait = (1 - self._level) / self._rate
        if wait > patience:
            return None
        self._level -= 1
        return wait

    def spill(self, amount: float) -> None:
        """Take some out, or all there is."""
        self._level = max(0, self._level - amount)

    def put_back(self, amount: float = 1) -> None:
        """Put in again what was taken for nothing."""
        self._level = min(self._burst, self._level + amount)

    @property
    def is_empty(self) -> bool:
        """Whether nothing more can be taken now."""
        return self._level + (self._clock.now() - self._at) * self._rate < 1

    @property
    def is_full(self) -> bool:
        """Whether nothing has been taken for a while, so that it can be forgotten."""
        return self._level + (self._clock.now() - self._at) * self._rate >= self._burst


class Limits:
    """The buckets and counts of all addresses."""

    MOST_BUCKETS = 10_000

    def __init__(self, clock: Clock, allowance: Allowance | None = None, houses: Callable[[], int] = lambda: 1) -> None:
        """Begin with nobody; ``houses`` says among how many houses a client's allowance is divided now."""
        self.allowance, self._houses = allowance or Allowance(), houses
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sockets: dict[str, int] = defaultdict(int)

    def bucket(self, what: What) -> Bucket:
        """Return a full bucket of one kind."""
        rate, burst = getattr(self.allowance, what)
        return Bucket(self._clock, rate, burst, self._houses) if what in SHARED else Bucket(self._clock, rate, burst)

    def allow(self, address: str, what: What, amount: float = 1) -> bool:
        """Tell whether an address, or somebody at a table, may do this now: open a table, try a code, take a name."""
        return self._bucket_of(address, what).take(amount)

    def wait(self, address: str, what: What) -> float | None:
        """Return how many seconds an address has to wait until it may do this; None if it should rather go."""
        return self._bucket_of(address, what).owe(PATIENCE_S)

    def _bucket_of(self, address: str, what: What) -> Bucket:
        key = (address, what)
        if key not in self._buckets:
            if len(self._buckets) >= self.MOST_BUCKETS:
                self._forget()
            self._buckets[key] = self.bucket(what)
        return self._buckets[key]

    def forgive(self, address: str, what: What) -> None:
        """Take back that an address did this: a code that was right is no guess."""
        for each in (what, "guess") if what == "code" else (what,):
            if (bucket := self._buckets.get((address, each))) is not None:
                bucket.put_back()

    def may_try_code(self, address: str) -> bool:
        """Tell whether an address may try a code now. While many guess all over, only whoever has hardly done so."""
        knows = self._bucket_of(address, "guess").take()
        return (knows or not self._bucket_of(EVERYONE, "codes").is_empty) and self.allow(address, "code")

    def code_was_wrong(self) -> None:
        """Count a wrong guess against all addresses together."""
        self._bucket_of(EVERYONE, "codes").take()

    def come(self, address: str) -> bool:
        """Count a new socket of an address, unless it has too many."""
        if self._sockets.get(address, 0) >= self.allowance.sockets or not self.allow(address, "socket"):
            return False
        self._sockets[address] += 1
        return True

    def fine(self, address: str) -> None:
        """Let an address wait longer for its next sockets: whoever floods could otherwise begin anew at once."""
        bucket = self._buckets.get((address, "socket"))
        if bucket is not None:
            bucket.spill(FINE)

    def go(self, address: str) -> None:
        """Count a socket that has gone."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def forget_all(self) -> None:
        """Forget who has asked for what; open sockets stay counted until they go."""
        self._buckets.clear()

    def _forget(self) -> None:
        """Drop the buckets that are full, and the older half where too many are not."""
        kept = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.is_full]
        self._buckets = dict(kept[-self.MOST_BUCKETS // 2 :])


def address_of(connection: Any) -> str:
    """Return what counts as the address of a request or a socket."""
    return neighbourhood(connection.client.host) if connection.client else ""


def neighbourhood(host: str) -> str:
    """Return what counts as one address: of IPv6 the network, since a household has all of it.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8::7")
    ('192.0.2.7', '2001:db8::')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))
