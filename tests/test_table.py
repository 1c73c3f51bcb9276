"""A table at a prompt: dealt at once, moves as text, refusals in words, bots that play along, and the record."""

from __future__ import annotations

import copy
import pickle
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conformance.ways import match_of, ways
from elferhaus import NotAllowed, Table
from elferhaus.core.game import Action, AnyGame, Pattern, choose
from elferhaus.core.reader import Reader
from elferhaus.core.round import offered
from elferhaus.games import game_named, games, room_of
from elferhaus.notation import action_text, read_action
from tabletop import dealt


def test_three_lines_from_nothing_to_a_move() -> None:
    table = Table("elfer-raus", ["Ada", "Ben", "Cem"], seed=11)
    assert table.legal == ["lay r11"]
    assert table.play("lay r11").turn != 2


def test_a_refusal_is_said_in_words_with_the_rule_and_changes_nothing() -> None:
    table = Table("elfer-raus", 3, seed=11)
    before = str(table)
    with pytest.raises(NotAllowed, match="ER-3: The blue 3 cannot open the round: the red 11 must be laid first"):
        table.play("lay b3")
    assert table.why_not("lay b3") == "ER-3: The blue 3 cannot open the round: the red 11 must be laid first"
    assert table.why_not("lay r11") is None
    assert str(table) == before


def test_a_refusal_is_said_in_the_language_of_the_table() -> None:
    said = Table("elfer-raus", 3, seed=11, language="de").why_not("lay b3")
    assert said is not None
    assert said.startswith("ER-3: Die blaue 3")


def test_it_shows_only_what_the_seat_on_turn_sees() -> None:
    table = Table("hoechste", 3, seed=1)
    assert table.turn == 0
    table.play(table.legal[-1])
    assert table.look(1) == table.look(1)
    assert "hand: " not in str(table) or f"hand: {' '.join(table.look(table.turn).hand)}" in str(table)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_bots_play_every_game_and_the_record_passes_the_check(game: AnyGame, tmp_path: Path) -> None:
    table = Table(game.info.id, rounds=2, seed=5)
    assert table.bot("greedy")
    table.play_out("greedy").next_round().play_out("thumb")
    assert table.is_over
    assert table.standing == table.standing
    assert table.legal == []
    file = tmp_path / "match.jsonl"
    table.save(file)
    reader = Reader(game_named)
    reader.read(file.read_bytes().splitlines())
    assert reader.is_complete
    assert table.outcome == reader.match.results[-1]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_every_legal_action_is_read_back_from_its_text(game: AnyGame) -> None:
    rng = Random(3)
    for way in rng.sample(ways(game), min(4, len(ways(game)))):
        table = dealt(match_of(game, way), rng)
        player = room_of(game).players["random"]
        for _ in range(60):
            if table.pending.kind == "over":
                break
            for seat in {*table.pending.must, *table.pending.may} - {-1}:
                legal = game.legal(table.state, seat)
                for choice in legal:
                    action = choose(choice, rng)
                    read = read_action(action_text(action), game.action_type, legal)
                    assert offered(legal, read)
                    assert read == action or isinstance(choice, Pattern)
            seat = table.pending.must[0]
            if seat < 0:
                table.by_chance(rng)
            else:
                table.act(seat, player.decide(table.chair(seat), rng))


