"""What the host of a table decides: who sits where, what is played, when it begins. Pure: nothing is stored here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elferhaus.core.duplicate import BOT
from elferhaus.core.options import choose_rules
from elferhaus.core.refusal import Refused, refuse
from elferhaus.games import bot_names, game_named
from elferhaus.server.tables.draft import Draft
from elferhaus.server.tables.entries import (
    AnyEntry,
    Chose,
    Guarded,
    Passed,
    Portrayed,
    Quieted,
    Rose,
    Sat,
    Setup,
    StoodIn,
    Turned,
)
from elferhaus.server.tables.wire import Begin, Choose, Fill, Free, Guard, Pause, Portray, Quiet
from elferhaus.server.tokens import clean_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet
    from random import Random

    from elferhaus.core.game import Seat
    from elferhaus.server.tables.entries import Person
    from elferhaus.server.tables.table_state import TableState

HostCommand = Fill | Free | Portray | Choose | Begin | Pause | Guard | Quiet
MOST_ROUNDS = 100


def decide(
    table: TableState,
    person: Person | None,
    said: HostCommand,
    here: AbstractSet[Person],
    *,
    rng: Random,
    numbers: Sequence[str | None] = (),
) -> list[AnyEntry]:
    """Return what a command brings about, or raise Refused; ``numbers`` are what the devices added, for each seat."""
    if isinstance(said, Portray):
        return [_portray(table, None if person is None else table.seat_of(person), said)]
    own = person is not None and isinstance(said, Free) and table.seat_of(person) == said.seat
    if not own and not _leads(table, person, here):
        raise Refused(refuse("TURN", "table-host-only"))
    if table.deal is not None and isinstance(said, Fill | Free | Choose) and not _lets_a_set_go_on(table, said):
        raise Refused(refuse("TURN", "table-same-cards"))
    if isinstance(said, Pause) and said.to == "closed" and table.deal is not None and table.shared_set is None:
        raise Refused(refuse("TURN", "table-same-cards"))  # one try counts: nobody gets another by clearing the table
    match said:
        case Fill():
            return [_fill(table, said, here)]
        case Free():
            return [_free(table, said.seat)]
        case Choose():
            return [_choose(table, said)]
        case Pause():
            return [Turned(said.to)]
        case Guard():
            return [Guarded(said.admission)]
        case Quiet():
            return [Quieted(said.to)]
        case Begin():
            return _begin(table, rng, numbers)


def _leads(table: TableState, person: Person | None, here: AbstractSet[Person]) -> bool:
    """Tell whether somebody decides: the host, and at a set also whoever sits there while the host is away."""
    if person is None or person == table.host:
        return person is not None
    return table.shared_set is not None and table.host not in here and table.seat_of(person) is not None


def _lets_a_set_go_on(table: TableState, said: Fill | Free | Choose) -> bool:
    """Tell whether somebody gets up before the first deal of a set, or a bot is to play for a person who is away."""
    if table.shared_set is None or isinstance(said, Choose) or not 0 <= said.seat < table.shared_set.people:
        return False
    if isinstance(said, Free):
        return not table.records
    occupant = table.occupants[said.seat]
    return occupant is not None and occupant.person is not None


def _fill(table: TableState, said: Fill, here: AbstractSet[Person]) -> AnyEntry:
    """Put a bot on a free seat or in the place of another, at any time, or let it play for a person who is away."""
    occupants = table.occupants
    if said.bot not in bot_names():
        raise Refused(refuse("RECORD", "table-no-bot", bot=said.bot[:40]))
    if not 0 <= said.seat < len(occupants):
        raise Refused(refuse("RECORD", "no-such-seat", seat=said.seat, last=len(occupants) - 1))
    occupant = occupants[said.seat]
    if occupant is None or occupant.bot not in {None, said.bot}:
        return Sat(said.seat, f"{said.bot} {said.seat + 1}", bot=said.bot)
    if occupant.person is None or occupant.person in here:
        raise Refused(refuse("RECORD", "table-seat-taken"))
    return StoodIn(said.seat, said.bot if table.deal is None else BOT)


def _free(table: TableState, seat: Seat) -> AnyEntry:
    _not_while_playing(table)
    if not 0 <= seat < len(table.occupants) or table.occupants[seat] is None:
        raise Refused(refuse("RECORD", "table-seat-free"))
    return Rose(seat)


def _portray(table: TableState, seat: Seat | None, said: Portray) -> AnyEntry:
    occupant = None if seat is None else table.occupants[seat]
    if seat is None or occupant is None:
        raise Refused(refuse("TURN", "table-no-seat"))
    name = occupant.name if said.name is None else clean_name(said.name)
    if not name:
        raise Refused(refuse("RECORD", "table-name"))
    if table.shared_set is not None and table.records and name != occupant.name:  # deals are counted by name
        raise Refused(refuse("TURN", "table-same-cards"))
    return Portrayed(seat, name, said.portrait or occupant.portrait)


def _choose(table: TableState, said: Choose) -> AnyEntry:
    _not_while_playing(table)
    seats = len(table.occupants) if said.seats is None else said.seats
    setup = make_setup(said.game, said.edition, said.options, said.rounds, seats)
    people = sum(who is not None and who.person is not None for who in table.occupants)
    if people > seats:
        raise Refused(refuse("TURN", "table-people", people=people, seats=seats))
    return Chose(setup, said.seats)


def _begin(table: TableState, rng: Random, numbers: Sequence[str | None]) -> list[AnyEntry]:
    if table.phase == "playing":
        raise Refused(refuse("TURN", "table-playing"))
    if table.closed or any(who is None for who in table.occupants):
        raise Refused(refuse("TURN", "table-not-full"))
    before: list[AnyEntry] = []
    if table.shared_set is not None:
        _different_names(table)
        if table.phase == "over":
            if table.next_deal is None:
                raise Refused(refuse("TURN", "set-played"))
            before, table = [Passed()], table.after(Passed())
    draft = Draft(table, rng)
    draft.begin(table.new_match(), numbers)
    return [*before, draft.played()]


def _different_names(table: TableState) -> None:
    """Raise Refused where two have one name: deals are counted by name."""
    names = [who.name.casefold() for who in table.occupants if who is not None and who.person is not None]
    if len(set(names)) < len(names):
        raise Refused(refuse("TURN", "set-names"))


def _not_while_playing(table: TableState) -> None:
    if table.phase in {"playing", "between"}:
        raise Refused(refuse("TURN", "table-playing"))


def make_setup(game: str, edition: str | None, options: dict[str, Any], rounds: int, seats: int) -> Setup:
    """Return a table's choice, or raise Refused with the rule that forbids it."""
    found = game_named(game)
    if found is None:
        raise Refused(refuse("RECORD", "unknown-game", game=game[:40]))
    rules = choose_rules(found, edition, options, seats)
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Refused(refuse("RECORD", "rounds", rounds=max(min(rounds, 10**9), -(10**9)), most=MOST_ROUNDS))
    return Setup(game, rules.edition, options, rounds)
