"""mogeln: the levels in their styles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.players import LEVELS
from elferhaus.core.cards import cards_in
from elferhaus.core.game import Action
from elferhaus.core.player import ChairCopy, copied
from elferhaus.games.mogeln import GAME
from elferhaus.games.mogeln.bots import BOTS
from elferhaus.games.mogeln.bots.levels import STYLES, style_of
from elferhaus.games.mogeln.rules import true_cards
from elferhaus.games.mogeln.state import DOUBT, Lay, TooMany
from games.mogeln.tables import full

PLAYERS = BOTS.players(GAME, Budget(seconds=None, playouts=4))
MOST = 400  # steps of a round: some are very long


def moments(seed: int, *, sneak: bool = True) -> Iterator[tuple[ChairCopy, bool]]:
    """Go through a round and yield chairs: of whoever decides (True), and of everyone who may call (False)."""
    table, rng = full((4, "2011", (("sneak", sneak),)), seed), Random(seed)
    for _ in range(MOST):
        pending = table.pending
        if pending.kind == "over":
            return
        for seat in pending.may:
            yield copied(table.chair(seat)), False
        chair = copied(table.chair(pending.must[0]))
        yield chair, True
        table.act(chair.seat, BOTS.greedy.decide(chair, rng))


def ask(name: str, chair: ChairCopy, must: bool, seed: int) -> Action | None:
    player = PLAYERS[name]
    return player.decide(chair, Random(seed)) if must else player.call(chair, Random(seed))


def test_there_are_five_levels_each_in_three_styles() -> None:
    assert STYLES == ("honest", "cheeky", "poker-faced")
    assert {*LEVELS, *(f"{level}-{style}" for level in LEVELS for style in STYLES)} <= {*PLAYERS}


def true_or_not(name: str, seed: int, lots: int, *, sneak: bool = True) -> Iterator[tuple[Lay, bool]]:
    """Yield what somebody lays who could tell the truth, and whether it is the truth and nothing else."""
    for chair, must in moments(seed, sneak=sneak):
        view = chair.view
        if not must or len(view.hand) < 4:
            continue
        for lot in range(lots):
            action = ask(name, chair, True, lot)
            if isinstance(action, Lay):
                true = cards_in(true_cards(view.rules, view.seats, action.claim))
                if any(card in true for card in view.hand):
                    cards = action.cards or ()
                    yield action, len(cards) == 1 and cards[0] in true


@pytest.mark.parametrize("level", LEVELS)
def test_the_honest_bluff_only_when_they_must(level: str) -> None:
    found = [true for _, true in true_or_not(f"{level}-honest", 1, 2)]
    assert found
    assert all(found)


@pytest.mark.parametrize("sneak", [True, False])
@pytest.mark.parametrize("level", LEVELS[:4])
def test_the_cheeky_bluff_more_often_than_the_poker_faced(level: str, sneak: bool) -> None:
    lies: dict[str, float] = {}
    for style in ("cheeky", "poker-faced"):
        found = [true for _, true in true_or_not(f"{level}-{style}", 1, 10, sneak=sneak)]
        lies[style] = found.count(False) / len(found)
    assert lies["cheeky"] > 1.15 * lies["poker-faced"] > 0


def test_MO_4_nobody_slips_away_more_than_a_few_cards() -> None:
    for level, most in (("little", 2), ("easy", 2), ("steady", 3), ("sharp", 3)):
        laid = [len(lay.cards or ()) for lay, _ in true_or_not(f"{level}-cheeky", 3, 3)]
        assert max(laid) <= most
        assert style_of(level, "cheeky").most == most


def test_MO_4_the_little_one_never_calls_too_many() -> None:
    for style in STYLES:
        for chair, must in moments(5):
            if not must:
                assert not isinstance(ask(f"little-{style}", chair, False, 1), TooMany)


def test_a_bare_level_takes_its_style_from_its_seat() -> None:
    asked = 0
    for chair, must in islice(moments(6), 120):
        style = STYLES[chair.seat % 3]
        asked += 1
        for level in LEVELS[:4]:
            assert ask(level, chair, must, 9) == ask(f"{level}-{style}", chair, must, 9)
    assert asked


def test_a_whim_is_to_doubt() -> None:
    doubts: dict[str, int] = Counter()
    for chair, must in moments(2):
        if must and DOUBT in chair.legal:
            for name in ("little-honest", "steady-honest"):
                doubts[name] += sum(ask(name, chair, True, lot) == DOUBT for lot in range(5))
    assert doubts["little-honest"]
