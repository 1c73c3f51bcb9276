"""What a client is told. Every byte about a game that leaves the house is made here, from the allow-list views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from elferhaus.core.game import Action, sees
from elferhaus.server.tables.info import BeatInfo, DealInfo, PromiseInfo, SeatInfo, TableInfo, TurnInfo
from elferhaus.server.tables.wire import Hinted, KeptCall, Snapshot, Update, Why

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from elferhaus.bots.hints import Hint
    from elferhaus.core.game import Event, Seat
    from elferhaus.server.tables.entries import Person
    from elferhaus.server.tables.table_state import Happening, TableState


class Deadlines(Struct, frozen=True):
    """How many milliseconds are left until the window closes, for each seat until a bot plays for it, and of a beat."""

    window_ms: int | None = None
    stand_in_ms: tuple[int | None, ...] = ()
    beat: BeatInfo | None = None
    turn: TurnInfo | None = None
    shown_at: int | None = None


MOST_RECENT: Final = 60  # events that whoever comes anew is told of
NO_DEADLINES: Final = Deadlines()
News: TypeAlias = "list[tuple[Event, dict[str, Any]]]"  # an event, and how it is told to those who saw it


def table_info(table: TableState, here: AbstractSet[Person], deadlines: Deadlines = NO_DEADLINES) -> TableInfo:
    """Return what everyone sees of a table."""
    setup = table.setup
    must, may = _asked(table)
    return TableInfo(
        code=table.code,
        game=setup.game,
        edition=setup.edition,
        options=setup.options,
        rounds=setup.rounds,
        phase=table.phase,
        paused=table.paused,
        closed=table.closed,
        round=0 if table.match is None else table.match.round,
        seats=tuple(_seat(table, seat, here, deadlines) for seat in range(len(table.occupants))),
        results=() if table.match is None else table.match.results,
        points=table.points(),
        must=must,
        may=may,
        window_ms=deadlines.window_ms,
        stand_in=table.stand_in,
        beat=deadlines.beat,
        turn=deadlines.turn,
        shown_at=deadlines.shown_at,
        host=table.seat_of(table.host),
        promise=_promise(table),
        deal=_deal(table),
        prizes=table.prizes,
        unit=table.unit,
        ending=table.ending,
        lead=table.lead,
        admission=table.admission,
        quiet=table.quiet,
        rematch=tuple(seat for person, seat in table.people().items() if person in table.rematch_wanted),
    )


def moved_on(info: TableInfo, table: TableState, deadlines: Deadlines) -> TableInfo:
    """Return what everyone sees after a decision in the midst of a round, where all who sit there were and are here."""
    must, may = _asked(table)
    now = (must, may, deadlines.window_ms, deadlines.beat, deadlines.turn, deadlines.shown_at)
    if now == (info.must, info.may, info.window_ms, info.beat, info.turn, info.shown_at):
        return info
    window_ms, beat, turn, shown_at = now[2:]
    return replace(info, must=must, may=may, window_ms=window_ms, beat=beat, turn=turn, shown_at=shown_at)


def _asked(table: TableState) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return who must do something now, and who may."""
    pending = None if table.in_beat or table.counting else table.pending
    if pending is None:
        return (), ()
    by_hand = table.turning is None or table.turning.how != "count"
    return tuple(seat for seat in pending.must if seat >= 0) if by_hand else (), pending.may


def _deal(table: TableState) -> DealInfo | None:
    deal, shared = table.deal, table.shared_set
    if deal is None or shared is None:
        return None if deal is None else DealInfo(deal.set, deal.number)
    return DealInfo(
        deal.set, deal.number, shared.deals, deal.turn, shared.people, table.next_deal is not None and not table.closed
    )


def _promise(table: TableState) -> PromiseInfo | None:
    adds = table.phase in {"waiting", "over"} and not table.closed and table.deal is None
    promised = table.promised if adds else None
    return None if promised is None else PromiseInfo(promised.match, promised.commitment)


def _seat(table: TableState, seat: Seat, here: AbstractSet[Person], deadlines: Deadlines) -> SeatInfo:
    occupant = table.occupants[seat]
    if occupant is None:
        return SeatInfo(None, "free")
    left = deadlines.stand_in_ms[seat] if deadlines.stand_in_ms else None
    kind: Literal["bot", "person"] = "bot" if occupant.bot else "person"
    return SeatInfo(occupant.name, kind, occupant.player, occupant.person in here, left, occupant.portrait)


