"""farben: what a seat sees and imagines."""

from __future__ import annotations

from random import Random

import msgspec

from elferhaus.core.game import CHANCE
from elferhaus.core.record import event_lines
from elferhaus.games.farben.view import Closer
from games.farben.tables import GAME, full, shuffle, table


def test_FS_2_what_is_drawn_is_seen_by_its_seat_only() -> None:
    round_ = table("r1 b1", "r2 b2", "r3 b3")
    events = round_.do(0, "take", from_="stock")
    assert [event.to for event in events] == [None, (0,)]
    assert event_lines(events) == [b'{"by":0,"do":"take","from":"stock","card":"y1"}']
    for seat in (None, 1, 2):
        assert "y1" not in str(round_.seen(seat))
        assert "y1" not in str(msgspec.to_builtins(round_.view(seat)))
    assert "y1" in round_.view(0).hand
    assert round_.view(1).counts == (3, 2, 2)
    assert (round_.view().source, round_.view().taken) == ("stock", None)
    for hidden in ("r2", "r3", "y2"):
        assert hidden not in str(msgspec.to_builtins(round_.view(0)))


def test_FS_2_what_is_taken_from_an_open_pile_everyone_sees() -> None:
    round_ = table("r1 b1", "r2 b2")
    events = round_.do(0, "take", from_=3, card="g4")
    assert event_lines(events) == [b'{"by":0,"do":"take","from":3,"card":"g4"}']
    assert (round_.view(1).source, round_.view(1).taken) == (3, "g4")


def test_FS_2_a_card_taken_from_an_open_pile_is_remembered_until_it_is_dropped() -> None:
    round_ = full(3, 5)
    top = round_.view().open[0][-1]
    round_.do(1, "take", from_=0, card=top)
    mine = round_.view(1).hand
    round_.do(1, "drop", card=next(card for card in mine if card != top), on=0)
    for seed in range(20):
        world = GAME.imagine(round_.view(2), round_.seen(2), Random(seed))
        assert top in GAME.view(world, 1).hand
    other = {GAME.view(GAME.imagine(round_.view(2), round_.seen(2), Random(seed)), 1).hand for seed in range(20)}
    assert len(other) == 20  # the rest of that hand is not known
    for seat in (2, 0):
        round_.do(seat, "take", from_="stock")
        round_.do(seat, "drop", card=round_.view(seat).hand[0], on=1)
    round_.do(1, "take", from_="stock")
    round_.do(1, "drop", card=top, on=2)
    world = GAME.imagine(round_.view(2), round_.seen(2), Random(1))
    assert GAME.view(world, None) == round_.view(None)
    assert sorted(GAME.cards(world)) == sorted(GAME.cards(round_.state))


def test_FS_4_a_seat_is_told_what_its_own_hand_is_worth_in_each_colour() -> None:
    round_ = table("r1 r9 b12", "y2 g20", "y3 g3")
    assert (round_.view(0).sums, round_.view(0).best) == ({"red": 10, "blue": 12}, "blue")
    assert (round_.view(1).sums, round_.view(1).best) == ({"yellow": 2, "green": 20}, "green")
    assert (round_.view().sums, round_.view().best) == (None, None)


def test_FS_3_who_puts_a_card_away_is_told_what_is_left_after_closing_with_it() -> None:
    round_ = table("r1 r9", "y2 y20")
    assert round_.view(0).closers == ()  # a card is to be taken first
    round_.do(0, "take", from_="stock")
    assert round_.view(0).closers == (Closer("y1", "red", 10),)
    assert round_.view(1).closers == round_.view().closers == ()  # it says what that hand holds
    closing = [choice.card for choice in GAME.legal(round_.state, 0) if choice.close]
    assert {*closing} == {closer.card for closer in round_.view(0).closers}


def test_FS_3_a_card_that_was_just_taken_openly_closes_nothing() -> None:
    round_ = table("r1 r9", "y2 y20", open_="g1 r3 g3 g4")
    round_.do(0, "take", from_=0, card="g1")
    assert round_.view(0).closers == ()
    round_ = table("r1 r9", "y2 y20", open_="g1 r3 g3 g4")
    round_.do(0, "take", from_=1, card="r3")
    assert round_.view(0).closers == (Closer("r1", "red", 12), Closer("r9", "red", 4))


def test_FS_4_when_the_round_is_over_all_hands_are_shown() -> None:
    round_ = full(2, 3)
    round_.state = msgspec.structs.replace(round_.state, turns=299)
    round_.do(1, "take", from_="stock")
    assert round_.view(0).hands is None
    round_.do(1, "drop", card=round_.view(1).hand[0], on=0)
    world = GAME.imagine(round_.view(0), round_.seen(0), Random(1))
    assert (world.hands, GAME.outcome(world)) == (round_.state.hands, round_.outcome)


def test_FS_2_a_remade_stock_is_a_known_set_of_cards() -> None:
    for seed in range(4):
        round_ = full(6, seed)
        rng = Random(seed)
        remade: list[set[str]] = []
        while len(remade) < 2:
            seat = round_.pending.must[0]
            if seat == CHANCE:
                action = GAME.legal(round_.state, CHANCE)[0].sample(rng)
                remade.append(set(action.cards))
                assert shuffle(round_, action) is None
                continue
            round_.do(seat, "take", from_="stock")
            drop = rng.choice([choice for choice in GAME.legal(round_.state, seat) if not choice.close])
            round_.do(seat, "drop", card=drop.card, on=drop.on)
        for _ in range(7):  # one round about: who drops a card from the remade stock has one unknown card of it less
            seat = round_.pending.must[0]
            round_.do(seat, "take", from_="stock")
            drop = rng.choice([choice for choice in GAME.legal(round_.state, seat) if not choice.close])
            round_.do(seat, "drop", card=drop.card, on=drop.on)
        fresh, older = remade[1], remade[0] - remade[1]
        for chair in (None, 0, 3):
            world = GAME.imagine(round_.view(chair), round_.seen(chair), rng)
            assert set(world.stock) <= fresh
            for other in range(6):
                held, really = (set(GAME.view(state, other).hand) for state in (world, round_.state))
                assert len(held & fresh) == len(really & fresh)
                assert len(held & older) == len(really & older)
