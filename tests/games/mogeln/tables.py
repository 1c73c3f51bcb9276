"""Tables of mogeln, however small, and what one does at them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from conformance.ways import Way, match_of
from elferhaus.core.cards import cards_in, deck
from elferhaus.core.match import occasion
from elferhaus.core.round import Round
from elferhaus.games.mogeln import GAME
from tabletop import Table

SMALL = ["r1 r2 b9", "y1 y2 y3", "g1 g2 g3"]
FULL = [
    "r1 r2 r3 r4 r5 r6 r7 r8 r9 y1 y2 y3",
    "y4 y5 y6 y7 y8 y9 g1 g2 g3 g4 g5 g6",
    "g7 g8 g9 b1 b2 b3 b4 b5 b6 b7 b8 b9",
]


def at_table(hands: list[str] | None = None, starter: int = 0, **options: Any) -> Table:
    hands = hands or SMALL
    return Table("mogeln", {"hands": hands, "starter": starter}, players=len(hands), **options)


def lay(table: Table, by: int, cards: str, claim: int) -> Any:
    return table.do(by, "lay", cards=cards.split(), claim=claim)


def hand(table: Table, seat: int) -> str:
    return " ".join(cards_in(table.state.hands[seat]))


def written(value: Any) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def events(table: Table, seat: int | None, last: int) -> Any:
    return written(table.seen(seat)[-last:])


def legal(table: Table, seat: int) -> Any:
    return written(GAME.legal(table.state, seat))


def shown(table: Table, seat: int | None = None) -> Any:
    return table.view(seat)


def worlds(table: Table, seat: int | None, count: int = 60) -> list[Any]:
    """What a seat can imagine; each world looks from its chair as the real one does."""
    view, found = shown(table, seat), []
    for seed in range(count):
        world = GAME.imagine(view, table.seen(seat), Random(seed))
        assert GAME.view(world, seat) == view
        assert sorted(GAME.cards(world)) == sorted(GAME.cards(table.state))
        found.append(world)
    return found


def count_up(table: Table, first: int, last: int) -> None:
    """Everyone lays some card and says what comes next."""
    for claim in range(first, last + 1):
        seat = table.pending.must[0]
        lay(table, seat, cards_in(table.state.hands[seat])[0], claim)


def full(way: Way, seed: int) -> Round:
    """A round that has just been dealt: by so many players, an edition and options."""
    match = match_of(GAME, way)
    deal = GAME.deal(match.rules, match.seats, occasion(match), Random(seed))
    return Round(GAME, GAME.start(match.rules, match.seats, deal))


def holding(*hands: str) -> Table:
    """Three players with these cards among their twelve; the first of them begins."""
    rest = [card for card in reversed(deck(high=9)) if card not in " ".join(hands).split()]
    return at_table([" ".join([*hand.split(), *[rest.pop() for _ in range(12 - len(hand.split()))]]) for hand in hands])
