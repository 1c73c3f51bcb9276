"""State, actions, events and transitions of schnipp-schnapp; the digest of its rules is in ``game``."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from elferhaus.core.cards import BIT, NUMBER, Card
from elferhaus.core.chance import AnyShuffle, Close, Shuffle, Shuffled, shuffled
from elferhaus.core.dealing import same_cards
from elferhaus.core.game import (
    BY_CHANCE,
    CHANCE,
    OVER,
    Action,
    Choice,
    Did,
    Event,
    Outcome,
    Pattern,
    Pending,
    Seat,
    best,
    clockwise,
    next_seat,
)
from elferhaus.core.refusal import IllegalAction, Refusal, refuse

from .deal import SchnippSchnappDeal, quartet_cards, quartets_in, without_numbers
from .rules import LIMIT, SchnippSchnappRules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

Pile: TypeAlias = tuple[Card, ...]
Piles: TypeAlias = tuple[Pile, ...]
Milliseconds: TypeAlias = int | float
Word = Literal["schnapp", "schnipp"]
Step = Literal["turn", "shuffle", "close", "over"]

LONGEST: Final = 2**53  # milliseconds, the last whole number that every JSON reader gets right

order = cache(clockwise)


class Turn(Action, frozen=True, tag="turn"):
    """Turn the top card of the own face-down pile onto the own open pile."""

    card: Card | None = None


class Schnapp(Action, frozen=True, tag="schnapp"):
    """Call a match of open piles, so many milliseconds after the last turned card."""

    call: ClassVar[bool] = True
    timed: ClassVar[bool] = True

    ms: Milliseconds


class Schnipp(Action, frozen=True, tag="schnipp"):
    """Call a match with the middle, so many milliseconds after the last turned card."""

    call: ClassVar[bool] = True
    timed: ClassVar[bool] = True

    ms: Milliseconds


SnapAction = Turn | Schnapp | Schnipp | Shuffle | Close


class AnyCall(Pattern, frozen=True):
    """A call at any time from ``least`` to ``most``."""

    call: ClassVar[bool] = True
    kind: ClassVar[type[Schnapp | Schnipp]]

    least: Milliseconds = 0
    most: Milliseconds = LONGEST

    def admits(self, action: Action) -> bool:
        """Tell whether the action is this word at such a time."""
        return isinstance(action, self.kind) and is_time(action.ms) and self.least <= action.ms <= self.most

    def sample(self, rng: Random) -> Schnapp | Schnipp:
        """Call like a person, or right behind the last call, so that ties come up."""
        after = rng.randrange(60) if rng.random() < 0.3 else rng.randrange(250, 1500)
        return self.kind(min(self.least + after, self.most))


class AnySchnapp(AnyCall, frozen=True, tag="schnapp"):
    """Schnapp at any possible time."""

    kind = Schnapp


class AnySchnipp(AnyCall, frozen=True, tag="schnipp"):
    """Schnipp at any possible time."""

    kind = Schnipp


class Snap(Event, frozen=True, tag="snap", kw_only=True):
    """A right call took effect."""

    recorded: ClassVar[bool] = True

    by: Seat
    word: Word

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule of the word that was called."""
        return "SS-3" if self.word == "schnapp" else "SS-5"


class Tie(Event, frozen=True, tag="tie", kw_only=True):
    """Right calls at the same time: nobody wins (SS-6)."""

    recorded: ClassVar[bool] = True
    rule: ClassVar[str] = "SS-6"

    by: tuple[Seat, ...]


class Mistake(Event, frozen=True, tag="mistake", kw_only=True):
    """A wrong call: the caller's open pile has gone to the middle (SS-4)."""

    recorded: ClassVar[bool] = True
    rule: ClassVar[str] = "SS-4"

    by: Seat


class Aside(Event, frozen=True, tag="aside", kw_only=True):
    """A seat set quartets of these numbers aside."""

    by: Seat
    numbers: tuple[int, ...]


class Under(Event, frozen=True, tag="under", kw_only=True):
    """Cards went under a seat's face-down pile, to be turned in this order; everyone has seen them."""

    by: Seat
    cards: Pile


SnapEvent = Did[SnapAction] | Snap | Tie | Mistake | Aside | Under | Shuffled


class Call(Struct, frozen=True):
    """A call that waits for the end of the tie window."""

    by: Seat
    word: Word
    right: bool


class Calls(Struct, frozen=True):
    """What has been called since the last turned card; ``held`` is empty until the first right call."""

    called: tuple[Seat, ...] = ()
    held: tuple[Call, ...] = ()
    least: Milliseconds = 0  # the time of the last call
    most: Milliseconds = LONGEST  # SS-6: the end of the tie window


