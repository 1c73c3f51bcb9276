"""Searching elevens, farben and ueberall: choices and worlds that can be, quick playouts, and what one expects."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from elferhaus.bots import PLAYERS
from elferhaus.bots.search import SearchPlayer, farben, ueberall
from elferhaus.bots.search.budget import Budget
from elferhaus.bots.search.elevens_playout import points_at_the_end
from elferhaus.bots.search.farben_playout import Playout
from elferhaus.bots.search.guides import GUIDES
from elferhaus.core.cards import NUMBER, card_set
from elferhaus.core.game import AnyGame, admits, sees
from elferhaus.core.match import begin_round, new_match, occasion
from elferhaus.games import game_named
from elferhaus.games.farben.play import DECK, Drop
from elferhaus.lab.play import Round, Seated
from tabletop import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

THUMB = PLAYERS["thumb"]
BOARDS = [
    ("elevens", 2, {}),
    ("elevens", 4, {}),
    ("elevens", 3, {"variant": "start"}),
    ("farben", 2, {}),
    ("farben", 6, {}),
    ("ueberall", 4, {}),
    ("ueberall", 2, {"attention": "human"}),
]


def begun(name: str, players: int, options: dict[str, Any], seed: int) -> Round:
    """A round after its deal."""
    game = game_named(name)
    assert game is not None
    match = new_match(game, [str(seat) for seat in range(players)], 1, None, **options)
    deal = game.deal(match.rules, match.seats, occasion(match), Random(seed))
    return Round(game, begin_round(match, deal).state)


def moments(name: str, players: int, options: dict[str, Any], seed: int, most: int = 12) -> list[Seated]:
    """Moments of a round in which somebody plays by rule of thumb, and somebody by lot: where there is a choice."""
    table, found = begun(name, players, options, seed), []

    class Watching:
        def decide(self, chair: Any, rng: Random) -> Any:
            if len(chair.legal) > 1 and rng.random() < 0.2:
                found.append(Seated(table.game, table.state, chair.seat, tuple(table.log)))
            return PLAYERS["thumb" if chair.seat or rng.random() < 0.5 else "random"].decide(chair, rng)

        call = staticmethod(THUMB.call)

    table.play([Watching()] * players, Random(seed))
    return Random(seed).sample(found, min(most, len(found)))


@pytest.mark.parametrize(("name", "players", "options"), BOARDS)
def test_all_that_is_considered_can_be_done_and_the_first_is_the_usual(
    name: str, players: int, options: dict[str, Any]
) -> None:
    guide = GUIDES[name]
    for chair in moments(name, players, options, 3):
        choices = guide.choices(chair, THUMB, Random(1))
        assert choices[0] == THUMB.decide(chair, Random(1))
        assert 1 <= len(choices) == len(set(choices)) <= 8
        assert all(any(admits(choice, action) for choice in chair.legal) for action in choices)


@pytest.mark.parametrize(("name", "players", "options"), BOARDS)
def test_what_a_playout_says_is_on_the_scale_of_wins_and_points(
    name: str, players: int, options: dict[str, Any]
) -> None:
    playout = GUIDES[name].playout
    assert playout is not None
    for seed in range(4):
        table = begun(name, players, options, seed)
        values = [playout(table.state, seat, (), Random(seed)) for seat in range(players)]
        assert all(-0.5 <= value <= 1.5 for value in values)
        assert max(values) > 1 / players, "somebody is ahead"
        assert sum(values) == pytest.approx(1.0), "one win is shared out, and what one leads the others lack"


@pytest.mark.parametrize(("name", "players", "options"), [each for each in BOARDS if each[0] != "elevens"])
def test_the_worlds_it_draws_look_the_same_from_the_chair(name: str, players: int, options: dict[str, Any]) -> None:
    guide = GUIDES[name]
    assert guide.worlds is not None
    for chair in moments(name, players, options, 5):
        seen = [event for event in chair.seen if sees(event, chair.seat)]
        draw = guide.worlds(chair.view, seen)
        for seed in range(3):
            world = draw(Random(seed))
            game = game_named(name)
            assert game is not None
            assert game.view(world, chair.seat) == chair.view
            assert sorted(game.cards(world)) == sorted(DECK)


def played_on(game: AnyGame, state: Any) -> Any:
    """The outcome when everyone plays on by rule of thumb, the slow way."""
    table = Round(game, state)
    table.play([THUMB] * 6, Random(1))
    return game.outcome(table.state)


@pytest.mark.parametrize("options", [{}, {"variant": "start"}], ids=["basic", "start"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_quick_round_of_elevens_ends_as_a_slow_one(players: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        table, rng = begun("elevens", players, options, seed), Random(seed)
        for _ in range(seed * 9):
            seat = table.state.turn
            table.act(seat, PLAYERS["greedy"].decide(Seated(table.game, table.state, seat, table.log), rng))
        assert points_at_the_end(table.state) == played_on(table.game, table.state).points


@pytest.mark.parametrize("players", [2, 4])
def test_a_quick_round_of_farben_nearly_always_ends_as_a_slow_one(players: int) -> None:
    tables = [begun("farben", players, {}, seed) for seed in range(25)]
    same = [
        Playout(table.state, (), Random(1)).points() == played_on(table.game, table.state).points for table in tables
    ]
    assert sum(same) >= 20, "the rule of thumb leaves a little to chance"


@pytest.mark.parametrize("attention", ["perfect", "human"])
def test_a_quick_round_of_ueberall_ends_as_a_slow_one(attention: str) -> None:
    for seed in range(4):
        table, rng = begun("ueberall", 4, {"attention": attention}, seed), Random(seed)
        for _ in range(seed * 25):
            seat = table.state.turn
            table.act(seat, PLAYERS["random"].decide(Seated(table.game, table.state, seat, table.log), rng))
        value = ueberall.playout(table.state, 0, (), rng)
        assert (value > 1) == (played_on(table.game, table.state).winners == (0,))


def searched(chair: Seated, playouts: int = 200) -> Any:
    """What the search does."""
    return SearchPlayer(Budget(seconds=None, playouts=playouts)).decide(chair, Random(2))


def dealt(deck: Sequence[str], hands: Sequence[str], *sizes: int) -> list[list[str]]:
    """Hands that begin with these cards and are filled up with others, and what is left."""
    wanted = [hand.split() for hand in hands]
    known = {card for hand in wanted for card in hand}
    rest = iter([card for card in deck if card not in known])
    filled = [[*hand, *(next(rest) for _ in range(size - len(hand)))] for hand, size in zip(wanted, sizes, strict=True)]
    return [*filled, list(rest)]


def test_EE_6_it_fills_both_sides_of_a_row_and_goes_out() -> None:
    mixed = [f"{colour}{number}" for number in (*range(1, 11), *range(12, 22)) for colour in "bgyr"] + ["joker"] * 4
    reds = [f"r{number}" for number in (*range(10, 0, -1), *range(12, 22))]
    mine, theirs, stock = dealt(mixed, [" ".join(reds), ""], 20, 20)
    hands = [" ".join(mine), " ".join(theirs)]
    piles = {"rows": "red yellow green blue", "hands": hands, "bridges": [4, 4], "stock": " ".join(stock)}
    table = Table("elevens", {"starter": 0, **piles})
    for turn in (reds[:4], reds[4:8], reds[10:14], reds[14:18]):
        for card in turn:
            table.do(0, "lay", card=card)
        table.do(0, "end")
        table.do(1, "draw")
    for _ in range(4):  # r2, r1, r20 and r21 are left
        chair = Seated(table.game, table.state, 0, table.log)
        table.do(0, "lay", card=searched(chair, 60).card)
    assert table.state.over
    assert table.state.bonus == (2, 0)


def farben_table(mine: str, theirs: str, opened: str, drawn: str, starter: int) -> Table:
    """Two at a table of farben with all the cards: the hands, the open piles, and what is drawn first."""
    known = {*mine.split(), *theirs.split(), *opened.split(), *drawn.split()}
    stock = [*drawn.split(), *(card for card in DECK if card not in known)]
    piles = {"hands": [mine, theirs], "open": opened.split(), "stock": " ".join(stock)}
    return Table("farben", {"starter": starter, **piles})


def test_FS_3_it_closes_in_time() -> None:
    table = farben_table("r20 r19 r18 r17 r16 r15 r14 r13 b1", "y1 y2 g1 g2 b2 b3 r1 r2 r3", "y3 y4 y5 y6", "r12", 0)
    table.do(0, "take", from_="stock")
    drop = searched(Seated(table.game, table.state, 0, table.log))
    assert isinstance(drop, Drop)
    assert (drop.card, drop.close) == ("b1", True)


def test_FS_4_it_does_not_close_behind_somebody_who_was_seen_to_take_more() -> None:
    mine, theirs = "r12 r11 r10 r9 r8 r7 r6 r5 r4", "y1 y2 y3 y4 g11 g12 b2 b3 y17"
    table = farben_table(mine, theirs, "b20 b19 b18 b17", "g1 g2 g3 g4", 1)
    for pile, number in enumerate((20, 19, 18, 17)):
        table.do(1, "take", from_=pile, card=f"b{number}")
        table.do(1, "drop", card=f"y{pile + 1}", on=pile)
        table.do(0, "take", from_="stock")
        if number > 17:
            table.do(0, "drop", card=f"g{pile + 1}", on=0)
    chair = Seated(table.game, table.state, 0, table.log)
    usual, drop = THUMB.decide(chair, Random(1)), searched(chair)
    assert isinstance(usual, Drop)
    assert isinstance(drop, Drop)
    assert sum(NUMBER[card] for card in mine.split()) < 20 + 19 + 18 + 17
    assert usual.close, "the rule of thumb only counts turns"
    assert not drop.close


def test_farben_believes_what_others_took_and_dropped() -> None:
    table = farben_table(
        "r12 r11 r10 g9 g8 y7 y6 y5 r4", "y1 y2 y3 y4 g11 g12 b2 b3 b5", "b20 b19 b18 b17", "r1 r2 r3", 1
    )
    for pile, number in enumerate((20, 19, 18)):
        table.do(1, "take", from_=pile, card=f"b{number}")
        table.do(1, "drop", card=f"y{pile + 1}", on=pile)
        table.do(0, "take", from_="stock")
        table.do(0, "drop", card=f"r{pile + 1}", on=0)
    chair = Seated(table.game, table.state, 0, table.log)
    draw, rng = farben.worlds(table.game.view(table.state, 0), chair.seen), Random(1)
    blue, yellow = (card_set(card for card in DECK if card[0] == colour) for colour in "by")
    hands = [draw(rng).hands[1] for _ in range(200)]
    assert all(hand & card_set(["b20", "b19", "b18"]) == card_set(["b20", "b19", "b18"]) for hand in hands)
    assert sum((hand & blue).bit_count() - 3 for hand in hands) > 3 * sum((hand & yellow).bit_count() for hand in hands)


def test_ueberall_sees_which_pile_wins_once_every_card_has_been_turned() -> None:
    asked = won = 0

    class Watching:
        def decide(self, chair: Any, rng: Random) -> Any:
            nonlocal asked, won
            turned = ueberall._turned(chair.view, chair.seen)
            if len(chair.legal) > 1 and len(turned) == len(DECK):
                after = [(choice, table.game.apply(table.state, chair.seat, choice)[0]) for choice in chair.legal]
                winning = [choice for choice, state in after if ueberall.playout(state, chair.seat, (), rng) > 1]
                asked += 1
                won += bool(winning)
                assert not winning or searched(chair, 30) in winning
            return THUMB.decide(chair, rng)

        call = staticmethod(THUMB.call)

    for seed in range(12):
        table = begun("ueberall", 5, {}, seed)
        table.play([Watching()] * 5, Random(seed))
    assert asked > won > 0
