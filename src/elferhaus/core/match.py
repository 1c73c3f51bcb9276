"""A match: several rounds of one game by the same people, with points that add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from .game import AnyGame, Deal, Occasion, Outcome, Seat, StartedDeal, best
from .options import choose_rules
from .record import deal_line, header_line, match_line, result_line
from .refusal import Refusal, Refused, refuse
from .round import Round

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from .player import AnyPlayer
    from .seal import Seal

MOST_ROUNDS = 1_000_000


class Match(Struct, frozen=True):
    """Who plays what by which rules, and how far they are. What lies on the table is in a ``Round``."""

    game: Any  # AnyGame, which msgspec cannot look into
    rules: Any
    players: tuple[str, ...]
    rounds: int
    round: int = 0  # the round being played, or the last one played
    results: tuple[Outcome, ...] = ()
    first_starter: Seat | None = None
    last_starter: Seat | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def is_playing(self) -> bool:
        """Whether a round has begun and not ended."""
        return self.round > len(self.results)

    @property
    def is_over(self) -> bool:
        """Whether every round has been played."""
        return len(self.results) == self.rounds


def new_match(
    game: AnyGame, players: Sequence[str], rounds: int = 1, edition: str | None = None, **options: Any
) -> Match:
    """Return a match that has not begun, or raise Refused with the rule that forbids the choice."""
    rules = choose_rules(game, edition, options, len(players))
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Refused(refuse("RECORD", "rounds", rounds=rounds, most=MOST_ROUNDS))
    return Match(game, rules, tuple(players), rounds)


def occasion(match: Match) -> Occasion:
    """Return what the rounds so far say about the next deal: the deal moves one seat left each round (C-1)."""
    first_dealer: Seat = match.rules.dealer or 0
    return Occasion(
        round=match.round + 1,
        dealer=(first_dealer + match.round) % match.seats,
        first_starter=match.first_starter,
        last_starter=match.last_starter,
        last_points=match.results[-1].points if match.results else (),
    )


def misdeal(match: Match, deal: Deal) -> Refusal | None:
    """Return what is wrong with the deal of the next round."""
    at = occasion(match)
    if deal.round != at.round:
        return refuse("RECORD", "deal-round", found=deal.round, wanted=at.round)
    if deal.dealer != at.dealer:
        return refuse("C-1", "deal-dealer", found=deal.dealer, wanted=at.dealer)
    problem: Refusal | None = match.game.misdeal(match.rules, match.seats, at, deal)
    return problem


def begin_round(match: Match, deal: Deal) -> Match:
    """Return the match with the next round dealt."""
    starter = deal.starter if isinstance(deal, StartedDeal) else None
    return replace(
        match,
        round=match.round + 1,
        first_starter=starter if match.round == 0 else match.first_starter,
        last_starter=starter,
    )


def end_round(match: Match, outcome: Outcome) -> Match:
    """Return the match with the round's result added."""
    return replace(match, results=(*match.results, outcome))


def standing(match: Match) -> Outcome:
    """Return the points so far and who leads: the sums of the rounds, ties shared (ER-9, C-4)."""
    points = tuple(sum(result.points[seat] for result in match.results) for seat in range(match.seats))
    return Outcome(points, best(points, match.game.info.low_wins))


class MatchPlay:
    """A match being played: how it stands, the round on the table, and where the record goes."""

    def __init__(
        self,
        match: Match,
        table: Round | None = None,
        write: Callable[[bytes], None] | None = None,
        legal: bool = False,
        seal: Seal | None = None,
    ) -> None:
        """Go on with a match: with its round on the table, or between two rounds.

        With a seal its cards come from there, so that everyone can check them in the end.
        """
        self.match, self.write, self._legal, self._seal = match, write, legal, seal
        self.round = table
        if write is not None and table is None and not match.round:
            write(header_line(match))
            if seal is not None:
                write(seal.sealed_line())

    def deal(self, rng: Random) -> Deal:
        """Shuffle and deal the next round."""
        match = self.match
        if self._seal is not None:
            rng = self._seal.luck.at(match.round + 1)
        deal: Deal = match.game.deal(match.rules, match.seats, occasion(match), rng)
        self.begin(deal)
        return deal

    def begin(self, deal: Deal) -> Round:
        """Begin the next round with a deal; whether it is a right one is for ``misdeal`` to say."""
        match = self.match
        if self.write is not None:
            self.write(deal_line(deal))
        self.match = begin_round(match, deal)
        self.round = Round(
            match.game,
            match.game.start(match.rules, match.seats, deal),
            write=self.write,
            legal=self._legal,
            shuffles=None if self._seal is None else self._seal.luck.shuffles(deal.round),
        )
        return self.round

    def end(self) -> None:
        """Write down the result of a round that is over, and after the last round that of the match."""
        assert self.round is not None
        outcome = self.round.outcome
        assert outcome is not None
        self.match = end_round(self.match, outcome)
        if self.write is not None:
            self.write(result_line(self.match.round, outcome))
            if self.match.is_over and self._seal is not None:
                self.write(self._seal.opened_line())
            if self.match.is_over:
                self.write(match_line(standing(self.match)))


def play_match(
    match: Match,
    players: Sequence[AnyPlayer],
    rng: Random,
    write: Callable[[bytes], None] | None = None,
    *,
    legal: bool = False,
    dealing: Callable[[int], Random] | None = None,
    seal: Seal | None = None,
) -> tuple[Match, int]:
    """Play a match to its end, writing its record line by line; return it and how many decisions it took.

    With ``dealing``, each round's cards come from a generator of its own, so that they do not depend on who plays.
    With ``seal``, cards and shuffles come from there.
    """
    play = MatchPlay(match, write=write, legal=legal, seal=seal)
    decisions = 0
    while not play.match.is_over:
        play.deal(rng if dealing is None else dealing(play.match.round + 1))
        assert play.round is not None
        play.round.play(players, rng)
        decisions += play.round.decisions
        play.end()
    return play.match, decisions
