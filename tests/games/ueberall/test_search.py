"""Searching ueberall: choices and worlds that can be, quick playouts, and what one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.round import Round, offered
from elferhaus.games.ueberall import GAME, ROOM
from elferhaus.games.ueberall.bots.kernel_worlds import turned_cards
from elferhaus.games.ueberall.bots.search import SEARCH
from elferhaus.games.ueberall.state import DECK
from games.ueberall.tables import human
from searching import begun, finished, moments

RANDOM, THUMB = ROOM.players["random"], ROOM.players["thumb"]
WAYS: list[tuple[int, dict[str, Any]]] = [(4, {}), (2, {"attention": "human"})]


@pytest.mark.parametrize(("players", "options"), WAYS)
def test_all_that_is_considered_can_be_done_and_the_first_is_the_usual(players: int, options: dict[str, Any]) -> None:
    for chair in moments(ROOM, players, options, 3):
        choices = SEARCH.choices(chair, THUMB, Random(1))
        assert choices[0] == THUMB.decide(chair, Random(1))
        assert 1 <= len(choices) == len(set(choices)) <= 8
        assert all(offered(chair.legal, action) for action in choices)


def some_way_on(players: int, options: dict[str, Any], seed: int) -> Any:
    """A state after some moves by lot; now and then until a card was overlooked, is paid for, or somebody is out."""
    rng = Random(seed)
    at = begun(ROOM, players, options, seed)
    at.play([RANDOM] * players, rng, most=rng.choice((0, 1, rng.randrange(200))))
    wanted = rng.choice(("", "oversight", "givers", "out"))
    for _ in range(500 if wanted else 0):
        if getattr(at.state, wanted):
            break
        at.play([RANDOM] * players, rng, most=1)
    return at.state


@pytest.mark.parametrize("attention", ["perfect", "human"])
@pytest.mark.parametrize("play_on", [False, True])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_quick_round_ends_as_the_players_end_it(attention: str, play_on: bool, players: int) -> None:
    for seed in range(12):
        state = some_way_on(players, {"attention": attention, "play_on": play_on}, seed)
        at = Round(GAME, state)
        at.play([THUMB] * players, Random(1))
        assert finished(ROOM, state) == at.outcome


def test_UA_7_a_quick_round_ends_with_the_5000th_card_too() -> None:
    for seed in range(10):
        state = replace(some_way_on(4, {}, seed), placed=4970)
        at = Round(GAME, state)
        at.play([THUMB] * 4, Random(1))
        assert finished(ROOM, state) == at.outcome


def test_UA_7_to_keep_a_card_is_no_choice_before_all_have_been_turned() -> None:
    at = human("r5 r12 r13", "b6 y9", "g2 g12")
    at.do(0, "place", card="r5", on="middle")
    assert len(at.legal(1)) == 2
    assert SEARCH.choices(at.round.chair(1), THUMB, Random(1)) == [at.action("place", card="b6", on="middle")]


def test_it_sees_which_pile_wins_once_every_card_has_been_turned() -> None:
    asked = won = 0
    search = SearchPlayer(GAME, SEARCH, Budget(seconds=None, playouts=30))

    class Watching:
        def decide(self, chair: Any, rng: Random) -> Any:
            nonlocal asked, won
            if len(chair.legal) > 1 and len(turned_cards(chair.view, chair.seen)) == len(DECK):
                after = [(choice, GAME.apply(table.state, chair.seat, choice)[0]) for choice in chair.legal]
                winning = [choice for choice, state in after if finished(ROOM, state).winners == (chair.seat,)]
                asked += 1
                won += bool(winning)
                assert not winning or search.decide(chair, Random(2)) in winning
            return THUMB.decide(chair, rng)

        call = staticmethod(THUMB.call)

    for seed in range(12):
        table = begun(ROOM, 5, {}, seed)
        table.play([Watching()] * 5, Random(seed))
    assert asked > won > 0
