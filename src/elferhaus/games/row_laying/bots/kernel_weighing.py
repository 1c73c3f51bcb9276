"""Weighing imagined worlds by how likely everybody's past play was in them, on arrays.

A world is a point of a walk. A step exchanges two unseen cards, or says that another card was the one drawn at some
time; it is taken by how much likelier it makes what the seats concerned have done (Metropolis). So worlds come up as
often as they explain the play: who could have laid a better card does not hold it, and who drew held none that fitted.

How a seat plays is not known. It may keep to the rule of thumb, mostly keep to it, or do anything: three models, and
the better one explains what a seat did, the more it counts. Only what was seen is used, never what is hidden.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from elferhaus.bots.bits import ones
from elferhaus.bots.luck import Ints, below, lot
from elferhaus.bots.sharing import CARD, CARDS, LENGTH, MASK, PLACED, swap

from .kernel_state import DO_DRAW, DO_END, DO_KEEP, HALF, HANDS, LAID, SEATS, SIZE
from .kernel_thumb import by_thumb
from .kernel_worlds import SHARED, STOCK_SLOT, WHOSE, by_lot, can_be, put_cards, settle

# What follows in an array of what a seat knows: where the walk is, and what the others did, seat after seat.
WALKING: Final = SHARED + LENGTH  # whether the walk has begun
STEPS: Final = WALKING + 1  # from one world to the next
DRAWS_UNSEEN: Final = STEPS + 1  # how many cards others drew and did not show
LIKELY: Final = DRAWS_UNSEEN + 1  # by seat: how likely its play is in this world, as a logarithm in millionths
FIRST_DONE: Final = LIKELY + 6  # by seat: the first thing that it did; those of the last seat end at the next
THUMB: Final = FIRST_DONE + 7  # the weights of the rule of thumb, in hundredths
DONE: Final = THUMB + 8  # what was done: each takes so many places
WIDTH: Final = 9
WHAT, PHASE_THEN, FITS_THEN, TABLE_THEN, IS_FORCED = 0, 1, 2, 4, 6  # IS_FORCED: there was no choice (ER-3)
DRAWN_CARD: Final = 7  # of a draw: the place of the card among the unseen ones, or what laid it (as ~ its place here)
BECAME: Final = 8  # of a draw: what the others saw of it
UNSEEN, AT_ONCE, KEPT = 0, 1, 2
NOWHERE: Final = -10_000

MILLION: Final = 1_000_000
CANNOT_BE: Final = 1e-4  # how likely what was impossible is held to be: a walk may have to pass through it
SLIPS: Final = 0.02  # which part of the decisions is made by lot by whoever keeps to the rule of thumb,
MORE_SLIPS: Final = 0.25  # and by who mostly does
KEEPS_TO_IT, MOSTLY, ANYTHING = 0.6, 0.25, 0.15  # how many players are such
STOPS: Final = 0.5  # how often somebody stops by lot, whatever the hand: some always do, some never
REDRAWS: Final = 0.3  # the share of steps that change what was drawn when
WARM_UP: Final = 40  # times as many steps lead to the first world
TRIES: Final = 100  # to find a draw and what it can have brought


def imagine(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Draw a world: by lot, or where the others' play is to be explained, the next one of the walk."""
    if len(known) <= WALKING:
        by_lot(rules, known, state, luck)
    else:
        if not known[WALKING]:
            set_out(rules, known, state, luck)
        walk(rules, known, known[STEPS], luck)
        for at in range(SIZE):
            state[at] = known[at]
        put_cards(rules, known, state)
    settle(rules, known, state, luck)


