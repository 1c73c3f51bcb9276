"""The search player: legal in every game, the same for the same seed, within its budget, blind to what is hidden."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from conformance.ways import match_of, ways
from elferhaus.bots import PLAYERS
from elferhaus.bots.greedy.row_laying import goes_out
from elferhaus.bots.search import SearchPlayer
from elferhaus.bots.search.budget import Budget, Purse
from elferhaus.bots.search.guide import Guide
from elferhaus.bots.search.guides import GUIDES
from elferhaus.bots.search.playout import World
from elferhaus.bots.search.tree import ALIKE_AFTER, SURE_AFTER, Search
from elferhaus.bots.search.value import worth
from elferhaus.core.cards import BIT
from elferhaus.core.game import Action, AnyGame, Outcome, admits, sees
from elferhaus.core.match import begin_round, new_match, occasion
from elferhaus.games import GAMES, game_named
from elferhaus.games.row_laying.play import DRAW, END, LAY, RowAction
from elferhaus.lab.play import Round, Seated
from games.rows import whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.bots.player import Chair

FEW = Budget(seconds=None, playouts=8)
THUMB = PLAYERS["thumb"]
ELFER_RAUS = next(game for game in GAMES if game.info.id == "elfer-raus")


class Stubborn:
    """Lays one card a turn, even where the last one could go as well."""

    def decide(self, chair: Chair, rng: Random) -> Action:
        return END if END in chair.legal else PLAYERS["random"].decide(chair, rng)

    def call(self, chair: Chair, rng: Random) -> Action | None:
        return None


def moments(game: AnyGame, way: int = 0, most: int = 1) -> list[Seated]:
    """Some moments of a round at which somebody has a choice."""
    match = match_of(game, ways(game)[way])
    deal = game.deal(match.rules, match.seats, occasion(match), Random(way))
    table, rng = Round(game, begin_round(match, deal).state), Random(way)
    found: list[Seated] = []
    for number in range(400):
        pending = game.pending(table.state)
        if pending.kind == "over" or len(found) == most:
            break
        seat = pending.must[0]
        chair = Seated(game, table.state, seat, tuple(table.log))
        if seat >= 0 and number >= 6 and len(chair.legal) > 1:
            found.append(chair)
        action = game.legal(table.state, seat)[0] if seat < 0 else THUMB.decide(chair, rng)
        table.act(seat, action.sample(rng) if not isinstance(action, Action) else action)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_it_chooses_something_legal_and_the_same_for_the_same_seed(game: AnyGame) -> None:
    player = SearchPlayer(FEW)
    all_ways = len(ways(game))
    for way in sorted({0, all_ways // 2, all_ways - 1}):
        for chair in moments(game, way):
            action = player.decide(chair, Random(way))
            assert any(admits(choice, action) for choice in chair.legal)
            assert action == player.decide(chair, Random(way))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_it_decides_the_same_in_another_world_that_looks_the_same(game: AnyGame) -> None:
    player = SearchPlayer(FEW)
    for chair in moments(game, most=2):
        seen = [event for event in chair.seen if sees(event, chair.seat)]
        there = Seated(game, game.imagine(chair.view, seen, Random(5)), chair.seat, seen)
        assert player.decide(chair, Random(3)) == player.decide(there, Random(3))
        assert player.call(chair, Random(3)) == player.call(there, Random(3))


def test_the_same_seed_and_playouts_bring_the_same_figures() -> None:
    [chair] = moments(ELFER_RAUS)
    runs = [SearchPlayer(Budget(None, 60)).consider(chair, legal(chair), Random(seed)) for seed in (4, 4, 5)]
    figures = [[(each.action, each.values) for each in run] for run in runs]
    assert figures[0] == figures[1]
    assert figures[0] != figures[2]


def legal(chair: Seated) -> list[Action | None]:
    return [choice for choice in chair.legal if isinstance(choice, Action)]


@pytest.mark.parametrize(
    ("budget", "most"),
    [(Budget(None, 20), 20), (Budget(0.0), 0), (Budget(None, None, lambda: True), 0), (Budget(0.0, 500), 0)],
)
def test_it_spends_no_more_than_it_may(budget: Budget, most: int) -> None:
    [chair] = moments(ELFER_RAUS)
    purse = Purse(budget)
    search = Search(ELFER_RAUS, Guide(), chair.view, chair.seen, chair.seat)
    considered = search.choose(legal(chair), purse, Random(1))
    assert most <= purse.spent < most + len(chair.legal), "in the last world all choices are still tried"
    assert {each.action for each in considered} == set(chair.legal)


def test_it_stops_in_the_middle_when_told_to() -> None:
    [chair] = moments(ELFER_RAUS)
    asked: list[bool] = []

    def enough() -> bool:
        asked.append(len(asked) >= 3)
        return asked[-1]

    considered = SearchPlayer(Budget(None, None, enough)).consider(chair, legal(chair), Random(1))
    assert len(asked) == 4, "asked before each world"
    assert max(len(each.values) for each in considered) == 3


def test_it_stops_early_when_there_is_nothing_more_to_find_out() -> None:
    """One choice leads by far, or all of them bring the same in every world."""
    [chair] = moments(ELFER_RAUS)
    choices = legal(chair)

    def spent(playout: Callable[[Any, Random], float]) -> int:
        purse = Purse(Budget(None, 3_000))
        guide = Guide(playout=lambda state, _seat, _log, rng: playout(state, rng), depth=0)
        Search(ELFER_RAUS, guide, chair.view, chair.seen, chair.seat).choose(choices, purse, Random(1))
        return purse.spent

    first = ELFER_RAUS.apply(chair._state, chair.seat, choices[0])[0].table
    assert spent(lambda state, rng: (state.table == first) + rng.random() / 100) <= SURE_AFTER * len(choices)
    assert spent(lambda _state, _rng: 0.5) <= ALIKE_AFTER * len(choices)
    luck = Random(3)
    assert spent(lambda _state, _rng: luck.random()) >= 3_000, "all is open"


def test_all_choices_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    [chair] = moments(ELFER_RAUS)
    luck: list[tuple[tuple[int, ...], float]] = []

    def playout(state: Any, seat: int, _log: object, rng: Random) -> float:
        luck.append(((*state.hands[:seat], *state.hands[seat + 1 :]), rng.random()))
        return 0.0

    choices = legal(chair)
    SearchPlayer(Budget(None, 6 * len(choices)), {"elfer-raus": Guide(playout=playout, depth=0)}).consider(
        chair, choices, Random(1)
    )
    worlds = [set(luck[start : start + len(choices)]) for start in range(0, len(luck), len(choices))]
    assert all(len(world) == 1 for world in worlds)
    assert len(set.union(*worlds)) == 6


def test_effort_is_a_part_of_the_budget() -> None:
    [chair] = moments(ELFER_RAUS)
    for effort, most in ((1.0, 60), (0.5, 30)):
        guide = Guide(effort=lambda _view, effort=effort: effort)  # type: ignore[misc]
        found = SearchPlayer(Budget(None, 60), {"elfer-raus": guide}).consider(chair, legal(chair), Random(1))
        assert most <= sum(len(each.values) for each in found) < most + len(found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_with_nothing_to_spend_it_follows_the_rule_of_thumb(game: AnyGame) -> None:
    guide = GUIDES.get(game.info.id, Guide())
    for chair in moments(game, most=2):
        usual = guide.choices(chair, guide.policy, Random(1))[0]
        assert SearchPlayer(Budget(0.0)).decide(chair, Random(1)) == usual


def race(phase: str, cards: int) -> Seated:
    """A moment at which a seat could go out with so many cards, and the other one is about to."""
    match = new_match(ELFER_RAUS, ["Ada", "Ben"])
    for seed in range(200):
        rng = Random(seed)
        table = Round(ELFER_RAUS, begin_round(match, ELFER_RAUS.deal(match.rules, 2, occasion(match), rng)).state)
        while ELFER_RAUS.pending(table.state).kind != "over":
            seat = table.state.turn
            chair = Seated(ELFER_RAUS, table.state, seat, tuple(table.log))
            hand = table.state.hands[seat]
            other = table.state.hands[1 - seat]
            near = hand.bit_count() == cards and other.bit_count() == 1 and other & table.state.fits
            if near and table.state.phase == phase and goes_out(hand, table.state.fits):
                return chair
            table.act(seat, Stubborn().decide(chair, rng))
    raise AssertionError


def test_it_finds_the_way_out_that_a_poor_rule_of_thumb_does_not_see() -> None:
    chair = race("laid", 1)
    assert Stubborn().decide(chair, Random(1)) == END
    player = SearchPlayer(Budget(None, 60), {"elfer-raus": Guide(policy=Stubborn())})
    assert player.decide(chair, Random(1)) == chair.legal[0] != END


def test_the_own_later_decisions_are_searched_too() -> None:
    chair = race("begin", 2)
    deep, flat = (
        SearchPlayer(Budget(None, 200), {"elfer-raus": Guide(policy=Stubborn(), depth=depth)}).consider(
            chair, legal(chair)[:1], Random(1)
        )[0]
        for depth in (1_000, 0)
    )
    # The second card can follow at once, which Stubborn never does: only who searches on goes out in time.
    assert deep.mean > flat.mean + 0.05
    assert deep.node.children
    assert not flat.node.children


def lay(card: str) -> RowAction:
    return LAY[BIT[card]]


def test_where_there_is_one_choice_it_imagines_nothing() -> None:
    def no_worlds(*_: object) -> None:
        raise AssertionError

    table = whole("r11 r12 r13", "g20", top="b1 b2 b3")
    chair = Seated(table.game, table.state, 0, table.seen(0))
    assert SearchPlayer(FEW, {"elfer-raus": Guide(worlds=no_worlds)}).decide(chair, Random(1)) == lay("r11")  # type: ignore[arg-type]


def opened() -> Seated:
    """Seat 0 has laid the red 12; the other seat holds a card that does not fit."""
    table = whole("r11 r12 r13", "g20", top="b1 b2 b3")
    table.do(0, "lay", card="r11")
    for _ in range(3):
        table.do(1, "draw")
    table.do(0, "lay", card="r12")
    return Seated(table.game, table.state, 0, table.seen(0))


def test_a_chair_in_an_imagined_world_shows_what_its_seat_saw() -> None:
    chair = opened()
    world = World(ELFER_RAUS, game_state(chair), chair.seen, 100)
    assert len(world.seen_by(1)) == len(chair.seen)
    world.act(0, END)
    world.act(1, DRAW)
    assert [sees(event, 0) for event in world.log[len(chair.seen) :]] == [True, True, False], "a draw, and its card"
    assert len(world.seen_by(1)) == len(world.log)
    assert len(world.seen_by(0)) == len(world.log) - 1


def game_state(chair: Seated) -> object:
    return ELFER_RAUS.imagine(chair.view, chair.seen, Random(2))


def test_a_win_is_worth_more_than_points_and_a_shared_one_less() -> None:
    alone, shared = Outcome((5, 0), (0,)), Outcome((5, 5), (0, 1))
    assert worth(alone, 0, low_wins=False) > worth(shared, 0, low_wins=False) > worth(alone, 1, low_wins=False)
    assert worth(shared, 0, low_wins=False) == worth(shared, 1, low_wins=False) == 0.5
    near, far = Outcome((0, 5, 90), (0,)), Outcome((0, 40, 90), (0,))
    assert worth(alone, 0, low_wins=False) > worth(near, 1, low_wins=True) > worth(far, 1, low_wins=True)


def test_every_guide_is_of_a_game() -> None:
    assert all(game_named(name) is not None for name in GUIDES)
