"""A question to a bot: what goes with it, and how it is answered, in whichever process."""

from __future__ import annotations

import pickle
import traceback
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from elferhaus.bots import PLAYERS
from elferhaus.bots.search.budget import Budget, limited
from elferhaus.core.game import Choice, Event, Seat

if TYPE_CHECKING:
    from ctypes import c_ulonglong
    from multiprocessing.connection import Connection

    from elferhaus.bots.player import Chair
    from elferhaus.core.game import Action

Question: TypeAlias = Literal["decide", "call"]


class Sight(Struct, frozen=True):
    """A chair as it is handed to another process: all that a player gets, written out, and nothing of the state."""

    seat: Seat
    view: Any  # View, of which every game has its own
    legal: tuple[Choice, ...]
    seen: tuple[Event, ...]


def packed(player: str, question: Question, chair: Chair, seed: int) -> bytes:
    """Return a question as it goes to another process."""
    sight = Sight(chair.seat, chair.view, tuple(chair.legal), tuple(chair.seen))
    return pickle.dumps((player, question, sight, seed), pickle.HIGHEST_PROTOCOL)


def answer(player: str, question: Question, chair: Chair, rng: Random, limit: Budget) -> Action | None:
    """Ask a player; without time or playouts, one that searches goes by its rule of thumb."""
    with limited(limit):
        found: Action | None = getattr(PLAYERS[player], question)(chair, rng)
    return found


def answer_next(line: Connection, ended: c_ulonglong) -> None:
    """Answer one question that comes on a line; for those up to number ``ended`` nobody waits any more."""
    number, seconds, playouts = line.recv()
    question = line.recv_bytes()
    line.send(_told(question, Budget(seconds, playouts, lambda: ended.value >= number)))


def _told(question: bytes, limit: Budget) -> tuple[Action | None, str]:
    """Return the answer, or what went wrong and where; not its message, which may name a card."""
    try:
        player, kind, sight, seed = pickle.loads(question)  # noqa: S301 - the house wrote it
        return answer(player, kind, sight, Random(seed), limit), ""
    except Exception as error:  # noqa: BLE001 - whatever it is, the next question may be answered
        place = traceback.extract_tb(error.__traceback__)[-1]
        return None, f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"
