"""How a round ends is told when it is over and not before; what is turned up is there, and points add up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from conformance.ways import match_of, ways
from elferhaus.core.ending import ending_of
from elferhaus.core.game import Action, AnyGame, Choice, Events
from elferhaus.core.match import occasion
from elferhaus.core.round import Round
from elferhaus.games import games, room_of
from elferhaus.words import LANGUAGES, say

ROUNDS = 5
WITH_AN_ENDING = pytest.mark.parametrize(
    "game", [game for game in games() if game.ending is not None], ids=lambda game: game.info.id
)


class Silent(Round):
    """A round of which nobody is told anything before its end."""

    def act(self, seat: int, action: Action, legal: Any = None) -> Events:
        assert ending_of(self.game, self.state) is None
        chosen: list[Choice] | None = legal
        return super().act(seat, action, chosen)


def played(game: AnyGame, seed: int) -> Silent:
    rng = Random(seed)
    match = match_of(game, rng.choice(ways(game)))
    deal = game.deal(match.rules, match.seats, occasion(match), rng)
    table = Silent(game, game.start(match.rules, match.seats, deal))
    table.play([room_of(game).players["easy"]] * match.seats, rng)
    return table


@WITH_AN_ENDING
def test_an_ending_is_told_at_the_end_only_shows_real_cards_and_adds_up(game: AnyGame) -> None:
    for seed in range(ROUNDS):
        table = played(game, seed)
        ending, outcome = ending_of(game, table.state), table.outcome
        assert ending is not None
        assert outcome is not None
        assert len(ending.seats) == len(outcome.points)
        shown = Counter(card for seat in ending.seats for card in seat.cards)
        assert not shown - Counter(game.cards(table.state))
        for seat, points in zip(ending.seats, outcome.points, strict=True):
            assert set(seat.counted) <= set(seat.cards)
            if seat.parts or game.unit(game.view(table.state, None).rules) == "points":
                assert sum(part.points for part in seat.parts) == points
        for language in LANGUAGES:
            assert say(language, ending.key)
            assert say(language, ending.key, "by", who="other", name="Ada")
            for part in (part for seat in ending.seats for part in seat.parts):
                assert say(language, part.key, count=part.count, colour=part.colour or "")


@WITH_AN_ENDING
def test_hands_that_nobody_has_seen_are_turned_up(game: AnyGame) -> None:
    table = played(game, 1)
    ending, view = ending_of(game, table.state), game.view(table.state, None)
    assert ending is not None
    hands = getattr(view, "hands", None)
    if hands is not None:
        assert [sorted(seat.cards) for seat in ending.seats] == [sorted(hand) for hand in hands]
