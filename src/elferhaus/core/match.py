"""A match: several rounds of one game by the same people, with points that add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from .game import AnyGame, Deal, Occasion, Outcome, Seat, best
from .options import choose_rules
from .refusal import Refusal, Refused, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_ROUNDS = 1_000_000


class Match(Struct, frozen=True):
    """Who plays what by which rules, and how far they are. ``state`` is None between rounds."""

    game: Any  # AnyGame, which msgspec cannot look into
    rules: Any
    players: tuple[str, ...]
    rounds: int
    round: int = 0  # the round being played, or the last one played
    state: Any = None
    results: tuple[Outcome, ...] = ()
    first_starter: Seat | None = None
    last_starter: Seat | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

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
    starter: Seat | None = getattr(deal, "starter", None)
    return replace(
        match,
        round=match.round + 1,
        state=match.game.start(match.rules, match.seats, deal),
        first_starter=starter if match.round == 0 else match.first_starter,
        last_starter=starter,
    )


def end_round(match: Match, outcome: Outcome) -> Match:
    """Return the match with the round's result added."""
    return replace(match, state=None, results=(*match.results, outcome))


def standing(match: Match) -> Outcome:
    """Return the points so far and who leads: the sums of the rounds, ties shared (ER-9, C-4)."""
    points = tuple(sum(result.points[seat] for result in match.results) for seat in range(match.seats))
    return Outcome(points, best(points, match.game.info.low_wins))
