"""How a round of mogeln is written into arrays of integers: see ``kernel``.

A set of cards is one word: 15 bits a colour, as no card is higher than 15 (MO-1). What everyone remembers is part of a
state, since the rule of thumb goes by it: who played how is known to all, where cards went to each seat on its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.engine.value import POINTS
from elferhaus.bots.kernel import Setting
from elferhaus.core.cards import BIT, CARD, COLOURS, cards_in
from elferhaus.core.game import sees
from elferhaus.games.mogeln.rules import HIGH, MogelnRules, last_number
from elferhaus.games.mogeln.state import DOUBT, TOO_MANY, Lay, MogelnAction, MogelnState

from .observations import Observations

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.luck import Ints
    from elferhaus.core.cards import Card, CardSet
    from elferhaus.core.game import Action, Event

    from .opponents import OpponentStatistics

STRIDE: Final = 15
MOST_SEATS: Final = 6
# Numbers of actions: a card times 32 and the claim for one card, the set of cards behind DO_MANY for several.
CLAIMS: Final = 32
DO_DOUBT, DO_TOO_MANY, DO_NOTHING = 2_000, 2_001, 2_002
DO_MANY: Final = 1 << 60

# What the rules array holds.
SEATS, DEALER, HIGHEST, TOP, SNEAK, SPACE, COLOUR, STARTER = 0, 1, 2, 3, 4, 5, 6, 7
BY_LOT: Final = -1  # in STARTER
ANY_COLOUR: Final = -1  # in COLOUR

# What a state holds: first what was done last, and by whom.
ACTION, ACTOR, TURN, UNDER, LAST, SAID, GONE, LAYS, WINNERS = 0, 1, 2, 3, 4, 5, 6, 7, 8
ASKED: Final = 9  # whether everyone who may call has been asked
CALLER: Final = 10  # who decides first, where that is not the seat on turn: a seat and one more, or 0
HANDS: Final = 11
# How everyone has played (``OpponentStatistics``), by seat but for the last two.
COUNTED: Final = HANDS + MOST_SEATS
SNEAKED: Final = COUNTED + MOST_SEATS
FACED: Final = SNEAKED + MOST_SEATS
DOUBTED: Final = FACED + MOST_SEATS
TRUE: Final = DOUBTED + MOST_SEATS
FALSE: Final = TRUE + MOST_SEATS
SHOUTED: Final = FALSE + MOST_SEATS
CALLABLE: Final = SHOUTED + 1
# What each seat remembers (``Observations``).
LAID: Final = CALLABLE + 1  # by seat: what it laid on this pile
HELD: Final = LAID + MOST_SEATS  # by seat and other seat: what it knows the other to hold
LOTS: Final = HELD + MOST_SEATS * MOST_SEATS  # by seat: when it called
SIZE: Final = LOTS + MOST_SEATS


def setting(rules: MogelnRules, seats: int) -> Setting:
    """Return what these rules mean to the kernel."""
    colour = ANY_COLOUR if rules.colour is None else COLOURS.index(rules.colour)
    dealer = rules.dealer or 0
    starter = (dealer + 1) % seats
    if rules.edition == "space":
        starter = BY_LOT if rules.oldest is None else rules.oldest
    space = int(rules.edition == "space")
    numbers = [HIGH[seats], last_number(rules, seats), int(rules.sneak), space, colour, starter]
    return Setting([seats, dealer, *numbers], [POINTS])


def code(card: Card) -> int:
    """Return the number of a card."""
    colour, number = divmod(BIT[card].bit_length() - 1, 24)
    return STRIDE * colour + number - 1


CARDS: Final[dict[int, Card]] = {
    code(card): card for card in CARD.values() if BIT[card].bit_length() % 24 - 1 in range(1, STRIDE + 1)
}


def word(cards: CardSet) -> int:
    """Return a set of cards as one word."""
    return sum((cards >> 24 * colour + 1 & (1 << STRIDE) - 1) << STRIDE * colour for colour in range(4))


def cards_of(word: int) -> CardSet:
    """Return the set of cards of a word."""
    return sum((word >> STRIDE * colour & (1 << STRIDE) - 1) << 24 * colour + 1 for colour in range(4))


def packed(state: MogelnState, happened: Sequence[Event] = ()) -> list[int]:
    """Return a state of the engine as an array, and what everyone remembers of what has happened."""
    found, seats = [0] * SIZE, len(state.hands)
    found[TURN], found[SAID], found[LAYS] = state.turn, state.said, state.lays
    found[UNDER], found[LAST], found[GONE] = word(state.under), word(state.last), word(state.gone)
    found[WINNERS] = sum(1 << seat for seat in state.winners)
    found[HANDS : HANDS + seats] = [word(hand) for hand in state.hands]
    for seat in range(seats):
        seen = (event for event in happened if sees(event, seat))
        write_memory(found, seat, Observations(seat, seats, state.rules.colour, seen))
    return found


def write_memory(found: list[int], seat: int, observed: Observations) -> None:
    """Write down what a seat remembers, and how everyone has played."""
    write_statistics(found, observed.statistics)
    found[LAID + seat] = word(observed.own_in_pile)
    at = HELD + MOST_SEATS * seat
    found[at : at + len(observed.held)] = [word(held) for held in observed.held]


def write_statistics(found: list[int], known: OpponentStatistics) -> None:
    """Write down how everyone has played."""
    seats = known.seats
    for at, by_seat in (
        *((COUNTED, known.lays), (SNEAKED, known.sneaks), (FACED, known.faced)),
        *((DOUBTED, known.doubts), (TRUE, known.true), (FALSE, known.false)),
    ):
        found[at : at + seats] = by_seat
    found[SHOUTED], found[CALLABLE] = known.shouts, known.calls


def unpacked(array: Ints, rules: MogelnRules, seats: int) -> MogelnState:
    """Return the state of the engine that an array holds."""
    n = [int(each) for each in array]
    return MogelnState(
        rules=rules,
        hands=tuple(cards_of(hand) for hand in n[HANDS : HANDS + seats]),
        turn=n[TURN],
        under=cards_of(n[UNDER]),
        last=cards_of(n[LAST]),
        said=n[SAID],
        gone=cards_of(n[GONE]),
        lays=n[LAYS],
        winners=tuple(seat for seat in range(seats) if n[WINNERS] >> seat & 1),
    )


def action(number: int, claim: int = 0) -> MogelnAction:
    """Return an action by its number; to several cards, what must be said leaves no room in it and has to be given."""
    if number >= DO_MANY:
        return Lay(cards=cards_in(cards_of(number ^ DO_MANY)), claim=claim)
    if number >= DO_DOUBT:
        return DOUBT if number == DO_DOUBT else TOO_MANY
    return Lay(cards=(CARDS[number // CLAIMS],), claim=number % CLAIMS)


def number(action: Action | None) -> int:
    """Return the number of an action."""
    if isinstance(action, Lay):
        cards = action.cards or ()
        if len(cards) == 1:
            return CLAIMS * code(cards[0]) + action.claim
        return DO_MANY | sum(1 << code(card) for card in cards)
    return DO_NOTHING if action is None else DO_DOUBT if action == DOUBT else DO_TOO_MANY
