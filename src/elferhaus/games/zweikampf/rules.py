"""The choices of zweikampf: editions, the long variant, the colours."""

from __future__ import annotations

from typing import Final, Literal

from elferhaus.core.cards import Colour
from elferhaus.core.options import DEALER, GameInfo, Option, Rules
from elferhaus.core.refusal import Refusal, refuse

HAND: Final = 20  # ZK-1
MOST_PAIRS: Final = 5000  # ZK-V1


class ZweikampfRules(Rules, frozen=True, kw_only=True):
    """What a table of zweikampf can choose."""

    variant: Literal["basic", "long"] = "basic"
    colours: tuple[Colour, ...] = ("red", "blue")


INFO: Final = GameInfo(
    id="zweikampf",
    version=1,
    title="Zweikampf",
    players=(2, 2),
    players_rule="ZK-1",
    editions=("2011", "2013", "space"),
    options=(Option("variant", "choice", "ZK-V1", ("basic", "long")), Option("colours", "colours", "ZK-1"), DEALER),
    rule_ids=("ZK-1", "ZK-2", "ZK-3", "ZK-V1"),
    score_rule="ZK-3",
    open=True,
    decides=False,
)


def forbids(rules: ZweikampfRules, _seats: int) -> Refusal | None:
    """Return the rule that forbids this choice (C-5, ZK-1)."""
    if rules.edition == "space" and rules.variant != "basic":
        return refuse("C-5", "edition-lacks-option", edition="space", option="variant", value=rules.variant)
    if len(rules.colours) != 2 or rules.colours[0] == rules.colours[1]:
        return refuse("ZK-1", "zweikampf-colours")
    return None
