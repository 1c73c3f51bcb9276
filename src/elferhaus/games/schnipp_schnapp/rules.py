"""The choices of schnipp-schnapp: editions, the variant and the options."""

from __future__ import annotations

from typing import Final, Literal

from elferhaus.core.options import DEALER, GameInfo, Option, Rules
from elferhaus.core.refusal import Refusal, refuse

MOST_TURNED: Final = 2_000  # SS-9: so many turned cards end the round
LENGTHS: Final = {"full": MOST_TURNED, "medium": 400, "short": 200}  # SS-H1: or so many, in ten minutes or in five


class SchnippSchnappRules(Rules, frozen=True, kw_only=True):
    """What a table of schnipp-schnapp can choose."""

    variant: Literal["basic", "together"] = "basic"
    takes: Literal["matching", "all"] = "matching"
    tie_ms: int = 50
    length: Literal["full", "medium", "short"] = "full"

    @property
    def most_turned(self) -> int:
        """How many turned cards end the round at the latest."""
        return LENGTHS[self.length]


INFO: Final = GameInfo(
    id="schnipp-schnapp",
    version=1,
    title="Schnipp Schnapp",
    players=(2, 6),
    players_rule="SS-1",
    editions=("2011", "2013"),
    options=(
        Option("variant", "choice", "SS-V1", ("basic", "together")),
        Option("takes", "choice", "SS-3", ("matching", "all"), always=True),
        Option("tie_ms", "number", "SS-6", always=True, most=500, step=10),
        Option("length", "choice", "SS-H1", ("full", "medium", "short"), house=True),
        DEALER,
    ),
    rule_ids=(*(f"SS-{number}" for number in range(1, 10)), "SS-V1", "SS-H1"),
    score_rule="SS-9",
    one_device=False,  # everybody has to be quick at the same time
    among_people={"length": "medium"},  # a round by the leaflet takes half an hour
)


def forbids(rules: SchnippSchnappRules, _seats: int) -> Refusal | None:
    """Return the rule that forbids this choice: only the 2013 leaflet lets the caller take every open pile (C-5)."""
    if rules.edition == "2011" and rules.takes == "all":
        return refuse("C-5", "edition-lacks-option", edition="2011", option="takes", value="all")
    return None
