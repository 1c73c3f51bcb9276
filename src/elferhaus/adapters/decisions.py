"""A round as a row of decisions by integers: what the three adapters have in common.

``deciding`` says who is asked now: one seat, or all that choose in secret. Before each decision that must be made,
those who may call are asked once each, in an order by lot and 100 ms after one another: whoever is asked first is the
quickest. What comes from nobody is drawn from the generator that the round was begun with.
"""

from __future__ import annotations

import copy
import operator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar, cast, get_args

import msgspec

from elferhaus.adapters import MissingExtraError

try:
    import numpy as np
except ImportError:
    raise MissingExtraError("gymnasium") from None

from elferhaus.adapters.actions import WAIT, Actions
from elferhaus.adapters.chance import ListedChance
from elferhaus.adapters.encoding import CARDS, PLACE, Observations
from elferhaus.core.game import CHANCE, Choice, choose
from elferhaus.core.match import Match, occasion
from elferhaus.core.options import choose_rules
from elferhaus.core.refusal import Refused
from elferhaus.core.round import Round
from elferhaus.games import Room, games, room_named
from elferhaus.words import say_refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    import numpy.typing as npt

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action, Event, Outcome, Seat

T = TypeVar("T")
Reward: TypeAlias = Literal["winning", "points"]

BEAT: Final = 100  # milliseconds between one who may call and the next


