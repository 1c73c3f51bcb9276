"""farben: what the simple players do, by lot, greedily and by rule of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from elferhaus.bots.random_player import RandomPlayer
from elferhaus.core.player import AnyPlayer
from elferhaus.core.round import Round
from elferhaus.games.farben import GAME
from elferhaus.games.farben.bots import BOTS, greedy, thumb
from games.farben.tables import full, table


def test_FS_3_greedy_collects_the_furthest_colour_and_closes() -> None:
    def choice(round_: Any, seat: int) -> Any:
        return msgspec.to_builtins(greedy.decide(round_.round.chair(seat), Random(1)))

    round_ = table("r1 b1 r8", "r2 b20 r19 y1", open_="r5 r6 b9 y4")
    assert choice(round_, 0) == {"do": "take", "from": 1, "card": "r6"}
    round_.do(0, "take", from_=1, card="r6")
    assert choice(round_, 0) == {"do": "drop", "card": "b1", "on": 1, "close": True}
    round_ = table("r5 r8", "r2 b20 r19 y1", open_="r3 b6 b9 y4")
    assert choice(round_, 0) == {"do": "take", "from": "stock"}
    round_.do(0, "take", from_="stock")
    assert choice(round_, 0)["card"] == "y1"
    assert choice(round_, 0)["on"] != 0  # r3 is better left uncovered


def test_FS_3_by_rule_of_thumb_it_closes_when_far_ahead() -> None:
    hands = ("r20 r19 r18 r17 r16 r15 r14 r13 b1", "y1 y2 g1 g2 b2 b3 r1 r2 r3")
    round_ = table(*hands, stock="r12 g9", open_="y3 y4 y5 y6")
    round_.do(0, "take", from_="stock")
    drop: Any = thumb.decide(round_.round.chair(0), Random(1))
    assert drop.card == "b1"
    assert drop.close


def test_FS_2_by_rule_of_thumb_it_takes_its_colour_from_an_open_pile() -> None:
    hands = ("r20 r19 r18 r17 r16 r15 g14 g13 b1", "y1 y2 g1 g2 b2 b3 r1 r2 r3")
    round_ = table(*hands, stock="r12 g9", open_="y3 r4 r9 y6")
    take: Any = thumb.decide(round_.round.chair(0), Random(1))
    assert take.card == "r9"


def test_FS_3_chance_alone_closes_no_round_but_chance_with_an_aim_does() -> None:
    def closed(player: AnyPlayer) -> int:
        rounds = [Round(GAME, full(4, seed).state) for seed in range(8)]
        for seed, round_ in enumerate(rounds):
            round_.play([player] * 4, Random(seed))
        return sum(round_.state.closed for round_ in rounds)

    assert closed(RandomPlayer()) == 0
    assert closed(BOTS.random) > 4