def set_out(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Begin at a world by lot in which every draw brought something that it can have brought, and go far from there."""
    known[WALKING] = 1
    by_lot(rules, known, state, luck)
    put_cards(rules, known, known)
    for seat in range(rules[SEATS]):
        for done in range(known[FIRST_DONE + seat], known[FIRST_DONE + seat + 1]):
            at = DONE + WIDTH * done
            if known[at + WHAT] == DO_DRAW and known[at + BECAME] != AT_ONCE:
                known[at + DRAWN_CARD] = can_have_brought(known, seat, done)
        known[LIKELY + seat] = likelihood(rules, known, seat)
    walk(rules, known, WARM_UP * known[STEPS], luck)


def can_have_brought(known: Ints, seat: int, done: int) -> int:
    """Return a card that a draw can have brought and no other is said to have: one still held, or laid since."""
    at = DONE + WIDTH * done
    fits = known[at + BECAME] != UNSEEN
    for place in range(known[SHARED + CARDS]):
        card = known[SHARED + CARD + place]
        if whose(known, place) == seat and fitted(known, at, card) == fits and drawn_when(known, seat, place) < 0:
            return place
    for later in range(done + 1, known[FIRST_DONE + seat + 1]):
        card = known[DONE + WIDTH * later + WHAT]
        if card < DO_END and fitted(known, at, card) == fits and drawn_when(known, seat, ~later) < 0:
            return ~later
    return NOWHERE


def fitted(known: Ints, at: int, card: int) -> bool:
    """Tell whether a card fitted when something was done."""
    return known[at + FITS_THEN + card // HALF] >> card % HALF & 1 == 1


def drawn_when(known: Ints, seat: int, card: int) -> int:
    """Return which draw is said to have brought a card; -1 if it was dealt."""
    for done in range(known[FIRST_DONE + seat], known[FIRST_DONE + seat + 1]):
        at = DONE + WIDTH * done
        if known[at + WHAT] == DO_DRAW and known[at + DRAWN_CARD] == card:
            return done
    return -1


def whose(known: Ints, place: int) -> int:
    """Return who holds an unseen card in this world."""
    return known[WHOSE + known[SHARED + PLACED + place]]


def walk(rules: Ints, known: Ints, steps: int, luck: Ints) -> None:
    """Go on to neighbours of this world, or stay, by how likely the play is in both."""
    cards = known[SHARED + CARDS]
    for _ in range(steps if cards else 0):
        if known[DRAWS_UNSEEN] and lot(luck) < REDRAWS:
            redraw(rules, known, luck)
        else:
            exchange(rules, known, below(luck, cards), below(luck, cards), luck)


def exchange(rules: Ints, known: Ints, one: int, other: int, luck: Ints) -> None:
    """Let two unseen cards change places."""
    seat, neighbour = whose(known, one), whose(known, other)
    if seat == neighbour or not can_change_places(known, one, other):
        return
    change_places(known, one, other)
    if can_be(rules, known, known):
        mine, theirs, before = 0, 0, 0
        if seat != STOCK_SLOT:
            mine, before = likelihood(rules, known, seat), known[LIKELY + seat]
        if neighbour != STOCK_SLOT:
            theirs = likelihood(rules, known, neighbour)
            before += known[LIKELY + neighbour]
        if is_taken(mine + theirs - before, luck):
            if seat != STOCK_SLOT:
                known[LIKELY + seat] = mine
            if neighbour != STOCK_SLOT:
                known[LIKELY + neighbour] = theirs
            return
    change_places(known, one, other)


def can_change_places(known: Ints, one: int, other: int) -> bool:
    """Tell whether two unseen cards can be where the other one is."""
    masks, placed = SHARED + MASK, SHARED + PLACED
    return known[masks + one] >> known[placed + other] & known[masks + other] >> known[placed + one] & 1 == 1


def change_places(known: Ints, one: int, other: int) -> None:
    """Exchange two unseen cards."""
    first, second = known[SHARED + CARD + one], known[SHARED + CARD + other]
    give(known, whose(known, one), first, second)
    give(known, whose(known, other), second, first)
    swap(known, SHARED + CARD + one, SHARED + CARD + other)
    swap(known, SHARED + MASK + one, SHARED + MASK + other)


def give(known: Ints, seat: int, leaves: int, comes: int) -> None:
    """Put one card into a hand for another."""
    if seat != STOCK_SLOT:
        known[HANDS + 2 * seat + leaves // HALF] ^= 1 << leaves % HALF
        known[HANDS + 2 * seat + comes // HALF] ^= 1 << comes % HALF


def redraw(rules: Ints, known: Ints, luck: Ints) -> None:
    """Say that a draw brought another card: an unseen one that its seat holds, or one that it has laid since."""
    cards, all_done = known[SHARED + CARDS], known[FIRST_DONE + rules[SEATS]]
    for _ in range(TRIES):
        done, card = below(luck, all_done), below(luck, cards + all_done)
        at = DONE + WIDTH * done
        if known[at + WHAT] == DO_DRAW and known[at + BECAME] != AT_ONCE:
            seat = 0
            while known[FIRST_DONE + seat + 1] <= done:
                seat += 1
            laid = card - cards
            if laid < 0:
                if whose(known, card) == seat:
                    say_it_brought(rules, known, seat, done, card, luck)
                    return
            elif done < laid < known[FIRST_DONE + seat + 1] and known[DONE + WIDTH * laid + WHAT] < DO_END:
                say_it_brought(rules, known, seat, done, ~laid, luck)
                return


def say_it_brought(rules: Ints, known: Ints, seat: int, done: int, card: int, luck: Ints) -> None:
    """Say that a draw brought a card, and the draw that was said to have brought it the other one."""
    at = DONE + WIDTH * done
    before, other = known[at + DRAWN_CARD], drawn_when(known, seat, card)
    exchanged = DONE + WIDTH * other
    if other >= 0:
        if known[exchanged + BECAME] == AT_ONCE or (before < 0 and ~before < other):
            return
        known[exchanged + DRAWN_CARD] = before
    known[at + DRAWN_CARD] = card
    found = likelihood(rules, known, seat)
    if is_taken(found - known[LIKELY + seat], luck):
        known[LIKELY + seat] = found
        return
    known[at + DRAWN_CARD] = before
    if other >= 0:
        known[exchanged + DRAWN_CARD] = card


def is_taken(gain: int, luck: Ints) -> bool:
    """Take a step that makes the play likelier, and others by how likely they leave it."""
    return gain >= 0 or lot(luck) < exp(gain / MILLION)


def likelihood(rules: Ints, known: Ints, seat: int) -> int:
    """Say how likely a seat would have played as it did, had it held these cards: as a logarithm in millionths."""
    weights = known[THUMB : THUMB + 8]
    hand, other_hand = known[HANDS + 2 * seat], known[HANDS + 2 * seat + 1]
    first, last = known[FIRST_DONE + seat], known[FIRST_DONE + seat + 1]
    for done in range(first, last):  # what it was dealt: all that it holds or laid, but for what it drew
        at = DONE + WIDTH * done
        what = known[at + WHAT]
        card = what if what < DO_END else drawn_card(known, at) if what == DO_DRAW else -1
        if 0 <= card < HALF:
            hand ^= 1 << card
        elif card >= 0:
            other_hand ^= 1 << card - HALF
    possible, keeps, mostly, anything = 1.0, KEEPS_TO_IT, MOSTLY, ANYTHING
    for done in range(first, last):
        at = DONE + WIDTH * done
        what, phase = known[at + WHAT], known[at + PHASE_THEN]
        mine, others = hand & known[at + FITS_THEN], other_hand & known[at + FITS_THEN + 1]
        if what == DO_DRAW:
            if mine | others:
                possible *= CANNOT_BE
            card = drawn_card(known, at)
            if card < 0 or fitted(known, at, card) != (known[at + BECAME] != UNSEEN):
                possible *= CANNOT_BE
            if 0 <= card < HALF:
                hand |= 1 << card
            elif card >= 0:
                other_hand |= 1 << card - HALF
            continue
        if what < DO_END or what == DO_KEEP or mine | others:
            lays, may_stop = ones(mine) + ones(others), phase == LAID or what == DO_KEEP
            if lays + may_stop > 1 and not known[at + IS_FORCED]:
                table, other_table = known[at + TABLE_THEN], known[at + TABLE_THEN + 1]
                usual = by_thumb(rules, weights, phase, True, hand, other_hand, mine, others, table, other_table)
                by_chance = (STOPS if may_stop else 1.0) / (lays if what < DO_END else 1)
                anything *= by_chance
                keeps *= SLIPS * by_chance + (1 - SLIPS) * (usual == what)
                mostly *= MORE_SLIPS * by_chance + (1 - MORE_SLIPS) * (usual == what)
        if what < HALF:
            hand ^= 1 << what
        elif what < DO_END:
            other_hand ^= 1 << what - HALF
    return int(MILLION * log(possible * (keeps + mostly + anything)))


def drawn_card(known: Ints, at: int) -> int:
    """Return the card that a draw is said to have brought; -1 if none is said."""
    card = known[at + DRAWN_CARD]
    if card >= 0:
        return known[SHARED + CARD + card]
    return -1 if card == NOWHERE else known[DONE + WIDTH * ~card + WHAT]
