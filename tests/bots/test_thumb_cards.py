"""Rules of thumb in the other games: legal in every way, blind to what its chair does not show, and sensible."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from statistics import median
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.ways import match_of, ways
from elferhaus.bots.thumb import (
    farben,
    hoechste,
    mogeln,
    ratefix,
    schnipp_schnapp,
    schwarzer_peter,
    ueberall,
    zweikampf,
)
from elferhaus.core.game import CHANCE, AnyGame, admits, sees
from elferhaus.core.match import begin_round, occasion
from elferhaus.core.options import choose_rules
from elferhaus.games import game_named
from elferhaus.games.schwarzer_peter.actions import Pull
from elferhaus.games.schwarzer_peter.game import PeterState
from elferhaus.lab.play import Round, Seated
from tabletop import Table, cards

FILES: dict[str, Any] = {
    "farben": farben,
    "hoechste": hoechste,
    "mogeln": mogeln,
    "ratefix": ratefix,
    "schnipp-schnapp": schnipp_schnapp,
    "schwarzer-peter": schwarzer_peter,
    "ueberall": ueberall,
    "zweikampf": zweikampf,
}


MOST = 600  # questions in a round: some rounds are very long


class EnoughError(Exception):
    """Enough has been asked."""


def found(name: str) -> AnyGame:
    game = game_named(name)
    assert game is not None
    return game


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=4, deadline=None)
@given(data=st.data())
def test_it_chooses_what_is_legal_and_by_what_its_chair_shows(name: str, data: st.DataObject) -> None:
    game, file = found(name), FILES[name]
    match = match_of(game, data.draw(st.sampled_from(ways(game))))
    rng = Random(data.draw(st.integers(0, 2**32)))
    table = Round(game, begin_round(match, game.deal(match.rules, match.seats, occasion(match), rng)).state)

    class Checked:
        """Decides here and, now and then, in another world that looks the same from this chair."""

        asked = 0

        def _ask(self, verb: str, chair: Any, rng: Random) -> Any:
            self.asked += 1
            if self.asked > MOST:
                raise EnoughError
            ask = getattr(file, verb, lambda *_: None)
            seed = rng.random()
            action = ask(chair, Random(seed))
            if action is None:
                return None
            assert any(admits(choice, action) for choice in chair.legal)
            if rng.random() < 0.1:
                seen = [event for event in table.log if sees(event, chair.seat)]
                world = game.imagine(chair.view, seen, rng)
                assert ask(Seated(game, world, chair.seat, seen), Random(seed)) == action
            return action

        def decide(self, chair: Any, rng: Random) -> Any:
            return self._ask("decide", chair, rng)

        def call(self, chair: Any, rng: Random) -> Any:
            return self._ask("call", chair, rng)

    with suppress(EnoughError):
        table.play([Checked()] * match.seats, rng)


def choice(table: Table, seat: int, **parameters: Any) -> Any:
    """What it does in this chair."""
    chair = Seated(table.game, table.state, seat, table.log)
    assert seat != CHANCE
    return FILES[table.game.info.id].decide(chair, Random(1), *parameters.values())


def test_mogeln_doubts_a_number_of_which_it_holds_all_cards() -> None:
    hands = ["r2 r3 r4 r5 r6", "r1 y1 g1 b1 y2", "g2 g3 g4 g5 g6"]
    table = Table("mogeln", {"starter": 0, "hands": hands}, players=3)
    table.do(0, "lay", cards=["r2"], claim=1)
    assert choice(table, 1) == table.action("doubt")


def test_mogeln_always_doubts_the_last_lay() -> None:
    table = Table("mogeln", {"starter": 0, "hands": ["r2", "y4 y5", "g2 g3"]}, players=3)
    table.do(0, "lay", cards=["r2"], claim=1)
    assert choice(table, 1) == table.action("doubt")


def test_mogeln_goes_out_with_the_right_card() -> None:
    table = Table("mogeln", {"starter": 0, "hands": ["r1", "y4 y5", "g2 g3"]}, players=3)
    assert choice(table, 0) == table.action("lay", cards=["r1"], claim=1)


def test_mogeln_honest_people_lay_the_true_card_alone() -> None:
    table = Table("mogeln", {"starter": 0, "hands": ["r1 r5 r6 r7", "y4 y5", "g2 g3"]}, players=3)
    assert choice(table, 0, style=mogeln.HONEST) == table.action("lay", cards=["r1"], claim=1)


def test_ratefix_hears_the_card_behind_a_plain_guess() -> None:
    # The first seat names a high card and an average one; with the own 12 the sum is more than it said.
    table = Table("ratefix", {"starter": 0, "piles": ["r15 r1", "b12 b1"], "out": ""})
    table.do(0, "guess", sum=26)
    assert choice(table, 1).sum > 26
    assert choice(table, 1, ears=ratefix.Ears(hears=0.0)).sum < 26


def test_farben_closes_when_far_ahead() -> None:
    hands = ["r20 r19 r18 r17 r16 r15 r14 r13 b1", "y1 y2 g1 g2 b2 b3 r1 r2 r3"]
    table = Table("farben", {"starter": 0, "hands": hands, "stock": "r12 g9", "open": ["y3", "y4", "y5", "y6"]})
    table.do(0, "take", from_="stock")
    drop = choice(table, 0)
    assert drop.card == "b1"
    assert drop.close


def test_farben_takes_its_colour_from_an_open_pile() -> None:
    hands = ["r20 r19 r18 r17 r16 r15 g14 g13 b1", "y1 y2 g1 g2 b2 b3 r1 r2 r3"]
    table = Table("farben", {"starter": 0, "hands": hands, "stock": "r12 g9", "open": ["y3", "r4", "r9", "y6"]})
    assert choice(table, 0).card == "r9"


def test_hoechste_keeps_the_highest_card_while_nothing_waits_and_bids_it_for_a_pot() -> None:
    own = tuple(range(1, 12))
    calm = hoechste.decide.__globals__["_calm"](own, (own,), hoechste.NERVE.hold)
    assert calm[-1] == min(calm)
    bids = hoechste.bids(own, (own,), 4, hoechste.NERVE)
    assert bids[-1] == max(bids)
    assert sum(bids) == pytest.approx(1)
    assert max(bids) < 1  # never foreseeable


def test_ueberall_loads_the_player_with_fewer_cards() -> None:
    table = Table("ueberall", {"starter": 0, "piles": ["r9 r5 r6 r1", "r4 y2 y7", "g4 g12"]}, players=3)
    table.do(0, "place", card="r9", on="middle")
    table.do(1, "place", card="r4", on="own")
    table.do(2, "place", card="g4", on="own")
    assert choice(table, 0).on == 2


@pytest.mark.parametrize(("own", "pulls_it"), [("r3 r4 r5", False), ("r3 r4 b3", True)])
def test_schwarzer_peter_knows_where_its_card_went(own: str, pulls_it: bool) -> None:
    # Seat 1 pulls the red 3 of seat 0, and it lies last there: worth pulling back only with its twin in hand.
    game = found("schwarzer-peter")
    rules = choose_rules(game, None, {}, 2)
    hands = (cards(own), cards("b6 b7 b8 b10"))
    state = PeterState(rules, hands, "b9", ((), ()), starter=1, drawer=1, source=0)
    state, events = game.apply(state, 1, Pull(0, 0))
    chair = Seated(game, state, 0, events)
    view: Any = chair.view
    assert schwarzer_peter.known_spots(view, chair.seen)[1] == [None, None, None, None, "r3"]
    pulled = {getattr(schwarzer_peter.decide(chair, Random(seed)), "index", None) for seed in range(20)}
    assert pulled == {4} if pulls_it else 4 not in pulled


def test_schnipp_schnapp_is_as_fast_as_a_person_and_no_faster() -> None:
    rng = Random(1)
    times = [schnipp_schnapp.reaction(schnipp_schnapp.GOOD_ADULT, 4, rng) for _ in range(4000)]
    assert 450 <= median(times) <= 600
    assert min(times) >= 250
    assert sorted(times)[-40] > 700  # the tail of a person


def test_zweikampf_offers_one_thing_only() -> None:
    table = Table("zweikampf", {"piles": ["r1 r2", "b2 b1"]})
    assert len(table.legal(0)) == 1
    assert choice(table, 0) == table.action("turn")
