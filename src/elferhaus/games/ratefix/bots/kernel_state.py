"""How a round of ratefix is written into arrays of integers: see ``kernel``.

A card is its colour times 24 and its number; an action is the number that is named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.engine.value import POINTS
from elferhaus.bots.kernel import Setting
from elferhaus.core.cards import BIT, CARD, deck
from elferhaus.core.game import Did
from elferhaus.games.ratefix.rules import HAND as HAND_SIZE
from elferhaus.games.ratefix.rules import RatefixRules
from elferhaus.games.ratefix.state import Guess, RatefixState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.luck import Ints
    from elferhaus.core.game import Action, Event
    from elferhaus.games.ratefix.view import RatefixView

STRIDE: Final = 24
SEATS, DEALER, HAND = 0, 1, 2  # in the rules array
# What a state holds: first what was done last, and by whom.
ACTION, ACTOR, STARTER, TRICKS, NAMED = 0, 1, 2, 3, 4  # NAMED: how many have spoken in this trick
IN_ALL: Final = 5  # tricks of a round
WINNERS: Final = 6  # of the tricks so far
SAID: Final = WINNERS + 20  # in the whole round, in the order it was named
CARDS: Final = SAID + 40  # the piles as dealt, one after the other, then the cards that are out
MOST_SUMS: Final = 62  # of three cards
SUMS: Final = CARDS + 80  # room for thoughts: how many of the chances lie at each sum of the others' cards
OLD_SUMS: Final = SUMS + MOST_SUMS
LEFT: Final = OLD_SUMS + MOST_SUMS  # how often each number has not been turned up yet
SIZE: Final = LEFT + 21
# What a seat knows: a world without the unseen cards, where these go, and which they are.
UNSEEN: Final = SIZE
PLACES: Final = UNSEEN + 1
UNSEEN_CARDS: Final = PLACES + 80
KNOWN: Final = UNSEEN_CARDS + 80
FITS: Final = 1  # in the weights, behind that of points: room for how each seat's guesses fitted its cards
FIT: Final = 5  # led, leading, followed, unhearing, hearing


def setting(rules: RatefixRules, seats: int) -> Setting:
    """Return what these rules mean to the kernel."""
    return Setting([seats, rules.dealer or 0, HAND_SIZE[seats]], [POINTS, *[0.0] * 4 * FIT])


def code(card: str) -> int:
    """Return the number of a card."""
    return BIT[card].bit_length() - 1


def packed(state: RatefixState, happened: Sequence[Event] = ()) -> list[int]:
    """Return a state of the engine as an array; what has happened says what was named before."""
    found = [0] * SIZE
    seats, tricks = len(state.piles), len(state.winners)
    found[STARTER], found[TRICKS], found[NAMED] = state.starter, tricks, len(state.guesses)
    found[IN_ALL] = len(state.piles[0])
    found[WINNERS : WINNERS + tricks] = state.winners
    said = [event.action.sum for event in happened if isinstance(event, Did)][: tricks * seats]
    found[SAID : SAID + len(said)] = said
    found[SAID + tricks * seats : SAID + tricks * seats + len(state.guesses)] = state.guesses
    cards = [code(card) for pile in (*state.piles, state.out) for card in pile]
    found[CARDS : CARDS + len(cards)] = cards
    return found


def unpacked(array: Ints, rules: RatefixRules, seats: int) -> RatefixState:
    """Return the state of the engine that an array holds."""
    n, size = [int(each) for each in array], HAND_SIZE[seats]
    cards = [CARD[1 << card] for card in n[CARDS : CARDS + 80]]
    said = SAID + n[TRICKS] * seats
    return RatefixState(
        rules=rules,
        piles=tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(seats)),
        out=tuple(cards[seats * size :]),
        starter=n[STARTER],
        winners=tuple(n[WINNERS : WINNERS + n[TRICKS]]),
        guesses=tuple(n[said : said + n[NAMED]]),
    )


def action(number: int) -> Guess:
    """Return an action by its number."""
    return Guess(number)


def number(action: Action | None) -> int:
    """Return the number of an action."""
    assert isinstance(action, Guess)
    return action.sum


def known(view: RatefixView, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows as an array."""
    seats, size, trick = view.seats, HAND_SIZE[view.seats], len(view.winners)
    found = [0] * KNOWN
    found[STARTER], found[TRICKS], found[IN_ALL] = view.starter, trick, size
    found[WINNERS : WINNERS + trick] = view.winners
    said = [event.action.sum for event in seen if isinstance(event, Did)]
    found[SAID : SAID + len(said)], found[NAMED] = said, len(said) - trick * seats
    for seat, pile in enumerate(view.played):
        found[CARDS + seat * size : CARDS + seat * size + trick] = map(code, pile)
    if view.card is not None and view.seat is not None:
        found[CARDS + view.seat * size + trick] = code(view.card)
    places = [at for at in range(CARDS, CARDS + 80) if not found[at]]
    seen_cards = {card for pile in view.played for card in pile} | {view.card}
    found[UNSEEN] = len(places)
    found[PLACES : PLACES + len(places)] = places
    found[UNSEEN_CARDS : UNSEEN_CARDS + len(places)] = [code(card) for card in deck() if card not in seen_cards]
    return found
