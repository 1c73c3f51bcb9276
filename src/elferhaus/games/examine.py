"""Looking a room over before it is opened: what a package from outside gets wrong is told in one line."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from elferhaus.core.game import CHANCE, Game, View, sees
from elferhaus.core.match import MatchPlay, new_match

from .room import PROTOCOL, BadRoomError, Room

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.core.round import Round

STEPS: Final = 120  # of a round by lot: enough to see most kinds of decisions


def checked(room: object) -> Room:
    """Return a room as it is, or raise BadRoomError where it is none, or was made for another house."""
    if not isinstance(room, Room):
        raise BadRoomError(f"its entry point is no Room but a {type(room).__name__}")
    if room.protocol != PROTOCOL:
        raise BadRoomError(f"it was written for version {room.protocol} of the protocol; this house speaks {PROTOCOL}")
    if not isinstance(room.game, Game):
        raise BadRoomError(f"its game is no Game but a {type(room.game).__name__}")
    return room


def examined(room: Room) -> Room:
    """Return a room of somebody else's package, or raise BadRoomError with what is wrong with it."""
    game = room.game
    if not (isinstance(game.view_type, type) and issubclass(game.view_type, View)):
        raise BadRoomError("its view type is no View")
    if game.view_type.__struct_config__.tag != game.info.id:
        raise BadRoomError(f'its view type has not the tag "{game.info.id}"')
    secret = {kind.__name__ for kind in (game.state_type, game.deal_type) if isinstance(kind, type)}
    told = secret & set(_structs_in(game.view_type))
    if told:
        raise BadRoomError(f"its view type leaks: it holds a {min(told)}")
    if not any(f"game-{room.id} =" in file.read_text("utf-8") for file in room.words("en")):
        raise BadRoomError(f"it has no name: game-{room.id} is not in words/en.ftl")
    _try_out(room)
    return room


def _structs_in(kind: type[Struct]) -> Iterator[str]:
    """Yield the names of all structs that a struct can hold."""
    _, components = msgspec.json.schema_components([kind])
    yield from components


def _try_out(room: Room) -> None:
    """Play part of a round by lot: a view that changes with what its seat cannot know, leaks."""
    game, rng = room.game, Random(11)
    match = new_match(game, [str(seat) for seat in range(game.info.players[0])])
    play = MatchPlay(match)
    play.deal(rng)
    assert play.round is not None
    hidden = False  # whether a spectator ever did not know everything
    for step, table in enumerate(islice(_steps(play.round, room, rng), STEPS)):
        for seat in (None, *range(match.seats)):
            view = game.view(table.state, seat)
            if view.seats != match.seats:
                raise BadRoomError("its view has no count for each seat")
            world: Any = game.imagine(view, [event for event in table.log if sees(event, seat)], rng)
            hidden = hidden or world != table.state
            same = game.view(world, seat) == view and (
                seat is None or game.legal(world, seat) == game.legal(table.state, seat)
            )
            if not same:
                who = "a spectator" if seat is None else f"seat {seat}"
                raise BadRoomError(f"its view leaks: after {step} moves {who} sees what nobody there can know")
    if not hidden and "hand" in game.view_type.__struct_fields__:
        raise BadRoomError("its view leaks: hands can be told from what a spectator sees")


def _steps(table: Round, room: Room, rng: Random) -> Iterator[Round]:
    yield table
    player = room.players["random"]
    while table.pending.kind != "over":
        seat = table.pending.must[0]
        if seat == CHANCE:
            table.by_chance(rng)
        else:
            table.act(seat, player.decide(table.chair(seat), rng))
        yield table
