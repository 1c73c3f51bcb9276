"""The same cards for all, over requests: the deal of the day, and the sets of a family with their boards."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Body, FromPath
from msgspec import Struct

from elferhaus.core.duplicate import BOT, LIKE_BOTS, better_than, without_luck
from elferhaus.games import game_named
from elferhaus.server.deals.deals import SEATS, DealSet, today
from elferhaus.server.deals.plays import Attempt
from elferhaus.server.http.tables import finished, known_table
from elferhaus.server.net.limits import address_of
from elferhaus.server.storage.patience import ClosingError
from elferhaus.server.tables.entries import DealName
from elferhaus.server.tables.wire import Portrait

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.server.tables.live import LiveTable


DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


class Sitter(Struct, forbid_unknown_fields=True):
    """Who wants to play; a name plays a deal once."""

    name: str
    portrait: Portrait | None = None


class NewSet(Struct, forbid_unknown_fields=True):
    """Deals to be played by a family: of which game, how many, and by how many at a table.

    ``together`` of these are people, who turn the seats until everybody has had every hand; bots have the rest.
    """

    name: str
    game: str
    deals: int = 6
    seats: int = SEATS
    together: int = 1


class DealSeat(Struct, frozen=True):
    """A seat at a table with the same cards; ``counts``: it is this person's one try."""

    code: str
    token: str
    seat: int
    game: str
    counts: bool


class DayScore(Struct, frozen=True):
    """What somebody reached with a day's cards; None as long as it is not over, or nobody can tell."""

    name: str
    portrait: str | None
    points: int | None
    better_than: int | None  # of a hundred players like the bots


class Day(Struct, frozen=True):
    """The deal of today, and who of this house has played it."""

    day: str
    game: str
    seats: int
    bot: str
    people: tuple[DayScore, ...]


class DealStanding(Struct, frozen=True):
    """Where somebody stands with the cards of a table that is over."""

    set: str
    number: int
    counts: bool
    points: int
    better_than: int | None  # None: the field has not played to its end
    players: int  # how many of the field have played
    of: int
    best: int | None  # what the best of them reached


class SetCell(Struct, frozen=True):
    """What somebody reached with one deal, and by how much that is better than all who had the same hand on average."""

    number: int
    points: int | None  # with all hands that were played; None: not over yet
    more: float | None
    hands: int  # how many of them were played


class SetRow(Struct, frozen=True):
    """Somebody's deals, and how much better all of them were."""

    name: str
    portrait: str | None
    cells: tuple[SetCell, ...]
    more: float


class SetBoard(Struct, frozen=True):
    """A set, and everyone who plays it, the best first."""

    id: str
    name: str
    game: str
    deals: int
    seats: int
    together: int  # people at a table
    low_wins: bool
    people: tuple[SetRow, ...]


@get("/api/day")
async def show_day(state: State) -> Day:
    """Return the deal of today."""
    deals = state.deals
    deal, setup, _, _ = today(deals.day)
    field = await deals.field(deal)
    people = tuple(
        DayScore(play.name, play.portrait, play.points, _better(play.points, setup.game, field and field.points))
        for play in await deals.plays(deal)
    )
    return Day(deal.set, setup.game, SEATS, BOT, people)


@post("/api/day/tables")
async def play_day(data: Annotated[Sitter, Body()], request: Request[Any, Any, Any], state: State) -> DealSeat:
    """Let somebody play the deal of today: the first time counts, all others are practice."""
    _may_lay(request, state)
    live, token, counts = await state.deals.sit_today(data.name, data.portrait)
    return DealSeat(live.table.code, token, 0, live.table.setup.game, counts)


@get("/api/tables/{code:str}/deal")
async def show_standing(code: FromPath[str], request: Request[Any, Any, Any], state: State) -> DealStanding:
    """Return where whoever played at a table stands among many players like the bots, with these very cards."""
    live, deal = await _over(code, request, state)
    deals = state.deals
    play: Attempt | None = next((each for each in await deals.plays(deal) if each.table == live.name), None)
    points = live.table.points()
    assert points is not None
    mine = points[0] if play is None or play.points is None else play.points
    field = await deals.field(deal)
    if field is None and (day := day_of(deal)) is not None:  # a house that was closed meanwhile begins again
        deals.measure(today(day))
    game = live.table.setup.game
    return DealStanding(
        set=deal.set,
        number=deal.number,
        counts=play is not None and len(finished(live)) == 1,
        points=mine,
        better_than=_better(mine, game, field and field.points),
        players=deals.progress(deal) if field is None else LIKE_BOTS,
        of=LIKE_BOTS,
        best=None if field is None else field.points[-1],
    )


@get("/api/tables/{code:str}/best", media_type="application/jsonl")
async def show_best(code: FromPath[str], request: Request[Any, Any, Any], state: State) -> str:
    """Return the record of the best line found with the cards of a table that is over."""
    _, deal = await _over(code, request, state)
    field = await state.deals.field(deal)
    if field is None:
        raise HTTPException(status_code=404, detail="nobody has found one yet")
    return "".join(f"{line}\n" for line in field.best)


