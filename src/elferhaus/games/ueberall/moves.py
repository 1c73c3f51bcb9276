"""The moves of ueberall: what is legal, and what it brings about."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from elferhaus.core.cards import Card
from elferhaus.core.game import OVER, Did, Events, Outcome, Pending, Seat, best, clockwise, next_seat, turn_of

from .rules import MOST_CARDS
from .state import DECLINE, GIVE, Fitted, Give, Place, Stop, Stopped, UeberallAction, UeberallState, fitting, place

if TYPE_CHECKING:
    from collections.abc import Sequence


def pending(state: UeberallState) -> Pending:
    """Return who acts next: one seat, and while a card can be stopped all who may call."""
    if state.phase == "over":
        return OVER
    if state.offender is None or state.phase == "give":
        return turn_of(state.turn)
    return _window(state.turn, state.offender, state.called, len(state.down))


@cache
def _window(turn: Seat, offender: Seat, called: tuple[Seat, ...], seats: int) -> Pending:
    may = _callers(offender, called, seats)
    return Pending("window", (turn,), may) if may else turn_of(turn)


@cache
def _callers(offender: Seat, called: tuple[Seat, ...], seats: int) -> tuple[Seat, ...]:
    """Return who may call Stopp!: the others, once each for a card (UA-7)."""
    return tuple(seat for seat in range(seats) if seat != offender and seat not in called)


def legal(state: UeberallState, seat: Seat) -> Sequence[UeberallAction]:
    """Return what a seat can do now."""
    phase = state.phase
    found: list[UeberallAction] = []
    if seat == state.turn:
        if phase == "give":
            return (GIVE, DECLINE)
        if phase == "place":
            card = state.down[seat][0]
            found = [place(card, on) for on in fitting(state.middle, state.open, seat, card)]
            if not found or (state.middle and state.rules.attention == "human"):
                found.append(place(card, "own"))
    offender = state.offender
    if phase == "place" and offender is not None and seat in _callers(offender, state.called, len(state.down)):
        found.append(Stop(offender))
    return found


def apply(state: UeberallState, seat: Seat, action: UeberallAction) -> tuple[UeberallState, Events]:
    """Return the next state and what happened."""
    if type(action) is Place:
        after = _placed_on_own if action.on == "own" else _placed_away
        return after(state, seat, action), _did(seat, action)
    if type(action) is Stop:
        return _stopped(state, seat), (*_did(seat, action), Stopped(right=state.oversight), _fitted(state))
    if type(action) is Give:
        return _given(state, seat), _gave(seat, state.down[seat][-1])
    return _answered(state, state.down, state.open), _did(seat, action)


@cache
def _did(by: Seat, action: UeberallAction) -> Events:
    return (Did(by=by, action=action),)


def _fitted(state: UeberallState) -> Fitted:
    """Tell where the card would have fitted that was put on an own pile, or has just gone under with it (UA-5)."""
    seat = state.offender
    assert seat is not None
    card = (state.open[seat] or state.down[seat])[-1]
    return Fitted(by=seat, card=card, on=tuple(fitting(state.middle, state.open, seat, card)))


@cache
def _gave(by: Seat, card: Card) -> Events:
    """Tell of a gift: it lies face down all the way, and not even its giver sees it."""
    return (Did(by=by, action=GIVE), Did(by=by, action=Give(card), to=()))


_Piles: TypeAlias = tuple[tuple[Card, ...], ...]


def _with(piles: _Piles, seat: Seat, pile: tuple[Card, ...]) -> _Piles:
    return (*piles[:seat], pile, *piles[seat + 1 :])


def _placed_away(state: UeberallState, seat: Seat, action: Place) -> UeberallState:
    """In the middle or on another's pile: the same seat goes on, but for the opening (UA-2) and an empty pile."""
    opened = state.open
    middle = state.middle
    on = action.on
    if isinstance(on, int):
        opened = _with(opened, on, (*opened[on], action.card))
        goes_on = True
    else:
        goes_on = bool(middle)
        middle = (*middle, action.card)
    pile = state.down[seat][1:]
    out = state.out
    if not pile:
        if opened[seat]:  # UA-5
            pile = opened[seat]
            opened = _with(opened, seat, ())
        else:  # UA-6
            out = (*out, seat)
            goes_on = False
    down = _with(state.down, seat, pile)
    turn = seat if goes_on else _next_with_cards(down, seat)
    count = state.placed + 1
    over = count == MOST_CARDS or (bool(out) and not (state.rules.play_on and any(down)))
    return UeberallState(state.rules, down, opened, middle, turn, "over" if over else "place", count, out)


