"""Calls: each is held for a moment, since another, made earlier, may still be on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from elferhaus.core.game import Seat
from elferhaus.core.refusal import Refused, refuse
from elferhaus.core.round import refusal

from .call_timing import Ignored, Timing, timed, with_timing
from .draft import Draft
from .entries import Played

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.refusal import Refusal

    from .listener import Clock
    from .replies import Reply
    from .table_state import TableState


class WaitingCall(Struct, frozen=True):
    """A call that waits to be ordered among others; a bot's needs no reply."""

    timing: Timing
    seat: Seat
    action: Any
    reply: Any = None  # Reply, which msgspec cannot look into


class Heard(Struct, frozen=True):
    """What some calls came to: what they write, who is answered, and who was too late and why."""

    played: Played | None
    replies: tuple[Any, ...]
    refused: tuple[tuple[WaitingCall, Any], ...]


class CallQueue:
    """The calls about one card, timed from when it was turned, laid or placed."""

    def __init__(self, clock: Clock, rng: Random) -> None:
        """Begin with none; between calls at the same millisecond ``rng`` decides, not the seat."""
        self._clock, self._rng = clock, rng
        self._since, self._after = clock.now(), 0
        self._waiting: list[WaitingCall] = []

    def __bool__(self) -> bool:
        """Tell whether calls wait."""
        return bool(self._waiting)

    def new_card(self, ahead: float = 0) -> None:
        """Time the calls from now on, or from when a card is going to be seen, so many seconds ahead."""
        self._since, self._after = self._clock.now() + ahead, 0

    def go_on(self, table: TableState) -> None:
        """Let the time of the card go on, which stood still since the last call: nobody could call meanwhile."""
        self._since, self._after = self._clock.now(), table.last_call_ms()

    def until(self, reaction: float) -> float:
        """Return in how many seconds the card will have been there for so many milliseconds."""
        return max(0, self._since + reaction / 1000 - self._clock.now())

    def elapsed(self, at: float | None = None) -> float:
        """Return how many milliseconds the card has been there."""
        return max(0, ((self._clock.now() if at is None else at) - self._since) * 1000)

    def renew(self, reply: Reply) -> bool:
        """Answer a call that is repeated while it is held on its newer line; tell whether it is one."""
        for index, call in enumerate(self._waiting):
            if call.reply is not None and call.reply.key == reply.key:
                self._waiting[index] = replace(call, reply=reply)
                return True
        return False

    def timing(self, action: Action, reply: Reply, reaction: float | None) -> Timing:
        """Return when a person's call counts, by the house's clock and the length of the line, or raise Refused."""
        if reply.asked < self._since:  # all see the card at one instant, and that is still to come
            raise Refused(refuse("TURN", "call-early"))
        elapsed = self.elapsed(reply.asked)
        reported = action.called_at
        if reported is None:
            reported = elapsed if reaction is None else reaction
        timing = timed(elapsed, reported, reply.listener.round_trip())
        reply.listener.probe()  # for the next call: lines change
        return timing

    def hold(self, table: TableState, seat: Seat, action: Action, timing: Timing, reply: Reply | None = None) -> bool:
        """Keep a call, or raise Refused; tell whether it is the first."""
        timing = timing.later(self._after)
        action = action.at(timing.ms)
        problem = refusal(table.game, table.state, seat, action)
        if problem is not None and not self._waiting:
            raise Refused(problem)
        self._waiting.append(WaitingCall(timing, seat, action, reply))
        return len(self._waiting) == 1

    def take(self, luck: Random | None = None) -> list[WaitingCall]:
        """Return the calls in the order in which they were made, and begin anew."""
        lots = luck or self._rng
        calls = sorted(self._waiting, key=lambda call: (call.timing.ms, lots.random()))
        self._waiting = []
        return calls

    def drop(self) -> None:
        """Forget the calls: nobody is going to hear them."""
        self._waiting = []


def hear(table: TableState, calls: list[WaitingCall], rng: Random) -> Heard:
    """Carry out calls in their order, in a draft; those that come too late stand in the record beside the others."""
    draft = Draft(table, rng)
    heard: dict[int, WaitingCall] = {}  # by their lines
    refused: list[tuple[WaitingCall, Refusal]] = []
    ignored: dict[Seat, Ignored] = {}
    for call in calls:
        try:
            heard[draft.act(call.seat, call.action)] = call
        except Refused as error:
            refused.append((call, error.refusal))
            ignored.setdefault(call.seat, Ignored(call.seat, type(call.action).__struct_config__.tag, call.timing))
    if heard:
        for call in heard.values():
            ignored.pop(call.seat, None)  # only said again
        last = max(heard)
        heard[last] = replace(heard[last], timing=replace(heard[last].timing, ignored=tuple(ignored.values())))
        for at, call in heard.items():
            draft.lines[at] = with_timing(draft.lines[at], call.timing)
        draft.settle()
    replies = tuple(call.reply for call in heard.values() if call.reply is not None)
    return Heard(draft.played() if heard else None, replies, tuple(refused))
