"""The choices of hoechste: none but who deals."""

from __future__ import annotations

from typing import Final

from elferhaus.core.cards import COLOURS, Card, deck
from elferhaus.core.options import DEALER, GameInfo, Rules

HIGH: Final = 11  # HK-1
OWN: Final[tuple[tuple[Card, ...], ...]] = tuple(deck([colour], high=HIGH) for colour in COLOURS)  # by seat


class HoechsteRules(Rules, frozen=True, kw_only=True):
    """What a table of hoechste can choose."""


INFO: Final = GameInfo(
    id="hoechste",
    version=1,
    title="Die höchste Karte gewinnt",
    players=(2, 4),
    players_rule="HK-1",
    editions=("2011",),
    options=(DEALER,),
    rule_ids=("HK-1", "HK-2", "HK-3", "HK-4", "HK-5"),
    score_rule="HK-5",
)