@pytest.mark.parametrize(
    ("game", "text", "means"),
    [
        ("farben", "take 2", "take 2 b5"),
        ("ratefix", "guess 34", "guess 34"),
        ("mogeln", "lay {hand}", "lay {hand} 1"),
        ("zweikampf", "turn", "turn"),
    ],
)
def test_what_is_left_out_is_what_is_legal(game: str, text: str, means: str) -> None:
    table = Table(game, seed=1)
    hand = getattr(table.look(table.turn), "hand", None) or [""]
    text, means = text.format(hand=hand[0]), means.format(hand=hand[0])
    found = game_named(game)
    assert found is not None
    read = read_action(text, found.action_type, found.legal(table._round.state, table.turn or 0))
    assert isinstance(read, Action)
    assert action_text(read).startswith(means)
    table.play(text)


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("fly r11", "there is no “fly” in this game; there is: lay, end, draw, keep, pass"),
        ("lay r11 r12", "“r12” is too much for “lay”"),
        ("lay", "“lay” can mean lay r3, lay"),
        ("", "there is no “” in this game"),
        ("lay zz yy", "“yy” is too much for “lay”"),
    ],
)
def test_what_means_no_action_is_told(move: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Table("elfer-raus", 3, variant="any-start", seed=1).play(move)


def test_what_cannot_be_chosen_is_told() -> None:
    with pytest.raises(ValueError, match="there is no game “whist”; there are: elfer-raus, junior"):
        Table("whist")
    with pytest.raises(NotAllowed, match="ER-2"):
        Table("elfer-raus", 9)
    with pytest.raises(NotAllowed, match="C-5"):
        Table("elfer-raus", 3, edition="space", variant="any-start")
    table = Table("ratefix", 2, seed=1)
    with pytest.raises(ValueError, match="there is no bot “genius”"):
        table.bot("genius")
    with pytest.raises(ValueError, match="not over yet"):
        table.next_round()
    table.play_out("greedy")
    for late in (table.bot, table.next_round, lambda: table.play("guess 3")):
        with pytest.raises(ValueError, match="is over"):
            late()


def test_the_same_seed_deals_the_same_cards_and_none_deals_others() -> None:
    assert Table("elevens", 2, seed=4).record == Table("elevens", 2, seed=4).record
    assert Table("elevens", 2).record != Table("elevens", 2).record


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_what_is_over_is_not_played_out_again(game: AnyGame) -> None:
    table = Table(game.info.id, seed=5).play_out("greedy")
    assert table.play_out("greedy").undo().turn is not None


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_bots_move_by_move_come_to_the_end_and_every_move_can_be_taken_back(game: AnyGame) -> None:
    table = Table(game.info.id, seed=5)
    records: list[str] = []
    while table.turn is not None and len(records) < 40:
        records.append(table.record)
        table.bot("greedy")
    for before in reversed(records):
        assert table.undo().record == before
    with pytest.raises(ValueError, match="nothing to take back"):
        table.undo()
    while table.turn is not None:
        table.bot("random")
    assert table.outcome is not None


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_a_table_can_be_copied_pickled_and_loaded_and_goes_on_alike(game: AnyGame, tmp_path: Path) -> None:
    table = Table(game.info.id, rounds=2, seed=6)
    for _ in range(9):
        table.bot("thumb")
    table.save(tmp_path / "so-far.jsonl")
    again = [copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    loaded = Table.load(tmp_path / "so-far.jsonl")
    assert all(each == table for each in (*again, loaded))
    assert loaded.turn == table.turn
    assert [each.play_out("thumb").record for each in again] == [table.copy().play_out("thumb").record] * 3
    assert again[0] != table
    loaded.play_out("greedy").next_round().play_out("greedy").save(tmp_path / "match.jsonl")
    reader = Reader(game_named)
    reader.read((tmp_path / "match.jsonl").read_bytes().splitlines())
    assert reader.is_complete
    assert Table.load(tmp_path / "match.jsonl").is_over


def test_a_record_that_breaks_a_rule_is_told_with_its_line(tmp_path: Path) -> None:
    table = Table("elfer-raus", 3, seed=11).play("lay r11")
    file = tmp_path / "broken.jsonl"
    file.write_text(table.record.replace('"card":"r11"}', '"card":"b3"}'))
    with pytest.raises(ValueError, match=r"broken\.jsonl, line 3: ER-3: The blue 3 cannot open the round"):
        Table.load(file)


def test_a_seat_is_its_number_or_the_name_of_whoever_sits_there() -> None:
    table = Table("hoechste", ["Ada", "Ben", "Cem"], seed=1)
    assert table.look("Ben") == table.look(1)
    assert table.play("PLAY y3", "Ben").legal_for("Ben") == []
    for wrong in (3, -1, "Dora", 1.5, True):
        for asked in (table.look, table.legal_for, lambda seat: table.play("play r1", seat)):
            with pytest.raises(ValueError, match=rf"there is no seat {wrong}; there are: 0 \(Ada\), 1 \(Ben\), 2"):
                asked(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "offered", "nonsense"),
    [("ratefix", "guess … min=", "guess much"), ("mogeln", "lay … from=", "lay r1 much")],
)
def test_very_many_moves_are_one_line_and_one_of_them_is_told(game: str, offered: str, nonsense: str) -> None:
    table = Table(game, 3, seed=1)
    assert table.legal[0].startswith(offered)
    told = re.fullmatch(r"“(.*)” stands for many moves, such as “(.*)”", table.why_not(table.legal[0]) or "")
    assert told is not None
    assert told[1] == table.legal[0]
    assert table.why_not(told[2]) is None
    assert re.match(rf"“{nonsense}” is no move; it is written as “{offered[:3]}.*”", table.why_not(nonsense) or "")


def test_two_of_one_name_are_told_apart_by_their_numbers() -> None:
    table = Table("elfer-raus", ["Ada", "Ben", "Ada"], seed=11)
    with pytest.raises(ValueError, match="there are 2 of the name Ada: say the number of the seat"):
        table.look("Ada")
    assert (table.look(2).seat, table.look("Ben").seat) == (2, 1)


@pytest.mark.parametrize(
    "wrong",
    [
        *({"players": players} for players in (2.0, True, -3, b"Ada", ["Ada", 3])),
        {"rounds": "3"},
        {"rounds": True},  # as a number it would be 1, and the record would not be read again
    ],
)
def test_what_has_the_wrong_type_is_told_in_words(wrong: dict[str, Any]) -> None:
    with pytest.raises(
        TypeError, match=r"players are a list of names, or how many|rounds are a number, not a (str|bool)"
    ):
        Table("elfer-raus", **wrong)
    assert Table("elfer-raus", (name for name in ("Ada", "Ben"))).match.players == ("Ada", "Ben")  # type: ignore[arg-type]


def test_what_nobody_can_mean_is_told_in_words() -> None:
    with pytest.raises(TypeError, match="players are a list of names, or how many"):
        Table("elfer-raus", "Ada")
    with pytest.raises(ValueError, match="there is no language “la”; there are: de, en"):
        Table("elfer-raus", language="la")  # type: ignore[arg-type]
    table = Table("elfer-raus", 3, seed=11)
    with pytest.raises(TypeError, match="a move is a text such as “lay r11”, not a int"):
        table.play(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no bot “genius”"):
        table.play_out("genius")
    with pytest.raises(ValueError, match="there is no game “None”; there are: elfer-raus"):
        Table(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"there is no game “\[\]”; there are: elfer-raus"):
        Table([])  # type: ignore[arg-type]
    assert table.why_not("fly") == "there is no “fly” in this game; there is: lay, end, draw, keep, pass"


def test_a_view_is_shown_in_plain_words() -> None:
    table = Table("schnipp-schnapp", 3, seed=3)
    table.bot("greedy")
    assert "Calls(" not in str(table)
    assert "most ∞" in str(table)
    assert "sums: red " in str(Table("farben", 3, seed=3))
