"""The choices of elevens, and the numbers of its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from elferhaus.core.cards import COLOURS, Colour, deck
from elferhaus.core.options import DEALER, GameInfo, Option, Rules
from elferhaus.core.refusal import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

HAND: Final = {2: 20, 3: 20, 4: 15, 5: 12, 6: 12}  # EE-2
BRIDGES: Final = {2: 4, 3: 4, 4: 3, 5: 3, 6: 2}  # EE-2
JOKERS: Final = 4
BONUSES: Final = 7  # EE-6: one fewer than there are sides
BONUS: Final = 11  # EE-10: what a bonus card earns, and a joker in hand costs
MOST: Final = 4  # EE-3: cards laid in a turn
NUMBERS: Final = deck(high=21)
ELEVENS: Final = deck(low=11, high=11)


class ElevensRules(Rules, frozen=True, kw_only=True):
    """What a table of elevens can choose."""

    variant: Literal["basic", "start"] = "basic"
    rows: tuple[Colour, ...] | None = None  # top to bottom; shuffled for every deal where the table does not say
    youngest: int | None = None

    @property
    def jokers(self) -> int:
        """How many jokers there are (EE-V1: none in the start variant)."""
        return 0 if self.variant == "start" else JOKERS

    @property
    def bonuses(self) -> int:
        """How many bonus cards there are."""
        return 0 if self.variant == "start" else BONUSES


INFO: Final = GameInfo(
    id="elevens",
    version=1,
    title="11 Elevens",
    players=(2, 6),
    players_rule="EE-2",
    editions=("elevens",),
    options=(
        Option("variant", "choice", "EE-V1", ("basic", "start")),
        Option("rows", "colours", "EE-1"),
        Option("youngest", "seat", "C-3"),
        DEALER,
    ),
    rule_ids=(
        *(f"EE-{number}" for number in range(1, 6)),
        *("EE-5a", "EE-5b", "EE-5c"),
        *(f"EE-{number}" for number in range(6, 11)),
        "EE-V1",
    ),
    score_rule="EE-10",
)


def forbids(rules: ElevensRules, _seats: int) -> Refusal | None:
    """Return the rule that forbids this choice of rows (EE-1)."""
    return None if rules.rows is None else rows_refusal(rules.rows)


def rows_refusal(rows: Sequence[str]) -> Refusal | None:
    """Check that every colour has one row (EE-1)."""
    return None if sorted(rows) == sorted(COLOURS) else refuse("EE-1", "elevens-rows")
