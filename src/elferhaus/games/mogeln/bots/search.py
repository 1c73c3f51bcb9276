"""How mogeln is searched: what the others would do about a lay, and what somebody like them would have laid.

A world has the cards where they can be, and as the last lay what the rule of thumb would have laid from that hand. It
goes on by a quick rule of thumb (``playout``). How many cards a lay is nobody sees: in the same world with the same
luck all lays are called alike, so few worlds tell the best. Calls out of turn are made by rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.core.cards import BIT, NUMBER, Card, CardSet, card_set, cards_in
from elferhaus.core.game import Did, Event, Seat
from elferhaus.core.worlds import share_out
from elferhaus.games.mogeln.rules import true_cards
from elferhaus.games.mogeln.state import DOUBT, AnyLay, Lay, MogelnState
from elferhaus.games.mogeln.worlds import Memory

from . import thumb
from .beliefs import POKER_FACED, soon
from .playout import QuickRound, playout
from .quick_beliefs import QuickBeliefs

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.mogeln.view import MogelnView

STRANGE: Final = 0.2  # how often somebody lays otherwise than by rule of thumb


def choices(chair: Chair[MogelnView], policy: Player[MogelnView], rng: Random) -> list[Action]:
    """Return the rule of thumb's choice, a true card, a false one, several at once as far as one dares, and a doubt.

    Doubts are looked at where they are worth an interruption, as with everyone else: a table of experts is to be fun.
    """
    legal = chair.legal
    lay = legal[0]
    assert isinstance(lay, AnyLay)
    beliefs = thumb.ObservedBeliefs(chair, POKER_FACED, rng)
    if DOUBT in legal and (beliefs.layer_is_out or beliefs.lying() >= 1):  # there is nothing to think about
        return [DOUBT]
    view = chair.view
    seats = len(view.counts)
    order = soon(lay.claim, seats)
    keep = sorted(lay.from_, key=lambda card: order[NUMBER[card]])  # the last one comes round the soonest
    right = true_cards(view.rules, seats, lay.claim)
    lays: list[tuple[Card, ...]] = [(keep[0],)]
    lays += [(card,) for card in keep if BIT[card] & right][:1]
    if lay.max > 1:
        lays += [tuple(keep[:count]) for count in range(2, min(POKER_FACED.most, len(keep) - 1) + 1)]
    found = [policy.decide(chair, rng), *[Lay(cards=cards, claim=lay.claim) for cards in lays]]
    if DOUBT in legal and beliefs.doubts():
        found.append(DOUBT)
    return list(dict.fromkeys(found))


class _LastLayer:
    """Whoever laid last, before that lay."""

    def __init__(self, view: MogelnView, seen: Sequence[Event], seat: Seat) -> None:
        self.view, self.seat = view, seat
        laid = [at for at, event in enumerate(seen) if isinstance(event, Did) and isinstance(event.action, Lay)]
        self._before = seen[: laid[-1]]
        self._table: QuickRound | None = None

    def lay(self, hands: tuple[CardSet, ...], under: CardSet, rng: Random) -> CardSet:
        """Return what was laid if these were the hands."""
        view, seat = self.view, self.seat
        if self._table is None:
            state = MogelnState(view.rules, hands, seat, under=under, said=view.said - 1)
            self._table = QuickRound(state, self._before)
        table = self._table
        table.hands, table.under = list(hands), under
        table.counts = [hand.bit_count() for hand in hands]
        if rng.random() >= STRANGE:
            return QuickBeliefs(table, seat, rng).best_lay(rng)[0]
        hand = list(cards_in(hands[seat]))
        several = view.rules.sneak and rng.random() < table.statistics.sneaking(seat)
        right = hands[seat] & true_cards(view.rules, table.seats, view.said)
        if right and not several:
            return right & -right
        return card_set(rng.sample(hand, max(1, len(hand) - 1) if several else 1))


def worlds(view: MogelnView, seen: Sequence[Event]) -> Callable[[Random], MogelnState]:
    """Prepare to draw worlds: cards where they can be, and a last lay that somebody with such a hand would make."""
    seats = len(view.counts)
    memory = Memory(view.rules, seats, view.seat)
    for event in seen:
        memory.remember(event)
    sizes = {1 << seat: count for seat, count in enumerate(view.counts)} | memory.sizes
    last = memory.pile[-1] if memory.pile else 0
    layer = (view.turn - 1) % seats
    guessed: _LastLayer | None = None
    if last and layer != view.seat:
        if not view.counts[layer]:  # MO-4: an empty hand is shown, so the rest is known
            sizes[last] = len(memory.places) - sum(sizes.values()) + sizes[last]
        else:  # the last lay goes back into the hand, and is laid anew
            guessed = _LastLayer(view, seen, layer)
            sizes[1 << layer] += sizes.pop(last)
    unseen = {card: places for card, places in memory.places.items() if card not in (view.hand or ())}
    if guessed is not None:
        unseen = {card: places | (1 << layer if places & last else 0) for card, places in unseen.items()}
    own = card_set(view.hand or ())
    slots = [place for place, size in sizes.items() if size and place != 1 << (view.seat or 0)]
    cards, room = list(unseen), [sizes[slot] for slot in slots]

    def world(rng: Random) -> MogelnState:
        shared = share_out(cards, room, lambda card, slot: bool(unseen[card] & slots[slot]), rng)
        contents = dict(zip(slots, map(card_set, shared), strict=True))
        hands = tuple([own if seat == view.seat else contents.get(1 << seat, 0) for seat in range(seats)])
        under = sum([contents[place] for place in memory.pile if place != last])
        laid = contents.get(last, 0)
        if guessed is not None:
            laid = guessed.lay(hands, under, rng)
            hands = (*hands[:layer], hands[layer] ^ laid, *hands[layer + 1 :])
        gone = sum([contents[place] for place in memory.sizes if place not in memory.pile])
        return MogelnState(view.rules, hands, view.turn, under, laid, view.said, gone, view.lays, view.winners)

    return world


SEARCH: Final = SearchSettings(
    policy=ByRule(thumb.decide, thumb.call),
    choices=choices,
    playouts=240,
    depth=0,
    worlds=worlds,
    playout=playout,
)
