"""Hints for elevens: bonus sides, jokers and bridges, and when to draw rather than lay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.hints import Hint, Reason, because
from elferhaus.core.cards import BIT, CARD, JOKER, NUMBER, CardSet, card_set
from elferhaus.games.elevens.rules import BONUS, MOST
from elferhaus.games.elevens.state import PLACES, SIDE, Discard, Draw, End, Lay, Swap, fitting
from elferhaus.games.row_laying.bots.greedy import goes_out
from elferhaus.games.row_laying.bots.hints import Sight, each

from . import thumb

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.elevens.view import ElevensView

SHORT: Final = 4  # cards: whoever holds no more can be out at the next turn
DEAR: Final = 6  # points: from here on it is worth a word what a card costs in the end


def hint(chair: Chair[ElevensView], rng: Random, adviser: Player[ElevensView]) -> Hint:
    """Say what to do and why."""
    action = adviser.decide(chair, rng)
    lays = [choice for choice in chair.legal if isinstance(choice, Lay)]
    return Hint(action, _Seat(chair.view, lays).why(action))


class _Seat:
    """What a seat sees and holds."""

    def __init__(self, view: ElevensView, lays: Sequence[Lay]) -> None:
        self.view, self.lays = view, lays
        held = view.hand or ()
        self.count = len(held)
        self.jokers = held.count(JOKER)
        table = card_set(card for row in view.rows for card in row)
        hand = card_set(held[: self.count - self.jokers])  # the jokers come last
        self.sight = Sight(hand, fitting(table), table, PLACES)

    def why(self, action: Action) -> Reason:
        """Say why this is a good thing to do now."""
        view = self.view
        if isinstance(action, Lay):
            return self._why_lay(action)
        if isinstance(action, Swap):
            return because("hint-elevens-swap", card=action.card)
        if isinstance(action, Discard):
            return self._why_discard()
        if isinstance(action, End) and view.laid == MOST:
            return because("hint-elevens-end-four")
        if not self.sight.mine:
            return self._why_save(action)
        # Something fits: the turn ends, or a card is drawn, so as not to lay it.
        return self._why_wait(isinstance(action, Draw))

    def _why_lay(self, lay: Lay) -> Reason:
        view, sight, place = self.view, self.sight, lay.as_ or lay.card
        bit = BIT[place]
        if self._goes_out() and lay.bridge is None:
            return because("hint-rows-out", count=self.count)
        if self._completes(bit):
            return because("hint-elevens-completes", card=place)
        if len(self.lays) == 1 and view.duty:
            return because("hint-rows-only", card=place)
        waiting = sight.waiting(bit)
        other = None if waiting is None else CARD[waiting.last]
        if lay.card == JOKER:
            return because("hint-elevens-joker", points=BONUS) if other is None else _joker_waits(place, other)
        if lay.bridge is not None:
            return because("hint-elevens-bridge", card=place) if other is None else _bridge_waits(place, other)
        if other is not None:
            return because("hint-rows-waits", card=place, other=other)
        if not sight.sides(bit):
            return because("hint-rows-nothing-behind", card=place)
        if not sight.opens(bit):
            return because("hint-rows-next-is-mine", card=place, other=sight.next_own(bit))
        return self._why_open(place, bit)

    def _why_open(self, card: Card, bit: CardSet) -> Reason:
        """Say why a card is laid although it opens something to others."""
        view = self.view
        if self._collects(bit):
            return because("hint-elevens-collects", card=card, count=self._collects(bit))
        others = [seat for seat in range(len(view.counts)) if seat != view.seat]
        shortest = min(others, key=view.counts.__getitem__)
        points = NUMBER[card]
        if view.counts[shortest] <= SHORT and points >= DEAR:
            return because("hint-elevens-short", card=card, seat=shortest, count=view.counts[shortest], points=points)
        if self.sight.opens_least(bit):
            return because("hint-rows-least", card=card, count=self.sight.opens(bit))
        if points >= DEAR:
            return because("hint-elevens-high", card=card, points=points)
        return because("hint-good")

    def _why_discard(self) -> Reason:
        if self._goes_out():
            return because("hint-elevens-out-joker")
        return because("hint-elevens-discard", points=BONUS)

    def _why_save(self, action: Action) -> Reason:
        """Say why the turn ends although a joker or a bridge could be used, or that nothing can."""
        if self.jokers and self.view.laid < MOST:
            return because("hint-elevens-save-joker")
        if self.lays:
            return because("hint-elevens-save-bridge")
        if isinstance(action, Draw):
            return because("hint-rows-draw")
        return because("hint-rows-end" if isinstance(action, End) else "hint-rows-pass")

    def _why_wait(self, draws: bool) -> Reason:
        """Say why no card is laid that fits."""
        if bit := self._prepares():
            return because("hint-elevens-side", card=CARD[bit])
        if not all(map(self.sight.opens, each(self.sight.mine))):
            return because("hint-elevens-draw-waits" if draws else "hint-elevens-end-waits")
        if not draws:
            return because("hint-rows-end-opens")
        worst = max(each(self.sight.mine), key=self.sight.opens)
        return because("hint-elevens-draw-opens", card=CARD[worst], count=self.sight.opens(worst))

    def _goes_out(self) -> bool:
        """Tell whether the whole hand can go in this turn: jokers can always be thrown out."""
        return self.count <= MOST - self.view.laid and goes_out(self.sight.hand, self.sight.fits)

    def _bonuses(self) -> bool:
        return self.view.rules.bonuses > sum(self.view.bonus)

    def _completes(self, bit: CardSet) -> bool:
        return self._bonuses() and not SIDE[bit] & ~(self.sight.table | bit)

    def _collects(self, bit: CardSet) -> int:
        """Count the own cards that the side still needs, when few are missing."""
        missing = SIDE[bit] & ~(self.sight.table | bit)
        if not self._bonuses() or missing.bit_count() > thumb.NEAR:
            return 0
        return (missing & self.sight.hand).bit_count()

    def _prepares(self) -> CardSet:
        """Return an own card after which others could fill the rest of its side in one turn; 0 where there is none."""
        sight = self.sight
        for bit in each(sight.mine if self._bonuses() else 0):
            missing = SIDE[bit] & ~(sight.table | bit)
            if missing & ~sight.hand and missing.bit_count() <= MOST:
                return bit
        return 0


def _joker_waits(place: Card, other: Card) -> Reason:
    return because("hint-elevens-joker-waits", card=place, other=other)


def _bridge_waits(place: Card, other: Card) -> Reason:
    return because("hint-elevens-bridge-waits", card=place, other=other)
