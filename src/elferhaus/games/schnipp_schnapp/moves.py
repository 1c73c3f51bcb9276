"""The moves of schnipp-schnapp: what is legal, and what it brings about."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from elferhaus.core.chance import AnyShuffle, Shuffle, shuffled
from elferhaus.core.game import BY_CHANCE, CHANCE, OVER, Choice, Did, Events, Outcome, Pending, Seat, Turning, best

from .piles import MovingPiles, due_seat, is_right, quartet_cards, seats_from
from .state import (
    ANY_SCHNAPP,
    ANY_SCHNIPP,
    CLOSE,
    LONGEST,
    NO_CALLS,
    TURN,
    AnySchnapp,
    AnySchnipp,
    CalledWord,
    Calls,
    HeldCall,
    Mistake,
    SnapState,
    Turn,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.cards import Card

    from .state import Pile, SnapAction, Step

ONE_BY_ONE: Final = Turning("each", patience=5, brisk=0.6)
TOGETHER: Final = Turning("count", patience=2.4)  # three, two, one


@cache
def _pending(step: Step, due: Seat, calling: bool, called: tuple[Seat, ...], seats: int) -> Pending:
    may = tuple(seat for seat in range(seats) if calling and seat not in called)
    must = due if step == "turn" else CHANCE
    if may:
        return Pending("window", (must,), may)
    return BY_CHANCE if must == CHANCE else Pending("forced", (must,))


def pending(state: SnapState) -> Pending:
    """Return who acts next: a turn, a shuffle before it, or the closing of the window; in it anyone may call once."""
    if state.step == "over":
        return OVER
    return _pending(state.step, state.due, state.calling, state.calls.called, len(state.down))


def turning(state: SnapState) -> Turning | None:
    """Return how the next card is turned (SS-2, SS-7), or the next beat (SS-V1)."""
    if state.step not in {"turn", "shuffle"}:
        return None
    return TOGETHER if state.rules.variant == "together" else ONE_BY_ONE


def legal(state: SnapState, seat: Seat) -> Sequence[Choice]:
    """Return what a seat can do now."""
    step = state.step
    if seat == CHANCE:
        if step == "shuffle":
            return (AnyShuffle(state.due, state.open[state.due]),)
        return (CLOSE,) if step == "close" else ()
    turns = (TURN,) if step == "turn" and seat == state.due else ()
    calls = state.calls
    if not state.calling or not 0 <= seat < len(state.down) or seat in calls.called:
        return turns
    holds = bool(state.down[seat] or state.open[seat])
    if calls is NO_CALLS and holds:
        return (*turns, ANY_SCHNAPP, ANY_SCHNIPP)
    schnipp = AnySchnipp(calls.least, calls.most)
    return (*turns, AnySchnapp(calls.least, calls.most), schnipp) if holds else (*turns, schnipp)


def apply(state: SnapState, seat: Seat, action: SnapAction) -> tuple[SnapState, Events]:
    """Return the next state and what happened."""
    if isinstance(action, Turn):
        return _turned(state, seat), _turn_events(seat, state.down[seat][0])
    if isinstance(action, CalledWord):
        return _called(state, seat, action)
    if isinstance(action, Shuffle):
        return _reshuffled(state, action), shuffled(action)
    return _closed(state)


@cache
def _turn_events(by: Seat, card: Card) -> Events:
    return (Did(by=by, action=Turn(card)),)


def _turned(state: SnapState, seat: Seat) -> SnapState:
    down, open_, queue, rules = state.down, state.open, state.queue, state.rules
    pile = down[seat]
    card = pile[0]
    if queue:
        beat, queue = (*state.beat, seat), queue[1:]
    else:
        beat = (seat,)
        if rules.variant == "together":  # SS-V1: everyone who holds cards at the beginning of the beat
            queue = tuple(each for each in seats_from(seat, len(down))[1:] if down[each] or open_[each])
    down = (*down[:seat], pile[1:], *down[seat + 1 :])
    open_ = (*open_[:seat], (*open_[seat], card), *open_[seat + 1 :])
    turned = state.turned + 1
    due = queue[0] if queue else due_seat(rules, state.starter, beat, down, open_)
    step: Step = "turn" if down[due] else "shuffle"  # SS-7
    if not queue and (turned >= rules.most_turned or not state.alive):
        step = "close"
    return SnapState(
        rules,
        state.starter,
        state.looked,
        down,
        open_,
        state.middle,
        state.quartets,
        state.alive,
        turned,
        beat,
        queue,
        due,
        step,
        not queue,
        True,
        NO_CALLS,
    )


def _reshuffled(state: SnapState, action: Shuffle) -> SnapState:
    """Make the open pile of the seat due to turn its face-down pile (SS-7)."""
    due = state.due
    return replace(
        state,
        down=(*state.down[:due], action.cards, *state.down[due + 1 :]),
        open=(*state.open[:due], (), *state.open[due + 1 :]),
        step="turn",
        calling=False,
        calls=NO_CALLS,
    )


def _called(state: SnapState, seat: Seat, action: CalledWord) -> tuple[SnapState, Events]:
    """Hold a right call, and all that follows within the tie window (SS-6); a mistake before it counts at once."""
    calls = state.calls
    right = is_right(state, action.word)
    called = (*calls.called, seat)
    did = Did(by=seat, action=action)
    if right or calls.held:
        most = calls.most if calls.held else min(action.ms + state.rules.tie_ms, LONGEST)
        held = (*calls.held, HeldCall(seat, action.word, right))
        return replace(state, step="close", calls=Calls(called, held, action.ms, most)), (did,)
    calls = Calls(called, (), action.ms)
    if not state.open[seat]:  # SS-4: nothing moves
        return replace(state, calls=calls), (did, Mistake(by=seat))
    moving = MovingPiles(state)
    moving.mistake(seat)
    after, events = moving.go_on(calls, calling=True)
    return after, (did, *events)


def _closed(state: SnapState) -> tuple[SnapState, Events]:
    """Let the right calls take effect, then the mistakes made beside them (SS-6), and test the end (SS-9)."""
    moving = MovingPiles(state)
    held = state.calls.held
    if held:
        right = [call for call in held if call.right]
        if len(right) > 1:
            moving.tie(tuple(call.by for call in right))
        else:
            moving.snap(right[0])
        for call in held:
            if not call.right:
                moving.mistake(call.by)
    after, events = moving.go_on(NO_CALLS, calling=False)
    if after.step != "close":
        return after, events
    return moving.end()


def outcome(state: SnapState) -> Outcome | None:
    """Return the result: the most quartets (SS-9), or together the most cards (SS-V1)."""
    if state.step != "over":
        return None
    points = score(state)
    return Outcome(points, best(points))


def score(state: SnapState) -> tuple[int, ...]:
    """Return how many quartets each has (SS-9), or together how many cards (SS-V1)."""
    quartets = tuple(len(numbers) for numbers in state.quartets)
    if state.rules.variant != "together":
        return quartets
    piles = zip(quartets, state.down, state.open, strict=True)
    return tuple(4 * count + len(down) + len(open_) for count, down, open_ in piles)


def all_cards(state: SnapState) -> Pile:
    """Return every card of the round."""
    piles = (*state.down, *state.open, state.middle, *(quartet_cards(numbers) for numbers in state.quartets))
    return tuple(card for pile in piles for card in pile)