async def _over(code: str, request: Request[Any, Any, Any], state: State) -> tuple[LiveTable, DealName]:
    """Return a table with the same cards for all at which a match is over."""
    live = await known_table(code, address_of(request), state)
    if live.table.deal is None or live.table.shared_set is not None:
        raise HTTPException(status_code=404, detail="nobody else gets the cards of this table alone")
    if not finished(live):
        raise HTTPException(status_code=409, detail="this match is not over yet")
    return live, live.table.deal


@get("/api/sets")
async def list_sets(state: State) -> list[SetBoard]:
    """Return all sets of the house, the newest first, with their boards."""
    return [await _board(each, state) for each in await state.deals.sets()]


@post("/api/sets")
async def make_set(data: Annotated[NewSet, Body()], request: Request[Any, Any, Any], state: State) -> SetBoard:
    """Keep a set of deals for the family."""
    if not state.limits.allow(address_of(request), "keep"):
        raise HTTPException(status_code=429, detail="too many settings from this address")
    return await _board(await state.deals.new_set(data.name, data.game, data.deals, data.seats, data.together), state)


@get("/api/sets/{deals:str}")
async def show_set(deals: FromPath[str], state: State) -> SetBoard:
    """Return a set with its board."""
    return await _board(await _known_set(deals, state), state)


@delete("/api/sets/{deals:str}")
async def drop_set(deals: FromPath[str], state: State) -> None:
    """Delete a set with its board."""
    if not await state.deals.drop_set(deals):
        raise HTTPException(status_code=404, detail="there is no such set")


@post("/api/sets/{deals:str}/tables")
async def play_set(
    deals: FromPath[str], data: Annotated[Sitter, Body()], request: Request[Any, Any, Any], state: State
) -> DealSeat:
    """Let somebody play the next deal of a set, or go on with one that is not over; or sit down with the others."""
    _may_lay(request, state)
    live, token, seat = await state.deals.sit_next(await _known_set(deals, state), data.name, data.portrait)
    return DealSeat(live.table.code, token, seat, live.table.setup.game, counts=True)


async def _known_set(set_id: str, state: State) -> DealSet:
    found: DealSet | None = await state.deals.set_named(set_id)
    if found is None:
        raise HTTPException(status_code=404, detail="there is no such set")
    return found


async def _board(chosen: DealSet, state: State) -> SetBoard:
    game = game_named(chosen.setup.game)
    low_wins = game is not None and game.info.low_wins
    rows = rows_of(await state.deals.plays_in(chosen), low_wins=low_wins)
    about = (chosen.id, chosen.name, chosen.setup.game, chosen.deals, chosen.seats, chosen.together)
    return SetBoard(*about, low_wins, rows)


def rows_of(plays: Sequence[Attempt], *, low_wins: bool) -> tuple[SetRow, ...]:
    """Return everyone's row: only those are compared who have played the same hand of a deal to its end."""
    more: dict[tuple[int, int, str], float] = {}
    for number, seat in {(play.number, play.seat) for play in plays}:
        same = [play for play in plays if (play.number, play.seat) == (number, seat)]
        points = {play.who: play.points for play in same if play.points is not None}
        more |= {(number, seat, who): each for who, each in without_luck(points, low_wins=low_wins).items()}
    rows = []
    for who in dict.fromkeys(play.who for play in plays):
        mine = [play for play in plays if play.who == who]
        cells = []
        for number in sorted({play.number for play in mine}):
            hands = [play for play in mine if play.number == number and play.points is not None]
            found = [more[number, play.seat, who] for play in hands]
            points_ = sum(play.points or 0 for play in hands) if hands else None
            cells.append(SetCell(number, points_, sum(found) if hands else None, len(hands)))
        sum_ = round(sum(cell.more or 0.0 for cell in cells), 6)
        rows.append(SetRow(mine[-1].name, mine[-1].portrait, tuple(cells), sum_))
    return tuple(sorted(rows, key=lambda row: (-row.more, row.name.casefold())))


def day_of(deal: DealName) -> date | None:
    """Return the day whose deal it is; None: it is one of a set.

    >>> day_of(DealName("2026-11-18")), day_of(DealName("3f0e", 2))
    (datetime.date(2026, 11, 18), None)
    """
    try:
        return date.fromisoformat(deal.set) if DAY.fullmatch(deal.set) else None
    except ValueError:
        return None


def _better(points: int | None, game: str, field: Sequence[int] | None) -> int | None:
    found = game_named(game)
    if points is None or not field or found is None:
        return None
    return better_than(points, field, low_wins=found.info.low_wins)


def _may_lay(request: Request[Any, Any, Any], state: State) -> None:
    if not state.limits.allow(address_of(request), "table"):
        raise HTTPException(status_code=429, detail="too many tables from this address")
    if state.house.leases is not None and state.house.leases.is_closing:
        raise ClosingError


HANDLERS: Final = (
    *(show_day, play_day, show_standing, show_best),
    *(list_sets, make_set, show_set, drop_set, play_set),
)
