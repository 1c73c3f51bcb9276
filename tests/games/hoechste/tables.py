"""Tables of hoechste: with any hands, in mid-round, or with a whole deal."""

from __future__ import annotations

from elferhaus.core.cards import NUMBER, card_set
from elferhaus.core.round import Round
from elferhaus.games.hoechste import GAME
from elferhaus.games.hoechste.deal import HoechsteDeal
from elferhaus.games.hoechste.rules import OWN, HoechsteRules
from elferhaus.games.hoechste.state import HoechsteState
from tabletop import Table

RULES = HoechsteRules(edition="2011")


def at_table(*hands: str) -> Table:
    return Table("hoechste", {"hands": list(hands)}, players=len(hands))


def full(seats: int) -> Round:
    """A round that has just been dealt."""
    return Round(GAME, GAME.start(RULES, seats, HoechsteDeal(1, 0, OWN[:seats])))


def left(hands: tuple[tuple[int, ...], ...], won: tuple[int, ...], waiting: int) -> Round:
    """Seats with these numbers in hand, so many cards won by each, and some that wait."""
    gone = [[card for card in own if NUMBER[card] not in hand] for own, hand in zip(OWN, hands, strict=False)]
    pool = [card for cards in gone for card in cards]
    piles = [card_set([pool.pop() for _ in range(count)]) for count in won]
    state = HoechsteState(
        RULES,
        tuple(card_set(own[number - 1] for number in hand) for own, hand in zip(OWN, hands, strict=False)),
        (None,) * len(hands),
        tuple(piles),
        card_set([pool.pop() for _ in range(waiting)]),
        card_set(pool),
    )
    return Round(GAME, state)
