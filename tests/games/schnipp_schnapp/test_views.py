"""schnipp-schnapp: what a seat sees and imagines."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from elferhaus.core.chance import Shuffled
from elferhaus.core.game import CHANCE, Did, Event, choose
from elferhaus.games.schnipp_schnapp import GAME
from elferhaus.games.schnipp_schnapp.piles import can_succeed
from elferhaus.games.schnipp_schnapp.state import AnySchnapp, Schnapp, Schnipp, Snap, Turn
from games.schnipp_schnapp.tables import dealt, misdealt, table, turn, view

if TYPE_CHECKING:
    from tabletop import Table

# What a seat sees


def test_SS_1_a_seat_knows_its_own_cards_but_not_their_order() -> None:
    at = table("y2 r9 r1", "y9 g1 b3")
    assert view(at, 0).looked == (("r1", "r9", "y2"), None)
    assert view(at, None).looked == (None, None)
    other = table("r9 r1 y2", "g1 b3 y9")
    assert view(at, 0) == other.view(0)
    assert view(at, None) == other.view(None)


def test_SS_3_open_piles_and_the_middle_are_public() -> None:
    at = table("r1 r2 r3", "y4 y1 y3")
    turn(at, 0, 1, 0)
    at.do(0, "schnapp", ms=350)
    sight = view(at, 1)
    assert (sight.open, sight.middle, sight.down, sight.counts) == (((), ("y4",)), ("r1", "r2"), (1, 2), (1, 3))
    assert (sight.calls.called, sight.last, sight.turned, sight.piles) == ((0,), (), 3, None)


def test_SS_7_nobody_sees_the_order_of_a_shuffle() -> None:
    at = table("r1 r2", "y3 y4 y1", starter=0)
    turn(at, 0, 1, 0, 1)
    at.do(CHANCE, "shuffle", pile=0, cards=["r2", "r1"])
    for seat in (None, 0, 1):
        shuffles = [event for event in at.seen(seat) if isinstance(event, Shuffled)]
        assert [event.cards for event in shuffles] == [None]


def test_SS_9_when_the_round_is_over_everything_is_shown() -> None:
    at = table("r1 r2", "y3 r4")
    assert view(at, None).piles == (("r1", "r2"), ("y3", "r4"))
    assert view(at, 1).looked == (("r1", "r2"), ("r4", "y3"))
    assert GAME.imagine(view(at, 1), (), Random(1)) == at.state


# Imagined worlds


def whole(hands: dict[int, str], seats: int) -> Table:
    """A whole deal in which these cards come last in their piles, and nobody has a quartet."""
    last = {seat: tuple(text.split()) for seat, text in hands.items()}
    rest = [card for number in range(1, 21) for card in (f"{c}{number}" for c in "rygb")]
    rest = [card for card in rest if not any(card in pile for pile in last.values())]
    piles: list[list[str]] = [[] for _ in range(seats)]
    sizes = [26, 27, 27]
    for card in rest:
        seat = min(
            (seat for seat in range(seats) if len(piles[seat]) < sizes[seat] - len(last.get(seat, ()))),
            key=lambda seat: len(piles[seat]),
        )
        piles[seat].append(card)
    at = table(*(" ".join((*pile, *last.get(seat, ()))) for seat, pile in enumerate(piles)))
    assert misdealt(at.deal, seats, starter=1) is None
    return at


def spill(at: Table, until: int) -> None:
    """Let every turner call a mistake at once, so that all cards but the last go to the middle."""
    while sum(map(len, at.state.down)) > until:
        seat = at.pending.must[0]
        turn(at, seat)
        at.do(seat, "schnapp", ms=300)
        assert at.state.open[seat] == ()


@pytest.mark.parametrize("order", [("r1 y1", "r2 y2"), ("r1 y2", "r2 y1")])
def test_SS_9_imagined_worlds_end_exactly_when_the_table_sees_the_end(order: tuple[str, str]) -> None:
    """Seat 0 does not know who holds what, but it sees whether the round goes on."""
    at = whole({0: "b10", 1: order[0], 2: order[1]}, 3)
    spill(at, 5)
    ending = order[0] == "r1 y1"
    assert (at.pending.must == (CHANCE,)) == ending
    rng = Random(5)
    seen = at.seen(0)
    worlds = [GAME.imagine(view(at, 0), seen, rng) for _ in range(60)]
    assert all(GAME.view(world, 0) == view(at, 0) for world in worlds)
    assert all(GAME.pending(world) == at.pending for world in worlds)
    assert all(can_succeed(world.down, world.open, world.middle) != ending for world in worlds)
    assert len({world.down for world in worlds}) > 3
    assert at.state.down in {world.down for world in worlds}


def play_on(seats: int, seed: int, enough: Any) -> tuple[Any, list[Event]]:
    """Play until enough has been seen; somebody calls every match, alone."""
    rules, deal = dealt(seed, seats)
    state, rng = GAME.start(rules, seats, deal), Random(seed)
    log: list[Event] = []
    while not enough(state, log):
        tops = [pile[-1][1:] for pile in state.open if pile]
        if state.calling and not state.calls.called and len(set(tops)) < len(tops):
            seat = rng.randrange(seats)
            action: Any = Schnapp(300)
        else:
            seat = GAME.pending(state).must[0]
            action = choose(GAME.legal(state, seat)[0], rng)
        state, events = GAME.apply(state, seat, action)
        log.extend(events)
    return state, [event for event in log if event.to is None]


def test_SS_3_imagined_worlds_keep_the_order_of_what_was_won() -> None:
    state, seen = play_on(3, 2, lambda _, log: sum(isinstance(event, Snap) for event in log) == 4)
    turned = {event.action.card for event in seen if isinstance(event, Did) and isinstance(event.action, Turn)}
    for seat in (None, 0, 1, 2):
        worlds = [GAME.imagine(GAME.view(state, seat), seen, Random(seed)) for seed in range(20)]
        for world in worlds:
            for pile, imagined in zip(state.down, world.down, strict=True):
                assert [card for card in pile if card in turned] == [card for card in imagined if card in turned]
        assert len({world.down for world in worlds}) == 20
        if seat is not None:
            assert {frozenset(world.down[seat]) for world in worlds} == {frozenset(state.down[seat])}


def test_SS_7_imagined_worlds_know_the_cards_of_a_shuffled_pile_but_not_their_order() -> None:
    state, seen = play_on(2, 5, lambda _, log: log and isinstance(log[-1], Shuffled) and len(log[-1].cards or ()) > 4)
    pile = state.down[state.due]
    for seat in (None, 0, 1):
        worlds = [GAME.imagine(GAME.view(state, seat), seen, Random(seed)) for seed in range(20)]
        assert {tuple(sorted(world.down[state.due])) for world in worlds} == {tuple(sorted(pile))}
        assert len({world.down[state.due] for world in worlds}) > 10


def test_SS_1_imagined_piles_were_never_dealt_a_quartet() -> None:
    rules, deal = dealt(1)
    state = GAME.start(rules, 2, deal)
    for seed in range(20):
        for pile in GAME.imagine(GAME.view(state, None), (), Random(seed)).looked:
            assert max(sum(card[1:] == str(number) for card in pile) for number in range(1, 21)) < 4


def test_SS_6_calls_chosen_by_lot_are_possible_and_some_are_close() -> None:
    rng = Random(1)
    free = [AnySchnapp().sample(rng).ms for _ in range(200)]
    assert min(free) < 60
    assert max(free) > 1000
    window = AnySchnapp(300.5, 350.5)
    assert all(window.admits(window.sample(rng)) for _ in range(100))
    assert not window.admits(Schnipp(320))
