"""schwarzer-peter: what a seat remembers, and the worlds that it imagines."""

from __future__ import annotations

from random import Random

import pytest

from elferhaus.bots.random_player import RandomPlayer
from elferhaus.core.game import choose, sees
from elferhaus.core.match import new_match, occasion
from elferhaus.core.round import Round
from elferhaus.core.worlds import NoSuchWorldError
from elferhaus.games.schwarzer_peter import GAME
from elferhaus.games.schwarzer_peter.state import PeterState
from elferhaus.games.schwarzer_peter.worlds import Memory, history, lay_from, shared_without_pairs
from games.schwarzer_peter.tables import PeterTable
from tabletop import cards

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay")


def test_memory_a_card_given_away_lies_last_until_its_hand_is_rearranged() -> None:
    at = PeterTable("r1 r2 b8 r4", "r5 b1 b6", "b3 b2 r6", "b5 b4 r8", aside="r3", starter=3)
    assert at.possible(0, "b4") == {1, 2, 3, 4}
    at.do(3, "pull", from_=0, index=1)  # r2
    assert at.possible(0, "r2") == {3}
    assert at.possible(0, "b2") == {1, 2, 4}  # or it would have been laid
    assert at.memory(0).spots[3] == [None, None, None, "r2"]
    assert at.possible(1, "r2") == {0, 2, 3, 4}
    at.do(0, "pull", from_=1, index=0)
    assert at.possible(0, "r5") == {0}
    at.do(1, "pull", from_=2, index=0)  # b3, unseen by seat 0
    at.do(3, "arrange", cards=["r2", "b5", "b4", "r8"])
    assert at.memory(0).spots[3] == [None] * 4
    assert at.possible(0, "r2") == {3}
    at.do(2, "pull", from_=3, index=1)  # b5, unseen by seat 0: it could have been r2
    assert at.possible(0, "r2") == {2, 3}
    assert at.possible(3, "b5") == {2}


def test_memory_a_known_spot_is_followed_to_the_next_hand() -> None:
    at = PeterTable("r1 r2 b8 r4", "r5 b6", "b3 r6", "b5 r8 b1 b2", aside="r3", starter=2)
    at.do(2, "pull", from_=3, index=2)  # b1
    at.do(3, "pull", from_=0, index=3)  # r4
    at.do(0, "pull", from_=1, index=0)  # r5
    at.do(1, "pull", from_=2, index=2)  # b1 again
    assert at.memory(3).spots[1] == [None, "b1"]
    assert at.possible(3, "b1") == {1}
    assert at.memory(0).spots[1] == [None, None]
    assert at.memory(0).spots[3] == [None, None, None, "r4"]
    at.do(2, "pull", from_=3, index=0)  # b5, not the r4 that seat 0 gave
    assert at.possible(0, "r4") == {3}


def test_memory_a_laid_pair_says_that_no_other_card_moved() -> None:
    at = PeterTable("r1 r2 b8", "b1 b6 r7", "r6 b3 b7", aside="r3", starter=2)
    at.do(2, "pull", from_=0, index=1)  # r2 lies last with seat 2
    at.do(0, "pull", from_=1, index=1)  # b6
    at.do(1, "pull", from_=2, index=2)  # b7 and r7: one of the unknown cards of seat 2
    assert at.state.laid[1] == cards("r7 b7")
    assert at.possible(0, "r2") == {2}
    assert at.memory(0).spots[2] == [None, None, "r2"]
    at.do(2, "pull", from_=0, index=2)  # b6 and r6: seat 0 knows which spot of seat 2 it did not take
    assert at.memory(0).spots[2] == [None, "r2"]
    assert at.state.hands[2] == cards("b3 r2")


def test_memory_a_known_card_that_waited_for_its_twin_leaves_its_spot() -> None:
    at = PeterTable("r1 r2 b8 b9", "r9 b6 r5", "b3 r6 r8", aside="r3", starter=2)
    at.do(2, "pull", from_=0, index=3)  # b9 to seat 2
    at.do(0, "pull", from_=1, index=1)  # b6
    at.do(1, "pull", from_=2, index=3)  # b9 meets r9
    at.do(2, "pull", from_=0, index=1)  # r2 to seat 2
    assert at.memory(0).spots[2] == [None, None, None, "r2"]
    assert at.memory(0).spots[1] == [None]
    at.do(0, "pull", from_=1, index=0)  # r5: seat 1 is out
    assert at.possible(0, "b2") == {3}  # not beside r2, and there is no other hand
    assert at.possible(0, "r8") == {2}  # only one card lies aside
    at.do(2, "pull", from_=0, index=1)  # b8 and r8
    assert at.memory(0).spots[2] == [None, None, "r2"]


