"""The one driver of rounds: it asks whether something is legal, and does nothing without it."""

from __future__ import annotations

from random import Random

import pytest

from elferhaus.core.game import CHANCE, Action, AnyGame, CardsPattern, Did
from elferhaus.core.match import new_match, occasion, play_match, standing
from elferhaus.core.player import copied
from elferhaus.core.reader import Reader
from elferhaus.core.refusal import IllegalAction
from elferhaus.core.round import Round, carry_out, refusal
from elferhaus.games import game_named, games, room_of
from elferhaus.games.elfer_raus import GAME, ROOM
from elferhaus.games.row_laying.state import DRAW, END, Draw, Lay
from elferhaus.games.schnipp_schnapp.state import Schnapp
from games.row_laying.tables import whole
from tabletop import Table, dealt


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = whole("r11 r12", "g20 g5", top="b1").round
    before = table.state
    with pytest.raises(IllegalAction, match="ER-3"):
        table.act(0, Lay("r12"))
    assert table.state is before
    assert (table.log, table.decisions) == ([], 0)


def test_a_record_may_name_what_its_seat_could_not_know_but_only_the_truth() -> None:
    state = whole("r11 r12", "g20 g5", top="b1 b2").round
    state.act(0, Lay("r11"))
    blind, named = carry_out(GAME, state.state, 1, DRAW), carry_out(GAME, state.state, 1, Draw("b1"))
    assert blind == named
    found = refusal(GAME, state.state, 1, Draw("b2"))
    assert found is not None
    assert (found.rule, found.key) == ("CARDS", "not-the-top-card")
    assert refusal(GAME, state.state, 1, Draw("b1")) is None


def test_a_copy_goes_on_in_another_way_and_the_round_stays_where_it_was() -> None:
    round_ = whole("r11 r12", "g20 g5", top="b1").round
    round_.act(0, Lay("r11"))
    lines: list[bytes] = []
    copy = round_.copy(lines.append)
    assert (copy.state, copy.log, copy.decisions) == (round_.state, round_.log, 1)
    before, told = round_.state, len(round_.log)
    copy.play([ROOM.players["thumb"]] * 2, Random(1), most=1)
    assert copy.decisions == 2
    assert len(copy.log) > told
    assert lines
    assert (round_.state, round_.decisions, len(round_.log)) == (before, 1, told)


def test_whoever_only_imagines_a_round_may_trust_its_players() -> None:
    state = whole("r11 r12", "g20 g5", top="b1").round.state
    round_ = Round(GAME, state, trusting=True)
    round_.act(0, Lay("r11"))
    assert round_.play([ROOM.players["thumb"]] * 2, Random(1)) is None
    assert round_.outcome is not None


def test_it_plays_until_a_seat_has_a_choice_and_no_longer_than_it_may() -> None:
    table = dealt(new_match(GAME, ["Ada", "Ben", "Cem"]), Random(3))
    players = [ROOM.players["thumb"]] * 3
    chair = table.play(players, Random(1), until=1)
    assert chair is not None
    assert chair.seat == 1
    assert len(chair.legal) > 1
    before = table.decisions
    assert table.play(players, Random(1), most=2) is None
    assert table.decisions == before + 2


def test_a_copy_of_a_chair_stays_as_it_is_while_the_table_goes_on() -> None:
    table = dealt(new_match(GAME, ["Ada", "Ben"]), Random(3))
    chair = copied(table.chair(table.state.turn))
    table.play([ROOM.players["thumb"]] * 2, Random(1), most=6)
    assert chair.seen == ()
    assert len(table.seen(chair.seat)) > 1


