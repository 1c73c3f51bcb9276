"""Playing on from a table: how often each seat then wins the match. With the game's kernel, or by the engine."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.bots.kernel import BY_THUMB, MOST_SEATS, RANDOM
from elferhaus.bots.loops import NOT_GIVEN
from elferhaus.core.game import Occasion, best
from elferhaus.core.round import Round

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from elferhaus.bots.coaching import Coaching
    from elferhaus.bots.kernel import Kernel
    from elferhaus.bots.luck import Ints
    from elferhaus.core.game import Action, Event
    from elferhaus.core.match import Match
    from elferhaus.core.player import ChairCopy
    from elferhaus.games import Room

    from .steps import Table

Chances = tuple[float, ...]

ROUNDS: Final = 512  # whole rounds that are played to know what rounds to come may bring,
FUTURES: Final = 256  # and sums of those
REPEATS: Final = 4  # playouts of the same order of unseen cards: to shuffle and pack takes longer than to play
MANY: Final = 10_000  # playouts: fewer are sooner made than a compiled kernel is loaded
PLAIN: Final = 10  # a kernel that is not compiled gets one playout in so many
STEPS: Final = 20_000  # of a playout by the engine


class Tried(NamedTuple):
    """What became of choices that were tried in the same worlds."""

    shares: list[Chances]  # of the wins, by choice and seat
    values: list[list[float]]  # the deciding seat's, by choice and world


class Stake(NamedTuple):
    """What a round is part of: the points before it, and how many rounds follow."""

    before: tuple[int, ...]
    left: int


class Playouts(Protocol):
    """Plays on."""

    effort: float  # which part of the usual number of playouts it can afford

    def chances(self, table: Table, stake: Stake, count: int, rng: Random) -> Chances:
        """Return every seat's chance to win the match, as the cards lie; what nobody can know is shuffled."""

    def tried(
        self, chair: ChairCopy, choices: Sequence[Action | None], stake: Stake, worlds: int, rng: Random
    ) -> Tried:
        """Try choices (None: to stay silent) of a seat in worlds that fit all it has seen."""

    def later(self, left: int) -> list[list[int]]:
        """Return points that so many rounds may bring."""


def playouts_for(room: Room, match: Match, rng: Random, planned: int) -> Playouts:
    """Return who plays on in this game; ``planned`` says how much there is to do."""
    kernel = room.bots.kernel
    return EnginePlayouts(room, match, rng) if kernel is None else KernelPlayouts(room, kernel, match, rng, planned)


