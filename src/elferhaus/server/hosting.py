"""What the host of a table decides: who sits where, what is played, when it begins. Pure: nothing is stored here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elferhaus.bots import PLAYERS
from elferhaus.core.options import choose_rules
from elferhaus.core.refusal import Refused, refuse
from elferhaus.games import game_named

from .entries import AnyEntry, Choice, Chose, Played, Portrayed, Rose, Sat, StoodIn, Turned
from .play import Play
from .secrets import clean_name
from .wire import Begin, Choose, Fill, Free, Pause, Portray

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from elferhaus.core.game import Seat

    from .entries import Person
    from .table import Table

HostCommand = Fill | Free | Portray | Choose | Begin | Pause
MOST_ROUNDS = 100


def decide(table: Table, person: Person | None, said: HostCommand, here: AbstractSet[Person]) -> AnyEntry:
    """Return what a command brings about, or raise Refused."""
    if isinstance(said, Portray):
        return _portray(table, None if person is None else table.seat_of(person), said)
    own = person is not None and isinstance(said, Free) and table.seat_of(person) == said.seat
    if not own and (person is None or person != table.host):
        raise Refused(refuse("TURN", "table-host-only"))
    match said:
        case Fill():
            return _fill(table, said, here)
        case Free():
            return _free(table, said.seat)
        case Choose():
            return _choose(table, said)
        case Pause():
            return Turned(said.to)
        case Begin():
            return _begin(table)


def _fill(table: Table, said: Fill, here: AbstractSet[Person]) -> AnyEntry:
    """Put a bot on a free seat or in the place of another, at any time, or let it play for a person who is away."""
    chairs = table.chairs
    if said.bot not in PLAYERS:
        raise Refused(refuse("RECORD", "table-no-bot", bot=said.bot[:40]))
    if not 0 <= said.seat < len(chairs):
        raise Refused(refuse("RECORD", "no-such-seat", seat=said.seat, last=len(chairs) - 1))
    chair = chairs[said.seat]
    if chair is None or chair.bot not in {None, said.bot}:
        return Sat(said.seat, f"{said.bot} {said.seat + 1}", bot=said.bot)
    if chair.person is None or chair.person in here:
        raise Refused(refuse("RECORD", "table-seat-taken"))
    return StoodIn(said.seat, said.bot)


def _free(table: Table, seat: Seat) -> AnyEntry:
    _not_while_playing(table)
    if not 0 <= seat < len(table.chairs) or table.chairs[seat] is None:
        raise Refused(refuse("RECORD", "table-seat-free"))
    return Rose(seat)


def _portray(table: Table, seat: Seat | None, said: Portray) -> AnyEntry:
    chair = None if seat is None else table.chairs[seat]
    if seat is None or chair is None:
        raise Refused(refuse("TURN", "table-no-seat"))
    name = chair.name if said.name is None else clean_name(said.name)
    if not name:
        raise Refused(refuse("RECORD", "table-name"))
    return Portrayed(seat, name, said.portrait or chair.portrait)


def _choose(table: Table, said: Choose) -> AnyEntry:
    _not_while_playing(table)
    seats = len(table.chairs) if said.seats is None else said.seats
    choice = make_choice(said.game, said.edition, said.options, said.rounds, seats)
    people = sum(chair is not None and chair.person is not None for chair in table.chairs)
    if people > seats:
        raise Refused(refuse("TURN", "table-people", people=people, seats=seats))
    return Chose(choice, said.seats)


def _begin(table: Table) -> AnyEntry:
    if table.phase == "playing":
        raise Refused(refuse("TURN", "table-playing"))
    if table.closed or any(chair is None for chair in table.chairs):
        raise Refused(refuse("TURN", "table-not-full"))
    play = Play(table)
    play.begin(table.new_match())
    return Played(tuple(play.lines))


def _not_while_playing(table: Table) -> None:
    if table.phase in {"playing", "between"}:
        raise Refused(refuse("TURN", "table-playing"))


def make_choice(game: str, edition: str | None, options: dict[str, Any], rounds: int, seats: int) -> Choice:
    """Return a table's choice, or raise Refused with the rule that forbids it."""
    found = game_named(game)
    if found is None:
        raise Refused(refuse("RECORD", "unknown-game", game=game[:40]))
    rules = choose_rules(found, edition, options, seats)
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Refused(refuse("RECORD", "rounds", rounds=max(min(rounds, 10**9), -(10**9)), most=MOST_ROUNDS))
    return Choice(game, rules.edition, options, rounds)
