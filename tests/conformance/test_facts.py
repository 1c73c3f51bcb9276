"""What a game says of itself is true: whether anything is decided or hidden in it, and what people choose there."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from conformance.ways import match_of, ways
from elferhaus.core.game import Action, AnyGame, Events
from elferhaus.core.match import occasion
from elferhaus.core.options import DEALER
from elferhaus.core.round import Round
from elferhaus.games import games, room_of

ROUNDS = 3


class Watched(Round):
    """A round that notes how much there was to choose, and whether who had nothing to do saw more than everyone."""

    choices = 0
    is_open = True

    def act(self, seat: int, action: Action, legal: Any = None) -> Events:
        if legal is not None:
            open_ended = any(isinstance(choice, self.game.patterns) for choice in legal)
            self.choices = max(self.choices, len(legal) + open_ended)
        idle = set(range(len(self.game.view(self.state, None).counts))) - {seat, *self.pending.must}
        everyone = shown(self.game, self.state, None)
        self.is_open = self.is_open and all(shown(self.game, self.state, each) == everyone for each in idle)
        return super().act(seat, action, legal)


def shown(game: AnyGame, state: Any, seat: int | None) -> dict[str, Any]:
    return {**msgspec.to_builtins(game.view(state, seat)), "seat": None}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_something_is_decided_or_hidden_where_the_game_says_so(game: AnyGame) -> None:
    choices, is_open = 0, True
    for seed in range(ROUNDS):
        rng = Random(seed)
        match = match_of(game, rng.choice(ways(game)))
        deal = game.deal(match.rules, match.seats, occasion(match), rng)
        table = Watched(game, game.start(match.rules, match.seats, deal))
        table.play([room_of(game).players["little"]] * match.seats, rng)
        choices, is_open = max(choices, table.choices), is_open and table.is_open
    assert (choices > 1) == game.info.decides
    assert is_open == game.info.open


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_what_people_choose_are_choices_of_the_game(game: AnyGame) -> None:
    options = {option.name: option for option in game.info.options}
    for name, value in game.info.among_people.items():
        assert value in options[name].choices
    assert DEALER.name not in game.info.among_people
    for edition in game.info.editions:
        usual = msgspec.to_builtins(game.rules_type(edition=edition))
        for option in options.values():
            assert option.kind != "number" or (
                usual[option.name] <= option.most and usual[option.name] % option.step == 0
            )
