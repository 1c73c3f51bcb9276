"""The choices, actions, events, state and deal of mau-mau."""

from random import Random
from typing import Final, Self

from msgspec import Struct

from elferhaus.core.cards import Card, Colour, deck, in_order
from elferhaus.core.dealing import dealt, same_cards, sizes_refusal, starter_refusal
from elferhaus.core.game import Action, Event, Occasion, Seat, StartedDeal, next_seat
from elferhaus.core.options import DEALER, GameInfo, Rules
from elferhaus.core.refusal import Refusal

HAND, PENALTY, MOST_TURNS = 5, 2, 1_000  # MM-1, MM-3, MM-7
GIVES, SKIPS, WISHES = 7, 8, 11  # MM-3, MM-4


class MauMauRules(Rules, frozen=True, kw_only=True):
    """What a table of mau-mau can choose: who deals first."""


INFO: Final = GameInfo(
    id="mau-mau",
    version=1,
    title="Mau-Mau",
    players=(2, 6),
    players_rule="MM-1",
    editions=("house",),
    options=(DEALER,),
    rule_ids=("MM-1", "MM-2", "MM-3", "MM-4", "MM-5", "MM-6", "MM-7"),
    score_rule="MM-7",
    low_wins=True,
)


class Lay(Action, frozen=True, tag="lay"):
    """Lay a card; with an 11, wish for a colour."""

    card: Card
    colour: Colour | None = None


class Draw(Action, frozen=True, tag="draw"):
    """Draw the top card of the stock."""

    card: Card | None = None

    def blind(self) -> Self:
        # Nobody knows the card before it is drawn.
        return self if self.card is None else type(self)()


class Pass(Action, frozen=True, tag="pass"):
    """Say that nothing fits and nothing can be drawn."""


MauMauAction = Lay | Draw | Pass


class Penalty(Event, frozen=True, tag="penalty", kw_only=True):
    """A seat drew cards for somebody's 7."""

    by: Seat
    count: int


class MauMauState(Struct, frozen=True):
    """A round of mau-mau."""

    rules: MauMauRules
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]  # the next card first
    pile: tuple[Card, ...]  # the top card last
    turn: Seat
    wished: Colour | None = None  # MM-4
    turns: int = 0
    over: bool = False


class MauMauDeal(StartedDeal, frozen=True):
    """The hands, the card that was turned up, and the stock."""

    hands: tuple[tuple[Card, ...], ...]
    turned: Card
    stock: tuple[Card, ...]


def deal(_rules: MauMauRules, seats: int, at: Occasion, rng: Random) -> MauMauDeal:
    hands, (turned, *stock) = dealt(rng.sample(deck(), len(deck())), [HAND] * seats)
    return MauMauDeal(at.round, at.dealer, next_seat(at.dealer, seats), hands, turned, tuple(stock))


def misdeal(_rules: MauMauRules, seats: int, at: Occasion, deal: MauMauDeal) -> Refusal | None:
    return (
        same_cards(deck(), *deal.hands, (deal.turned,), deal.stock)
        or sizes_refusal("MM-1", deal.hands, [HAND] * seats)
        or starter_refusal("MM-1", deal.starter, next_seat(at.dealer, seats), seats)
    )


def start(rules: MauMauRules, _seats: int, deal: MauMauDeal) -> MauMauState:
    return MauMauState(rules, tuple(map(in_order, deal.hands)), deal.stock, (deal.turned,), deal.starter)
