"""The search player: legal in every game, the same for the same seed, within its budget, blind to what is hidden."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from conformance.ways import match_of, ways
from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.budget import Budget, BudgetMeter
from elferhaus.bots.engine.settings import AnySettings, SearchSettings
from elferhaus.bots.engine.tree import ALIKE_AFTER, AT_ONCE, SURE_AFTER, Search
from elferhaus.bots.engine.value import worth
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.cards import BIT
from elferhaus.core.game import Action, AnyGame, Outcome, sees
from elferhaus.core.match import new_match
from elferhaus.core.player import ChairCopy, copied
from elferhaus.core.round import Round, offered
from elferhaus.games import games, room_of
from elferhaus.games.elfer_raus import GAME as ELFER_RAUS
from elferhaus.games.elfer_raus import ROOM
from elferhaus.games.row_laying.bots.greedy import goes_out
from elferhaus.games.row_laying.state import DRAW, END, LAY, Lay, RowAction
from games.row_laying.tables import whole
from tabletop import dealt, seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.core.player import AnyPlayer, Chair

FEW = Budget(seconds=None, playouts=8)
THUMB = ROOM.players["thumb"]


def settings(policy: AnyPlayer = THUMB, **more: Any) -> AnySettings:
    return SearchSettings(policy=policy, **more)


def searching(game: AnyGame, budget: Budget = FEW) -> SearchPlayer:
    """The search player of a game, with less to spend than usual."""
    player = room_of(game).bots.players(game, budget)["search"]
    assert isinstance(player, SearchPlayer)
    return player


def stubborn(chair: Chair[Any], rng: Random) -> Action:
    """Lay one card a turn, even where the last one could go as well."""
    return END if END in chair.legal else ROOM.players["random"].decide(chair, rng)


STUBBORN = ByRule[Any](stubborn)


def positions(game: AnyGame, way: int = 0, most: int = 1) -> list[ChairCopy]:
    """Some positions of a round at which somebody has a choice."""
    rng = Random(way)
    table, thumb = dealt(match_of(game, ways(game)[way]), rng), room_of(game).players["thumb"]
    found: list[ChairCopy] = []
    for number in range(400):
        pending = table.pending
        if pending.kind == "over" or len(found) == most:
            break
        seat = pending.must[0]
        if seat < 0:
            table.by_chance(rng)
            continue
        chair = copied(table.chair(seat))
        if number >= 6 and len(chair.legal) > 1:
            found.append(chair)
        table.act(seat, thumb.decide(chair, rng))
    return found


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_it_chooses_something_legal_and_the_same_for_the_same_seed(game: AnyGame) -> None:
    player = searching(game)
    all_ways = len(ways(game))
    for way in sorted({0, all_ways // 2, all_ways - 1}):
        for chair in positions(game, way):
            action = player.decide(chair, Random(way))
            assert offered(chair.legal, action)
            assert action == player.decide(chair, Random(way))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_it_decides_the_same_in_another_world_that_looks_the_same(game: AnyGame) -> None:
    player = searching(game)
    for chair in positions(game, most=2):
        there = seated(game, game.imagine(chair.view, chair.seen, Random(5)), chair.seat, chair.seen)
        assert player.decide(chair, Random(3)) == player.decide(there, Random(3))
        assert player.call(chair, Random(3)) == player.call(there, Random(3))


def test_the_same_seed_and_playouts_bring_the_same_figures() -> None:
    [chair] = positions(ELFER_RAUS)
    runs = [searching(ELFER_RAUS, Budget(None, 60)).consider(chair, legal(chair), Random(seed)) for seed in (4, 4, 5)]
    figures = [[(each.action, each.values) for each in run] for run in runs]
    assert figures[0] == figures[1]
    assert figures[0] != figures[2]


def legal(chair: ChairCopy) -> list[Action | None]:
    return [choice for choice in chair.legal if isinstance(choice, Action)]


@pytest.mark.parametrize(
    ("budget", "most"),
    [(Budget(None, 20), 20), (Budget(0.0), 0), (Budget(None, None, lambda: True), 0), (Budget(0.0, 500), 0)],
)
def test_it_spends_no_more_than_it_may(budget: Budget, most: int) -> None:
    [chair] = positions(ELFER_RAUS)
    meter = BudgetMeter(budget)
    search = Search(ELFER_RAUS, settings(), chair.view, chair.seen, chair.seat)
    considered = search.choose(legal(chair), meter, Random(1))
    assert most <= meter.spent < most + len(chair.legal), "in the last world all choices are still tried"
    assert {each.action for each in considered} == set(chair.legal)


def test_it_stops_in_the_middle_when_told_to() -> None:
    [chair] = positions(ELFER_RAUS)
    asked: list[bool] = []

    def enough() -> bool:
        asked.append(len(asked) >= 3)
        return asked[-1]

    considered = searching(ELFER_RAUS, Budget(None, None, enough)).consider(chair, legal(chair), Random(1))
    assert len(asked) == 4, "asked before each of the steps"
    assert max(len(each.values) for each in considered) == 3 * AT_ONCE


def test_it_stops_early_when_there_is_nothing_more_to_find_out() -> None:
    """One choice leads by far, or all of them bring the same in every world."""
    [chair] = positions(ELFER_RAUS)
    choices = legal(chair)

    def spent(playout: Callable[[Any, Random], float]) -> int:
        meter = BudgetMeter(Budget(None, 3_000))
        used = settings(playout=lambda state, _seat, _log, rng: playout(state, rng), depth=0)
        Search(ELFER_RAUS, used, chair.view, chair.seen, chair.seat).choose(choices, meter, Random(1))
        return meter.spent

    first = choices[0]
    assert isinstance(first, Lay)
    laid = BIT[first.card]
    assert spent(lambda state, rng: bool(state.table & laid) + rng.random() / 100) <= SURE_AFTER * len(choices)
    assert spent(lambda _state, _rng: 0.5) <= ALIKE_AFTER * len(choices)
    luck = Random(3)
    assert spent(lambda _state, _rng: luck.random()) >= 3_000, "all is open"


def test_all_choices_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    [chair] = positions(ELFER_RAUS)
    luck: list[tuple[tuple[int, ...], float]] = []

    def playout(state: Any, seat: int, _log: object, rng: Random) -> float:
        luck.append(((*state.hands[:seat], *state.hands[seat + 1 :]), rng.random()))
        return 0.0

    choices = legal(chair)
    budget = Budget(None, 6 * len(choices))
    SearchPlayer(ELFER_RAUS, settings(playout=playout, depth=0), budget).consider(chair, choices, Random(1))
    worlds = [set(luck[start : start + len(choices)]) for start in range(0, len(luck), len(choices))]
    assert all(len(world) == 1 for world in worlds)
    assert len(set.union(*worlds)) == 6


def test_effort_is_a_part_of_the_budget() -> None:
    [chair] = positions(ELFER_RAUS)
    for effort, most in ((1.0, 60), (0.5, 30)):
        used = settings(effort=lambda _view, effort=effort: effort)
        found = SearchPlayer(ELFER_RAUS, used, Budget(None, 60)).consider(chair, legal(chair), Random(1))
        assert most <= sum(len(each.values) for each in found) < most + len(found)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_with_nothing_to_spend_it_follows_the_rule_of_thumb(game: AnyGame) -> None:
    player = searching(game, Budget(0.0))
    for chair in positions(game, most=2):
        usual = player.settings.choices(chair, player.settings.policy, Random(1))[0]
        assert player.decide(chair, Random(1)) == usual


def race(phase: str, cards: int) -> ChairCopy:
    """A position at which a seat could go out with so many cards, and the other one is about to."""
    match = new_match(ELFER_RAUS, ["Ada", "Ben"])
    for seed in range(200):
        rng = Random(seed)
        table = dealt(match, rng)
        while table.pending.kind != "over":
            seat = table.state.turn
            chair = copied(table.chair(seat))
            hand = table.state.hands[seat]
            other = table.state.hands[1 - seat]
            near = hand.bit_count() == cards and other.bit_count() == 1 and other & table.state.fits
            if near and table.state.phase == phase and goes_out(hand, table.state.fits):
                return chair
            table.act(seat, STUBBORN.decide(chair, rng))
    raise AssertionError


def test_it_finds_the_way_out_that_a_poor_rule_of_thumb_does_not_see() -> None:
    chair = race("laid", 1)
    assert STUBBORN.decide(chair, Random(1)) == END
    player = SearchPlayer(ELFER_RAUS, settings(STUBBORN), Budget(None, 60))
    assert player.decide(chair, Random(1)) == chair.legal[0] != END


def test_the_own_later_decisions_are_searched_too() -> None:
    chair = race("begin", 2)
    deep, flat = (
        SearchPlayer(ELFER_RAUS, settings(STUBBORN, depth=depth), Budget(None, 200)).consider(
            chair, legal(chair)[:1], Random(1)
        )[0]
        for depth in (1_000, 0)
    )
    # The second card can follow at once, which the stubborn one never does: only whoever searches on goes out in time.
    assert deep.mean > flat.mean + 0.05
    assert deep.node.children
    assert not flat.node.children


def lay(card: str) -> RowAction:
    return LAY[BIT[card]]


def test_where_there_is_one_choice_it_imagines_nothing() -> None:
    def no_worlds(*_: object) -> None:
        raise AssertionError

    table = whole("r11 r12 r13", "g20", top="b1 b2 b3")
    player = SearchPlayer(ELFER_RAUS, settings(worlds=no_worlds), FEW)
    assert player.decide(table.round.chair(0), Random(1)) == lay("r11")


def opened() -> ChairCopy:
    """Seat 0 has laid the red 12; the other seat holds a card that does not fit."""
    table = whole("r11 r12 r13", "g20", top="b1 b2 b3")
    table.do(0, "lay", card="r11")
    for _ in range(3):
        table.do(1, "draw")
    table.do(0, "lay", card="r12")
    return copied(table.round.chair(0))


def test_a_chair_in_an_imagined_world_shows_what_its_seat_saw() -> None:
    chair = opened()
    world = Round(ELFER_RAUS, ELFER_RAUS.imagine(chair.view, chair.seen, Random(2)), chair.seen)
    assert len(world.seen(1)) == len(chair.seen)
    world.act(0, END)
    world.act(1, DRAW)
    assert [sees(event, 0) for event in world.log[len(chair.seen) :]] == [True, True, False], "a draw, and its card"
    assert len(world.seen(1)) == len(world.log)
    assert len(world.seen(0)) == len(world.log) - 1


def test_a_win_is_worth_more_than_points_and_a_shared_one_less() -> None:
    alone, shared = Outcome((5, 0), (0,)), Outcome((5, 5), (0, 1))
    assert worth(alone, 0, low_wins=False) > worth(shared, 0, low_wins=False) > worth(alone, 1, low_wins=False)
    assert worth(shared, 0, low_wins=False) == worth(shared, 1, low_wins=False) == 0.5
    near, far = Outcome((0, 5, 90), (0,)), Outcome((0, 40, 90), (0,))
    assert worth(alone, 0, low_wins=False) > worth(near, 1, low_wins=True) > worth(far, 1, low_wins=True)
