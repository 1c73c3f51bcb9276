"""schnipp-schnapp: how soon somebody sees it and says so, and how often not at all; nobody in less than 250 ms."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule

from . import greedy
from .thumb import GOOD_ADULT, Reflexes, call

if TYPE_CHECKING:
    from elferhaus.core.player import Player
    from elferhaus.games.schnipp_schnapp.view import SchnippSchnappView


def reacts(reflexes: Reflexes) -> ByRule[SchnippSchnappView]:
    """Return a player who calls like somebody with these reflexes."""
    return ByRule(greedy.decide, partial(call, reflexes=reflexes))


LEVELS: Final[dict[str, Player[SchnippSchnappView]]] = {
    "little": reacts(Reflexes(middle=900, spread=180, tail=450, pile=60, lapses=0.25, mistakes=0.01)),
    "easy": reacts(Reflexes(middle=650, spread=110, tail=250, pile=35, lapses=0.12, mistakes=0.006)),
    "steady": reacts(Reflexes(middle=490, spread=70, tail=140, pile=20, lapses=0.06, mistakes=0.004)),
    "sharp": reacts(GOOD_ADULT),
    "expert": reacts(Reflexes(middle=330, spread=35, tail=60, pile=8, lapses=0.01, mistakes=0.001)),
}
