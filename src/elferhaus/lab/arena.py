"""The arena: bots play duplicate deals, so that luck of the cards falls on each of them alike.

A deal is played once for every way to rotate the bots around the table: in the end each has sat in every seat with the
same cards. The games of one deal belong together, so what a deal brought a bot is one observation, and the intervals
are taken over deals.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from elferhaus.core.duplicate import plain_deals, rotations
from elferhaus.core.match import Match, new_match, play_match, standing
from elferhaus.games import game_named, room_named

from .entrants import blamed, entrant, is_entrant
from .spread import Place, spread

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from elferhaus.core.game import Action
    from elferhaus.core.player import AnyPlayer, Chair

CLEAR = 1.96  # standard errors on either side of a mean: 95 %


class Contest(Struct, frozen=True):
    """Who plays what: the bots are named once for each seat."""

    game: str
    bots: tuple[str, ...]
    seed: int
    rounds: int = 1
    edition: str | None = None
    options: dict[str, Any] = {}

    def match(self) -> Match:
        """Return the match that is played again and again; raise Refused with the rule that forbids it."""
        game = game_named(self.game)
        assert game is not None
        names = [f"{bot} {seat + 1}" for seat, bot in enumerate(self.bots)]
        return new_match(game, names, self.rounds, self.edition, **self.options)


class Score(Struct):
    """What one bot has reached: in a deal, or summed up in one game of it."""

    games: int = 0  # a bot that fills three seats plays three games in one
    wins: float = 0.0  # a shared win is split
    points: int = 0
    moves: int = 0
    seconds: float = 0.0


def line_up(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Give every seat a bot; the last one named fills the seats that are left.

    >>> line_up(["thumb", "greedy"], 4)
    ('thumb', 'greedy', 'greedy', 'greedy')
    """
    return (*names, *[names[-1]] * (seats - len(names)))


class _Timed:
    """A player with a stopwatch. Its chair shows what it shows when looked at, so that counts as thinking, too."""

    def __init__(self, player: AnyPlayer, score: Score) -> None:
        self._player, self._score = player, score

    def decide(self, chair: Chair[Any], rng: Random) -> Action:
        began = perf_counter()
        action = self._player.decide(chair, rng)
        self._score.seconds += perf_counter() - began
        self._score.moves += 1
        return action

    def call(self, chair: Chair[Any], rng: Random) -> Action | None:
        return self._player.call(chair, rng)


def play_deal(
    contest: Contest, match: Match, number: int, players: Mapping[str, AnyPlayer] | None = None
) -> dict[str, Score]:
    """Play one deal in all rotations; a deal is the same whichever others are played, and in whichever process."""
    scores = {name: Score() for name in contest.bots}
    for turned, bots in enumerate(rotations(contest.bots)):
        playing = [players[name] if players else player_named(contest.game, name) for name in bots]
        seated = [_Timed(player, scores[name]) for player, name in zip(playing, bots, strict=True)]
        luck = Random(f"{contest.seed}/{number}/{turned}")
        with blamed(bots):
            at, _ = play_match(match, seated, luck, dealing=plain_deals(contest.seed, number))
        outcome = standing(at)
        for seat, name in enumerate(bots):
            score = scores[name]
            score.games += 1
            score.points += outcome.points[seat]
            score.wins += (seat in outcome.winners) / len(outcome.winners)
    return scores


def player_named(game: str, name: str) -> AnyPlayer:
    """Return a player of the house, or one from outside."""
    room = room_named(game)
    assert room is not None
    return entrant(name, room.id) if is_entrant(name) else room.player(name)


class Standing:
    """What the bots have reached over many deals."""

    def __init__(self, contest: Contest) -> None:
        """Begin with nothing."""
        self.contest = contest
        self.deals = 0
        self.sums = {name: Score() for name in contest.bots}
        self._squares = dict.fromkeys(contest.bots, 0.0)

    def add(self, scores: dict[str, Score]) -> None:
        """Count one deal."""
        self.deals += 1
        for name, score in scores.items():
            total = self.sums[name]
            total.games += score.games
            total.wins += score.wins
            total.points += score.points
            total.moves += score.moves
            total.seconds += score.seconds
            self._squares[name] += (score.wins / score.games) ** 2

    @property
    def matches(self) -> int:
        """How many matches were played."""
        return self.deals * len(rotations(self.contest.bots))

    @property
    def even(self) -> float:
        """The share of the wins of a seat among equals."""
        return 1 / len(self.contest.bots)

    def share(self, name: str) -> tuple[float, float]:
        """Return which share of its games a bot has won, and the half width of the 95 % interval over deals."""
        mean = self.sums[name].wins / self.sums[name].games
        if self.deals < 2:
            return mean, 1.0  # one deal says nothing about the next
        if mean in {0.0, 1.0}:
            return mean, min(1.0, 3 / self.deals)  # what never happened in so many deals may still happen
        variance = max(0.0, self._squares[name] / self.deals - mean**2) * self.deals / (self.deals - 1)
        return mean, CLEAR * sqrt(variance / self.deals)

    def points(self, name: str) -> float:
        """Return a bot's points in an average match."""
        return self.sums[name].points / self.sums[name].games

    def move_time(self, name: str) -> float:
        """Return the seconds a bot takes for an average decision."""
        return self.sums[name].seconds / max(1, self.sums[name].moves)


class Deal(Struct, frozen=True):
    """One deal of a contest, to be played by whoever has time."""

    contest: Contest
    number: int


def play_deals(contest: Contest, deals: int, place: Place) -> Iterator[dict[str, Score]]:
    """Play so many deals, and yield what each brought, in their order."""
    for _, scores in spread(_play, (Deal(contest, number) for number in range(1, deals + 1)), place):
        yield scores


def _play(deal: Deal) -> dict[str, Score]:
    return play_deal(deal.contest, deal.contest.match(), deal.number)