class SnapState(Struct, frozen=True, gc=False):
    """A round of schnipp-schnapp. Face-down piles list the next card first, the others their top card last."""

    rules: SchnippSchnappRules
    starter: Seat
    looked: Piles  # SS-1: the cards each seat looked through before it shuffled them, sorted
    down: Piles
    open: Piles
    middle: Pile
    quartets: tuple[tuple[int, ...], ...]
    alive: bool  # SS-9: some call can still succeed
    turned: int
    beat: tuple[Seat, ...]  # who turned the last card; together: the last cards
    queue: tuple[Seat, ...]  # together, in mid-beat: who is still to turn
    due: Seat  # who turns next; CHANCE if nobody can
    step: Step  # what comes next if nobody calls
    calling: bool  # the last card can be called
    fresh: bool  # SS-5: the middle is as it was before the last card was turned
    calls: Calls


TURN: Final = Turn()
CLOSE: Final = Close()
NO_CALLS: Final = Calls()
ANY_SCHNAPP: Final = AnySchnapp()
ANY_SCHNIPP: Final = AnySchnipp()


@cache
def _turn_events(by: Seat, card: Card) -> tuple[Event, ...]:
    return (Did(by=by, action=Turn(card)),)


def begin(rules: SchnippSchnappRules, seats: int, deal: SchnippSchnappDeal) -> SnapState:
    """Return the state after the deal; the end is tested before the first turn, too (SS-9)."""
    nothing: Piles = ((),) * seats
    state = SnapState(
        rules=rules,
        starter=deal.starter,
        looked=tuple(tuple(sorted(pile, key=BIT.__getitem__)) for pile in deal.piles),
        down=deal.piles,
        open=nothing,
        middle=(),
        quartets=deal.quartets,
        alive=can_succeed(deal.piles, nothing, ()),
        turned=0,
        beat=(),
        queue=(),
        due=due_seat(rules, deal.starter, (), deal.piles, nothing),
        step="turn",
        calling=False,
        fresh=False,
        calls=NO_CALLS,
    )
    return state if state.alive else _Moving(state).end()[0]


def can_succeed(down: Sequence[Pile], open_: Sequence[Pile], middle: Pile) -> bool:
    """Tell whether any call can still succeed (SS-9): two hold the same number, or one that of the middle's top."""
    others = 1 << NUMBER[middle[-1]] if middle else 0
    for face_down, face_up in zip(down, open_, strict=True):
        own = 0
        for pile in (face_down, face_up):
            for card in pile:
                bit = 1 << NUMBER[card]
                if bit & others:
                    return True
                own |= bit
        others |= own
    return False


def due_seat(
    rules: SchnippSchnappRules, starter: Seat, beat: tuple[Seat, ...], down: Sequence[Pile], open_: Sequence[Pile]
) -> Seat:
    """Return who turns next: the next seat with cards left of the last turner (SS-2), or who begins a beat (SS-V1)."""
    seats = len(down)
    first = starter if rules.variant == "together" or not beat else next_seat(beat[-1], seats)
    for seat in order(first, seats):
        if down[seat] or open_[seat]:
            return seat
    return CHANCE


def matched(open_: Sequence[Pile]) -> set[int]:
    """Return the numbers on top of two or more open piles (SS-3)."""
    once: set[int] = set()
    twice: set[int] = set()
    for pile in open_:
        if pile:
            number = NUMBER[pile[-1]]
            (twice if number in once else once).add(number)
    return twice


def is_right(state: SnapState, word: Word) -> bool:
    """Tell whether a word is right now (SS-3, SS-5)."""
    if word == "schnapp":
        return bool(matched(state.open))
    if not state.middle or not state.fresh:
        return False
    number = NUMBER[state.middle[-1]]
    return any(NUMBER[card[0]] == number for seat in state.beat if (card := state.open[seat][-1:]))


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


def is_time(ms: object) -> bool:
    """Tell whether this can be a reaction time in milliseconds."""
    return isinstance(ms, (int, float)) and 0 <= ms <= LONGEST


def apply(state: SnapState, seat: Seat, action: SnapAction) -> tuple[SnapState, tuple[Event, ...]]:
    """Return the next state and what happened."""
    step = state.step
    if isinstance(action, Turn):
        if step == "turn" and seat == state.due and action.card in {None, state.down[seat][0]}:
            return _turned(state, seat)
    elif isinstance(action, Schnapp | Schnipp):
        if call_refusal(state, seat, action) is None:
            return _called(state, seat, action)
    elif seat == CHANCE:
        if isinstance(action, Close):
            if step == "close":
                return _closed(state)
        elif step == "shuffle" and AnyShuffle(state.due, state.open[state.due]).admits(action):
            return _reshuffled(state, action), shuffled(action)
    raise IllegalAction(why_not(state, seat, action), seat, action)


