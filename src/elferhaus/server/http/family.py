"""The family page: who has won what in this house, and the end of all that is kept here.

Everyone who has played a match to its end under a name is one person here, however the name is written. Bots are none.
"""

from __future__ import annotations

from collections import defaultdict
from hmac import compare_digest
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql
from litestar import Request, delete, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from msgspec import Struct
from msgspec.structs import replace

from elferhaus.server import logs
from elferhaus.server.net.limits import EVERYONE
from elferhaus.server.net.line import Line
from elferhaus.server.storage.schema import RESULTS
from elferhaus.server.tables.results import PlayerResult, Result, read_result

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_PEOPLE: Final = 60  # on one page
MOST_RECENT: Final = 11
BELIEVED_PORT: Final = 0  # which uvicorn gives to those for whom a proxy comes that is believed
WINDOWS: Final = 11  # how many of somebody's last matches are told one by one


class Favourite(Struct, frozen=True):
    """How often somebody has played a game, and won it."""

    game: str
    matches: int
    wins: int


class Relative(Struct, frozen=True):
    """Somebody of the house. ``last`` are the last matches, the latest last: won or not."""

    name: str
    portrait: str | None
    matches: int
    wins: int
    streak: int  # matches won since the last one that was not
    longest: int
    last: tuple[bool, ...]
    games: tuple[Favourite, ...]  # the most played first


class Finished(Struct, frozen=True):
    """A match that is over."""

    ended: int  # seconds since 1970
    game: str
    people: tuple[PlayerResult, ...]
    bots: int


class Family(Struct, frozen=True):
    """Everyone, whoever has won most first; the last matches, the latest first; whether you may delete it all."""

    people: tuple[Relative, ...]
    recent: tuple[Finished, ...]
    matches: int
    may_delete: bool


def family_of(matches: Iterable[tuple[int, Result]]) -> Family:
    """Return what the matches so far, in their order, say about everyone."""
    names: dict[str, PlayerResult] = {}  # as each was called and looked last
    won: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    recent: list[Finished] = []
    count = 0
    for ended, result in matches:
        count += 1
        recent = [*recent[-MOST_RECENT + 1 :], Finished(ended, result.game, result.people, result.bots)]
        here: dict[str, bool] = {}  # whoever sat there twice has played once
        for player in result.people:
            who = player.name.casefold()
            known = names.get(who)
            names[who] = replace(player, portrait=player.portrait or (known.portrait if known else None))
            here[who] = here.get(who, False) or player.won
        for who, wins in here.items():
            won[who].append((result.game, wins))
    people = sorted(
        (_relative(names[who], played) for who, played in won.items()),
        key=lambda each: (-each.wins, -each.matches, each.name.casefold()),
    )
    return Family(tuple(people[:MOST_PEOPLE]), tuple(reversed(recent)), count, may_delete=False)


def _relative(player: PlayerResult, played: list[tuple[str, bool]]) -> Relative:
    streak = longest = 0
    games: dict[str, list[bool]] = defaultdict(list)
    for game, wins in played:
        streak = streak + 1 if wins else 0
        longest = max(longest, streak)
        games[game].append(wins)
    favourites = [Favourite(game, len(each), sum(each)) for game, each in games.items()]
    favourites.sort(key=lambda each: (-each.matches, -each.wins, each.game))
    return Relative(
        name=player.name,
        portrait=player.portrait,
        matches=len(played),
        wins=sum(wins for _, wins in played),
        streak=streak,
        longest=longest,
        last=tuple(wins for _, wins in played[-WINDOWS:]),
        games=tuple(favourites),
    )


class FamilyCache:
    """The family as it was last asked for: made anew only when a match has ended since."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._known: tuple[Any, Family] | None = None

    def look(self, connection: sql.Connection) -> Family:
        """Return everyone, from memory if that is still right."""
        about = sql.select(sql.func.count(), sql.func.max(RESULTS.c.ended)).select_from(RESULTS)
        newest = tuple(connection.execute(about).one())
        known = self._known
        if known is not None and known[0] == newest:
            return known[1]
        query = sql.select(RESULTS.c.ended, RESULTS.c.body)
        rows = connection.execute(query.order_by(RESULTS.c.ended, RESULTS.c.table_id, RESULTS.c.seq))
        matches = ((row.ended, read_result(bytes(row.body))) for row in rows)
        family = family_of((ended, match) for ended, match in matches if match.deal is None)  # those have boards
        self._known = newest, family
        return family

    def forget(self) -> None:
        """Forget everyone."""
        self._known = None


def is_this_machine(scope: Any) -> bool:
    """Tell whether a request comes from the machine that the house runs on.

    Then both ends of its line have the same address, or it is one that never leaves a machine. A proxy that says for
    whom it comes, and is not believed or says it in another way than uvicorn reads, is not this machine.
    """
    client, server = scope.get("client"), scope.get("server")
    headers = {name for name, _ in scope.get("headers", ())}
    if client is None or headers & {b"forwarded", b"via", b"x-real-ip"}:
        return False
    if b"x-forwarded-for" in headers and client[1] != BELIEVED_PORT:
        return False
    try:
        address = ip_address(client[0].partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_loopback or (server is not None and server[0] == client[0])


@get("/api/family")
async def show_family(request: Request[Any, Any, Any], state: State) -> Family:
    """Return who has won what in this house."""
    family: Family = await state.store.read(state.family_cache.look)
    return replace(family, may_delete=is_this_machine(request.scope))


@delete("/api/family")
async def forget_family(request: Request[Any, Any, Any], state: State) -> None:
    """Delete all that the house has kept: results, settings, every table with its people; games that are played end.

    Where it is asked is not enough: through a proxy on this machine that says nothing of others, all ask from here.
    """
    if not is_this_machine(request.scope):
        raise HTTPException(status_code=403, detail="this can be done only on the computer that the house runs on")
    if not state.limits.allow(EVERYONE, "key"):
        raise HTTPException(status_code=429, detail="too many wrong keys")
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not compare_digest(key.strip().lower().encode(), state.delete_key.encode()):
        raise HTTPException(status_code=401, detail="this needs the key that the house printed when it opened")
    state.limits.forgive(EVERYONE, "key")
    try:
        await state.house.forget_all()
    finally:  # it may be deleted although the database did not say so
        state.family_cache.forget()
        state.coaching.forget()
        state.limits.forget_all()
        Line.forget_last()
    logs.note("all that was kept is deleted")


HANDLERS: Final = (show_family, forget_family)
