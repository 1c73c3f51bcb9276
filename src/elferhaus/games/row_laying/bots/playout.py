"""A quick way to play on in the games that lay cards to rows: everyone lays by rule of thumb (``thumb``).

Nobody looks at a view; a row is a small set of its numbers, whatever its colour, and what it is worth to a hand is
worked out once for all worlds that show the same. A test holds that it comes out as if the players had been asked.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from elferhaus.core.cards import BIT, CARD, NUMBER, CardSet
from elferhaus.core.game import Outcome
from elferhaus.games.row_laying.moves import apply
from elferhaus.games.row_laying.state import DRAW, LAY
from elferhaus.games.row_laying.view import ROWS

from .greedy import goes_out
from .thumb import Weights, best_lay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Seat
    from elferhaus.games.row_laying.state import AnyRowState, RowRules

FIRST: Final = ROWS[0]
SHIFTS: Final = tuple((row & -row).bit_length() - (FIRST & -FIRST).bit_length() for row in ROWS)
PLACE: Final[dict[Card, tuple[int, CardSet]]] = {
    card: next((row, bit >> shift) for row, shift in enumerate(SHIFTS) if bit >> shift & FIRST)
    for card, bit in BIT.items()
}
NUMBERS: Final = {bit: NUMBER[CARD[bit]] for bit in BIT.values() if bit & FIRST}
REMEMBERED: Final = 1 << 15  # rows whose worth is kept
NEVER: Final = float("-inf")

# What the best card is worth, which it is, and whether all own cards there can be laid in this turn.
Judged: TypeAlias = tuple[float, CardSet, bool]
Rows: TypeAlias = "Sequence[CardSet]"


class Judge:
    """Says what rows and their sides are worth to a hand; there are few sides, so all of them are known soon."""

    def __init__(self, weights: Weights, places: CardSet) -> None:
        """Begin with nothing known."""
        self._weights, self.places = weights, places
        self.row = lru_cache(REMEMBERED)(self._row)
        self.ups: dict[CardSet, Judged] = {}  # by the own cards above what lies, of which the lowest fits
        self.downs: dict[CardSet, Judged] = {}

    def _row(self, mine: CardSet, own: CardSet, lying: CardSet) -> Judged:
        value, bit = best_lay(mine, own, lying, self.places, self._weights)
        return value, bit, goes_out(own, mine)

    def up(self, own: CardSet) -> Judged:
        """Judge the upper side of a row."""
        bit = own & -own
        judged = self.ups[own] = self._row(bit, own, bit >> 1)
        return judged

    def down(self, own: CardSet) -> Judged:
        """Judge the lower side of a row."""
        bit = 1 << own.bit_length() - 1
        judged = self.downs[own] = self._row(bit, own, bit << 1)
        return judged


@cache
def judge_for(weights: Weights, row_rules: RowRules) -> Judge:
    """Return what judges the rows of a game; all have the same places, but one colour may be out of it."""
    return Judge(weights, row_rules.deck & FIRST or row_rules.deck >> SHIFTS[1] & FIRST)


def in_rows(cards: CardSet) -> list[CardSet]:
    """Return the numbers of these cards in each row."""
    return [cards >> shift & FIRST for shift in SHIFTS]


def above_lying(table: Rows) -> list[CardSet]:
    """Return the part of each row that is above what lies in it, that included; 0 if nothing lies."""
    return [-(lying & -lying) for lying in table]


def best_of(hand: Rows, fits: Rows, table: Rows, above: Rows, judge: Judge) -> tuple[float, CardSet, int, bool]:
    """Return what the best card of a hand is worth, that card, its row, and whether the hand can go out."""
    ups, downs = judge.ups, judge.downs
    best_worth, best, best_row, out = NEVER, 0, 0, True
    for row, own in enumerate(hand):
        if not own:
            continue
        mine = own & fits[row]
        if not mine:
            out = False
        elif not above[row]:
            value, bit, clears = judge.row(mine, own, table[row])
            out = out and clears
            if value > best_worth:
                best_worth, best, best_row = value, bit, row
        else:
            upper = own & above[row]
            lower = own ^ upper
            if lower & mine:
                value, bit, clears = downs.get(lower) or judge.down(lower)
                out = out and clears
                if value > best_worth:
                    best_worth, best, best_row = value, bit, row
            elif lower:
                out = False
            if upper & mine:
                value, bit, clears = ups.get(upper) or judge.up(upper)
                out = out and clears
                if value > best_worth:
                    best_worth, best, best_row = value, bit, row
            elif upper:
                out = False
    return best_worth, best, best_row, out


def finish(state: AnyRowState, weights: Weights) -> Outcome:
    """Play to the end by rule of thumb."""
    while not state.table and state.phase != "over":
        state = _opened(state, weights)
    ending = Ending(state, weights)
    phase, seat, seats = state.phase, state.turn, len(state.hands)
    if phase != "over":
        drawn_card = phase == "drawn"
        if drawn_card and state.row_rules.may_keep:
            pass  # thumb keeps it, and the turn ends
        elif ending.turn(seat, laid=phase == "laid", ends=drawn_card, drawn=state.drawn):
            return ending.outcome(seat)
        seat = seat + 1 if seat + 1 < seats else 0
        while not ending.turn(seat):
            seat = seat + 1 if seat + 1 < seats else 0
    return ending.outcome(seat)


def _opened(state: AnyRowState, weights: Weights) -> AnyRowState:
    """Make one decision before anything lies: all sorts of cards can fit then."""
    hand = state.hands[state.turn]
    mine = hand & state.fits
    if not mine:
        return apply(state, state.turn, DRAW)[0]
    bit = mine & -mine if goes_out(hand, state.fits) else best_lay(mine, hand, 0, state.row_rules.deck, weights)[1]
    return apply(state, state.turn, LAY[bit])[0]


class Ending:
    """A round being played to its end; every set of cards is one a row."""

    def __init__(self, state: AnyRowState, weights: Weights) -> None:
        """Take over a state."""
        row_rules = state.row_rules
        self._judge = judge_for(weights, row_rules)
        self._places = self._judge.places
        self._further, self._per_card = weights.further, weights.per_card
        self._draws, self._may_keep = row_rules.draws, row_rules.may_keep
        self._hands = [in_rows(hand) for hand in state.hands]
        self._table = in_rows(state.table)
        self._fits = in_rows(state.fits)
        self._stock = [PLACE[card] for card in reversed(state.stock)]
        # Where a row has begun and grows outward, this part of it is above what lies.
        self._outward = not row_rules.lying
        self._above = above_lying(self._table) if self._outward else [0, 0, 0, 0]

    def turn(self, seat: Seat, laid: bool = False, ends: bool = False, drawn: int = 0) -> bool:
        """Let a seat take its turn, or the rest of it; tell whether it went out."""
        hand = self._hands[seat]
        while True:
            value, best, row, out = best_of(hand, self._fits, self._table, self._above, self._judge)
            if not best:
                if not laid:
                    self._draw(hand, drawn)
                return False
            if out:
                hand[:] = 0, 0, 0, 0
                return True
            if laid:
                red, yellow, green, blue = hand
                count = red.bit_count() + yellow.bit_count() + green.bit_count() + blue.bit_count()
                if value < self._further + self._per_card * count:
                    return False
            hand[row] ^= best
            self._lay(row, best)
            if ends:
                return False
            laid = True

    def _lay(self, row: int, bit: CardSet) -> None:
        lying = self._table[row] | bit
        self._table[row] = lying
        self._fits[row] = (lying << 1 | lying >> 1) & ~lying & self._places
        if self._outward and not self._above[row]:
            self._above[row] = -bit

    def _draw(self, hand: list[CardSet], drawn: int) -> None:
        stock = self._stock
        while stock and drawn < self._draws:
            row, bit = stock.pop()
            drawn += 1
            if bit & self._fits[row]:
                if self._may_keep:  # ER-6s: thumb does
                    hand[row] |= bit
                else:
                    self._lay(row, bit)
                return
            hand[row] |= bit

    def outcome(self, winner: Seat) -> Outcome:
        """Count what is left in the hands."""
        points = []
        for hand in self._hands:
            total = 0
            for own in hand:
                left = own
                while left:
                    bit = left & -left
                    total += NUMBERS[bit]
                    left ^= bit
            points.append(total)
        return Outcome(tuple(points), (winner,))
