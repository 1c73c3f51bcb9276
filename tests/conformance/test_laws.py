"""The laws that every game keeps, in every way it can be played, at every step of random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.ways import match_of, ways
from depth import times
from elferhaus.core.cards import BIT, JOKER
from elferhaus.core.game import CHANCE, Action, AnyGame, Choice, Events, Pattern, admits, choose, sees
from elferhaus.core.match import occasion
from elferhaus.core.refusal import IllegalAction
from elferhaus.core.round import Round, carry_out, offered, refusal, told_in_full
from elferhaus.games import games, room_of

F = TypeVar("F", bound=Callable[..., None])
RULES = {rule for game in games() for rule in game.info.rule_ids} | {"CARDS", "TURN", "RECORD"}
CARDS = [*BIT, JOKER, "r0", "x"]


class EnoughError(Exception):
    """Enough of this round has been seen."""


class Watched(Round):
    """A round that is looked at after every step."""

    def __init__(self, game: AnyGame, state: Any, look: Any, steps: int) -> None:
        super().__init__(game, state)
        self.look, self.steps = look, steps
        self.look(self)

    def act(self, seat: int, action: Action, legal: Sequence[Choice] | None = None) -> Events:
        events = super().act(seat, action, legal)
        self.steps -= 1
        if not self.steps:
            raise EnoughError
        self.look(self)
        return events


def watch(game: AnyGame, data: st.DataObject, look: Any, steps: int = 300) -> Watched | None:
    """Play a random round in a random way, looking at each step; None if it was left before its end."""
    way = data.draw(st.sampled_from(ways(game)))
    rng = Random(data.draw(st.integers(0, 2**32)))
    match = match_of(game, way)
    deal = game.deal(match.rules, match.seats, occasion(match), rng)
    assert game.misdeal(match.rules, match.seats, occasion(match), deal) is None
    state = game.start(match.rules, match.seats, deal)
    watched = None
    try:
        watched = Watched(game, state, look, steps)
        watched.play([room_of(game).players["random"]] * match.seats, rng)
    except EnoughError:
        return None
    return watched


def seats_of(table: Round) -> range:
    return range(table.game.view(table.state, None).seats)


def law(examples: int) -> Callable[[F], F]:
    """Run a law over all games, with so many random rounds for each."""

    def decorate(test: F) -> F:
        tried: Any = settings(max_examples=times(examples), deadline=None)(given(st.data())(test))
        law: F = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)(tried)
        return law

    return decorate


@law(20)
def test_cards_are_conserved(game: AnyGame, data: st.DataObject) -> None:
    before: list[Counter[str]] = []

    def look(table: Round) -> None:
        now = Counter(game.cards(table.state))
        before.append(now)
        assert now == before[0]

    watch(game, data, look)


@law(20)
def test_whoever_must_act_can_and_whoever_may_not_cannot(game: AnyGame, data: st.DataObject) -> None:
    def look(table: Round) -> None:
        pending = game.pending(table.state)
        assert (pending.kind == "over") == (game.outcome(table.state) is not None)
        assert (pending.kind == "over") == (not pending.must)
        for seat in pending.must:
            assert game.legal(table.state, seat)
        for seat in seats_of(table):
            if seat not in {*pending.must, *pending.may}:
                assert not game.legal(table.state, seat)

    watch(game, data, look)


@law(20)
def test_all_that_is_legal_can_be_done_and_all_else_is_explained(game: AnyGame, data: st.DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 2**32)))

    def look(table: Round) -> None:
        for seat in {*game.pending(table.state).must[:1], rng.choice((*seats_of(table), CHANCE, 99))}:
            legal = game.legal(table.state, seat)
            for choice in rng.sample(list(legal), min(len(legal), 6)):
                action = choose(choice, rng)
                assert admits(choice, action)
                carry_out(game, table.state, seat, action, legal)
            for action in (any_action(game, rng) for _ in range(6)):
                if not offered(legal, action):
                    assert game.explain(table.state, seat, action).rule in RULES
        seat, action = rng.choice(seats_of(table)), any_action(game, rng)
        if offered(game.legal(table.state, seat), action):
            assert refusal(game, table.state, seat, action) is None
        else:
            with pytest.raises(IllegalAction):
                table.act(seat, action)

    watch(game, data, look, steps=120)


@law(20)
def test_what_the_record_names_is_what_happened(game: AnyGame, data: st.DataObject) -> None:
    """A decision with all that its record tells does the same as without what its seat could not know."""

    def look(table: Round) -> None:
        for seat in game.pending(table.state).must:
            choice = game.legal(table.state, seat)[0]
            if seat == CHANCE or isinstance(choice, Pattern):
                continue
            after, events = carry_out(game, table.state, seat, choice)
            told = told_in_full(events)
            assert told is not None
            assert told.blind() == choice
            assert carry_out(game, table.state, seat, told) == (after, events)
        for seat in seats_of(table):
            patterns = [choice for choice in game.legal(table.state, seat) if isinstance(choice, Pattern)]
            assert {type(pattern) for pattern in patterns} <= {*game.patterns}

    watch(game, data, look, steps=120)


def any_action(game: AnyGame, rng: Random) -> Action:
    """Any action the game has a word for, sense or nonsense."""
    kind = rng.choice(get_args(game.action_type) or (game.action_type,))
    values = {field.name: any_value(field.name, rng) for field in msgspec.structs.fields(kind)}
    action: Action = kind(**values)
    return action.blind()  # without what the seat cannot know yet


def any_value(name: str, rng: Random) -> Any:
    """A value that a field of that name could hold."""
    if name == "card":
        return rng.choice(CARDS)
    if name == "cards":
        return tuple(rng.choices(CARDS, k=rng.choice((0, 1, 1, 2, 3))))
    if name in {"as_", "bridge"}:
        return rng.choice((None, None, rng.choice(CARDS)))
    if name in {"on", "from_", "pile"}:
        return rng.choice(("middle", "own", "stock", *range(-1, 6)))
    if name == "close":
        return rng.random() < 0.5
    return rng.randrange(-1, 82)


@law(16)
def test_a_view_and_what_is_legal_say_nothing_about_hidden_cards(game: AnyGame, data: st.DataObject) -> None:
    """Two worlds that differ only in what a seat cannot know look the same from its chair."""
    rng = Random(data.draw(st.integers(0, 2**32)))

    def look(table: Round) -> None:
        for seat in (None, *seats_of(table)):
            if rng.random() > 0.15:
                continue
            view = game.view(table.state, seat)
            seen = [event for event in table.log if sees(event, seat)]
            world = game.imagine(view, seen, rng)
            assert game.view(world, seat) == view
            assert Counter(game.cards(world)) == Counter(game.cards(table.state))
            assert game.pending(world).kind == game.pending(table.state).kind
            if seat is not None:
                assert game.legal(world, seat) == game.legal(table.state, seat)
            if game.pending(world).must == (CHANCE,):
                continue
            for other in seats_of(table):  # the world can be played on
                for choice in game.legal(world, other):
                    game.apply(world, other, choose(choice, rng))

    watch(game, data, look, steps=data.draw(st.sampled_from((40, 400))))


@law(16)
def test_everything_survives_json(game: AnyGame, data: st.DataObject) -> None:
    def look(table: Round) -> None:
        assert again(table.state, game.state_type) == table.state
        for seat in (None, *seats_of(table)):
            view = game.view(table.state, seat)
            assert again(view, game.view_type) == view
            for choice in game.legal(table.state, seat) if seat is not None else ():
                if isinstance(choice, Pattern):
                    assert again(choice, type(choice)) == choice
        for event in table.log[-3:]:
            assert again(event, game.event_type) == event

    watch(game, data, look)


def again(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


@law(16)
def test_secret_choices_commute(game: AnyGame, data: st.DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 2**32)))

    def look(table: Round) -> None:
        pending = game.pending(table.state)
        if pending.kind != "secret" or len(pending.must) < 2:
            return
        one, other = rng.sample(pending.must, 2)
        mine = choose(rng.choice(game.legal(table.state, one)), rng)
        theirs = choose(rng.choice(game.legal(table.state, other)), rng)
        another = choose(rng.choice(game.legal(table.state, one)), rng)
        for seat in (None, other):
            told, as_well = (
                (game.view(state, seat), [event for event in events if sees(event, seat)])
                for state, events in (game.apply(table.state, one, choice) for choice in (mine, another))
            )
            assert told == as_well, "a secret choice is told to others"
        first = game.apply(game.apply(table.state, one, mine)[0], other, theirs)[0]
        second = game.apply(game.apply(table.state, other, theirs)[0], one, mine)[0]
        assert first == second

    watch(game, data, look)


@law(16)
def test_every_round_ends(game: AnyGame, data: st.DataObject) -> None:
    table = watch(game, data, lambda _: None, steps=100_000)
    assert table is not None
    outcome = game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners
    assert len(outcome.points) == len(seats_of(table))