def test_calls_are_carried_out_in_the_order_of_their_time_and_the_late_are_not_heard() -> None:
    table = Table("schnipp-schnapp", {"piles": ["r1 r2", "b1 b2"], "quartets": [[], []], "starter": 0}).round

    class Caller:
        def __init__(self, ms: int) -> None:
            self.ms = ms

        def decide(self, chair, rng):  # type: ignore[no-untyped-def]
            return chair.legal[0]

        def call(self, chair, rng) -> Action | None:  # type: ignore[no-untyped-def]
            return Schnapp(self.ms) if table.decisions == 2 else None

    table.play([Caller(900), Caller(300)], Random(1), most=4)
    heard = [(event.by, event.action) for event in table.log if isinstance(event, Did) and event.action.call]
    assert heard == [(1, Schnapp(300))], "the other one came after the tie window"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_a_match_is_written_line_by_line_and_read_back(game: AnyGame) -> None:
    lines: list[bytes] = []
    names = ["Ada", "Ben", "Cem", "Dora"][: game.info.players[0]]
    match, players = new_match(game, names, 2), [room_of(game).players["greedy"]] * len(names)
    played, decisions = play_match(match, players, Random(4), lines.append, legal=True)
    reader = Reader(game_named)
    assert reader.state is None
    reader.read(lines)
    assert (reader.is_complete, reader.decisions) == (True, decisions)
    assert standing(reader.match) == standing(played)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_to_follow_a_copy_is_to_read_what_it_wrote(game: AnyGame) -> None:
    lines: list[bytes] = []
    names, rng = ["Ada", "Ben", "Cem", "Dora"][: game.info.players[0]], Random(4)
    match = new_match(game, names)
    play_match(match, [room_of(game).players["greedy"]] * len(names), rng, lines.append)
    read, followed = Reader(game_named), Reader(game_named)
    for reader in (read, followed):
        reader.read(lines[:2])  # the header and the deal
    while read.round is not None and read.round.outcome is None and read.decisions < 40:
        written: list[bytes] = []
        copy = Round(game, read.round.state, write=written.append)
        seat = read.round.pending.must[0]
        if seat == CHANCE:
            copy.by_chance(rng)
            followed.read(written)
        else:
            copy.act(seat, room_of(game).players["greedy"].decide(copied(copy.chair(seat)), rng))
            followed.follow(copy, len(written))
        read.read(written)
        assert (followed.state, followed.lines, followed.decisions) == (read.state, read.lines, read.decisions)
    assert read.decisions


def test_cards_that_have_a_generator_of_their_own_do_not_depend_on_who_plays() -> None:
    match = new_match(GAME, ["Ada", "Ben"], 2)
    deals = []
    for bot in ("greedy", "random"):
        lines: list[bytes] = []
        play_match(match, [ROOM.players[bot]] * 2, Random(1), lines.append, dealing=Random)
        deals.append([line for line in lines if line.startswith(b'{"deal"')])
    assert deals[0] == deals[1]
    assert len(deals[0]) == 2


def test_most_actions_tell_no_time() -> None:
    assert END.called_at is None
    assert END.at(300) is END
    assert Schnapp(300).at(250) == Schnapp(250)


def test_a_window_in_which_everyone_stays_silent_is_asked_once() -> None:
    table = Table("schnipp-schnapp", {"piles": ["r1 r2", "b1 b2"], "quartets": [[], []], "starter": 0}).round
    table.act(0, table.chair(0).legal[0])  # type: ignore[arg-type]
    assert table.pending.may
    assert table.chair(0).view.game_id == "schnipp-schnapp"

    class Silent:
        def decide(self, chair, rng):  # type: ignore[no-untyped-def]
            return chair.legal[0]

        def call(self, chair, rng) -> Action | None:  # type: ignore[no-untyped-def]
            raise AssertionError

    table.stay_silent()
    table.play([Silent()] * 2, Random(1), most=1)
    assert table.decisions == 2


PICKING = [game for game in games() if any(issubclass(each, CardsPattern) for each in game.patterns)]


@pytest.mark.parametrize("game", PICKING, ids=lambda game: game.info.id)
def test_a_pattern_of_cards_gives_the_action_of_any_that_are_picked_and_finds_them_in_it(game: AnyGame) -> None:
    rng = Random(3)
    match = new_match(game, ["Ada", "Ben", "Cem"], 1)
    table = Round(game, game.start(match.rules, 3, game.deal(match.rules, 3, occasion(match), rng)))
    seat, found = next(
        (seat, choice)
        for seat in range(3)
        for choice in game.legal(table.state, seat)
        if isinstance(choice, CardsPattern)
    )
    for _ in range(20):
        action = found.sample(rng)
        cards = found.cards_of(action)
        assert {*cards} <= {*found.pool}
        assert 0 < len(cards) <= found.most
        assert found.of(cards) == action
        assert isinstance(action, found.picks)
        assert refusal(game, table.state, seat, action) is None
