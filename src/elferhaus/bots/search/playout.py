"""Playing an imagined world to its end, with everyone deciding by rule of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elferhaus.core.game import CHANCE, choose, sees

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.bots.player import Player
    from elferhaus.core.game import Action, AnyGame, Choice, Event, Seat, View


class ImaginedChair:
    """A chair in an imagined world; what it shows is worked out when it is looked at, and once."""

    __slots__ = ("_game", "_legal", "_state", "_view", "_world", "seat")

    def __init__(self, world: World, seat: Seat) -> None:
        """Sit down."""
        self._world, self._game, self._state = world, world.game, world.state
        self.seat = seat
        self._view: View | None = None
        self._legal: Sequence[Choice] | None = None

    @property
    def view(self) -> View:
        """What could be seen from here."""
        if self._view is None:
            self._view = self._game.view(self._state, self.seat)
        return self._view

    @property
    def legal(self) -> Sequence[Choice]:
        """What could be done."""
        if self._legal is None:
            self._legal = self._game.legal(self._state, self.seat)
        return self._legal

    @property
    def seen(self) -> Sequence[Event]:
        """What this seat would have seen, as far as the one who imagines it knows."""
        return self._world.seen_by(self.seat)


class World:
    """An imagined world in which time goes on."""

    def __init__(self, game: AnyGame, state: Any, seen: Sequence[Event], horizon: int) -> None:
        """Begin at this moment; ``seen`` is what whoever imagines it has seen."""
        self.game, self.state = game, state
        self._left = horizon
        self.log = list(seen)
        self._seen: dict[Seat, list[Event]] = {}  # what a seat saw of it, as far as it was looked through
        self._looked: dict[Seat, int] = {}
        self._asked = False  # whether everyone was asked for a call since the last decision

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out an action."""
        self.state, events = self.game.apply(self.state, seat, action)
        self.log.extend(events)
        self._asked = False

    def seen_by(self, seat: Seat) -> Sequence[Event]:
        """Return what a seat has seen so far; every event is looked at once."""
        seen, looked = self._seen.setdefault(seat, []), self._looked.get(seat, 0)
        seen += [event for event in self.log[looked:] if sees(event, seat)]
        self._looked[seat] = len(self.log)
        return seen

    def silent(self) -> None:
        """Let the window pass: who wanted to call has been asked."""
        self._asked = True

    def advance(self, policy: Player, me: Seat | None, rng: Random) -> ImaginedChair | None:
        """Go on until ``me`` decides (a call apart), and return that chair; None at the end, or where it is cut off."""
        game = self.game
        while self._left > 0:
            self._left -= 1
            pending = game.pending(self.state)
            if pending.kind == "over":
                return None
            if pending.may and not self._asked:
                self._asked = True
                self._calls(pending.may, policy, rng)
                continue
            seat = pending.must[0] if len(pending.must) == 1 else rng.choice(pending.must)
            if seat == CHANCE:
                self.act(CHANCE, choose(game.legal(self.state, CHANCE)[0], rng))
                continue
            chair = ImaginedChair(self, seat)
            if pending.kind == "forced":
                self.act(seat, choose(chair.legal[0], rng))
            elif seat == me and len(chair.legal) > 1:
                return chair
            else:
                self.act(seat, policy.decide(chair, rng))
        return None

    def _calls(self, may: Sequence[Seat], policy: Player, rng: Random) -> None:
        calls = []
        for seat in may:
            call = policy.call(ImaginedChair(self, seat), rng)
            if call is not None:
                calls.append((getattr(call, "ms", rng.random()), seat, call))
        for _, seat, call in sorted(calls, key=lambda each: each[:2]):
            if self.game.refusal(self.state, seat, call) is None:
                self.act(seat, call)

    @property
    def is_over(self) -> bool:
        """Whether the round came to its end."""
        return self.game.pending(self.state).kind == "over"
