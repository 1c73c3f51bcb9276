"""Under which names browsers may reach this house.

A browser takes whatever is served under a name for one site. Somebody who owns a name can let it lead to this machine
(DNS rebinding): the own page then reads and says here what it likes. So the house answers only to names that nobody
far away can own.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection

HOST: Final = re.compile(r"(?:\[(?P<ip>[0-9a-f:.]+)\]|(?P<name>[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?)(?::[0-9]{1,5})?")
# Names that only a household's own machines have: of this machine, of multicast DNS, and those that routers give out.
HOUSEHOLD: Final = ("localhost", "local", "lan", "home", "internal", "home.arpa", "fritz.box")


def is_at_home(host: str, names: Collection[str] = ()) -> bool:
    """Tell whether a Host header names this house: an address, one word, a household's name, or one of ``names``.

    >>> [is_at_home(host) for host in ("192.168.1.20:1111", "laptop:1111", "laptop.local:1111", "evil.example:1111")]
    [True, True, True, False]
    """
    found = HOST.fullmatch(host.lower())
    if found is None:
        return False
    name = found["ip"] or found["name"]
    return _is_address(name) or "." not in name or name in names or name.endswith(tuple(f".{end}" for end in HOUSEHOLD))


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