@dataclass(frozen=True)
class Setting:
    """A game, its rules and how many play, with the integers and arrays for it."""

    room: Room
    match: Match
    position: Any = None  # a state to begin with, in place of a deal

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it be written down: what it is made of, without the functions of its game."""
        return _restored, (self.room.id, self.match.rules, self.match.players, self.position)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.match.seats

    @cached_property
    def actions(self) -> Actions:
        """Its actions as integers."""
        return _actions(self.room.id, self.seats)

    @cached_property
    def observations(self) -> Observations:
        """Its views as arrays."""
        return _observations(self.room.id, self.seats)

    @property
    def observation_size(self) -> int:
        """The view, then what is asked: whether it is a call, when, and which cards are picked already."""
        return self.observations.size + 2 + (len(CARDS) if self.actions.done is not None else 0)


@cache
def _actions(game: str, seats: int) -> Actions:
    room = room_named(game)
    assert room is not None
    return Actions(room.game, seats, room.encoding)


@cache
def _observations(game: str, seats: int) -> Observations:
    room = room_named(game)
    assert room is not None
    return Observations(room.game, seats, room.encoding)


def _restored(game: str, rules: Any, players: tuple[str, ...], position: Any) -> Setting:
    room = room_named(game)
    assert room is not None
    return Setting(room, Match(room.game, rules, players, 1), position)


def setting(
    game: str, players: int | None = None, edition: str | None = None, position: str | None = None, **options: Any
) -> Setting:
    """Return a setting, or raise ValueError with the reason; by default three play, or as near to it as can be."""
    room = room_named(game)
    if room is None:
        raise ValueError(f"there is no game “{game}”; there are: {', '.join(each.info.id for each in games())}")
    fewest, most = room.game.info.players
    try:
        seats = min(max(3, fewest), most) if players is None else operator.index(players)
    except TypeError:
        raise ValueError(f"players is how many play, a whole number, not {players!r}") from None
    try:
        rules = choose_rules(room.game, edition, options, seats)
    except Refused as refused:
        raise ValueError(f"{refused.refusal.rule}: {say_refusal('en', refused.refusal)}") from None
    match = Match(room.game, rules, tuple(f"player_{seat}" for seat in range(seats)), 1)
    if position is None:
        return Setting(room, match)
    try:
        state = msgspec.json.decode(position, type=room.game.state_type)
    except msgspec.DecodeError as error:
        raise ValueError(f"this is no position of {game}: {error}") from None
    if room.game.view(state, None).seats != seats or state.rules != match.rules:
        raise ValueError("the position is of another number of players, or of other rules")
    return Setting(room, match, state)


def reward_named(name: str) -> Reward:
    """Return the way to reward of that name; raise ValueError where there is none."""
    if name not in get_args(Reward):
        raise ValueError(f"rewards are by “winning” or by “points”, not by “{name}”")
    return cast("Reward", name)


def rewards(setting: Setting, outcome: Outcome, by: Reward) -> list[float]:
    """Return what each seat gets: its points (fewer are better: their negative), or its share of the pot.

    By winning, everyone pays 1 and the winners share it all, so that it adds up to nothing.
    """
    if by == "points":
        sign = -1 if setting.room.game.info.low_wins else 1
        return [float(sign * points) for points in outcome.points]
    share = setting.seats / len(outcome.winners)
    return [share * (seat in outcome.winners) - 1 for seat in range(setting.seats)]


class Decisions:
    """A round being played by integers."""

    def __init__(self, setting: Setting, rng: Random) -> None:
        """Sit down; ``begin`` deals."""
        self.setting, self.rng = setting, rng
        self.deciding: tuple[Seat, ...] = ()
        self.made: list[tuple[Seat, int, int, float]] = []  # by whom, having seen how many events, which integer, when
        self._asking: list[Seat] | None = None  # who may call and is still to be asked, the next one last
        self._asked = False  # all who may call have been since the last decision
        self.ms = 0
        self.picks: dict[Seat, tuple[Card, ...]] = {}
        self.first: Any = None  # the state that the round began with
        self.round: Round

    def begin(self) -> Decisions:
        """Deal, unless the round begins with a position, and go on to the first decision."""
        setting = self.setting
        game, match = setting.room.game, setting.match
        self.first = setting.position
        if self.first is None:
            deal = self._drawn(lambda rng: game.deal(match.rules, match.seats, occasion(match), rng))
            self.first = game.start(match.rules, match.seats, deal)
        self.round = Round(game, self.first, trusting=True)
        self.go_on()
        return self

    @property
    def is_dealt(self) -> bool:
        """Whether the round has begun."""
        return self.first is not None

    def __deepcopy__(self, memo: dict[int, Any]) -> Decisions:
        """Return another round that stands as this one does, and goes its own way from here."""
        copied = copy.copy(self)
        copied.rng = copy.deepcopy(self.rng, memo)
        copied.made, copied.picks = self.made[:], self.picks.copy()
        copied._asking = None if self._asking is None else self._asking[:]
        if self.is_dealt:
            copied.round = Round(self.round.game, self.round.state, self.round.log, trusting=True)
        return copied

    def __getstate__(self) -> dict[str, Any]:
        """Let it be written down, the round as its state and what has happened."""
        kept = self.__dict__.copy()
        table = kept.pop("round", None)
        return kept if table is None else kept | {"stands": (table.state, table.log)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Be as it was."""
        stands = kept.pop("stands", None)
        self.__dict__.update(kept)
        if stands is not None:
            self.round = Round(self.setting.room.game, *stands, trusting=True)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the round is over."""
        return self.round.outcome

    @property
    def in_window(self) -> bool:
        """Whether the seat that decides is asked if it calls."""
        return self._asking is not None

    def legal(self, seat: Seat) -> list[int]:
        """Return what a seat can decide now, in order; nothing but waiting where it is not asked."""
        if seat not in self.deciding:
            return [WAIT]
        choices, actions = self.choices(seat), self.setting.actions
        if self.picks.get(seat):
            return actions.next_picks(actions.pattern(choices), self.picks[seat])
        found = {number for choice in choices for number in actions.offers(choice, self.ms)}
        return sorted(found | {WAIT} if self.in_window else found)

    def choices(self, seat: Seat) -> Sequence[Choice]:
        """Return the legal choices that a seat is asked about now: its calls, or all but those."""
        legal, pending = self.round.game.legal(self.round.state, seat), self.round.pending
        if seat in pending.must and seat in pending.may:
            return [choice for choice in legal if choice.call == self.in_window]
        return legal

    def mask(self, seat: Seat) -> npt.NDArray[np.int8]:
        """Return a 1 for every integer that a seat can decide now."""
        mask: npt.NDArray[np.int8] = np.zeros(self.setting.actions.size, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observation(self, seat: Seat) -> npt.NDArray[np.float32]:
        """Return what a seat sees, and what it is asked."""
        setting = self.setting
        size = setting.observations.size
        out: npt.NDArray[np.float32] = np.zeros(setting.observation_size, np.float32)
        setting.observations.write(out, self.round.game.view(self.round.state, seat))
        if seat in self.deciding and self.in_window:
            out[size] = 1
            out[size + 1] = self.ms / (BEAT * setting.seats)
        picks = self.picks.get(seat, ())
        for index, card in enumerate(picks):
            out[size + 2 + PLACE[card]] = (index + 1) / len(picks)
        return out

    # ── playing ──

    def checked(self, seat: Seat, decision: Any) -> int:
        """Return what a seat wants to do as an integer; raise ValueError where it is none, or is not legal."""
        if self.outcome is not None:
            raise ValueError("the round is over")
        if seat not in self.deciding:
            raise ValueError(f"seat {seat} is not asked now")
        try:
            number = operator.index(decision)
        except TypeError:
            raise ValueError(f"an action is an integer, not {decision!r}") from None
        if number not in self.legal(seat):
            known = 0 <= number < self.setting.actions.size
            raise ValueError(
                f"{number} ({self.setting.actions.text(number) if known else 'no action'}) is not legal now"
            )
        return number

    def decide(self, seat: Seat, decision: Any) -> None:
        """Carry out a decision; raise ValueError where it is not legal."""
        number = self.checked(seat, decision)
        self.made.append((seat, len(self.round.seen(seat)), number, self.ms))
        if number == WAIT:
            self._next_to_ask()
            self.go_on()
        elif self.setting.actions.is_pick(number):
            self._pick(seat, number)
        else:
            self.act(seat, self.setting.actions.action(number, self.ms))

    def _pick(self, seat: Seat, number: int) -> None:
        actions = self.setting.actions
        pattern = actions.pattern(self.choices(seat))
        picked = self.picks.get(seat, ())
        if number != actions.done:
            picked = self.picks[seat] = (*picked, actions.card(number))
            if actions.next_picks(pattern, picked) != [actions.done]:  # nothing is left to pick: it is done
                return
        self.act(seat, pattern.of(picked))

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out a whole action of a seat that is asked; it is known to be legal."""
        calling = self.in_window
        self.picks.pop(seat, None)
        self.round.act(seat, action)
        if calling:
            self._next_to_ask()
        else:
            self._asked = False
        self.go_on()

    def silent(self) -> None:
        """Let the seat that is asked if it calls stay silent."""
        self._next_to_ask()
        self.go_on()

    def _next_to_ask(self) -> None:
        assert self._asking is not None
        self._asking.pop()
        self.ms += BEAT

    def go_on(self) -> None:
        """Go on to the next decision: ask who may call, let chance act."""
        self.deciding = ()
        while True:
            pending = self.round.pending
            if pending.kind == "over":
                return
            if self._asking is not None:
                if self._still_asking():
                    return
                self._asking, self._asked, self.ms = None, True, 0
            elif pending.may and not self._asked:
                self._asking, self.ms = self._by_lot(pending.may), BEAT
            elif CHANCE in pending.must:
                self._by_chance()
                self._asked = False
            else:
                self.deciding = pending.must
                return

    def _still_asking(self) -> bool:
        """Tell whether somebody is left who can call; whoever no longer can is passed over."""
        while self._asking:
            seat = self._asking[-1]
            if seat in self.round.pending.may:
                self.deciding = (seat,)
                if self.legal(seat) != [WAIT]:
                    return True
            self.deciding = ()
            self._next_to_ask()
        return False

    def _drawn(self, draw: Callable[[Random], T]) -> T:
        """Let chance draw; where it is somebody else who says what, nothing has changed until it is known."""
        if not isinstance(self.rng, ListedChance):
            return draw(self.rng)
        self.rng.replay()
        result = draw(self.rng)
        self.rng.forget()
        return result

    def _by_lot(self, seats: Sequence[Seat]) -> list[Seat]:
        return self._drawn(lambda rng: rng.sample(seats, len(seats)))

    def _by_chance(self) -> None:
        legal = self.round.game.legal(self.round.state, CHANCE)
        self.round.act(CHANCE, self._drawn(lambda rng: choose(legal[0], rng)), legal)

    def seen(self, seat: Seat) -> list[Event]:
        """Return what a seat has seen happen."""
        return self.round.seen(seat)
