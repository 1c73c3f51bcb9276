"""ratefix by rule of thumb, on arrays: what ``thumb`` decides, in the same order and to the last digit."""

from __future__ import annotations

from math import exp

from elferhaus.bots.luck import Floats, Ints, lot
from elferhaus.games.ratefix.rules import HIGHEST

from .kernel_state import (
    CARDS,
    FIT,
    FITS,
    HAND,
    LEFT,
    NAMED,
    OLD_SUMS,
    SAID,
    SEATS,
    STARTER,
    STRIDE,
    SUMS,
    TRICKS,
    WINNERS,
)
from .thumb import CARD_COUNT, LEAST_SPREAD, SCALE, STRANGER, TOTAL, USUAL

LED, LEADING, FOLLOWED, UNHEARING, HEARING = 0, 1, 2, 3, 4
STRANGE, STRANGENESS = STRANGER
TRUST, LIES, CAUTION, REACH = USUAL.trust, USUAL.lies, USUAL.caution, USUAL.reach
LOWEST, BEYOND = -200, 400  # as if these had been named


def leader(state: Ints) -> int:
    """Return who guesses first in this trick (RF-2)."""
    return state[WINNERS + state[TRICKS] - 1] if state[TRICKS] else state[STARTER]


def is_named(rules: Ints, state: Ints, number: int) -> bool:
    """Tell whether a number has been named in this trick."""
    said = SAID + state[TRICKS] * rules[SEATS]
    found = False
    for index in range(state[NAMED]):
        found = found or state[said + index] == number
    return found


def heard(guess: int, weight: float, share: float) -> float:
    """Return the card that a plain guess betrays."""
    return min(max((guess - share) / weight, 1.0), float(HIGHEST))


def fit_all(rules: Ints, weights: Floats, state: Ints) -> None:
    """Go through the tricks so far and measure how far each guess was from what the card now shown suggests."""
    seats, size = rules[SEATS], rules[HAND]
    for seat in range(seats):
        at = FITS + FIT * seat
        weights[at + LED] = weights[at + FOLLOWED] = STRANGE
        weights[at + LEADING] = weights[at + UNHEARING] = weights[at + HEARING] = STRANGENESS
    first, cards, total = state[STARTER], CARD_COUNT, TOTAL
    for trick in range(state[TRICKS]):
        others = (seats - 1) / (cards - 1)
        weight, share, mean = 1 - others, others * total, total / cards
        told = 0.0
        for index in range(seats):
            seat = (first + index) % seats
            number = state[CARDS + seat * size + trick] % STRIDE
            guess = state[SAID + trick * seats + index]
            at = FITS + FIT * seat
            off = abs(guess - (number * weight + share))
            if index:
                weights[at + FOLLOWED] += 1
                weights[at + UNHEARING] += off
                weights[at + HEARING] += abs(guess - number - told - (seats - 1 - index) * mean)
            else:
                weights[at + LED] += 1
                weights[at + LEADING] += off
            told += heard(guess, weight, share)
            total -= number
        cards -= seats
        first = state[WINNERS + trick]


def by_thumb(rules: Ints, weights: Floats, state: Ints, luck: Ints) -> int:
    """Name the free number that is nearest to the most sums, as likely as these are."""
    seats, size, trick, named = rules[SEATS], rules[HAND], state[TRICKS], state[NAMED]
    first = leader(state)
    speaker = (first + named) % seats
    own = state[CARDS + speaker * size + trick] % STRIDE
    for number in range(HIGHEST + 1):
        state[LEFT + number] = 4 if number else 0
    for seat in range(seats):
        for at in range(CARDS + seat * size, CARDS + seat * size + trick):
            state[LEFT + state[at] % STRIDE] -= 1
    cards = total = 0
    for number in range(HIGHEST + 1):
        cards += state[LEFT + number]
        total += number * state[LEFT + number]
    state[LEFT + own] -= 1
    fit_all(rules, weights, state)
    count = 1
    state[SUMS] = 1
    for index in range(seats - 1):
        count = add_card(rules, weights, state, index, cards, total, count)
    later = seats - 1 - named
    if not later:
        return nearest(rules, state, own, count, HIGHEST * seats)
    guess = nearest(rules, state, own, count, REACH)
    for index in range(later):
        at = FITS + FIT * ((speaker + 1 + index) % seats)
        if weights[at + HEARING] < weights[at + UNHEARING] + CAUTION:
            return led_astray(rules, state, guess, (-LIES + (LIES - -LIES) * lot(luck)) / (seats - 1))
    return guess