def _placed_on_own(state: UeberallState, seat: Seat, action: Place) -> UeberallState:
    """On the own pile: the turn ends, and with human attention the others may stop it (UA-7)."""
    oversight = bool(fitting(state.middle, state.open, seat, action.card))
    pile = state.down[seat][1:]
    laid = (*state.open[seat], action.card)
    if not pile:  # UA-5
        pile, laid = laid, ()
    down = _with(state.down, seat, pile)
    opened = _with(state.open, seat, laid)
    turn = _next_with_cards(down, seat)
    count = state.placed + 1
    if count == MOST_CARDS:
        return UeberallState(state.rules, down, opened, state.middle, turn, "over", count, state.out)
    offender = seat if state.rules.attention == "human" else None
    return UeberallState(state.rules, down, opened, state.middle, turn, "place", count, state.out, offender, oversight)


def _next_with_cards(down: _Piles, seat: Seat) -> Seat:
    """Return the next seat to the left that holds cards (UA-6); the seat itself where nobody does."""
    seats = len(down)
    turn = next_seat(seat, seats)
    while not down[turn] and turn != seat:
        turn = next_seat(turn, seats)
    return turn


def _stopped(state: UeberallState, seat: Seat) -> UeberallState:
    """Judge a Stopp! (UA-7): a wrong one changes nothing, a right one lets all others give their bottom cards."""
    if not state.oversight:
        return replace(state, called=(*state.called, seat))
    offender = state.offender
    assert offender is not None
    # Nobody wins by a gift: whoever has one card is not asked.
    givers = tuple(
        other
        for other in clockwise(offender, len(state.down))[1:]
        if len(state.down[other]) + len(state.open[other]) > 1
    )
    return _asking(replace(state, oversight=False, called=()), givers)


def _asking(state: UeberallState, givers: tuple[Seat, ...]) -> UeberallState:
    """Ask the next giver; after the last one the seat left of the offender plays."""
    if givers:
        return replace(state, phase="give", turn=givers[0], givers=givers)
    assert state.offender is not None
    turn = _next_with_cards(state.down, state.offender)
    return replace(state, phase="place", turn=turn, givers=(), offender=None)


def _answered(state: UeberallState, down: _Piles, opened: _Piles) -> UeberallState:
    return _asking(replace(state, down=down, open=opened), state.givers[1:])


def _given(state: UeberallState, seat: Seat) -> UeberallState:
    offender = state.offender
    assert offender is not None
    *rest, gift = state.down[seat]
    down = _with(state.down, offender, (gift, *state.down[offender]))
    if rest:
        return _answered(state, _with(down, seat, tuple(rest)), state.open)
    return _answered(state, _with(down, seat, state.open[seat]), _with(state.open, seat, ()))  # UA-5


def outcome(state: UeberallState) -> Outcome | None:
    """Return the result: the first out has won; without one, whoever has the fewest cards (UA-6, UA-7)."""
    if state.phase != "over":
        return None
    winners = state.out[:1] if state.out else best(score(state), low_wins=True)
    return Outcome(tuple(int(seat in winners) for seat in range(len(state.down))), winners)


def score(state: UeberallState) -> tuple[int, ...]:
    """Return how many cards each still has to get rid of (UA-6)."""
    return tuple(len(down) + len(pile) for down, pile in zip(state.down, state.open, strict=True))


def all_cards(state: UeberallState) -> tuple[Card, ...]:
    """Return every card of the round."""
    return (*(card for piles in (state.down, state.open) for pile in piles for card in pile), *state.middle)
