"""The choices of farben."""

from __future__ import annotations

from typing import Final

from elferhaus.core.options import DEALER, GameInfo, Rules

HAND: Final = {2: 9, 3: 9, 4: 8, 5: 8, 6: 7}  # FS-1
PILES: Final = 4  # FS-1, FS-2: there are always four open piles
MOST_TURNS: Final = 300  # FS-4: of all seats together


class FarbenRules(Rules, frozen=True, kw_only=True):
    """What a table of farben can choose."""


INFO: Final = GameInfo(
    id="farben",
    version=1,
    title="Farben sammeln",
    players=(2, 6),
    players_rule="FS-1",
    editions=("2011",),
    options=(DEALER,),
    rule_ids=("FS-1", "FS-2", "FS-3", "FS-4"),
    score_rule="FS-4",
)
