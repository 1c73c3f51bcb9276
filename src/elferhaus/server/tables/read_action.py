"""Reading the actions that people send."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from elferhaus.core.refusal import Refused, refuse
from elferhaus.games import game_named

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.core.game import Action


@cache
def _action_reader(game: str) -> Callable[[msgspec.Raw], Action]:
    """Return what reads the actions of a game: made once, since making it takes longer than reading."""
    found = game_named(game)
    assert found is not None
    return msgspec.json.Decoder(found.action_type).decode


def read_action(game: str, raw: msgspec.Raw) -> Action:
    """Return the action that somebody sent, or raise Refused."""
    try:
        return _action_reader(game)(raw)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise Refused(refuse("RECORD", "command-action")) from None
