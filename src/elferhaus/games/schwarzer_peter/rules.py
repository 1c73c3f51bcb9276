"""The choices of schwarzer-peter: the colours, the short deck, a forfeit."""

from __future__ import annotations

from functools import cache
from typing import Final

from elferhaus.core.cards import Card, Colour, card, deck, in_order
from elferhaus.core.options import DEALER, GameInfo, Option, Rules
from elferhaus.core.refusal import Refusal, refuse

MOST_DRAWS: Final = 2000  # SP-3


class PeterRules(Rules, frozen=True, kw_only=True):
    """What a table of schwarzer-peter can choose."""

    colours: tuple[Colour, ...] = ("red", "blue")
    short: bool = False
    forfeit: str | None = None  # None: the black dot on the nose (SP-4)


INFO: Final = GameInfo(
    id="schwarzer-peter",
    version=1,
    title="Schwarzer Peter",
    players=(2, 6),
    players_rule="SP-1",
    editions=("2011", "2013"),
    options=(
        Option("colours", "colours", "SP-1"),
        Option("short", "flag", "SP-1"),
        Option("forfeit", "text", "SP-4"),
        DEALER,
    ),
    rule_ids=("SP-1", "SP-2", "SP-3", "SP-4"),
    score_rule="SP-4",
)


def forbids(rules: PeterRules, _seats: int) -> Refusal | None:
    """Return the rule that forbids this choice (SP-1)."""
    if len(rules.colours) != 2 or rules.colours[0] == rules.colours[1]:
        return refuse("SP-1", "schwarzer-peter-colours")
    return None


@cache
def cards_of(rules: PeterRules) -> tuple[Card, ...]:
    """Return the cards of the round, the one put aside included (SP-1)."""
    return deck(rules.colours, high=16 if rules.short else 20)


@cache
def pairs_of(colours: tuple[Colour, ...]) -> dict[Card, tuple[Card, tuple[Card, Card]]]:
    """Return for each card its twin, and the pair they make, in the order in which pairs are always shown.

    >>> pairs_of(("blue", "red"))["b3"]
    ('r3', ('r3', 'b3'))
    """
    found: dict[Card, tuple[Card, tuple[Card, Card]]] = {}
    for number in range(1, 21):
        # Not the pulled card first: the table does not see which of the two that was.
        one, other = in_order(card(colour, number) for colour in colours)
        found[one], found[other] = (other, (one, other)), (one, (one, other))
    return found
