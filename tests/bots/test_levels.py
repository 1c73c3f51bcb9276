"""The levels: they play every game, use only what their chair shows, and fail as they are said to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from conformance.ways import match_of, ways
from elferhaus.bots import LEVELS, PLAYERS, STYLES
from elferhaus.bots.levels import level_players
from elferhaus.bots.levels.failings import Forgetful, Glance, Impulsive
from elferhaus.bots.levels.mogeln import style_of, true_cards
from elferhaus.bots.player import Chair
from elferhaus.bots.search.budget import Budget
from elferhaus.core.game import CHANCE, Action, AnyGame, Event, admits, choose, sees
from elferhaus.core.match import begin_round, occasion
from elferhaus.games import GAMES, game_named
from elferhaus.games.mogeln.play import DOUBT, Lay, TooMany
from elferhaus.games.mogeln.view import MogelnView
from elferhaus.games.row_laying.play import END
from elferhaus.games.row_laying.play import Lay as RowLay
from elferhaus.games.row_laying.view import RowView
from elferhaus.games.schnipp_schnapp.play import Schnapp, Schnipp
from elferhaus.lab.play import Round, Seated

QUICK = level_players(Budget(seconds=None, playouts=4))
MOST = 400  # steps of a round: some are very long


def named(name: str) -> AnyGame:
    game = game_named(name)
    assert game is not None
    return game


def moments(game: AnyGame, seed: int, way: int = 0, player: str = "greedy") -> Iterator[tuple[Seated, bool]]:
    """Go through a round and yield chairs: of who decides (True), and of who may call (False)."""
    match = match_of(game, ways(game)[way])
    rng = Random(seed)
    deal = game.deal(match.rules, match.seats, occasion(match), rng)
    table = Round(game, begin_round(match, deal).state)
    for _ in range(MOST):
        pending = game.pending(table.state)
        if pending.kind == "over":
            return
        for seat in pending.may:
            yield Seated(game, table.state, seat, tuple(table.log)), False
        seat = rng.choice(pending.must)
        if seat == CHANCE:
            table.act(CHANCE, choose(game.legal(table.state, CHANCE)[0], rng))
            continue
        chair = Seated(game, table.state, seat, tuple(table.log))
        yield chair, True
        table.act(seat, PLAYERS[player].decide(chair, rng))


def mogeln_with(*, sneak: bool) -> int:
    """The way to play mogeln with four, as it is usual."""
    usual = {"sneak": sneak, "count_to": "twenty"}
    return next(at for at, way in enumerate(ways(named("mogeln"))) if way[:2] == (4, "2011") and dict(way[2]) == usual)


def ask(name: str, chair: Chair, must: bool, seed: int) -> Action | None:
    player = QUICK[name]
    return player.decide(chair, Random(seed)) if must else player.call(chair, Random(seed))


def test_there_are_five_levels_each_in_three_styles() -> None:
    names = [*LEVELS, *[f"{level}-{style}" for level in LEVELS for style in STYLES]]
    assert list(QUICK) == names
    assert set(names) <= set(PLAYERS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_every_level_decides_by_what_its_chair_shows(game: AnyGame) -> None:
    names = [*QUICK] if game.info.id == "mogeln" else LEVELS
    count = len(ways(game))
    for way in sorted({0, count // 3, count // 2, count - 1}):
        steps = [each for at, each in enumerate(moments(game, way, way)) if at % 11 == 5][:4]
        for chair, must in steps:
            seen = [event for event in chair.seen if sees(event, chair.seat)]
            there = Seated(game, game.imagine(chair.view, seen, Random(way)), chair.seat, seen)
            for name in names:
                action = ask(name, chair, must, way)
                assert action == ask(name, chair, must, way), f"{name}: the same lot, the same decision"
                assert action == ask(name, there, must, way), f"{name}: a world that looks the same"
                assert action is not None or not must
                assert action is None or any(admits(choice, action) for choice in chair.legal), name


def test_who_is_impulsive_acts_on_an_impulse_as_often_as_is_said() -> None:
    game = named("elfer-raus")
    chair = next(chair for chair, _ in moments(game, 3) if END in chair.legal)
    player = Impulsive(_Always(0), _Always(1), 0.25)
    rng = Random(1)
    impulses = Counter(player.decide(chair, rng) is chair.legal[1] for _ in range(2000))
    assert 400 < impulses[True] < 600


class _Always:
    def __init__(self, choice: int) -> None:
        self._choice = choice

    def decide(self, chair: Chair, rng: Random) -> Action:
        return choose(chair.legal[self._choice], rng)

    def call(self, chair: Chair, rng: Random) -> Action | None:
        return None


def test_who_forgets_remembers_the_last_things() -> None:
    remembered: list[list[Event]] = []

    class Watching(_Always):
        def decide(self, chair: Chair, rng: Random) -> Action:
            remembered.append([*chair.seen])
            return super().decide(chair, rng)

    for chair, _ in moments(named("farben"), 1):
        Forgetful(Watching(0), 5).decide(chair, Random(1))
        assert remembered.pop() == [*chair.seen][-5:]


def test_the_little_one_lays_all_it_can_and_the_easy_one_mostly_one_card() -> None:
    going_on: dict[str, int] = Counter()
    chairs = [chair for chair, _ in moments(named("elfer-raus"), 4) if END in chair.legal and len(chair.legal) > 2]
    assert chairs
    for chair in chairs:
        for name in ("little", "easy"):
            going_on[name] += sum(isinstance(ask(name, chair, True, seed), RowLay) for seed in range(20))
    assert going_on["little"] == 20 * len(chairs)
    assert going_on["easy"] < 0.5 * going_on["little"]


def test_in_junior_the_weaker_overlook_more_ways_out() -> None:
    missed: dict[str, int] = Counter()
    tried = 0
    for seed in range(40):
        for chair, _ in moments(named("junior"), seed):
            view = chair.view
            assert isinstance(view, RowView)
            if END in chair.legal and len(chair.legal) > 1 and set(view.hand or ()) <= set(view.fits):
                tried += 10
                for name in LEVELS[:4]:
                    missed[name] += sum(ask(name, chair, True, lot) == END for lot in range(10))
    assert tried
    assert tried > missed["little"] > missed["easy"] > missed["steady"] > missed["sharp"] == 0


def true_or_not(name: str, seed: int, lots: int, *, sneak: bool = True) -> Iterator[tuple[Lay, bool]]:
    """Yield what somebody lays who could tell the truth, and whether it is the truth and nothing else."""
    for chair, must in moments(named("mogeln"), seed, mogeln_with(sneak=sneak)):
        view = chair.view
        assert isinstance(view, MogelnView)
        if not must or len(view.hand or ()) < 4:
            continue
        for lot in range(lots):
            action = ask(name, chair, True, lot)
            if isinstance(action, Lay):
                true = true_cards(view, action.claim)
                if any(card in true for card in view.hand or ()):
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


def test_below_sharp_nobody_slips_away_more_than_a_few_cards() -> None:
    for level, most in (("little", 2), ("easy", 2), ("steady", 4)):
        laid = [len(lay.cards or ()) for lay, _ in true_or_not(f"{level}-cheeky", 3, 3)]
        assert max(laid) <= most
        assert style_of(level, "cheeky").most == most


def test_the_little_one_never_calls_too_many() -> None:
    for style in STYLES:
        for chair, must in moments(named("mogeln"), 5, mogeln_with(sneak=True)):
            if not must:
                assert not isinstance(ask(f"little-{style}", chair, False, 1), TooMany)


def test_a_bare_level_takes_its_style_from_its_seat() -> None:
    asked = 0
    for chair, must in islice(moments(named("mogeln"), 6, mogeln_with(sneak=True)), 120):
        style = STYLES[chair.seat % 3]
        asked += 1
        for level in LEVELS[:4]:
            assert ask(level, chair, must, 9) == ask(f"{level}-{style}", chair, must, 9)
    assert asked


def test_a_whim_is_to_doubt() -> None:
    doubts: dict[str, int] = Counter()
    for chair, must in moments(named("mogeln"), 2, mogeln_with(sneak=True)):
        if must and DOUBT in chair.legal:
            for name in ("little-honest", "steady-honest"):
                doubts[name] += sum(ask(name, chair, True, lot) == DOUBT for lot in range(5))
    assert doubts["little-honest"]


def test_nobody_calls_faster_than_a_person_and_the_better_are_faster() -> None:
    times: dict[str, list[float]] = {level: [] for level in LEVELS}
    for seed in range(3):
        for chair, must in moments(named("schnipp-schnapp"), seed):
            if must:
                continue
            for level in LEVELS:
                for lot in range(4):
                    call = ask(level, chair, False, lot)
                    if isinstance(call, Schnapp | Schnipp):
                        times[level].append(call.ms)
    middle = [sorted(times[level])[len(times[level]) // 2] for level in LEVELS]
    assert all(ms >= 250 for found in times.values() for ms in found)
    assert middle == sorted(middle, reverse=True)
    assert len({*middle}) == len(LEVELS)


def test_a_glance_is_a_chair() -> None:
    chair, _ = next(moments(named("farben"), 1))
    glance: Chair = Glance(chair.seat, chair.view, chair.legal, ())
    assert PLAYERS["greedy"].decide(glance, Random(1)) in chair.legal
