"""How ueberall is played greedily and by rule of thumb, with more or less attention."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from elferhaus.games.ueberall.bots import greedy, thumb
from games.ueberall.tables import human, overlooked, table


def test_UA_7_greedy_overlooks_nothing_calls_what_others_overlook_and_gives() -> None:
    rng = Random(1)
    round_ = overlooked()
    assert greedy.call(round_.round.chair(1), rng) is None
    assert greedy.call(round_.round.chair(0), rng) == round_.action("stop", against=1)
    round_.do(0, "stop", against=1)
    assert greedy.decide(round_.round.chair(2), rng) == round_.action("give")
    round_ = human("r5 r12 r13", "b6", "g2 g12")
    round_.do(0, "place", card="r5", on="middle")
    assert greedy.decide(round_.round.chair(1), rng) == round_.action("place", card="b6", on="middle")
    round_.do(1, "place", card="b6", on="own")  # turned over at once
    assert greedy.call(round_.round.chair(0), rng) == round_.action("stop", against=1)
    round_ = human("r5 r8 r1", "b8 b2 b7", "g9 g15")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b8", on="own")
    assert greedy.call(round_.round.chair(2), rng) is None
    round_.state = msgspec.structs.replace(round_.state, open=(("r8",), ("b8",), ()))
    assert greedy.decide(round_.round.chair(2), rng) == round_.action("place", card="g9", on=0)


def test_the_player_with_fewer_cards_is_loaded() -> None:
    round_ = table("r9 r5 r6 r1", "r4 y2 y7", "g4 g12")
    round_.do(0, "place", card="r9", on="middle")
    round_.do(1, "place", card="r4", on="own")
    round_.do(2, "place", card="g4", on="own")
    choice: Any = thumb.decide(round_.round.chair(0), Random(1))
    assert choice.on == 2


def test_UA_7_whoever_overlooks_puts_the_card_on_the_own_pile_and_whoever_sleeps_stays_silent() -> None:
    blind, asleep, rng = thumb.Attention(overlooks=1.0), thumb.Attention(sleeps=1.0), Random(1)
    round_ = human("r5 r12 r13", "b6 y9", "g2 g12")
    opening = round_.action("place", card="r5", on="middle")
    assert thumb.decide(round_.round.chair(0), rng, blind) == opening  # UA-2: there is nothing to overlook
    round_.do(0, "place", card="r5", on="middle")
    assert thumb.decide(round_.round.chair(1), rng) == round_.action("place", card="b6", on="middle")
    assert thumb.decide(round_.round.chair(1), rng, blind) == round_.action("place", card="b6", on="own")
    round_.do(1, "place", card="b6", on="own")
    assert thumb.call(round_.round.chair(0), rng) == round_.action("stop", against=1)
    assert thumb.call(round_.round.chair(0), rng, asleep) is None
    round_.do(0, "stop", against=1)
    assert thumb.decide(round_.round.chair(2), rng) == round_.action("give")