def _turned(state: SnapState, seat: Seat) -> tuple[SnapState, tuple[Event, ...]]:
    down, open_, queue, rules = state.down, state.open, state.queue, state.rules
    pile = down[seat]
    card = pile[0]
    if queue:
        beat, queue = (*state.beat, seat), queue[1:]
    else:
        beat = (seat,)
        if rules.variant == "together":  # SS-V1: everyone who holds cards at the beginning of the beat
            queue = tuple(each for each in order(seat, len(down))[1:] if down[each] or open_[each])
    down = (*down[:seat], pile[1:], *down[seat + 1 :])
    open_ = (*open_[:seat], (*open_[seat], card), *open_[seat + 1 :])
    turned = state.turned + 1
    due = queue[0] if queue else due_seat(rules, state.starter, beat, down, open_)
    step: Step = "turn" if down[due] else "shuffle"  # SS-7
    if not queue and (turned >= LIMIT or not state.alive):
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
    ), _turn_events(seat, card)


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


def _called(state: SnapState, seat: Seat, action: Schnapp | Schnipp) -> tuple[SnapState, tuple[Event, ...]]:
    """Hold a right call, and all that follows within the tie window (SS-6); a mistake before it counts at once."""
    calls = state.calls
    word: Word = "schnapp" if isinstance(action, Schnapp) else "schnipp"
    right = is_right(state, word)
    called = (*calls.called, seat)
    did = Did(by=seat, action=action)
    if right or calls.held:
        most = calls.most if calls.held else min(action.ms + state.rules.tie_ms, LONGEST)
        held = (*calls.held, Call(seat, word, right))
        return replace(state, step="close", calls=Calls(called, held, action.ms, most)), (did,)
    calls = Calls(called, (), action.ms)
    if not state.open[seat]:  # SS-4: nothing moves
        return replace(state, calls=calls), (did, Mistake(by=seat))
    moving = _Moving(state)
    moving.mistake(seat)
    after, events = moving.go_on(calls, calling=True)
    return after, (did, *events)


def _closed(state: SnapState) -> tuple[SnapState, tuple[Event, ...]]:
    """Let the right calls take effect, then the mistakes made beside them (SS-6), and test the end (SS-9)."""
    moving = _Moving(state)
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


class _Moving:
    """The piles of a state while they are being moved about, and what is seen of it."""

    def __init__(self, state: SnapState) -> None:
        self.state = state
        self.down, self.open = list(state.down), list(state.open)
        self.middle = state.middle
        self.quartets = list(state.quartets)
        self.fresh = state.fresh
        self.events: list[Event] = []

    def snap(self, call: Call) -> None:
        """Give the caller what a right call takes (SS-3, SS-5)."""
        by = call.by
        self.events.append(Snap(by=by, word=call.word))
        if call.word == "schnipp":
            self._under(by, self.middle)
            self.middle = ()
            return
        numbers = matched(self.open)
        everything = self.state.rules.takes == "all"
        gained = self.open[by]
        self.open[by] = ()
        for seat in order(by, len(self.open))[1:]:
            pile = self.open[seat]
            if pile and (everything or NUMBER[pile[-1]] in numbers):
                gained += pile
                self.open[seat] = ()
        self._under(by, gained)

    def tie(self, callers: tuple[Seat, ...]) -> None:
        """Put each caller's open pile under the own face-down pile (SS-6); quartets stay in it."""
        self.events.append(Tie(by=callers))
        for by in callers:
            cards, self.open[by] = self.open[by], ()
            if cards:
                self.down[by] += cards
                self.events.append(Under(by=by, cards=cards))

    def mistake(self, by: Seat) -> None:
        """Put the caller's open pile on top of the middle (SS-4)."""
        self.events.append(Mistake(by=by))
        if self.open[by]:
            self.middle += self.open[by]
            self.open[by] = ()
            self.fresh = False

    def _under(self, by: Seat, cards: Pile) -> None:
        """Set quartets aside and put the rest under the face-down pile."""
        numbers = quartets_in(cards)
        if numbers:
            self._aside(by, numbers)
            cards = without_numbers(cards, numbers)
        if cards:
            self.down[by] += cards
            self.events.append(Under(by=by, cards=cards))

    def _aside(self, by: Seat, numbers: tuple[int, ...]) -> None:
        self.quartets[by] += numbers
        self.events.append(Aside(by=by, numbers=numbers))

    def go_on(self, calls: Calls, *, calling: bool) -> tuple[SnapState, tuple[Event, ...]]:
        """Return the state in which the next seat is due, or the round about to end."""
        state = self.state
        alive = can_succeed(self.down, self.open, self.middle)
        due = due_seat(state.rules, state.starter, state.beat, self.down, self.open)
        step: Step = "close"
        if alive and state.turned < LIMIT:
            step = "turn" if self.down[due] else "shuffle"
        return self._state(alive=alive, due=due, step=step, calling=calling, calls=calls), tuple(self.events)

    def end(self) -> tuple[SnapState, tuple[Event, ...]]:
        """Set aside the quartets among each seat's own cards, and end the round (SS-9)."""
        for seat in range(len(self.down)):
            numbers = quartets_in(self.down[seat] + self.open[seat])
            if numbers:
                self._aside(seat, numbers)
                self.down[seat] = without_numbers(self.down[seat], numbers)
                self.open[seat] = without_numbers(self.open[seat], numbers)
        after = self._state(alive=False, due=CHANCE, step="over", calling=False, calls=NO_CALLS)
        return after, tuple(self.events)

    def _state(self, *, alive: bool, due: Seat, step: Step, calling: bool, calls: Calls) -> SnapState:
        return replace(
            self.state,
            down=tuple(self.down),
            open=tuple(self.open),
            middle=self.middle,
            quartets=tuple(self.quartets),
            alive=alive,
            due=due,
            step=step,
            calling=calling,
            fresh=self.fresh,
            calls=calls,
        )


