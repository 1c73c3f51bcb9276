"""The choices of elfer-raus: editions, variants and options."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from elferhaus.core.cards import COLOURS, Colour, card_set, deck
from elferhaus.core.options import DEALER, GameInfo, Option, Rules
from elferhaus.core.refusal import Refusal, refuse
from elferhaus.games.row_laying.state import Citations, RowRules

HAND: Final = {2: 20, 3: 20, 4: 15, 5: 12, 6: 10}  # ER-2
ELEVENS: Final = ("r11", "y11", "g11", "b11")  # in the order of ER-3


class ElferRausRules(Rules, frozen=True, kw_only=True):
    """What a table of elfer-raus can choose."""

    variant: Literal["basic", "false-start", "three-starts", "any-start"] = "basic"
    without: Colour | None = None
    starter: Literal["holder", "left-of-dealer"] = "holder"


INFO: Final = GameInfo(
    id="elfer-raus",
    version=1,
    title="Elfer raus!",
    players=(2, 6),
    players_rule="ER-2",
    editions=("2011", "2013", "space"),
    options=(
        Option("variant", "choice", "ER-V1", ("basic", "false-start", "three-starts", "any-start")),
        Option("without", "colour", "ER-1"),
        Option("starter", "choice", "ER-V1", ("holder", "left-of-dealer")),
        DEALER,
    ),
    rule_ids=(
        *(f"ER-{number}" for number in range(1, 7)),
        "ER-6s",
        *(f"ER-{number}" for number in range(7, 11)),
        *("ER-V1", "ER-V2", "ER-V3"),
    ),
    score_rule="ER-9",
    low_wins=True,
    edition_rules={"space": ("ER-6s",)},
)


def forbids(rules: ElferRausRules, seats: int) -> Refusal | None:
    """Return the rule that forbids this choice (C-5, ER-1, ER-V1)."""
    if rules.edition == "space" and rules.variant != "basic":
        return refuse("C-5", "edition-lacks-option", edition="space", option="variant", value=rules.variant)
    if rules.edition == "space" and rules.without not in {None, "blue"}:
        return refuse("C-5", "edition-lacks-option", edition="space", option="without", value=rules.without or "")
    if rules.without is not None and seats != 2:
        return refuse("ER-1", "row-without-two-players", players=seats)
    if rules.starter != "holder" and rules.variant != "false-start":
        return refuse("ER-V1", "row-starter-only-false-start")
    return None


def holder_starts(rules: ElferRausRules) -> bool:
    """Tell whether the holder of the first 11 starts: ER-3, and ER-V1 unless the table decides otherwise."""
    return rules.variant == "basic" or (rules.variant == "false-start" and rules.starter == "holder")


@cache
def row_rules(rules: ElferRausRules) -> RowRules:
    """Return what these choices mean for laying and drawing."""
    colours = [colour for colour in COLOURS if colour != rules.without]
    numbers = {"basic": (11,), "three-starts": (10, 11, 12), "false-start": (1, 20), "any-start": ()}[rules.variant]
    special = card_set(card for number in numbers for card in deck(colours, number, number))
    lying = special if rules.variant == "false-start" else 0
    return RowRules(
        deck=card_set(deck(colours)),
        lying=lying,
        starts=special & ~lying,
        forced=rules.variant == "basic",
        holder_starts=holder_starts(rules),
        draws=3,
        may_keep=rules.edition == "space",
        cite=Citations(
            opening="ER-V2" if rules.variant == "three-starts" else "ER-3",
            starts={"three-starts": "ER-V2", "any-start": "ER-V3"}.get(rules.variant, "ER-5"),
            turn="ER-4",
            fits="ER-5",
            draw="ER-6",
            drawn="ER-6s" if rules.edition == "space" else "ER-6",
            empty="ER-7",
        ),
    )
