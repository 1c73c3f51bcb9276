"""Tables of ratefix: with any piles, or with a whole deal."""

from __future__ import annotations

from random import Random

from elferhaus.core.game import Occasion
from elferhaus.core.round import Round
from elferhaus.games.ratefix import GAME
from elferhaus.games.ratefix.deal import RatefixDeal
from elferhaus.games.ratefix.rules import RatefixRules
from tabletop import Table

AT = Occasion(1, 0)
RULES = RatefixRules(edition="2011")


def table(*piles: str, starter: int = 1, out: str = "") -> Table:
    return Table("ratefix", {"piles": list(piles), "out": out, "starter": starter}, players=len(piles))


def guess(at: Table, *sums: int) -> None:
    """Let the seats guess in turn."""
    for number in sums:
        at.do(at.pending.must[0], "guess", sum=number)


def whole_deal(seats: int, seed: int = 7) -> RatefixDeal:
    return GAME.deal(RULES, seats, AT, Random(seed))


def full(seats: int, seed: int) -> Round:
    """A round that has just been dealt."""
    return Round(GAME, GAME.start(RULES, seats, whole_deal(seats, seed)))
