"""Searching farben: choices and worlds that can be, and what one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.cards import NUMBER, card_set
from elferhaus.core.player import ChairCopy, copied
from elferhaus.core.round import Round, offered
from elferhaus.games.farben import GAME, ROOM
from elferhaus.games.farben.bots import BOTS, thumb
from elferhaus.games.farben.bots.search import SEARCH
from elferhaus.games.farben.state import DECK, Drop
from games.farben.tables import full, with_all_cards
from searching import imagined

THUMB = BOTS.by_thumb


def moments(seats: int, seed: int, most: int = 12) -> list[ChairCopy]:
    """Moments of a round in which somebody plays by rule of thumb, and somebody by lot: where there is a choice."""
    found = []

    class Watching:
        def decide(self, chair: Any, rng: Random) -> Any:
            if len(chair.legal) > 1 and rng.random() < 0.2:
                found.append(copied(chair))
            return (THUMB if chair.seat or rng.random() < 0.5 else BOTS.random).decide(chair, rng)

        call = staticmethod(THUMB.call)

    Round(GAME, full(seats, seed).state).play([Watching()] * seats, Random(seed))
    return Random(seed).sample(found, min(most, len(found)))


@pytest.mark.parametrize("seats", [2, 6])
def test_all_that_is_considered_can_be_done_and_the_first_is_the_usual(seats: int) -> None:
    for chair in moments(seats, 3):
        choices = SEARCH.choices(chair, THUMB, Random(1))
        assert choices[0] == THUMB.decide(chair, Random(1))
        assert 1 <= len(choices) == len(set(choices)) <= 8
        assert all(offered(chair.legal, action) for action in choices)


def searched(round_: Any, seat: int) -> Any:
    """What the search does."""
    return SearchPlayer(GAME, SEARCH, Budget(seconds=None, playouts=200)).decide(round_.round.chair(seat), Random(2))


def test_FS_3_it_closes_in_time() -> None:
    round_ = with_all_cards("r20 r19 r18 r17 r16 r15 r14 r13 b1", "y1 y2 g1 g2 b2 b3 r1 r2 r3", "y3 y4 y5 y6", "r12", 0)
    round_.do(0, "take", from_="stock")
    drop = searched(round_, 0)
    assert isinstance(drop, Drop)
    assert (drop.card, drop.close) == ("b1", True)


def test_FS_4_it_does_not_close_behind_somebody_who_was_seen_to_take_more() -> None:
    mine, theirs = "r12 r11 r10 r9 r8 r7 r6 r5 r4", "y1 y2 y3 y4 g11 g12 b2 b3 y17"
    round_ = with_all_cards(mine, theirs, "b20 b19 b18 b17", "g1 g2 g3 g4", 1)
    for pile, number in enumerate((20, 19, 18, 17)):
        round_.do(1, "take", from_=pile, card=f"b{number}")
        round_.do(1, "drop", card=f"y{pile + 1}", on=pile)
        round_.do(0, "take", from_="stock")
        if number > 17:
            round_.do(0, "drop", card=f"g{pile + 1}", on=0)
    usual, drop = thumb.decide(round_.round.chair(0), Random(1)), searched(round_, 0)
    assert isinstance(usual, Drop)
    assert isinstance(drop, Drop)
    assert sum(NUMBER[card] for card in mine.split()) < 20 + 19 + 18 + 17
    assert usual.close, "the rule of thumb only counts turns"
    assert not drop.close


def test_FS_2_it_believes_what_others_took_and_dropped() -> None:
    round_ = with_all_cards(
        "r12 r11 r10 g9 g8 y7 y6 y5 r4", "y1 y2 y3 y4 g11 g12 b2 b3 b5", "b20 b19 b18 b17", "r1 r2 r3", 1
    )
    for pile, number in enumerate((20, 19, 18)):
        round_.do(1, "take", from_=pile, card=f"b{number}")
        round_.do(1, "drop", card=f"y{pile + 1}", on=pile)
        round_.do(0, "take", from_="stock")
        round_.do(0, "drop", card=f"r{pile + 1}", on=0)
    blue, yellow = (card_set(card for card in DECK if card[0] == colour) for colour in "by")
    hands = [world.hands[1] for world in imagined(ROOM, round_.view(0), round_.seen(0), 200)]
    assert all(hand & card_set(["b20", "b19", "b18"]) == card_set(["b20", "b19", "b18"]) for hand in hands)
    assert sum((hand & blue).bit_count() - 3 for hand in hands) > 3 * sum((hand & yellow).bit_count() for hand in hands)
