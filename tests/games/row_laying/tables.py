"""Rounds of laying to rows, in card notation, for the tests of elfer-raus and junior."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from elferhaus.core.cards import cards_in, deck
from tabletop import Table, cards

if TYPE_CHECKING:
    from elferhaus.core.refusal import Refusal

FALSE_START = "r1 r20 y1 y20 g1 g20 b1 b20"


def table(*hands: str, stock: str = "", lying: str = "", starter: int = 0, **options: Any) -> Table:
    """A round with these hands and nothing more."""
    deal = {"hands": [*hands], "stock": stock, "table": lying, "starter": starter}
    return Table("elfer-raus", deal, players=len(hands), **options)


def whole(*hands: str, top: str = "", lying: str = "", starter: int = 0, **options: Any) -> Table:
    """A round with these hands; every other card is in the stock, ``top`` first."""
    named = {card for pile in (*hands, top, lying) for card in cards(pile)}
    rest = [card for card in deck() if card not in named]
    return table(*hands, stock=" ".join([*cards(top), *rest]), lying=lying, starter=starter, **options)


LYING = "r1 r11 y1 y11 g1 g11 b1 b11"


def junior(*hands: str, top: str | None = None, starter: int = 0, **options: Any) -> Table:
    """A round of junior; with ``top``, every other card is in the stock below these, else there is no stock."""
    named = {card for pile in (*hands, top or "", LYING) for card in cards(pile)}
    rest = [card for card in deck(high=11) if card not in named]
    stock = "" if top is None else " ".join([*cards(top), *rest])
    deal = {"hands": [*hands], "stock": stock, "table": LYING, "starter": starter}
    return Table("junior", deal, players=len(hands), **options)


def lays(table: Table, seat: int) -> set[str]:
    """The cards that a seat can lay now."""
    return {each["card"] for each in table.legal(seat) if each["do"] == "lay"}


def verbs(table: Table, seat: int) -> set[str]:
    return {each["do"] for each in table.legal(seat)}


def why(table: Table, by: int, verb: str, **details: Any) -> Refusal:
    """The whole refusal of an action."""
    return table.why(by, verb, **details)


def look(table: Table, seat: int | None) -> Any:
    """What a seat sees."""
    return table.view(seat)


def worlds(table: Table, seat: int | None, number: int = 40) -> list[Any]:
    """Worlds that a seat can imagine; each looks from its chair as the true one does."""
    found = []
    for seed in range(number):
        world = table.game.imagine(table.view(seat), table.seen(seat), Random(seed))
        assert table.game.view(world, seat) == table.view(seat)
        found.append(world)
    return found


def opened(hand: str, stock: str, **options: Any) -> Table:
    """The red 11 lies out, and seat 1 is to act."""
    game = table("r11 y1 y2", hand, stock=stock, **options)
    game.do(0, "lay", card="r11")
    return game


def held(world: Any, seat: int) -> set[str]:
    return set(cards_in(world.hands[seat]))
