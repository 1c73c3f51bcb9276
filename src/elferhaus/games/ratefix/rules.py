"""The choices of ratefix."""

from __future__ import annotations

from typing import Final

from elferhaus.core.options import DEALER, GameInfo, Rules

HAND: Final = {2: 20, 3: 13, 4: 10}  # RF-1
HIGHEST: Final = 20


class RatefixRules(Rules, frozen=True, kw_only=True):
    """What a table of ratefix can choose."""


INFO: Final = GameInfo(
    id="ratefix",
    version=1,
    title="Ratefix",
    players=(2, 4),
    players_rule="RF-1",
    editions=("2011", "2013"),
    options=(DEALER,),
    rule_ids=("RF-1", "RF-2", "RF-3", "RF-4"),
    score_rule="RF-4",
)
