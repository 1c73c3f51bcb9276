"""Rounds of schwarzer-peter in card notation, for its tests."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from elferhaus.core.options import choose_rules
from elferhaus.core.record import listed
from elferhaus.core.round import Round
from elferhaus.games.schwarzer_peter import GAME
from elferhaus.games.schwarzer_peter.deal import PeterDeal
from elferhaus.games.schwarzer_peter.worlds import Memory, history
from tabletop import Table, cards


class PeterTable(Table):
    """A table for hands and the one card that was put aside."""

    def __init__(self, *hands: str, aside: str, starter: int = 1, **options: Any) -> None:
        self.game = GAME
        self.rules = choose_rules(GAME, None, options, len(hands))
        self.deal = PeterDeal(1, 0, starter, tuple(cards(hand) for hand in hands), aside)
        self.round = Round(GAME, GAME.start(self.rules, len(hands), self.deal))

    def written(self, seat: int) -> Any:
        """What a seat can do, as the record writes it."""
        return msgspec.json.decode(msgspec.json.encode(listed(self.game.legal(self.state, seat))))

    def memory(self, seat: int | None) -> Memory:
        view: Any = self.view(seat)
        return Memory(view, history(self.seen(seat)))

    def possible(self, seat: int | None, card: str) -> set[int]:
        """Where a seat thinks that a card can be; the card aside lies at the number of seats."""
        places = self.memory(seat).places[card]
        return {place for place in range(len(self.state.hands) + 1) if places >> place & 1}


def holding(*hands: str, drawer: int) -> PeterTable:
    """A round in mid-game with these hands, in which a seat draws from the next; the red 9 would be the Black Peter."""
    at = PeterTable(*hands, aside="b9", starter=drawer)
    held = tuple(cards(hand) for hand in hands)
    at.state = replace(at.state, hands=held, laid=((),) * len(hands), drawer=drawer, source=(drawer + 1) % len(hands))
    return at
