"""Why to lay, hold back or draw in the games that lay cards to rows (elfer-raus, junior)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from elferhaus.bots.hints import Reason, because
from elferhaus.core.cards import BIT, CARD, NUMBER, CardSet, card_set
from elferhaus.games.row_laying.state import ROW, Draw, End, Keep, Lay

from .greedy import goes_out
from .thumb import ABOVE, BELOW

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action
    from elferhaus.games.row_laying.view import RowView

MANY: Final = 3  # places: whoever opens so many gives something away


class Side(NamedTuple):
    """The empty places of a row that lie on one side of a card, up to where the row goes on."""

    own: CardSet
    others: CardSet  # those for cards that somebody else holds or that are in the stock
    mine_next: bool
    ends: bool  # nothing lies beyond them
    last: CardSet  # the last own card there that does not fit yet
    gap: int  # places of others before that one


class Sight(NamedTuple):
    """What a seat sees of the rows, as sets of cards."""

    hand: CardSet
    fits: CardSet
    table: CardSet
    deck: CardSet

    @property
    def mine(self) -> CardSet:
        """The own cards that fit."""
        return self.hand & self.fits

    def sides(self, bit: CardSet) -> list[Side]:
        """Return the sides on which the row can go on from a card."""
        found = []
        above, below = ABOVE[bit] & self.deck, BELOW[bit] & self.deck
        lying_above, lying_below = above & self.table, below & self.table
        if lying_above:
            above &= (lying_above & -lying_above) - 1
        if lying_below:
            below &= -(1 << lying_below.bit_length())
        if above:
            own = self.hand & above
            last = 1 << (own & ~self.fits).bit_length() >> 1
            gap = (above & ~own & (last - 1)).bit_count() if last else 0
            found.append(Side(own, above ^ own, bool(own & bit << 1), not lying_above, last, gap))
        if below:
            own = self.hand & below
            waiting = own & ~self.fits
            last = waiting & -waiting
            gap = (below & ~own & -last).bit_count() if last else 0
            found.append(Side(own, below ^ own, bool(own & bit >> 1), not lying_below, last, gap))
        return found

    def waiting(self, bit: CardSet) -> Side | None:
        """Return the side on which an own card waits behind the widest gap, if one does."""
        widest = max(self.sides(bit), key=lambda side: side.gap, default=None)
        return widest if widest is not None and widest.gap else None

    def opens(self, bit: CardSet) -> int:
        """Count the places that a card opens to others: on the sides where the next one is not an own card."""
        return sum(side.others.bit_count() for side in self.sides(bit) if not side.mine_next)

    def opens_least(self, bit: CardSet) -> bool:
        """Tell whether no other own card that fits opens fewer places."""
        least = self.opens(bit)
        return all(self.opens(other) >= least for other in each(self.mine & ~bit))

    def next_own(self, bit: CardSet) -> Card:
        """Return an own card that fits right beside this one."""
        beside = (bit << 1 | bit >> 1) & self.hand
        return CARD[beside & -beside]

    def bar(self, cards: CardSet) -> tuple[Card, int, int] | None:
        """Return which of these cards bars others the most places, and from where to where; None where none does."""
        best, most = None, MANY - 1
        for bit in each(cards):
            if not self.table & ROW[CARD[bit]]:
                continue  # a row that has not begun can perhaps be begun with another card
            for side in self.sides(bit):
                barred = side.others.bit_count()
                if side.ends and not side.mine_next and barred > most:
                    places = [NUMBER[CARD[place]] for place in each(side.own | side.others)]
                    best, most = (CARD[bit], places[0], places[-1]), barred
        return best


def each(cards: CardSet) -> Iterator[CardSet]:
    """Go through the cards of a set."""
    while cards:
        lowest = cards & -cards
        yield lowest
        cards ^= lowest


def why(view: RowView, deck: CardSet, action: Action) -> Reason:
    """Say why this is a good thing to do now."""
    table = card_set(card for row in view.rows for card in row)
    sight = Sight(card_set(view.hand or ()), card_set(view.fits), table, deck)
    if isinstance(action, Lay):
        return _why_lay(view, sight, action.card)
    if isinstance(action, Draw):
        return because("hint-rows-draw-again" if view.drawn else "hint-rows-draw")
    if isinstance(action, Keep):
        return because("hint-rows-keep", card=CARD[sight.mine])
    return _why_end(sight) if isinstance(action, End) else because("hint-rows-pass")


def _why_end(sight: Sight) -> Reason:
    mine = sight.mine
    if not mine:
        return because("hint-rows-end")
    if bar := sight.bar(mine):
        card, low, high = bar
        return because("hint-rows-end-keep", card=card, low=low, high=high)
    if all(map(sight.opens, each(mine))):
        return because("hint-rows-end-opens")
    return because("hint-rows-end-waits", card=CARD[mine & -mine])


def _why_lay(view: RowView, sight: Sight, card: Card) -> Reason:
    bit, hand, table = BIT[card], sight.hand, sight.table
    if hand == bit:
        return because("hint-rows-last", card=card)
    if view.phase == "drawn":  # ER-6: it has to be laid, and the turn is over
        return because("hint-rows-drawn", card=card)
    if table and goes_out(hand, sight.fits):  # ER-3: with the opening card the turn is over
        return because("hint-rows-out", count=hand.bit_count())
    others = sight.mine & ~bit
    if not table and not others:
        return because("hint-rows-begin", card=card)
    if waiting := sight.waiting(bit):
        key = "hint-rows-waits" if waiting.ends else "hint-rows-towards"
        return because(key, card=card, other=CARD[waiting.last])
    if not others and view.phase != "laid":
        return because("hint-rows-only", card=card)
    if not sight.sides(bit):
        return because("hint-rows-nothing-behind", card=card)
    opens = sight.opens(bit)
    if not opens:
        return because("hint-rows-next-is-mine", card=card, other=sight.next_own(bit))
    if (bar := sight.bar(others)) and bar[2] - bar[1] >= opens:
        other, low, high = bar
        return because("hint-rows-rather", card=card, other=other, low=low, high=high)
    if sight.opens_least(bit):
        return because("hint-rows-least", card=card, count=opens)
    return because("hint-good")
