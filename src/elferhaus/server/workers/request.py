"""A request to a bot: what goes with it, and how it is answered, in whichever process."""

from __future__ import annotations

import pickle
import traceback
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from elferhaus.bots.engine.budget import Budget, limited
from elferhaus.core.round import offered
from elferhaus.games import room_named

if TYPE_CHECKING:
    from ctypes import c_ulonglong
    from multiprocessing.connection import Connection

    from elferhaus.bots.hints import Hint
    from elferhaus.core.game import Action
    from elferhaus.core.player import ChairCopy

RequestKind: TypeAlias = Literal["decide", "call"]
ADVISER: Final = "adviser"  # in place of a player: asked for a hint


def packed(player: str, kind: RequestKind, chair: ChairCopy, seed: int) -> bytes:
    """Return a request as it goes to another process: with all that a player gets, and nothing of the state."""
    return pickle.dumps((player, kind, chair, seed), pickle.HIGHEST_PROTOCOL)


def answer(player: str, kind: RequestKind, chair: ChairCopy, rng: Random, limit: Budget) -> Action | None:
    """Ask a player; without time or playouts, one that searches goes by its rule of thumb."""
    room = room_named(chair.view.game_id)
    assert room is not None
    bot = room.player(player)
    with limited(limit):
        if kind == "call":
            return bot.call(chair, rng)
        action = bot.decide(chair, rng)
    if not offered(chair.legal, action):
        raise ValueError("a bot may not do that")
    return action


def advise(chair: ChairCopy, rng: Random, limit: Budget) -> Hint | None:
    """Give a hint; without time or playouts, by rule of thumb."""
    room = room_named(chair.view.game_id)
    assert room is not None
    with limited(limit):
        return room.bots.give_hint(chair, rng, room.bots.adviser(room.game))


def answer_next(line: Connection, ended: c_ulonglong) -> None:
    """Answer one request that comes on a line; for those up to number ``ended`` nobody waits any more."""
    number, seconds, playouts = line.recv()
    request = line.recv_bytes()
    line.send(_told(request, Budget(seconds, playouts, lambda: ended.value >= number)))


def _told(request: bytes, limit: Budget) -> tuple[Action | Hint | None, str]:
    """Return the answer, or what went wrong and where; not its message, which may name a card."""
    try:
        player, kind, chair, seed = pickle.loads(request)  # noqa: S301 - the house wrote it
        if player == ADVISER:
            return advise(chair, Random(seed), limit), ""
        return answer(player, kind, chair, Random(seed), limit), ""
    except Exception as error:  # noqa: BLE001 - whatever it is, the next request may be answered
        place = traceback.extract_tb(error.__traceback__)[-1]
        return None, f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"
