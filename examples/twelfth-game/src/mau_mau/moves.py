"""The moves of mau-mau: what is legal, what it brings about, and why something is not."""

from collections.abc import Sequence

from msgspec.structs import replace

from elferhaus.core import game
from elferhaus.core.cards import COLOUR, COLOURS, NUMBER, Card, in_order, points_of
from elferhaus.core.chance import AnyShuffle, Shuffle, shuffled
from elferhaus.core.game import Choice, Did, Events, Outcome, Pending, Seat
from elferhaus.core.refusal import Refusal, refuse

from .state import GIVES, MOST_TURNS, PENALTY, SKIPS, WISHES, Draw, Lay, MauMauAction, MauMauState, Pass, Penalty


def must_shuffle(state: MauMauState) -> bool:
    return not state.stock and len(state.pile) > 1  # MM-6


def pending(state: MauMauState) -> Pending:
    return game.OVER if state.over else game.BY_CHANCE if must_shuffle(state) else game.turn_of(state.turn)


def fits(state: MauMauState, card: Card) -> bool:
    top = state.pile[-1]  # MM-2, MM-4
    return NUMBER[card] in {WISHES, NUMBER[top]} or COLOUR[card] == (state.wished or COLOUR[top])


def legal(state: MauMauState, seat: Seat) -> Sequence[Choice]:
    if seat == game.CHANCE and must_shuffle(state) and not state.over:
        return (AnyShuffle("stock", in_order(state.pile[:-1])),)
    if seat != state.turn or state.over or must_shuffle(state):
        return ()
    found: list[Choice] = []
    for card in state.hands[seat]:
        if NUMBER[card] == WISHES:
            found += [Lay(card, colour) for colour in COLOURS]
        elif fits(state, card):
            found.append(Lay(card))
    if state.stock:
        found.append(Draw())
    return found or (Pass(),)


def apply(state: MauMauState, seat: Seat, action: MauMauAction | Shuffle) -> tuple[MauMauState, Events]:
    match action:
        case Shuffle():
            return replace(state, stock=action.cards, pile=state.pile[-1:]), shuffled(action)
        case Lay():
            return _laid(state, seat, action)
        case Draw():
            card, *stock = state.stock
            after = replace(state, hands=_given(state, seat, (card,)), stock=tuple(stock))
            return _next(after, 1), (Did(by=seat, action=Draw()), Did(by=seat, action=Draw(card), to=(seat,)))
    return _next(state, 1), (Did(by=seat, action=action),)


def _laid(state: MauMauState, seat: Seat, action: Lay) -> tuple[MauMauState, Events]:
    hand = tuple(card for card in state.hands[seat] if card != action.card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    after = replace(state, hands=hands, pile=(*state.pile, action.card), wished=action.colour, over=not hand)
    events: Events = (Did(by=seat, action=action),)
    if NUMBER[action.card] == GIVES and hand and after.stock:  # MM-3
        other, cards = game.next_seat(seat, len(hands)), after.stock[:PENALTY]
        after = replace(after, hands=_given(after, other, cards), stock=after.stock[PENALTY:])
        events = (*events, Penalty(by=other, count=len(cards)))
    return (after if after.over else _next(after, 2 if NUMBER[action.card] == SKIPS else 1)), events


def _given(state: MauMauState, seat: Seat, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*state.hands[:seat], in_order((*state.hands[seat], *cards)), *state.hands[seat + 1 :])


def _next(state: MauMauState, steps: int) -> MauMauState:
    turns = state.turns + 1
    return replace(state, turn=(state.turn + steps) % len(state.hands), turns=turns, over=turns == MOST_TURNS)


def outcome(state: MauMauState) -> Outcome | None:
    points = tuple(points_of(hand) for hand in state.hands)  # MM-7
    return Outcome(points, game.best(points, low_wins=True)) if state.over else None


def all_cards(state: MauMauState) -> tuple[Card, ...]:
    return tuple(card for pile in (*state.hands, state.stock, state.pile) for card in pile)


def explain(state: MauMauState, seat: Seat, action: MauMauAction | Shuffle) -> Refusal:
    if state.over:
        return refuse("TURN", "round-over")
    if seat != state.turn or must_shuffle(state) or isinstance(action, Shuffle):
        return refuse("TURN", "not-your-turn", seat=state.turn)
    if isinstance(action, Lay) and action.card not in state.hands[seat]:
        return refuse("CARDS", "not-in-hand" if action.card in NUMBER else "no-such-card", card=action.card)
    if isinstance(action, Lay) and fits(state, action.card):
        return refuse("MM-4", "mau-mau-wish")
    if isinstance(action, Lay):
        colour = state.wished or COLOUR[state.pile[-1]]
        return refuse("MM-2", "mau-mau-misfit", card=action.card, top=state.pile[-1], colour=colour)
    if isinstance(action, Draw) and state.stock:
        return refuse("CARDS", "not-the-top-card", card=action.card or "")
    return refuse("MM-5", "mau-mau-no-stock" if isinstance(action, Draw) else "mau-mau-no-pass")
