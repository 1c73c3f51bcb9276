"""The choices of mogeln: editions and options."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec.structs import force_setattr

from elferhaus.core.cards import BIT, COLOURS, CardSet, Colour
from elferhaus.core.options import DEALER, GameInfo, Option, Rules
from elferhaus.core.refusal import Refusal, refuse

HIGH: Final = {3: 9, 4: 10, 5: 15, 6: 15}  # MO-1: the highest card of each colour
MOST_LAYS: Final = 2_000  # MO-6


class MogelnRules(Rules, frozen=True, kw_only=True):
    """What a table of mogeln can choose."""

    sneak: bool = True
    count_to: Literal["twenty", "highest"] | None = None  # left out: as the edition has it
    colour: Colour | None = None
    oldest: int | None = None

    def __post_init__(self) -> None:
        """Count as far as the edition does, where the table says nothing (MO-2)."""
        if self.count_to is None:
            force_setattr(self, "count_to", "highest" if self.edition == "space" else "twenty")


INFO: Final = GameInfo(
    id="mogeln",
    version=1,
    title="Mogeln",
    players=(3, 6),
    players_rule="MO-1",
    editions=("2011", "2013", "space"),
    options=(
        Option("sneak", "flag", "MO-4", always=True),
        Option("count_to", "choice", "MO-2", ("twenty", "highest"), always=True),
        Option("colour", "colour", "MO-5"),
        Option("oldest", "seat", "C-3"),
        DEALER,
    ),
    rule_ids=("MO-1", "MO-2", "MO-3", "MO-4", "MO-5", "MO-6"),
    score_rule="MO-6",
)


def forbids(rules: MogelnRules, _seats: int) -> Refusal | None:
    """Return the rule that forbids this choice (C-5)."""
    space = rules.edition == "space"
    if space and rules.colour is not None:
        return refuse("C-5", "edition-lacks-option", edition="space", option="colour", value=rules.colour)
    if not space and rules.oldest is not None:
        return refuse("C-5", "edition-lacks-option", edition=rules.edition, option="oldest", value=str(rules.oldest))
    return None


def last_number(rules: MogelnRules, seats: int) -> int:
    """Return how far a pile is counted (MO-2)."""
    return 20 if rules.count_to == "twenty" else HIGH[seats]


@cache
def right_cards(colour: Colour | None, number: int) -> CardSet:
    """Return the cards that a claim is true of (MO-5: of one colour, where the table plays so)."""
    return sum(BIT[f"{each[0]}{number}"] for each in COLOURS if colour in {None, each})


def true_cards(rules: MogelnRules, seats: int, number: int) -> CardSet:
    """Return the cards in play that a claim is true of: none above the highest card (MO-2)."""
    return right_cards(rules.colour, number) if number <= HIGH[seats] else 0