def refusal(state: SnapState, seat: Seat, action: SnapAction) -> Refusal | None:
    """Return why an action is not possible, or None."""
    try:
        apply(state, seat, action)
    except IllegalAction as illegal:
        return illegal.refusal
    return None


def call_refusal(state: SnapState, seat: Seat, action: Schnapp | Schnipp) -> Refusal | None:
    """Return why a call cannot be heard; what is heard and wrong is a mistake, and not refused."""
    if state.step == "over":
        return refuse("TURN", "round-over")
    if not 0 <= seat < len(state.down):
        return refuse("TURN", "not-now", seat=seat)
    if state.queue or (not state.turned and state.rules.variant == "together"):
        return refuse("SS-V1", "snip-beat")
    if not state.calling:
        return refuse("SS-4", "snip-wait")
    calls = state.calls
    if seat in calls.called:
        return refuse("SS-4", "snip-called", seat=seat)
    if isinstance(action, Schnapp) and not state.down[seat] and not state.open[seat]:
        return refuse("SS-4", "snip-without-cards", seat=seat)
    if not is_time(action.ms):
        return refuse("RECORD", "snip-time")
    if action.ms < calls.least:
        return refuse("RECORD", "snip-order", ms=str(action.ms), least=str(calls.least))
    if action.ms > calls.most:
        return refuse("SS-4", "snip-late", ms=str(action.ms), most=str(calls.most))
    return None


def why_not(state: SnapState, seat: Seat, action: SnapAction) -> Refusal:
    """Explain an action that is not possible."""
    if isinstance(action, Schnapp | Schnipp):
        problem = call_refusal(state, seat, action)
        assert problem is not None
        return problem
    step, due = state.step, state.due
    if step == "over":
        return refuse("TURN", "round-over")
    if isinstance(action, Turn):
        if step == "shuffle" and seat == due:  # SS-7: a record must say how the pile was shuffled
            return refuse("RECORD", "snip-shuffle-missing", seat=seat)
        if step != "turn":
            return refuse("TURN", "not-now", seat=seat)
        if seat != due:
            return refuse("TURN", "not-your-turn", seat=due)
        card = action.card or ""
        return refuse("CARDS", "not-the-top-card" if card in BIT else "no-such-card", card=card)
    if seat != CHANCE or isinstance(action, Close) or step != "shuffle":
        return refuse("TURN", "not-now", seat=seat)
    wrong = same_cards(state.open[due], action.cards)
    return wrong or refuse("SS-7", "snip-shuffle-pile", seat=due)


def outcome(state: SnapState) -> Outcome | None:
    """Return the result: the most quartets (SS-9), or together the most cards (SS-V1)."""
    if state.step != "over":
        return None
    points = tuple(len(numbers) for numbers in state.quartets)
    if state.rules.variant == "together":
        points = tuple(
            4 * count + len(down) + len(open_)
            for count, down, open_ in zip(points, state.down, state.open, strict=True)
        )
    return Outcome(points, best(points))


def all_cards(state: SnapState) -> Pile:
    """Return every card of the round."""
    piles = (*state.down, *state.open, state.middle, *(quartet_cards(numbers) for numbers in state.quartets))
    return tuple(card for pile in piles for card in pile)
