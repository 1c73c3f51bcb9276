"""The one driver of a round: it asks whether an action is legal, carries it out, and keeps what has happened."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from .chance import AnyShuffle
from .game import (
    CHANCE,
    Action,
    AnyGame,
    Choice,
    Did,
    Event,
    Events,
    Outcome,
    Pending,
    Seat,
    View,
    admits,
    choose,
    sees,
)
from .record import event_lines
from .refusal import IllegalAction, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

    from .player import AnyPlayer


def offered(legal: Sequence[Choice], action: Action) -> bool:
    """Tell whether an action is among the choices."""
    return any(choice is action or admits(choice, action) for choice in legal)


def carry_out(
    game: AnyGame, state: Any, seat: Seat, action: Action, legal: Sequence[Choice] | None = None
) -> tuple[Any, Events]:
    """Return the next state and what happened, or raise IllegalAction; ``legal`` is given where it is known already.

    An action may name what its seat cannot know yet, as a record does: then that must be what really happens.
    """
    blind = action.blind()
    if offered(game.legal(state, seat) if legal is None else legal, blind):
        after, events = game.apply(state, seat, blind)
        if blind is action or blind == action or told_in_full(events) == action:
            return after, events
    raise IllegalAction(game.explain(state, seat, action), seat, action)


def told_in_full(events: Events) -> Action | None:
    """Return what was done in its fullest account; None where it came from chance."""
    return next((event.action for event in reversed(events) if isinstance(event, Did)), None)


def refusal(game: AnyGame, state: Any, seat: Seat, action: Action) -> Refusal | None:
    """Return why an action is not possible, or None."""
    try:
        carry_out(game, state, seat, action)
    except IllegalAction as illegal:
        return illegal.refusal
    return None


class RoundChair:
    """A player's chair in a round; what it shows is worked out when it is looked at, and once."""

    def __init__(self, table: Round, seat: Seat) -> None:
        """Sit down."""
        self._round, self._state = table, table.state
        self.seat = seat

    @cached_property
    def view(self) -> Any:  # View, of which every game has its own
        """What can be seen from here now."""
        view: View = self._round.game.view(self._state, self.seat)
        return view

    @cached_property
    def legal(self) -> Sequence[Choice]:
        """What can be done now."""
        return self._round.game.legal(self._state, self.seat)

    @property
    def seen(self) -> Sequence[Event]:
        """What this seat has seen happen in this round."""
        return self._round.seen(self.seat)


class Round:
    """A round being played: the state, what has happened, and where the record goes."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        happened: Sequence[Event] = (),
        write: Callable[[bytes], None] | None = None,
        *,
        legal: bool = False,
        trusting: bool = False,
        shuffles: Iterator[Random] | None = None,
    ) -> None:
        """Go on from a state. ``legal`` writes with every decision what else could have been done.

        ``shuffles`` has the luck of each shuffle to come, where that can be checked afterwards.

        Whoever only imagines the round, with players that are known to be right, is ``trusting``: nothing is checked.
        """
        self.game, self.state = game, state
        self.log: list[Event] = list(happened)
        self.decisions = 0
        self._write, self._legal, self._trusting, self._shuffles = write, legal, trusting, shuffles
        self._asked = False  # everyone who may call has been asked since the last decision
        self._seen: dict[Seat, list[Event]] = {}
        self._looked: dict[Seat, int] = {}  # how much of the log

    @property
    def pending(self) -> Pending:
        """Who acts next."""
        return self.game.pending(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result once the round is over."""
        return self.game.outcome(self.state)

    def chair(self, seat: Seat) -> RoundChair:
        """Return a seat's chair as the table is now."""
        return RoundChair(self, seat)

    def seen(self, seat: Seat) -> list[Event]:
        """Return what a seat has seen so far; every event is looked at once."""
        seen, looked = self._seen.setdefault(seat, []), self._looked.get(seat, 0)
        seen += [event for event in self.log[looked:] if sees(event, seat)]
        self._looked[seat] = len(self.log)
        return seen

    def act(self, seat: Seat, action: Action, legal: Sequence[Choice] | None = None) -> Events:
        """Carry out one action, write it down, and return what happened; raise IllegalAction where it is not legal."""
        if self._trusting:
            self.state, events = self.game.apply(self.state, seat, action)
        else:
            if legal is None:
                legal = self.game.legal(self.state, seat)
            self.state, events = carry_out(self.game, self.state, seat, action, legal)
        self.log.extend(events)
        self._asked = False
        if seat != CHANCE:
            self.decisions += 1
        if self._write is not None:
            for line in event_lines(events, legal if self._legal and seat != CHANCE else None):
                self._write(line)
        return events

    def copy(self, write: Callable[[bytes], None] | None = None) -> Round:
        """Return the same round once more, to go on in another way; its lines are written elsewhere."""
        twin = Round(self.game, self.state, self.log, write, legal=self._legal, trusting=self._trusting)
        twin.decisions, twin._asked = self.decisions, self._asked
        return twin

    def follow(self, copy: Round) -> None:
        """Go on to where a copy of this round, which began at this state with an empty log, has come."""
        self.state = copy.state
        self.log.extend(copy.log)
        self.decisions += copy.decisions
        self._asked = False

    def due_by_chance(self) -> Choice | None:
        """Return what comes from chance next, if anything does."""
        return self.game.legal(self.state, CHANCE)[0] if CHANCE in self.pending.must else None

    def by_chance(self, rng: Random) -> Events:
        """Let chance act: a shuffle, or the end of a window."""
        legal = self.game.legal(self.state, CHANCE)
        if self._shuffles is not None and isinstance(legal[0], AnyShuffle):
            rng = next(self._shuffles)
        return self.act(CHANCE, choose(legal[0], rng), legal)

    def stay_silent(self) -> None:
        """Let the window pass: whoever wanted to call has been asked."""
        self._asked = True

    def play(
        self, players: Sequence[AnyPlayer], rng: Random, *, until: Seat | None = None, most: int | None = None
    ) -> RoundChair | None:
        """Play on: before each decision, everyone who may call is asked once.

        With ``until``, return that seat's chair when it has a choice to make; with ``most``, go so many steps at most.
        None at the end, or where the steps are used up.
        """
        while most is None or most > 0:
            pending = self.pending
            if pending.kind == "over":
                return None
            if most is not None:
                most -= 1
            if pending.may and not self._asked:
                self._call(pending.may, players, rng)
                self._asked = True
                continue
            seat = pending.must[0] if len(pending.must) == 1 else rng.choice(pending.must)
            if seat == CHANCE:
                self.by_chance(rng)
                continue
            chair = self.chair(seat)
            if seat == until and len(chair.legal) > 1:
                return chair
            self.act(seat, players[seat].decide(chair, rng), None if self._trusting else chair.legal)
        return None

    def _call(self, may: Sequence[Seat], players: Sequence[AnyPlayer], rng: Random) -> None:
        """Ask everyone at once, and carry the calls out in the order of their time; whoever is late is not heard."""
        calls = []
        for seat in may:
            call = players[seat].call(self.chair(seat), rng)
            if call is not None:
                lot = rng.random()
                calls.append((lot if call.called_at is None else call.called_at, seat, call))
        for _, seat, call in sorted(calls, key=lambda each: each[:2]):
            if refusal(self.game, self.state, seat, call) is None:
                self.act(seat, call)
