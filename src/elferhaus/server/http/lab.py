"""The lab in the house: ways to play beside each other, and what came of them, told while they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_args

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Body
from litestar.response import Stream
from msgspec import Meta, Struct
from msgspec.structs import replace

from elferhaus.lab.measures import beginning, sure
from elferhaus.lab.ways import BadWay, Span, Way, make_way, spans
from elferhaus.server.net.limits import address_of
from elferhaus.server.workers.lab import QUICK, SLOW, BusyError, Laboratory, Run, is_quick

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from elferhaus.lab.measures import Estimate, Measures

BARS: Final = 40  # of a picture of lengths, at most
MOST_WAYS: Final = 4
FEW_QUICK, FEW_SLOW = 1_000, 100  # rounds of each way that are worth asking for

# Experts think for seconds about a round: with them nothing would be sure in the time there is.
LabBot = Literal["random", "little", "easy", "steady", "sharp"]


class LabWay(Struct, forbid_unknown_fields=True):
    """A way to play; the bots are seated in turn. House rules of the lab are numbers that no leaflet changes."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    bots: Annotated[tuple[LabBot, ...], Meta(min_length=1, max_length=8)] = ("sharp",)
    edition: str | None = None
    options: dict[str, Any] = {}
    house_rules: Annotated[dict[str, int], Meta(max_length=8)] = {}


class AskLab(Struct, forbid_unknown_fields=True):
    """A game, and two ways to play it beside each other, or up to four."""

    game: str
    ways: Annotated[list[LabWay], Meta(min_length=1, max_length=MOST_WAYS)]
    rounds: Annotated[int, Meta(ge=1, le=QUICK)] = 10_000  # of each way
    seed: Annotated[int, Meta(ge=0, lt=2**31)] | None = None


class LabOffer(Struct, frozen=True):
    """Who plays in the lab of this house, and how many ways it sets beside each other."""

    bots: tuple[str, ...]
    most_ways: int


class LabSpan(Struct, frozen=True):
    """What can be changed in a way to play: house rules of the lab, each from least to most; and how much is played.

    ``with_bots``: who has to play for that, if anybody; house rules are offered only where they do.
    """

    house_rules: dict[str, Span]
    with_bots: tuple[str, ...]
    least_rounds: int
    most_rounds: int


class LabNumber(Struct, frozen=True):
    """A mean, and half the width of its 95 % interval."""

    mean: float
    margin: float


class LabFound(Struct, frozen=True):
    """What came of a way to play: all that can be compared, wins and points by place after whoever began, lengths.

    ``begins``: whoever begins wins more often than their share, or less often, for sure.
    ``lengths`` are pairs: from how many decisions, and how many rounds; each bar is as wide as ``wide``.
    """

    rounds: int
    measures: dict[str, LabNumber]
    wins: tuple[LabNumber, ...]
    points: tuple[LabNumber, ...]
    begins: bool | None
    lengths: tuple[tuple[int, int], ...]
    wide: int


class LabSure(Struct, frozen=True):
    """A measure that is more or less than in the first way, for sure."""

    measure: str
    more: bool


class LabNews(Struct, frozen=True):
    """What is known so far. ``end``: ``all`` is played, or the ``time`` for it is over; else it goes on."""

    played: int
    of: int
    seed: int
    ways: tuple[LabFound, ...]
    sure: tuple[tuple[LabSure, ...], ...]  # of each way but the first
    end: str | None


def _number(estimate: Estimate) -> LabNumber:
    return LabNumber(estimate.mean, estimate.margin)


def _found(found: Measures, wide: int) -> LabFound:
    bars: dict[int, int] = {}
    for length, count in found.lengths.items():
        bars[length // wide * wide] = bars.get(length // wide * wide, 0) + count
    return LabFound(
        found.rounds,
        {name: _number(each) for name, each in found.estimates()},
        tuple(_number(each.estimate) for each in found.wins),
        tuple(_number(each.estimate) for each in found.points),
        beginning(found),
        tuple(sorted(bars.items())),
        wide,
    )


def news(run: Run) -> LabNews:
    """Tell what is known of an experiment; the pictures of all lengths have bars of the same width."""
    experiment = run.experiment
    longest = max((length for found in experiment.found for length in found.lengths), default=0)
    wide = longest // BARS + 1
    usual, *others = experiment.found
    return LabNews(
        run.played,
        run.of,
        experiment.seed,
        tuple(_found(found, wide) for found in experiment.found),
        tuple(tuple(LabSure(each.measure, each.now > each.then) for each in sure(usual, other)) for other in others),
        run.end,
    )


def _way(game: str, asked: LabWay) -> Way:
    """Return a way as the lab plays it; raise Refused with a rule, or say plainly what cannot be."""
    try:
        return make_way(Way(game, asked.seats, asked.bots, asked.edition, asked.options, asked.house_rules))
    except BadWay as bad:
        raise HTTPException(status_code=400, detail=str(bad)) from None


class AskWay(LabWay, forbid_unknown_fields=True, kw_only=True):
    """A way to play a game."""

    game: str


@get("/api/lab", sync_to_thread=False)
def lab_offer() -> LabOffer:
    """Say who plays in the lab, and how many ways it sets beside each other."""
    return LabOffer(get_args(LabBot), MOST_WAYS)


@post("/api/lab/ways", status_code=200)
async def lab_way(data: Annotated[AskWay, Body()]) -> LabSpan:
    """Say whether the lab can play a way, and what can be changed in it that no leaflet changes."""
    way = _way(data.game, data)
    able = tuple(bot for bot in get_args(LabBot) if spans(replace(way, bots=(bot,) * way.seats, house_rules={})))
    return LabSpan(spans(way), able, *((FEW_QUICK, QUICK) if is_quick(way) else (FEW_SLOW, SLOW)))


@post("/api/lab", status_code=200, media_type="application/jsonl", opt={"streams": LabNews})
async def lab(data: Annotated[AskLab, Body()], request: Request[Any, Any, Any], state: State) -> Stream:
    """Play ways beside each other, and tell line by line what is known so far; whoever goes away ends it."""
    ways = [_way(data.game, each) for each in data.ways]
    address = address_of(request)
    if not state.limits.allow(address, "lab"):
        raise _busy(BusyError("often", "too many experiments from this address"))
    seed = state.rng.randrange(2**31) if data.seed is None else data.seed
    run = Run(ways, data.rounds, seed)
    laboratory: Laboratory = state.laboratory
    try:
        laboratory.begin(address, run)
    except BusyError as busy:
        raise _busy(busy) from None
    return Stream(_lines(run), media_type="application/jsonl")


def _busy(busy: BusyError) -> HTTPException:
    return HTTPException(status_code=429, detail=str(busy), extra={"why": busy.why})


async def _lines(run: Run) -> AsyncIterator[bytes]:
    async for each in run.watch():
        yield msgspec.json.encode(news(each)) + b"\n"


HANDLERS: Final = (lab_offer, lab_way, lab)