class KernelPlayouts:
    """Plays on with a kernel: thousands of playouts a second and more."""

    def __init__(self, room: Room, kernel: Kernel, match: Match, rng: Random, planned: int) -> None:
        """Load the kernel, which may have to be compiled; few playouts are sooner made without that."""
        assert room.bots.coaching is not None
        assert room.bots.search is not None
        self._room, self._kernel, self._match = room, kernel, match
        self._coaching: Coaching[Any] = room.bots.coaching
        self._search = room.bots.search
        names = ("imagine", "prospects", "rounds")
        self._form = form = kernel.plain(*names) if planned < MANY else kernel.form(*names, wait=True)
        self._setting = kernel.setting(match.rules, match.seats)
        self._rules, self._weights = form.ints(self._setting.rules), form.floats(self._setting.weights)
        self._players = [form.ints([kind] * MOST_SEATS) for kind in (BY_THUMB, RANDOM)]
        self._state, self._score = form.empty(), form.ints([0] * MOST_SEATS)
        self.effort = 1.0 if form.is_compiled else 1 / PLAIN
        self._later = Later(match, self._rounds, rng)

    def later(self, left: int) -> list[list[int]]:
        """Return points that so many rounds may bring."""
        return self._later.sums(left)

    def _rounds(self, count: int, rng: Random) -> list[Sequence[int]]:
        seats = self._match.seats
        played = self._form.rounds(
            self._setting.rules, self._setting.weights, [BY_THUMB] * seats, rng.getrandbits(62), count
        )
        points = [int(each) for each in played.points]
        return [points[at : at + seats] for at in range(0, len(points), seats)]

    def chances(self, table: Table, stake: Stake, count: int, rng: Random) -> Chances:
        """Return every seat's chance to win the match, as the cards lie; what nobody can know is shuffled."""
        shuffled, happened, pack = self._coaching.reshuffled, table.happened, self._kernel.packed
        if shuffled is None:
            worlds, repeats = pack(table.state, happened), count
        else:
            orders, repeats = max(1, count // REPEATS), REPEATS
            worlds = [each for _ in range(orders) for each in pack(shuffled(table.state, happened, rng), happened)]
        worlds = self._form.ints(worlds)
        return self._play_on(worlds, [NOT_GIVEN], stake, rng, repeats=repeats).shares[0]

    def tried(
        self, chair: ChairCopy, choices: Sequence[Action | None], stake: Stake, worlds: int, rng: Random
    ) -> Tried:
        """Try choices of a seat in worlds that fit all it has seen."""
        numbers = [self._kernel.number(each) for each in choices]
        return self._play_on(self._worlds(chair, worlds, rng), numbers, stake, rng, seat=chair.seat)

    def _worlds(self, chair: ChairCopy, count: int, rng: Random) -> Ints:
        kernel, form, draw = self._kernel, self._form, self._search.worlds
        if self._search.playout is None or draw is None:
            known, luck = form.ints(kernel.known(chair.view, chair.seen)), form.luck(rng.getrandbits(62))
            found = form.zeros(count * form.size)
            for at in range(0, count * form.size, form.size):
                form.functions["imagine"](self._rules, known, self._state, luck)
                found[at : at + form.size] = self._state
            return found
        world, shuffled = draw(chair.view, chair.seen), self._coaching.reshuffled
        states = [world(rng) for _ in range(count)]
        if shuffled is not None:  # a search may look less far ahead, and leave some cards in any order
            states = [shuffled(state, chair.seen, rng) for state in states]
        return form.ints([each for state in states for each in kernel.packed(state, chair.seen)])

    def _play_on(
        self, worlds: Ints, numbers: Sequence[int], stake: Stake, rng: Random, *, repeats: int = 1, seat: int = 0
    ) -> Tried:
        form, seats = self._form, self._match.seats
        total = len(worlds) // form.size
        shares, values = form.floats([0.0] * len(numbers) * seats), form.floats([0.0] * len(numbers) * total)
        form.functions["prospects"](
            self._rules,
            self._weights,
            worlds,
            repeats,
            form.ints(numbers),
            self._coaching.lapses,
            form.ints(stake.before),
            form.ints([each for line in self.later(stake.left) for each in line]),
            self._match.game.info.low_wins,
            seat,
            shares,
            values,
            *self._players,
            self._state,
            form.luck(rng.getrandbits(62)),
            self._score,
        )
        won, listed = [float(each) / total / repeats for each in shares], [float(each) for each in values]
        return Tried(
            [tuple(won[at : at + seats]) for at in range(0, len(won), seats)],
            [listed[at : at + total] for at in range(0, len(listed), total)],
        )


class EnginePlayouts:
    """Plays on without a kernel: with everyone in their chairs, by rule of thumb."""

    effort = 1.0

    def __init__(self, room: Room, match: Match, rng: Random) -> None:
        """Keep the game."""
        assert room.bots.coaching is not None
        self._coaching: Coaching[Any] = room.bots.coaching
        self._match, self._game = match, room.game
        self._search = room.bots.search or SearchSettings[Any, Any](policy=room.bots.by_thumb)
        self._later = Later(match, self._rounds, rng)

    def later(self, left: int) -> list[list[int]]:
        """Return points that so many rounds may bring."""
        return self._later.sums(left)

    def _rounds(self, count: int, rng: Random) -> list[Sequence[int]]:
        game, match = self._game, self._match
        found: list[Sequence[int]] = []
        for index in range(count):
            deal = game.deal(match.rules, match.seats, Occasion(1, index % match.seats), rng)
            found.append(self._points(game.start(match.rules, match.seats, deal), [], rng))
        return found

    def _points(self, state: Any, happened: Sequence[Event], rng: Random) -> Sequence[int]:
        """Play a round on, and return its points."""
        table = Round(self._game, state, happened, trusting=True)
        table.play([self._search.policy] * self._match.seats, rng, most=STEPS)
        outcome = table.outcome
        return [0] * self._match.seats if outcome is None else outcome.points

    def _shares(self, state: Any, happened: Sequence[Event], stake: Stake, rng: Random) -> Sequence[float]:
        outcome = self._game.outcome(state)
        points = self._points(state, happened, rng) if outcome is None else outcome.points
        return shares_of(points, stake.before, rng.choice(self.later(stake.left)), self._game.info.low_wins)

    def chances(self, table: Table, stake: Stake, count: int, rng: Random) -> Chances:
        """Return every seat's chance to win the match, as the cards lie; what nobody can know is shuffled."""
        shuffled, happened = self._coaching.reshuffled, table.happened
        won = [0.0] * self._match.seats
        for _ in range(count):
            state = table.state if shuffled is None else shuffled(table.state, happened, rng)
            for seat, share in enumerate(self._shares(state, happened, stake, rng)):
                won[seat] += share / count
        return tuple(won)

    def tried(
        self, chair: ChairCopy, choices: Sequence[Action | None], stake: Stake, worlds: int, rng: Random
    ) -> Tried:
        """Try choices of a seat in worlds that fit all it has seen."""
        draw = self._search.worlds
        world: Callable[[Random], Any] = (
            (lambda lots: self._game.imagine(chair.view, chair.seen, lots))
            if draw is None
            else draw(chair.view, chair.seen)
        )
        won, values = [[0.0] * self._match.seats for _ in choices], [[0.0] * worlds for _ in choices]
        for index in range(worlds):
            state, luck = world(rng), rng.getrandbits(64)
            for choice, action in enumerate(choices):
                table = Round(self._game, state, chair.seen, trusting=True)
                if action is not None:
                    table.act(chair.seat, action)
                shares = self._shares(table.state, table.log, stake, Random(luck))
                values[choice][index] = shares[chair.seat]
                won[choice] = [have + share / worlds for have, share in zip(won[choice], shares, strict=True)]
        return Tried([tuple(each) for each in won], values)


class Later:
    """What rounds to come may bring: sums of the points of whole rounds, played once."""

    def __init__(self, match: Match, rounds: Callable[[int, Random], list[Sequence[int]]], rng: Random) -> None:
        """Keep who can play rounds."""
        self._seats, self._rounds, self._rng = match.seats, rounds, rng
        self._played: list[Sequence[int]] = []
        self._sums: dict[int, list[list[int]]] = {}

    def sums(self, left: int) -> list[list[int]]:
        """Return sums for so many rounds."""
        if left not in self._sums:
            if left and not self._played:
                self._played = self._rounds(ROUNDS, self._rng)
            self._sums[left] = [
                [sum(points) for points in zip(*self._rng.choices(self._played, k=left), strict=True)]
                if left
                else [0] * self._seats
                for _ in range(FUTURES if left else 1)
            ]
        return self._sums[left]


def shares_of(points: Sequence[int], before: Sequence[int], later: Sequence[int], low_wins: bool) -> list[float]:
    """Return everyone's share of the win by these points in all: a tie is shared (C-4).

    >>> shares_of([3, 5, 5], [0, 0, 0], [0, 0, 0], False)
    [0.0, 0.5, 0.5]
    """
    winners = best([sum(each) for each in zip(points, before, later, strict=True)], low_wins)
    return [(seat in winners) / len(winners) for seat in range(len(points))]