def snapshot(
    table: TableState,
    person: Person | None,
    seat: Seat | None,
    here: AbstractSet[Person],
    since: int | None,
    *,
    beat: int | None = None,
    deadlines: Deadlines = NO_DEADLINES,
    sharing: tuple[Person, ...] = (),
) -> Snapshot:
    """Return everything that one client may know now, and what it missed since a seq, or in the last while.

    Whoever comes in the middle of a beat is to see what it is about.
    """
    shared = tuple(map(table.seat_of, sharing))
    missed = table.seq if since is None else since
    if beat is not None:
        missed = min(beat - 1, missed)
    return Snapshot(
        seq=table.seq,
        you=seat,
        host=table.host in {person, *sharing},
        table=table_info(table, here, deadlines),
        view=_view(table, seat),
        legal=_legal(table, seat),
        happened=_seen(news_since(table, missed), seat),
        recent=_recent(table, seat, missed) if since is None else (),
        stood_in=None if seat is None else table.stood_in.get(seat),
        keeps=shared,
        calls=_calls(table, seat, shared),
    )


def update(
    table: TableState,
    seat: Seat | None,
    info: TableInfo,
    news: News | None = None,
    shared: tuple[Seat | None, ...] = (),
) -> Update:
    """Return what the last entry changed, for one client; ``news`` is made once for all of them."""
    return Update(
        seq=table.seq,
        you=seat,
        table=info,
        happened=_seen(news_since(table, table.seq - 1) if news is None else news, seat),
        view=_view(table, seat),
        legal=_legal(table, seat),
        keeps=shared,
        calls=_calls(table, seat, shared),
    )


def hinted(command: str, seq: int, hint: Hint) -> Hinted:
    """Return the answer to whoever asked for a hint; it was found from that seat's own occupant."""
    return Hinted(command, seq, hint.action, Why(hint.why.key, hint.why.args))


def _view(table: TableState, seat: Seat | None) -> Any:
    return None if table.state is None else table.game.view(table.state, seat)


def _legal(table: TableState, seat: Seat | None) -> tuple[Any, ...]:
    """Return what a seat may do; a table that is paused or closed offers nothing."""
    if seat is None or not table.is_on:
        return ()
    legal = table.game.legal(table.state, seat)
    if table.turning is not None and table.turning.how == "count":  # what all do at one instant, nobody does by hand
        legal = [choice for choice in legal if choice.call]
    return tuple(legal)


def _calls(table: TableState, seat: Seat | None, shared: tuple[Seat | None, ...]) -> tuple[KeptCall, ...]:
    """Return what the others who share a device can call: nothing else of what they could do is told."""
    if not shared:
        return ()
    may = () if table.pending is None else table.pending.may
    callers = [each for each in dict.fromkeys(shared) if each is not None and each != seat and each in may]
    return tuple(
        KeptCall(each, act) for each in callers for act in _legal(table, each) if isinstance(act, Action) and act.timed
    )


def news_since(table: TableState, since: int) -> News:
    """Return the events of this match after a seq, whoever saw them; with a call goes how it was timed."""
    first = len(table.happened)
    while first and table.happened[first - 1].seq > since:
        first -= 1
    return [(each.event, _told(each)) for each in table.happened[first:]]


def _seen(news: News, seat: Seat | None) -> tuple[Any, ...]:
    """Return what of it a seat saw."""
    return tuple(told for event, told in news if sees(event, seat))


def _recent(table: TableState, seat: Seat | None, until: int) -> tuple[Any, ...]:
    """Return the last events of this round up to a seq that a seat saw."""
    found: list[Any] = []
    for each in reversed(table.happened):
        if each.seq < table.dealt_at or len(found) == MOST_RECENT:
            break
        if each.seq <= until and sees(each.event, seat):
            found.append(_told(each))
    return tuple(reversed(found))


def _told(happening: Happening) -> dict[str, Any]:
    told = {"seq": happening.seq, **msgspec.to_builtins(happening.event)}
    return told if happening.timing is None else told | {"timing": msgspec.to_builtins(happening.timing)}