def test_memory_positions_behind_the_unknown_ones_move_up_with_a_laid_pair() -> None:
    at = PeterTable("r1 r2 b8 b6", "b1 b7", "b3 r6 r7 b9 b2", aside="r3", starter=1)
    at.do(1, "pull", from_=2, index=3)  # b9
    at.do(2, "pull", from_=0, index=0)  # r1
    at.do(0, "pull", from_=1, index=0)  # b1
    at.do(1, "pull", from_=2, index=0)  # b3
    at.do(2, "pull", from_=0, index=1)  # b8
    assert at.memory(0).spots[2] == [None, None, None, "r1", "b8"]
    at.do(0, "pull", from_=1, index=2)
    assert at.memory(1).spots[0] == [None, None, "b1", "b3"]
    at.do(1, "pull", from_=2, index=1)  # r7 and b7
    at.do(2, "pull", from_=0, index=1)  # b6 and r6, so that r1 and b8 move up
    assert at.memory(0).spots[2] == [None, "r1", "b8"]
    assert at.state.hands[2] == cards("b2 r1 b8")


def test_memory_positions_between_unknown_ones_become_uncertain() -> None:
    spots: list[str | None] = ["r4", None, "r6", None, "r7"]
    lay_from(spots, ("r9", "b9"))
    assert spots == ["r4", None, None, "r7"]
    lay_from(spots, ("r7", "b7"))
    assert spots == ["r4", None, None]


def test_worlds_are_full_hands_without_pairs_and_include_the_truth() -> None:
    rng = Random(3)
    for seats, short in ((2, False), (3, True), (4, False), (6, False)):
        match = new_match(GAME, NAMES[:seats], short=short)
        deal = GAME.deal(match.rules, seats, occasion(match), rng)
        at = Round(GAME, GAME.start(match.rules, seats, deal))
        for _ in range(40):
            pending = at.pending
            if pending.kind == "over":
                break
            if rng.random() < 0.3:
                at.act(pending.may[0], choose(GAME.legal(at.state, pending.may[0])[0], rng))
            at.act(pending.must[0], RandomPlayer().decide(at.chair(pending.must[0]), rng))
            check_world(at, rng.choice((None, *range(seats))), rng)


def check_world(at: Round, seat: int | None, rng: Random) -> None:
    state: PeterState = at.state
    view = GAME.view(state, seat)
    seen = [event for event in at.log if sees(event, seat)]
    world = GAME.imagine(view, seen, rng)
    assert GAME.view(world, seat) == view
    assert all(len({card[1:] for card in hand}) == len(hand) for hand in world.hands)
    if state.loser is None:
        memory = Memory(view, history(seen))
        truth = {card: at for at, hand in enumerate(state.hands) for card in hand} | {state.aside: len(state.hands)}
        assert all(memory.places[card] >> place & 1 for card, place in truth.items())
        for known, hand in zip(memory.spots, state.hands, strict=True):
            assert all(spot in {None, card} for spot, card in zip(known, hand, strict=True))


def test_a_sharing_moves_cards_on_until_no_twins_lie_together() -> None:
    twins = {"r1": "b1", "b1": "r1", "r2": "b2", "b2": "r2"}
    for seed in range(40):
        shares = shared_without_pairs({"r1": 3, "b1": 3, "r2": 3, "b2": 3}, twins, [2, 2], Random(seed))
        assert all(twins[share[0]] != share[1] for share in shares)
        shares = shared_without_pairs({"r1": 7, "b1": 3, "r2": 7, "b2": 1}, twins, [2, 1, 1], Random(seed))
        assert "b2" in shares[0]
        assert twins[shares[0][0]] != shares[0][1]


def test_a_sharing_that_cannot_be_is_refused() -> None:
    with pytest.raises(NoSuchWorldError):
        shared_without_pairs({"r1": 1, "b1": 1}, {"r1": "b1", "b1": "r1"}, [2], Random(1))
