"""A decision is carried out once: where it leads is what reading its lines again would have led to, in every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elferhaus.core.game import CHANCE, choose
from elferhaus.games import games
from elferhaus.server.tables import entries
from elferhaus.server.tables.draft import Draft, new_promise
from elferhaus.server.tables.entries import AnyEntry, Opened, Sat
from elferhaus.server.tables.host_commands import make_setup
from elferhaus.server.tables.messages import NO_DEADLINES, moved_on, snapshot, table_info
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tables.wire import write_message

GAMES = sorted(game.info.id for game in games())
MOST = 60  # decisions: a whole round of most games


def everything(table: TableState) -> list[Any]:
    """Return all that a table knows, and all that anybody is told of it."""
    seats: list[int | None] = [None, *range(len(table.occupants))]
    told = [write_message(snapshot(table, None, seat, frozenset(), 0)) for seat in seats]
    reader = table.reader
    assert reader is not None
    assert reader.round is not None
    seen = [list(reader.round.seen(seat)) for seat in range(len(table.occupants))]
    kept = [table.seq, table.game_at, table.card_at, table.last_played, table.records, table.phase, table.match]
    read = [reader.lines, reader.decisions, reader.line, reader.events, reader._untold, list(reader._expected)]
    luck = table.luck_of_calls()
    drawn = None if luck is None else luck.random()
    return [told, seen, *kept, *read, reader.round.state, reader.round.log, reader.round.decisions, drawn]


def begun(game: str, rng: Random) -> list[AnyEntry]:
    """Return the first steps of a table with as few people as the game can be played by, and its deal."""
    seats = next(each.info.players[0] for each in games() if each.info.id == game)
    first: list[AnyEntry] = [Opened("code", "p0", seats, make_setup(game, None, {}, 2, seats), None, new_promise(rng))]
    first += [Sat(seat, f"P{seat}", f"p{seat}") for seat in range(seats)]
    table = TableState()
    for step in first:
        table.fold(step)
    draft = Draft(table, rng)
    draft.begin(table.new_match())
    return [*first, draft.played()]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_decided_is_what_reading_it_again_gives(game: str) -> None:
    rng = Random(11)
    quick, slow = TableState(), TableState()
    for step in begun(game, rng):
        quick.fold(step)
        slow.fold(entries.decode(entries.encode(step)))
    info = table_info(quick, frozenset(), NO_DEADLINES)
    followed = 0
    for _ in range(MOST):
        if quick.phase == "over":
            break
        draft = Draft(quick, rng)
        if quick.phase == "between":
            draft.begin(quick.new_match())
        else:
            assert quick.pending is not None
            seat = rng.choice(quick.pending.must)
            if seat == CHANCE:
                draft.close()
            else:
                draft.act(seat, choose(rng.choice(quick.game.legal(quick.state, seat)), rng))
        step, decided = draft.played(), draft.decision
        followed += decided is not None
        before = quick.other_at
        quick.fold(step, decided)
        fresh = table_info(quick, frozenset(), NO_DEADLINES)
        info = moved_on(info, quick, NO_DEADLINES) if quick.other_at == before else fresh
        assert info == fresh, "what was told before and has moved on is not what is so now"
        slow.fold(entries.decode(entries.encode(step)))
        assert everything(quick) == everything(slow)
    assert followed > 0, "no decision was taken in the quick way"
