"""Imagined worlds are weighed by past play: what somebody would hardly have done with a hand, they did with another."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import exp
from random import Random
from statistics import mean
from typing import Any

import pytest

from elferhaus.bots.kernel import Comparison, Kernel
from elferhaus.bots.sharing import CARD, CARDS
from elferhaus.core.cards import BIT, cards_in
from elferhaus.core.game import Action, Did, sees
from elferhaus.core.match import new_match
from elferhaus.core.player import ChairCopy, copied
from elferhaus.core.round import Round
from elferhaus.games import Room, room_named
from elferhaus.games.row_laying.bots.kernel_state import DO_DRAW, HALF, HANDS, PLACE, SIZE
from elferhaus.games.row_laying.bots.kernel_weighing import (
    DONE,
    DRAWN_CARD,
    DRAWS_UNSEEN,
    FIRST_DONE,
    LIKELY,
    MILLION,
    STEPS,
    WALKING,
    WHAT,
    WIDTH,
    likelihood,
    whose,
)
from elferhaus.games.row_laying.bots.kernel_worlds import SHARED, STOCK_SLOT, by_lot
from elferhaus.games.row_laying.bots.thumb import BELOW
from elferhaus.games.row_laying.state import Draw
from games.row_laying.tables import whole
from tabletop import dealt

OFF = 0.045  # how far shares of some hundred worlds may be apart, on average


def room_of(name: str) -> Room:
    found = room_named(name)
    assert found is not None
    return found


def kernel_of(room: Room) -> Kernel:
    assert room.bots.kernel is not None
    return room.bots.kernel


def weighed(kernel: Kernel, chair: Any) -> list[int]:
    assert kernel.weighed is not None
    return kernel.weighed(chair.view, chair.seen)


def round_of(
    room: Room, player: str, seats: int, events: int, seed: int, edition: str | None = None, **options: str
) -> tuple[ChairCopy, Round]:
    """A moment of a round among such players, after so many events, or at its last decision."""
    rng = Random(seed)
    table = dealt(new_match(room.game, [f"p{seat}" for seat in range(seats)], 1, edition, **options), rng)
    while True:
        seat = table.pending.must[0]
        action = room.players[player].decide(table.chair(seat), rng)
        if len(table.log) >= events or table.state.hands[seat].bit_count() == 1:
            return copied(table.chair(seat)), table
        table.act(seat, action)


def walked(kernel: Kernel, chair: Any, count: int, steps: int) -> list[tuple[int, ...]]:
    """Hands of worlds that a seat imagines, all of them as sets of cards."""
    form, seats = kernel.plain("imagine"), chair.view.seats
    known, luck, world = weighed(kernel, chair), form.luck(3), form.empty()
    known[STEPS] = steps
    found = []
    for _ in range(count):
        form.functions["imagine"](kernel.setting(chair.view.rules, seats).rules, known, world, luck)
        found.append(hands_in(world, seats))
    return found


def by_chance(kernel: Kernel, chair: Any, count: int) -> list[tuple[int, ...]]:
    """The same, by lot."""
    form, seats = kernel.plain("imagine"), chair.view.seats
    known, luck, world, found = kernel.known(chair.view, chair.seen), form.luck(3), form.empty(), []
    for _ in range(count):
        form.functions["imagine"](kernel.setting(chair.view.rules, seats).rules, known, world, luck)
        found.append(hands_in(world, seats))
    return found


def hands_in(array: Any, seats: int) -> tuple[int, ...]:
    return tuple(array[at] | array[at + 1] << HALF for at in range(HANDS, HANDS + 2 * seats, 2))


def test_worlds_come_up_as_often_as_they_explain_what_was_done() -> None:
    """A walk finds a card in a hand as often as worlds by lot have it there, each counted by how likely it is."""
    room = room_of("elfer-raus")
    kernel = kernel_of(room)
    chair = next(
        chair
        for seed in range(50)
        for chair, _ in [round_of(room, "thumb", 3, 14, seed)]
        if not any(isinstance(event, Did) and isinstance(event.action, Draw) for event in chair.seen)
    )
    rules, known = kernel.setting(chair.view.rules, 3).rules, weighed(kernel, chair)
    luck, world = kernel.plain("imagine").luck(1), [0] * SIZE
    lots: defaultdict[tuple[int, str], float] = defaultdict(float)
    total = 0.0
    for _ in range(5_000):
        by_lot(rules, known, world, luck)
        known[:SIZE] = world
        weight = exp(sum(likelihood(rules, known, seat) for seat in range(3) if seat != chair.seat) / MILLION)
        total += weight
        for seat, hand in enumerate(hands_in(world, 3)):
            for card in cards_in(hand):
                lots[seat, card] += weight
    worlds = walked(kernel, chair, 1_200, 16)
    walks = Counter((seat, card) for world in worlds for seat, hand in enumerate(world) for card in cards_in(hand))
    differences = [walks[each] / len(worlds) - lots[each] / total for each in lots if each[0] != chair.seat]
    assert sum(each * each for each in differences) / len(differences) < OFF * OFF


WAYS: list[tuple[str, str, dict[str, str]]] = [
    ("elfer-raus", "2013", {}),
    ("elfer-raus", "space", {}),
    ("elfer-raus", "2013", {"variant": "false-start"}),
    ("elfer-raus", "2013", {"variant": "three-starts"}),
    ("elfer-raus", "2013", {"variant": "any-start"}),
    ("junior", "2013", {}),
    ("junior", "space", {}),
]


@pytest.mark.parametrize(("name", "edition", "options"), WAYS, ids=str)
def test_the_true_world_explains_the_play_of_who_keeps_to_the_rule_of_thumb(
    name: str, edition: str, options: dict[str, str]
) -> None:
    room = room_of(name)
    kernel = kernel_of(room)
    for seed, events in enumerate((20, 35, 50, 80)):
        chair, table = round_of(room, "thumb", 3, events, seed, edition, **options)
        known = true_world(kernel, chair, table)
        rules = kernel.setting(chair.view.rules, 3).rules
        for seat in range(3):
            assert likelihood(rules, known, seat) > -1 * MILLION, "no slip, and nothing that cannot be"


def true_world(kernel: Kernel, chair: Any, table: Round) -> list[int]:
    """What a seat knows, at the point of the walk that is the truth."""
    seats, known = chair.view.seats, weighed(kernel, chair)
    by_lot(kernel.setting(chair.view.rules, seats).rules, known, [0] * SIZE, kernel.plain("imagine").luck(1))
    known[:SIZE] = kernel.packed(table.state, ())
    held = {seat: [PLACE[card] for card in cards_in(hand)] for seat, hand in enumerate(table.state.hands)}
    held[STOCK_SLOT] = [PLACE[card] for card in table.state.stock]
    places = {}
    for place in range(known[SHARED + CARDS]):
        known[SHARED + CARD + place] = card = held[whose(known, place)].pop()
        places[card] = place
    for seat in {*range(seats)} - {chair.seat}:
        done = range(known[FIRST_DONE + seat], known[FIRST_DONE + seat + 1])
        what = {each: known[DONE + WIDTH * each + WHAT] for each in done}
        told = [event for event in table.log if isinstance(event, Did) and event.by == seat]
        drawn = [PLACE[event.action.card] for event in told if isinstance(event.action, Draw) and event.action.card]
        for each, card in zip([each for each in done if what[each] == DO_DRAW], drawn, strict=True):
            laid = [~later for later in done if what[later] == card]
            known[DONE + WIDTH * each + DRAWN_CARD] = laid[0] if laid else places[card]
    return known


def test_who_laid_where_nothing_waits_has_no_card_that_leads_to_own_ones() -> None:
    """The red 12 opens all above it to others: who held the 10 and some red cards below it would have laid that."""
    hands = ("r11 r12 r20 y1 y2 y3 y4 b1 b2 b3 b4 b5 b6 b7 b8 b9", "r13 r14 y5 y6 y7 y8 y9", "g1 g2 g3 g4 g5 g6 g7")
    game = whole(*hands)
    game.do(0, "lay", card="r11")
    for seat in (1, 2):
        for _ in range(3):
            game.do(seat, "draw")
    game.do(0, "lay", card="r12")
    game.do(0, "end")
    kernel, chair = kernel_of(room_of("elfer-raus")), game.round.chair(1)
    lot, likely = (
        sum(bool(hands[0] & BIT["r10"] and hands[0] & BELOW[BIT["r10"]]) for hands in worlds)
        for worlds in (by_chance(kernel, chair, 400), walked(kernel, chair, 400, 12))
    )
    assert lot > 20
    assert likely < lot / 2


def test_hands_of_those_who_play_so_are_guessed_better_and_of_others_no_worse() -> None:
    room, seats, events = room_of("elfer-raus"), 4, 110
    kernel, better = kernel_of(room), {}
    for player in ("thumb", "random"):
        gains = []
        for seed in range(4):
            chair, table = round_of(room, player, seats, events, 100 + seed)
            others = [seat for seat in range(seats) if seat != chair.seat]
            lot, likely = (
                mean(sum((hands[seat] & table.state.hands[seat]).bit_count() for seat in others) for hands in worlds)
                for worlds in (by_chance(kernel, chair, 40), walked(kernel, chair, 40, 6))
            )
            gains.append((likely - lot) / sum(table.state.hands[seat].bit_count() for seat in others))
        better[player] = mean(gains)
    assert better["thumb"] > 0.03
    assert better["random"] > -0.05


@pytest.mark.parametrize("edition", ["2013", "space"])
def test_weighed_worlds_look_the_same_from_the_chair_and_drawn_cards_were_had(edition: str) -> None:
    room = room_of("elfer-raus")
    kernel = kernel_of(room)
    chair, table = round_of(room, "thumb", 3, 90, 2, edition)
    form, known = kernel.plain("imagine"), weighed(kernel, chair)
    rules, luck, array = kernel.setting(chair.view.rules, 3).rules, kernel.plain("imagine").luck(1), form.empty()
    assert known[DRAWS_UNSEEN]
    for _ in range(5):
        form.functions["imagine"](rules, known, array, luck)
        world = kernel.unpacked(array, chair.view.rules, 3)
        assert room.game.view(world, chair.seat) == chair.view
        assert sorted(room.game.cards(world)) == sorted(room.game.cards(table.state))
        assert all(known[LIKELY + seat] > -40 * MILLION for seat in range(3)), "nothing that cannot have been"


def test_what_is_written_down_is_the_same_in_every_world_that_looks_the_same() -> None:
    room = room_of("elfer-raus")
    chair, table = round_of(room, "thumb", 4, 60, 5)
    world = room.game.imagine(chair.view, chair.seen, Random(1))
    other = Round(room.game, world, [event for event in table.log if sees(event, chair.seat)]).chair(chair.seat)
    kernel = kernel_of(room)
    assert weighed(kernel, chair) == weighed(kernel, copied(other))
    assert len(weighed(kernel, chair)) > WALKING


def test_weighed_worlds_are_the_same_with_either_form() -> None:
    room = room_of("elfer-raus")
    kernel = kernel_of(room)
    chair, _ = round_of(room, "thumb", 3, 50, 6)
    numbers = [kernel.number(action) for action in chair.legal if isinstance(action, Action)]
    known = weighed(kernel, chair)
    known[STEPS] = 4
    plain, compiled = (
        Comparison(form, kernel.setting(chair.view.rules, 3), known, chair.seat, 9).values(numbers, 4)
        for form in (kernel.plain("compare"), kernel.form("compare", wait=True))
    )
    assert plain == compiled
