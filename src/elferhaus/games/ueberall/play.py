"""State, actions and transitions of ueberall."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from elferhaus.core.cards import NUMBER, Card, deck
from elferhaus.core.game import OVER, TURN, Action, Did, Event, Outcome, Pending, Seat, best, clockwise, next_seat
from elferhaus.core.refusal import IllegalAction, Refusal, refuse

from .rules import MOST_CARDS, UeberallRules

if TYPE_CHECKING:
    from collections.abc import Sequence

On: TypeAlias = Literal["middle", "own"] | Seat


class Place(Action, frozen=True, tag="place"):
    """Put the card that has just been turned somewhere; turning it is part of this."""

    card: Card
    on: On


class Stop(Action, frozen=True, tag="stop"):
    """Call Stopp! against a seat that has just put a card on its own pile."""

    call: ClassVar[bool] = True
    timed: ClassVar[bool] = True

    against: Seat


class Give(Action, frozen=True, tag="give"):
    """Give the bottom card of the own face-down pile, unseen."""

    card: Card | None = None


class Decline(Action, frozen=True, tag="decline"):
    """Give nothing."""


UeberallAction = Place | Stop | Give | Decline


class Stopped(Event, frozen=True, tag="stop", kw_only=True):
    """A Stopp! was judged."""

    recorded: ClassVar[bool] = True
    rule: ClassVar[str] = "UA-7"

    right: bool


DECK: Final = deck()
PLACE: Final[dict[Card, dict[On, Place]]] = {
    card: {on: Place(card, on) for on in ("middle", "own", *range(6))} for card in DECK
}
BEFORE: Final = {card: NUMBER[card] - 1 or 20 for card in DECK}  # UA-4: after 20 comes 1
GIVE: Final = Give()
DECLINE: Final = Decline()

Phase = Literal["place", "give", "over"]


class UeberallState(Struct, frozen=True, gc=False):
    """A round of ueberall."""

    rules: UeberallRules
    down: tuple[tuple[Card, ...], ...]  # face down, the next card first; empty only with the open pile
    open: tuple[tuple[Card, ...], ...]  # the top card last
    middle: tuple[Card, ...]  # the top card last
    turn: Seat  # who places, or who answers whether to give
    phase: Phase = "place"
    placed: int = 0
    out: tuple[Seat, ...] = ()  # who has no cards left, the first out first
    offender: Seat | None = None  # who can be stopped, or gets the gifts
    oversight: bool = False  # the card that went on the own pile fitted elsewhere
    called: tuple[Seat, ...] = ()  # who has called for this card
    givers: tuple[Seat, ...] = ()  # who is still to answer, from ``turn`` on


def fitting(
    middle: tuple[Card, ...], piles: Sequence[tuple[Card, ...]], seat: Seat, card: Card
) -> Sequence[Literal["middle"] | Seat]:
    """Return where a card fits outside the own pile (UA-3): the middle, or else the piles of others."""
    before = BEFORE[card]
    if not middle or NUMBER[middle[-1]] == before:  # UA-2: the first card is the middle
        return ("middle",)
    return [other for other, pile in enumerate(piles) if pile and NUMBER[pile[-1]] == before and other != seat]


def pending(state: UeberallState) -> Pending:
    """Return who acts next: one seat, and while a card can be stopped all who may call."""
    if state.phase == "over":
        return OVER
    if state.offender is None or state.phase == "give":
        return TURN[state.turn]
    return _window(state.turn, state.offender, state.called, len(state.down))


@cache
def _window(turn: Seat, offender: Seat, called: tuple[Seat, ...], seats: int) -> Pending:
    may = tuple(seat for seat in range(seats) if seat != offender and seat not in called)
    return Pending("window", (turn,), may) if may else TURN[turn]


def legal(state: UeberallState, seat: Seat) -> Sequence[UeberallAction]:
    """Return what a seat can do now."""
    phase = state.phase
    found: list[UeberallAction] = []
    if seat == state.turn:
        if phase == "give":
            return (GIVE, DECLINE)
        if phase == "place":
            card = state.down[seat][0]
            places = PLACE[card]
            found = [places[on] for on in fitting(state.middle, state.open, seat, card)]
            if not found or (state.middle and state.rules.attention == "human"):
                found.append(places["own"])
    if phase == "place" and state.offender is not None and _can_stop(state, seat):
        found.append(Stop(state.offender))
    return found


def _can_stop(state: UeberallState, seat: Seat) -> bool:
    return seat != state.offender and seat not in state.called and 0 <= seat < len(state.down)


def apply(state: UeberallState, seat: Seat, action: UeberallAction) -> tuple[UeberallState, tuple[Event, ...]]:
    """Return the next state and what happened."""
    phase = state.phase
    if type(action) is Place:
        if phase == "place" and seat == state.turn and action.card == state.down[seat][0]:
            places = fitting(state.middle, state.open, seat, action.card)
            if action.on in places:
                return _placed_away(state, seat, action), _did(seat, action)
            if action.on == "own" and (not places or (state.middle and state.rules.attention == "human")):
                return _placed_on_own(state, seat, action.card, bool(places)), _did(seat, action)
    elif type(action) is Stop:
        if phase == "place" and action.against == state.offender and _can_stop(state, seat):
            return _stopped(state, seat), (*_did(seat, action), Stopped(right=state.oversight))
    elif phase == "give" and seat == state.turn:
        if type(action) is Decline:
            return _answered(state, state.down, state.open), _did(seat, action)
        if type(action) is Give and action.card in {None, state.down[seat][-1]}:
            return _given(state, seat), _gave(seat, state.down[seat][-1])
    raise IllegalAction(why_not(state, seat, action), seat, action)


@cache
def _did(by: Seat, action: UeberallAction) -> tuple[Event, ...]:
    return (Did(by=by, action=action),)


@cache
def _gave(by: Seat, card: Card) -> tuple[Event, ...]:
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


def _placed_on_own(state: UeberallState, seat: Seat, card: Card, oversight: bool) -> UeberallState:
    """On the own pile: the turn ends, and with human attention the others may stop it (UA-7)."""
    pile = state.down[seat][1:]
    laid = (*state.open[seat], card)
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
    # Nobody wins by a gift: who has one card is not asked.
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
    """Return the result: who was out first has won; without one, whoever has the fewest cards (UA-6, UA-7)."""
    if state.phase != "over":
        return None
    if state.out:
        winners = state.out[:1]
    else:
        counts = [len(down) + len(pile) for down, pile in zip(state.down, state.open, strict=True)]
        winners = best(counts, low_wins=True)
    return Outcome(tuple(int(seat in winners) for seat in range(len(state.down))), winners)


def refusal(state: UeberallState, seat: Seat, action: UeberallAction) -> Refusal | None:
    """Return why an action is not possible, or None."""
    try:
        apply(state, seat, action)
    except IllegalAction as illegal:
        return illegal.refusal
    return None


def why_not(state: UeberallState, seat: Seat, action: Action) -> Refusal:
    """Explain an action that is not possible."""
    if state.phase == "over":
        return refuse("TURN", "round-over")
    if isinstance(action, Stop) and 0 <= seat < len(state.down):
        return _why_not_stop(state, seat)
    if seat != state.turn:
        if isinstance(action, Give) and state.phase == "give" and _has_one_card(state, seat):
            return refuse("UA-7", "ueberall-only-card")
        return refuse("TURN", "not-your-turn", seat=state.turn)
    if isinstance(action, Place):
        return _why_not_place(state, seat, action)
    if not isinstance(action, Give | Decline):
        return refuse("TURN", "not-now", seat=seat)
    if state.phase == "place":
        return refuse("UA-7", "ueberall-no-gift")
    assert isinstance(action, Give)
    if action.card not in PLACE:
        return refuse("CARDS", "no-such-card", card=action.card or "")
    return refuse("CARDS", "ueberall-not-the-bottom-card", card=action.card or "")


def _has_one_card(state: UeberallState, seat: Seat) -> bool:
    return 0 <= seat < len(state.down) and len(state.down[seat]) + len(state.open[seat]) == 1


def _why_not_stop(state: UeberallState, seat: Seat) -> Refusal:
    if state.rules.attention == "perfect":
        return refuse("UA-7", "ueberall-stop-off")
    if state.offender is None or state.phase == "give":
        return refuse("UA-7", "ueberall-stop-late")
    if seat == state.offender:
        return refuse("UA-7", "ueberall-stop-self")
    if seat in state.called:
        return refuse("UA-7", "ueberall-stop-once")
    return refuse("UA-7", "ueberall-stop-other", seat=state.offender)


def _why_not_place(state: UeberallState, seat: Seat, action: Place) -> Refusal:
    card, on = action.card, action.on
    if card not in PLACE:
        return refuse("CARDS", "no-such-card", card=card)
    if state.phase == "give":
        return refuse("UA-7", "ueberall-answer-first", seat=state.offender or 0)
    if card != state.down[seat][0]:
        return refuse("CARDS", "not-the-top-card", card=card)
    if not state.middle:
        return refuse("UA-2", "ueberall-opening", card=card)
    places = fitting(state.middle, state.open, seat, card)
    if places == ("middle",):
        return refuse("UA-3", "ueberall-fits-middle", card=card, top=state.middle[-1])
    if on == "own":
        return refuse("UA-3", "ueberall-fits-other", card=card, seat=places[0])
    if on == seat:
        return refuse("UA-3", "ueberall-own-pile", card=card)
    pile = state.middle if on == "middle" else state.open[on] if on in range(len(state.open)) else ()
    if not pile:
        return refuse("UA-3", "ueberall-no-pile", card=card)
    return refuse("UA-3", "ueberall-misfit", card=card, top=pile[-1])
