"""Rounds of schnipp-schnapp in card notation, for its tests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from elferhaus.core.game import CHANCE, Event, Occasion
from elferhaus.core.options import choose_rules
from elferhaus.core.record import event_lines
from elferhaus.games.schnipp_schnapp import GAME
from tabletop import Table

if TYPE_CHECKING:
    from elferhaus.games.schnipp_schnapp.view import SchnippSchnappView


def table(*piles: str, starter: int = 0, quartets: list[list[int]] | None = None, **options: Any) -> Table:
    """A round with these face-down piles; the first card of each is turned first."""
    quartets = quartets or [[] for _ in piles]
    deal = {"piles": list(piles), "quartets": quartets, "starter": starter}
    return Table("schnipp-schnapp", deal, players=len(piles), **options)


def turn(at: Table, *seats: int) -> None:
    for seat in seats:
        at.do(seat, "turn")


def legal(at: Table, seat: int) -> list[Any]:
    return list(at.legal(seat))


def close(at: Table) -> tuple[Event, ...]:
    return at.do(CHANCE, "close")


def down(at: Table) -> list[str]:
    return [" ".join(pile) for pile in at.state.down]


def open_(at: Table) -> list[str]:
    return [" ".join(pile) for pile in at.state.open]


def middle(at: Table) -> str:
    return " ".join(at.state.middle)


def recorded(events: tuple[Event, ...]) -> list[Any]:
    """The lines of the record, decoded, without the decisions."""
    lines = [msgspec.json.decode(line) for line in event_lines(events)]
    return [line for line in lines if "event" in line]


def dealt(seed: int = 1, seats: int = 2) -> tuple[Any, Any]:
    rules = choose_rules(GAME, None, {}, seats)
    return rules, GAME.deal(rules, seats, Occasion(1, 0), Random(seed))


def misdealt(deal: Any, seats: int = 2, **changes: Any) -> str | None:
    rules = choose_rules(GAME, None, {}, seats)
    refusal = GAME.misdeal(rules, seats, Occasion(1, 0), msgspec.structs.replace(deal, **changes))
    return None if refusal is None else refusal.rule


def with_middle() -> Table:
    """Seat 0 has put r5 into the middle; seat 1 is to turn y5."""
    at = table("r5 r6 r7", "y5 y6 y7", "g9 g6 g7", "")
    turn(at, 0)
    at.do(0, "schnapp", ms=300)
    return at


def together(*piles: str, **options: Any) -> Table:
    return table(*piles, variant="together", **options)


def view(at: Table, seat: int | None) -> SchnippSchnappView:
    return GAME.view(at.state, seat)