def add_card(rules: Ints, weights: Floats, state: Ints, index: int, cards: int, total: int, count: int) -> int:
    """Add the card of another seat to the sums, as likely as its guess makes it; return how many sums there are."""
    seats, said = rules[SEATS], SAID + state[TRICKS] * rules[SEATS]
    hears, spread, told = False, 1.0, 0.0
    others = (seats - 1) / (cards - 1)
    weight, share = 1 - others, others * total
    is_known = index < state[NAMED]
    if is_known:
        at = FITS + FIT * ((leader(state) + index) % seats)
        if index:
            spread = min(weights[at + UNHEARING], weights[at + HEARING]) / weights[at + FOLLOWED]
            hears = weights[at + HEARING] < weights[at + UNHEARING]
        else:
            spread = weights[at + LEADING] / weights[at + LED]
        spread = max(spread, LEAST_SPREAD)
        if hears:
            for before in range(index):
                told += heard(state[said + before], weight, share)
            told += total / cards * (seats - 1 - index)
    for at in range(count):
        state[OLD_SUMS + at] = state[SUMS + at]
    for at in range(count + HIGHEST):
        state[SUMS + at] = 0
    for number in range(1, HIGHEST + 1):
        chance = state[LEFT + number]
        if not chance:
            continue
        if is_known:
            expected = number + told if hears else number * weight + share
            likely = exp(-abs(state[said + index] - expected) / spread) * TRUST
            chance = max(int(chance * SCALE * (likely + 0.02)), 1)
        for at in range(count):
            state[SUMS + at + number] += state[OLD_SUMS + at] * chance
    return count + HIGHEST


def nearest(rules: Ints, state: Ints, own: int, count: int, reach: int) -> int:
    """Return the free number that wins most often: nearer than all named ones (RF-3: of equals the first wins)."""
    for at in range(1, count):
        state[SUMS + at] += state[SUMS + at - 1]  # from now on: up to each sum
    seats, said = rules[SEATS], SAID + state[TRICKS] * rules[SEATS]
    best, best_won = 0, -1
    for guess in range(seats, HIGHEST * seats + 1):
        under, over = LOWEST, BEYOND
        free = True
        for index in range(state[NAMED]):
            other = state[said + index]
            free = free and other != guess
            if other < guess:
                under = max(under, other)
            else:
                over = min(over, other)
        if not free:
            continue
        low = max((under + guess) // 2 + 1, guess - reach) - own
        high = min((guess + over + 1) // 2 - 1, guess + reach) - own
        won = up_to(state, high, count) - up_to(state, low - 1, count)
        if won > best_won:
            best, best_won = guess, won
    return best


def up_to(state: Ints, total: int, count: int) -> int:
    """Return how many of the chances lie up to a sum of the others."""
    return 0 if total < 0 else state[SUMS + min(total, count - 1)]


def led_astray(rules: Ints, state: Ints, guess: int, by: float) -> int:
    """Return a free number some way off."""
    lowest, highest = rules[SEATS], HIGHEST * rules[SEATS]
    wanted = min(max(guess + round(by), lowest), highest)
    best, least = lowest, 1_000
    for number in range(lowest, highest + 1):
        if abs(number - wanted) < least and not is_named(rules, state, number):
            best, least = number, abs(number - wanted)
    return best
