"""The worlds that a seat can imagine in the games that lay cards to rows: what the moves tell about the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from elferhaus.core.cards import BIT, Card, CardSet, beside, card_set, cards_in
from elferhaus.core.worlds import share_out

from .moves import fits_after
from .state import AnyRowState, Draw, Keep, Lay, Pass, RowAction, RowRules, RowState

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Did, Event, Seat

    from .view import RowView

ELEVENS = card_set(("r11", "y11", "g11", "b11"))


class Memory:
    """What the moves of a round tell about the hands: whoever drew or passed had nothing that fits.

    A place that fits goes on to fit until it is filled, so what a hand lacked the last time it lacked all the times
    before. But where a row may be started by several cards (ER-V2), the others of them fit no more once it is.
    """

    def __init__(self, row_rules: RowRules, seats: int) -> None:
        """Begin with what lies out."""
        self.row_rules = row_rules
        self.table: CardSet = row_rules.lying
        self.fits: CardSet = beside(row_rules.lying) & row_rules.deck & ~row_rules.lying or row_rules.starts
        self.lacks: list[CardSet] = [0] * seats  # cards known not to be in a hand
        self.lacked: list[CardSet] = [0] * seats  # ER-V2: cards known not to have been in it before the opening,
        self.since: list[int] = [0] * seats  # and how many it drew and did not lay at once since then
        self.kept: list[CardSet] = [0] * seats  # one of these was drawn and kept (ER-6s)
        self.laid: list[CardSet] = [0] * seats
        self.drew: list[int] = [0] * seats  # how many cards; of the own ones it is known which
        self.own_draws: CardSet = 0
        self._drawing: Seat | None = None  # who has just drawn

    def remember(self, event: Did[RowAction]) -> None:
        """Take in one event."""
        seat, action = event.by, event.action
        if isinstance(action, Lay):
            if seat == self._drawing and self.table:  # ER-6: the card drawn last
                self.since[seat] -= 1
            self._remember_lay(seat, action.card)
        elif isinstance(action, Draw):
            if action.card is not None:  # the fuller account of the own draw
                self.own_draws |= BIT[action.card]
                return
            # ER-6: nothing fitted; nor did the card drawn before, or it would have been laid.
            self.lacks[seat] = self.fits
            self.drew[seat] += 1
            if self.table:
                self.since[seat] += 1
            else:
                self.lacked[seat] = self.fits
        elif isinstance(action, Keep):
            self.kept[seat] = self.fits
        elif isinstance(action, Pass):
            self.lacks[seat] |= self.fits
        self._drawing = seat if isinstance(action, Draw) else None

    def _remember_lay(self, seat: Seat, card: Card) -> None:
        bit = BIT[card]
        if not self.table and self.row_rules.forced:
            # ER-3: the 11s that go before this one were in nobody's hand.
            self.lacks = [self.row_rules.starts & (bit - 1)] * len(self.lacks)
        self.fits = fits_after(self.row_rules, self.table, self.fits, card)
        self.table |= bit
        self.laid[seat] |= bit
        self.kept[seat] = 0 if self.kept[seat] & bit else self.kept[seat]


class Worlds:
    """Draws worlds in which a seat would have seen all this; what cannot be is worked out once."""

    def __init__(self, view: RowView, row_rules: RowRules, seen: Sequence[Event]) -> None:
        """Remember what was seen (a Memory says what cannot be)."""
        self.view = view
        self.memory = memory = Memory(row_rules, len(view.counts))
        for event in seen:
            memory.remember(cast("Did[RowAction]", event))  # there are no other events in these games
        hands = dict(enumerate(view.hands)) if view.hands else {} if view.seat is None else {view.seat: view.hand or ()}
        self.known = {seat: card_set(hand) for seat, hand in hands.items()}
        self.unseen = row_rules.deck & ~memory.table
        for hand in self.known.values():
            self.unseen &= ~hand
        self.slots = self._slots()  # whose (-1 is the stock's), how many, and which cards they can be
        places = {
            card: [index for index, slot in enumerate(self.slots) if slot[1] and BIT[card] & slot[2]]
            for card in cards_in(self.unseen)
        }
        most = sum(1 for slot in self.slots if slot[1])
        self._free = [card for card, possible in places.items() if len(possible) == most]
        self._bound = [(card, possible) for card, possible in places.items() if len(possible) < most]

    def _slots(self) -> list[tuple[Seat, int, CardSet]]:
        view, memory, unseen = self.view, self.memory, self.unseen
        slots: list[tuple[Seat, int, CardSet]] = []
        for seat, count in enumerate(view.counts):
            if seat in self.known:
                continue
            rest, since = count, memory.since[seat]
            if seat == view.turn and view.drawn:  # a card just drawn, which the others have not seen
                must_fit = view.drawn == memory.row_rules.draws or not view.stock
                slots.append((seat, 1, memory.fits if must_fit else unseen))
                rest, since = rest - 1, max(0, since - 1)
            if memory.kept[seat]:
                slots.append((seat, 1, memory.kept[seat]))
                rest -= 1
            can = unseen & ~memory.lacks[seat]
            if can & memory.lacked[seat] and since < rest:  # ER-V2: only what was drawn since then can be one of these
                slots.append((seat, rest - since, can & ~memory.lacked[seat]))
                rest = since
            slots.append((seat, rest, can))
        return [*slots, (-1, view.stock, unseen)]

    def draw(self, rng: Random) -> AnyRowState:
        """Return one of them."""
        shared = self.shared(rng)
        hands = self.hands(shared)
        while not self.can_be(hands):
            shared = self.shared(rng)
            hands = self.hands(shared)
        return self.state(hands, shared[-1])

    def hands(self, shared: Sequence[Sequence[Card]]) -> list[CardSet]:
        """Return everyone's hand, with what was shared out to the slots."""
        hands = [self.known.get(seat, 0) for seat in range(len(self.view.counts))]
        for (seat, _, _), cards in zip(self.slots[:-1], shared[:-1], strict=True):
            hands[seat] |= card_set(cards)
        return hands

    def can_be(self, hands: Sequence[CardSet]) -> bool:
        """Tell whether the starter can have been dealt the first 11 (ER-3): another before it was drawn."""
        view, memory = self.view, self.memory
        if not memory.row_rules.holder_starts:
            return True
        had = [(hand | laid) & ELEVENS for hand, laid in zip(hands, memory.laid, strict=True)]
        drew = list(memory.drew)
        if view.seat is not None:  # the own draws are known, card by card
            had[view.seat] &= ~memory.own_draws
            drew[view.seat] = 0
        first = had[view.starter] & -had[view.starter]
        before = [(each & (first - 1)).bit_count() for each in had]
        return bool(first) and all(count <= most for count, most in zip(before, drew, strict=True))

    def state(self, hands: Sequence[CardSet], stock: Sequence[Card]) -> AnyRowState:
        """Return the world with these hands and this stock."""
        view, memory, row_rules = self.view, self.memory, self.memory.row_rules
        phase = view.phase
        if phase == "drawing" and view.drawn and hands[view.turn] & memory.fits:
            phase = "drawn"
        fits = memory.fits
        if not memory.table:
            elevens = hands[view.starter] & row_rules.starts
            fits = elevens & -elevens if row_rules.forced else row_rules.starts or row_rules.deck
        table, turn, drawn = memory.table, view.turn, view.drawn
        return RowState(
            view.rules, row_rules, tuple(hands), tuple(stock), table, fits, view.starter, turn, phase, drawn
        )

    def shared(self, rng: Random) -> list[list[Card]]:
        """Share out the unseen cards to the slots, by lot.

        Place the cards that cannot be everywhere, those with the fewest places first, and then deal the others.
        """
        slots, random = self.slots, rng.random
        left = [size for _, size, _ in slots]
        shared: list[list[Card]] = [[] for _ in slots]
        for card, possible in sorted(self._bound, key=lambda each: len(each[1]) + random()):
            lot = random() * sum([left[slot] for slot in possible])
            for slot in possible:
                lot -= left[slot]
                if lot < 0:
                    shared[slot].append(card)
                    left[slot] -= 1
                    break
            else:  # a dead end: others must be moved
                return self._moved(rng)
        free = sorted(self._free, key=lambda _: random())
        at = 0
        for cards, size in zip(shared, left, strict=True):
            cards.extend(free[at : at + size])
            at += size
        stock = shared[-1]
        if len(stock) > left[-1]:
            rng.shuffle(stock)
        return shared

    def _moved(self, rng: Random) -> list[list[Card]]:
        slots = self.slots
        return share_out(
            cards_in(self.unseen),
            [size for _, size, _ in slots],
            lambda card, slot: bool(BIT[card] & slots[slot][2]),
            rng,
        )


def imagine(view: RowView, row_rules: RowRules, seen: Sequence[Event], rng: Random) -> AnyRowState:
    """Return a world in which the seat would have seen all this."""
    return Worlds(view, row_rules, seen).draw(rng)
