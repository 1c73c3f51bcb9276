"""What is told in two worlds that part at a hidden card: the worlds, and every message there."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import msgspec

from elferhaus.core.refusal import Refused
from elferhaus.core.round import refusal
from elferhaus.games import game_named
from elferhaus.server.tables import messages as table_messages
from elferhaus.server.tables.draft import Draft
from elferhaus.server.tables.entries import AnyEntry, Opened, Played
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tables.wire import write_message
from server.two_worlds import is_blind, other_world, story

Row = dict[str, Any]
TRIES, POINTS = 16, 4  # in each match
LONG = 800  # entries of one of the matches
DONE = b"it is done"


def messages(told: list[AnyEntry], parted: int, seat: int, asked: list[Row]) -> list[bytes]:
    """Return all that this seat, a watcher and a screen are told, with snapshots from here and there on.

    Before the entry at which the worlds parted they are the same, and so is what is told of them. In the end the seat
    asks for all sorts of things.
    """
    table = TableState()
    found: list[bytes] = []
    here = {f"p{seat}"}
    for number, entry in enumerate(told):
        table.fold(entry)
        if number < parted:
            continue
        info = table_messages.table_info(table, here)
        for who in (seat, None):
            person = None if who is None else f"p{who}"
            found.append(write_message(table_messages.update(table, who, info)))
            since = (None, table.seq // 2) if table.seq % 5 == 0 or entry is told[-1] else ()
            found += [write_message(table_messages.snapshot(table, person, who, here, seq)) for seq in since]
    return found + [answered(table, seat, action) for action in asked]


def answered(table: TableState, seat: int, action: Row) -> bytes:
    """Return what a seat is told that wants to do this, but not what comes of it."""
    wanted = msgspec.convert(action, table.game.action_type)
    if table.phase != "playing":  # a house does not even ask the rules then
        return msgspec.json.encode(refusal(table.game, table.state, seat, wanted))
    try:
        Draft(table, Random(0)).act(seat, wanted)
    except Refused as refused:
        return msgspec.json.encode(refused.refusal)
    return DONE


@cache
def worlds(game_id: str, seed: int) -> list[tuple[list[AnyEntry], list[AnyEntry], int]]:
    """Return pairs of logs that look the same from a seat."""
    game = game_named(game_id)
    assert game is not None
    rng = Random(seed)
    told = story(game, rng, most=rng.choice((30, 150)) if seed else LONG)
    found = []
    assert isinstance(told[0], Opened)
    seats = told[0].seats
    for _ in range(TRIES):
        upto, seat = moment(told, seats, rng)
        other = other_world(told, seat, upto, rng)
        if other is not None:
            found.append((told[: upto + 1], other, seat))
        if len(found) == POINTS:
            break
    return found


def moment(told: list[AnyEntry], seats: int, rng: Random) -> tuple[int, int]:
    """Return an entry and a seat: any, or a round's end, a shuffle, or where that seat is about to draw unseen."""
    any_seat = rng.randrange(seats)
    numbered = list(enumerate(told[:-1]))
    kinds = [
        [(number, any_seat) for number, _ in numbered if number > seats],
        [(number, any_seat) for number, entry in enumerate(told) if begins(entry, '{"result"')],
        [(number, any_seat) for number, entry in numbered if begins(entry, '{"event":"shuffle"')],
        [(number - 1, by) for number, entry in numbered if (by := _draws(entry)) is not None],
    ]
    return rng.choice(rng.choice([kind for kind in kinds if kind]))


def _draws(entry: AnyEntry) -> int | None:
    """Return who draws a card unseen in an entry."""
    line = json.loads(entry.lines[0]) if isinstance(entry, Played) else {}
    return line["by"] if is_blind(line) else None


def begins(entry: AnyEntry, beginning: str) -> bool:
    return isinstance(entry, Played) and any(line.startswith(beginning) for line in entry.lines)
