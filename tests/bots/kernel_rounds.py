"""Rounds played twice with the same luck: by the engine with players in the chairs, and by a kernel."""

from __future__ import annotations

from typing import Any

from conformance.ways import Way, match_of, ways
from elferhaus.bots.kernel import BY_THUMB, MOST_SEATS, RANDOM, Form, Kernel
from elferhaus.bots.loops import NOT_GIVEN
from elferhaus.bots.luck import Luck
from elferhaus.core.game import Action, Outcome, Pattern
from elferhaus.core.match import MatchPlay
from elferhaus.core.player import AnyPlayer
from elferhaus.core.round import Round, offered
from elferhaus.games import Room, rooms

KINDS = {"random": RANDOM, "thumb": BY_THUMB}
STEPWISE = ("deal", "legal", "play", "score")


def with_kernels() -> list[Room]:
    """The rooms that have one."""
    return [room for room in rooms() if room.bots.kernel is not None]


def kernel_of(room: Room) -> Kernel:
    """A room's kernel."""
    assert room.bots.kernel is not None
    return room.bots.kernel


def spread(room: Room, count: int) -> list[Way]:
    """So many ways to play, from all of them: every variant, edition and number of players comes up."""
    found = ways(room.game)
    return [found[at * len(found) // count] if len(found) >= count else found[at % len(found)] for at in range(count)]


def dealt(room: Room, way: Way, luck: Luck) -> Round:
    """A round of the engine, dealt with this luck."""
    play = MatchPlay(match_of(room.game, way))
    play.deal(luck)
    assert play.round is not None
    return play.round


class Beside:
    """A player whose every decision a kernel makes, too; closely: also what is legal, and the luck that is left."""

    def __init__(self, player: AnyPlayer, beside: KernelRound, kind: int, closely: bool) -> None:
        self._player, self._beside, self._kind, self._closely = player, beside, kind, closely

    def decide(self, chair: Any, rng: Any) -> Action:
        self._beside.settle(self._kind)
        if self._closely:
            assert self._beside.luck_left() == rng.getstate()
            self._look_at_legal(chair)
        action = self._player.decide(chair, rng)
        self._beside.decide(self._kind)
        assert self._beside.last() == (self._beside.kernel.number(action), chair.seat)
        return action

    def _look_at_legal(self, chair: Any) -> None:
        kernel, legal = self._beside.kernel, self._beside.legal()
        if any(isinstance(choice, Pattern) for choice in chair.legal):
            assert all(offered(chair.legal, kernel.action(number)) for number in legal)
        else:
            assert legal == [kernel.number(choice) for choice in chair.legal]

    def call(self, chair: Any, rng: Any) -> Action | None:
        return self._player.call(chair, rng)


class KernelRound:
    """A round in a kernel's arrays."""

    def __init__(self, room: Room, way: Way, seed: int, form: Form, begun: Round | None = None) -> None:
        self.kernel, self._form, self.seats, self.made = kernel_of(room), form, way[0], 0
        rules, weights = self.kernel.setting(match_of(room.game, way).rules, way[0])
        self._rules, self._weights = form.ints(rules), form.floats(weights)
        self._state, self._luck = form.empty(), form.luck(seed)
        self._players = {kind: form.ints([kind] * MOST_SEATS) for kind in KINDS.values()}
        if begun is None:
            form.functions["deal"](self._rules, self._state, self._luck)
        else:
            self._state = form.ints(self.kernel.packed(begun.state, begun.log))

    def legal(self) -> list[int]:
        found = self._form.ints([0] * 400)
        count = self._form.functions["legal"](self._rules, self._state, found)
        return [int(each) for each in found[:count]]

    def settle(self, kind: int) -> None:
        """Let chance act, and whoever wants to call, where that is due."""
        self.made += self._play(kind, 0)

    def decide(self, kind: int) -> None:
        made = self._play(kind, 1)
        assert made == 1
        self.made += made

    def _play(self, kind: int, most: int) -> int:
        arrays = (self._rules, self._weights, self._state, self._luck, self._players[kind])
        return int(self._form.functions["play"](*arrays, most, NOT_GIVEN))

    def last(self) -> tuple[int, int]:
        return int(self._state[0]), int(self._state[1])

    def luck_left(self) -> tuple[int, ...]:
        return tuple(int(word) for word in self._luck)

    def outcome(self) -> Outcome:
        points = self._form.ints([0] * MOST_SEATS)
        winners = self._form.functions["score"](self._rules, self._state, points)
        return told(points[: self.seats], winners)


def told(points: Any, winners: int) -> Outcome:
    """What a kernel says of an end, as the engine does."""
    return Outcome(tuple(map(int, points)), tuple(seat for seat in range(MOST_SEATS) if winners >> seat & 1))


def play_beside(room: Room, way: Way, player: str, seed: int, form: Form, *, closely: bool = True) -> None:
    """Play a round twice, action by action, and look whether it is the same round."""
    luck = Luck(seed)
    table = dealt(room, way, luck)
    beside = KernelRound(room, way, seed, form)
    assert beside.luck_left() == luck.getstate()
    table.play([Beside(room.players[player], beside, KINDS[player], closely)] * way[0], luck)
    beside.settle(KINDS[player])  # a call may have been the last thing that was done
    assert beside.outcome() == table.outcome
    assert beside.luck_left() == luck.getstate()
    assert beside.made == table.decisions


def play_on_beside(room: Room, way: Way, player: str, seed: int, form: Form) -> None:
    """Let chance make some moves, and play on twice from there."""
    luck = Luck(seed)
    table = dealt(room, way, luck)
    table.play([room.players["random"]] * way[0], luck, most=luck.randrange(60))
    table = Round(room.game, table.state, table.log)
    if table.pending.kind != "over":
        luck = Luck(seed)
        beside = KernelRound(room, way, seed, form, table)
        table.play([Beside(room.players[player], beside, KINDS[player], closely=True)] * way[0], luck)
        beside.settle(KINDS[player])
        assert beside.outcome() == table.outcome


def play_both(room: Room, way: Way, player: str, seed: int, count: int, form: Form) -> None:
    """Play whole rounds twice, and compare how they ended."""
    kernel = kernel_of(room)
    setting = kernel.setting(match_of(room.game, way).rules, way[0])
    played = form.rounds(*setting, [KINDS[player]] * way[0], seed, count)
    for at in range(count):
        luck = Luck(seed + at)
        table = dealt(room, way, luck)
        table.play([room.players[player]] * way[0], luck)
        assert told(played.points[at * way[0] : (at + 1) * way[0]], int(played.winners[at])) == table.outcome
        assert int(played.lengths[at]) == table.decisions


def play_number(room: Room, number: int, form: Form) -> None:
    """Play one of very many rounds twice: over all ways to play, by lot and by rule of thumb in turn."""
    every = ways(room.game)
    play_beside(room, every[number // len(KINDS) % len(every)], [*KINDS][number % len(KINDS)], number, form)
