"""Imagining worlds at farben, on arrays: hands that lean to what their seats collect, as far as that is known.

Cards come in groups, by the stock that held them last (``worlds.Memory``); of each it is known how many of its cards
every hand holds. While the first stock lasts there is one group, and the unknown cards of a seat are likelier of its
colour; the colour of each seat is drawn by what it took and dropped.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from elferhaus.bots.luck import Ints, below, lot, shuffle
from elferhaus.games.farben.state import DECK
from elferhaus.games.farben.worlds import groups_of, remembered, state_of

from .kernel_state import (
    HANDS,
    NEXT,
    SEATS,
    SIZE,
    STRIDE,
    code,
    packed,
)
from .thumb import enough_to_close, likelihoods, signs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Event
    from elferhaus.games.farben.view import FarbenView

BELIEF: Final = 2.0  # how far moves are believed; with 1, as far as the rule of thumb believes them
ODDS: Final = 2.5  # how much likelier an unknown card is of the colour that is collected, at first
ODDS_PER_TURN: Final = 0.5  # and more after each turn,
MOST_ODDS: Final = 6.0  # up to this (measured at tables of the rule of thumb)
TRIES: Final = 6  # hands that are looked at before one is taken with which the round would have been closed
WHOLE: Final = 1 << 20  # chances and odds as integers

# What a seat knows: the world without its unknown cards, then the groups of these.
OWN: Final = SIZE
LEANING: Final = OWN + 1  # whether hands lean to colours
LIKELIER: Final = LEANING + 1  # how much
ENOUGH: Final = LIKELIER + 1  # with which sum a hand would have been closed
CHANCES: Final = ENOUGH + 1  # by seat and colour: how likely it is the one
ORDER: Final = CHANCES + 24  # in which seats get their cards
GROUPS: Final = ORDER + 6
MOST_GROUPS: Final = 40
GROUP: Final = GROUPS + 1  # by group: how many cards, and how many of them go to each seat
CARDS: Final = GROUP + 7 * MOST_GROUPS
KNOWN: Final = CARDS + 80


def imagine(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Draw a world."""
    for at in range(SIZE):
        state[at] = known[at]
    top, first = state[NEXT], CARDS
    for group in range(known[GROUPS]):
        at = GROUP + 7 * group
        count, given = known[at], 0
        shuffle(luck, known, first, count)
        if known[LEANING]:
            given = lean(rules, known, state, luck, first, count)
        else:
            for seat in range(rules[SEATS]):
                for _ in range(known[at + 1 + seat]):
                    card = known[first + given]
                    state[HANDS + 4 * seat + card // STRIDE] |= 1 << card % STRIDE
                    given += 1
        for index in range(given, count):
            state[top] = known[first + index]
            top += 1
        first += count


def lean(rules: Ints, known: Ints, state: Ints, luck: Ints, first: int, count: int) -> int:
    """Give every other seat its unknown cards, likelier of the colour it collects; return how many were given."""
    seats, given = rules[SEATS], 0
    for seat in range(seats):
        known[ORDER + seat] = seat
    shuffle(luck, known, ORDER, seats)
    for index in range(seats):
        seat = known[ORDER + index]
        size = known[GROUP + 1 + seat]
        if seat == known[OWN] or not size:
            continue
        hand = HANDS + 4 * seat
        for _ in range(TRIES):
            for colour in range(4):
                state[hand + colour] = known[hand + colour]
            draw_hand(known, luck, first + given, count - given, size, drawn_colour(known, seat, luck))
            for at in range(first + given, first + given + size):
                card = known[at]
                state[hand + card // STRIDE] |= 1 << card % STRIDE
            if not would_have_closed(state, hand, known[ENOUGH]):
                break
        given += size
    return given


def drawn_colour(known: Ints, seat: int, luck: Ints) -> int:
    """Draw the colour that a seat collects."""
    left = below(luck, WHOLE)
    for colour in range(3):
        left -= known[CHANCES + 4 * seat + colour]
        if left < 0:
            return colour
    return 3


def draw_hand(known: Ints, luck: Ints, first: int, count: int, size: int, aim: int) -> None:
    """Bring so many of the cards to the front, those of a colour the likelier."""
    liked = 0
    for at in range(first, first + count):
        if known[at] // STRIDE == aim:
            liked += 1
    for taken in range(size):
        others = count - taken - liked
        is_liked = lot(luck) * (known[LIKELIER] * liked + WHOLE * others) < known[LIKELIER] * liked
        nth = below(luck, liked if is_liked else others)
        at = first + taken
        while True:
            if (known[at] // STRIDE == aim) == is_liked:
                if not nth:
                    break
                nth -= 1
            at += 1
        card = known[at]
        known[at] = known[first + taken]
        known[first + taken] = card
        if is_liked:
            liked -= 1


def would_have_closed(state: Ints, hand: int, enough: int) -> bool:
    """Tell whether somebody with this hand would have closed the round."""
    colours, total = 0, 0
    for colour in range(4):
        left = state[hand + colour]
        if left:
            colours += 1
        number = 0
        while left:
            total += number * (left & 1)
            left >>= 1
            number += 1
    return colours == 1 and total >= enough


def known(view: FarbenView, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows as an array."""
    memory, seats = remembered(view, seen), view.seats
    hands, groups = groups_of(view, memory)
    stock = sum(len(cards) - sum(sizes) for cards, sizes in groups)
    found = packed(state_of(view, hands, DECK[:stock]), seen) + [0] * (KNOWN - SIZE)
    found[OWN] = -1 if view.seat is None else view.seat
    found[LEANING] = int(memory.stock == 0 and view.hands is None and view.seat is not None)
    found[LIKELIER] = round(WHOLE * min(MOST_ODDS, ODDS + ODDS_PER_TURN * view.turns / seats))
    found[ENOUGH] = ceil(enough_to_close(seats, view.turns))
    for seat, row in enumerate(signs(seen, seats)):
        chances = likelihoods([BELIEF * each for each in row])
        found[CHANCES + 4 * seat : CHANCES + 4 * seat + 4] = [round(WHOLE * each) for each in chances]
    at = CARDS
    for index, (cards, sizes) in enumerate(groups):
        found[GROUP + 7 * index : GROUP + 7 * index + 1 + seats] = [len(cards), *sizes]
        found[at : at + len(cards)] = map(code, cards)
        at += len(cards)
    found[GROUPS] = len(groups)
    return found
