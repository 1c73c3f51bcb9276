"""hoechste, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from elferhaus.core.cards import cards_in, deck
from elferhaus.core.chance import Close
from elferhaus.core.game import CHANCE, Outcome, Pending
from elferhaus.core.match import misdeal, new_match, occasion
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.record import deal_line, event_lines
from elferhaus.core.refusal import Refused
from elferhaus.core.round import refusal
from elferhaus.games import game_named
from elferhaus.games.hoechste import GAME
from games.hoechste.tables import at_table
from tabletop import Table


def trick(table: Table, cards: str) -> Any:
    """Everyone plays, seat by seat; return what the last of them saw at the end."""
    for seat, card in enumerate(cards.split()):
        table.do(seat, "play", card=card)
    return written(table.log[-1])


def written(value: Any) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def shown(table: Table, seat: int | None = None) -> Any:
    return table.view(seat)


def test_HK_1_everyone_holds_an_own_colour() -> None:
    match = new_match(GAME, ["A", "B"])
    deal = GAME.deal(match.rules, 2, occasion(match), Random(1))
    assert deal_line(deal) == (
        b'{"deal":{"round":1,"dealer":0,"hands":[["r1","r2","r3","r4","r5","r6","r7","r8","r9","r10","r11"],'
        b'["y1","y2","y3","y4","y5","y6","y7","y8","y9","y10","y11"]]}}'
    )
    four = new_match(GAME, ["A", "B", "C", "D"])
    hands = GAME.deal(four.rules, 4, occasion(four), Random(1)).hands
    assert [{card[0] for card in hand} for hand in hands] == [{"r"}, {"y"}, {"g"}, {"b"}]
    view = shown(at_table(*(" ".join(hand) for hand in hands)))
    assert (view.colours, view.high) == (("red", "yellow", "green", "blue"), 11)
    assert (view.trick, view.tricks, view.pot) == (1, 11, 4)


def test_HK_1_what_is_wrong_with_a_deal() -> None:
    match = new_match(GAME, ["A", "B"])
    deal = GAME.deal(match.rules, 2, occasion(match), Random(1))
    red, yellow = deal.hands

    def wrong(*hands: Any) -> tuple[str, str] | None:
        why = misdeal(match, msgspec.structs.replace(deal, hands=hands))
        return None if why is None else (why.rule, why.key)

    assert wrong(red[::-1], yellow) is None  # any order will do
    assert wrong(red, (*yellow[:-1], "g11")) == ("CARDS", "no-such-card")
    assert wrong((*red[:-1], "r12"), yellow) == ("CARDS", "no-such-card")
    assert wrong(red, (*yellow[:-1], "y1")) == ("CARDS", "card-twice")
    assert wrong(red, yellow[:-1]) == ("CARDS", "card-missing")
    assert wrong((*red, *yellow)) == ("RECORD", "deal-seats")
    assert wrong((*red, "y1"), yellow[1:]) == ("HK-1", "deal-size")
    assert wrong(yellow, red) == ("HK-1", "hoechste-own-colour")
    assert wrong((*red[:-1], "y1"), (*yellow[1:], "r11")) == ("HK-1", "hoechste-own-colour")


def test_HK_1_two_to_four_play_and_only_by_the_leaflet_that_has_it() -> None:
    for seats in (1, 5):
        with pytest.raises(Refused) as refused:
            new_match(GAME, ["P"] * seats)
        assert refused.value.refusal.rule == "HK-1"
    with pytest.raises(Refused) as refused:
        new_match(GAME, ["A", "B"], 1, "2013")
    assert refused.value.refusal.rule == "C-5"


def test_HK_2_the_highest_takes_all() -> None:
    table = at_table("r1 r5", "y2 y7", "g3 g4")
    assert trick(table, "r5 y7 g3") == {
        "event": "trick",
        "cards": ["r5", "y7", "g3"],
        "winner": 1,
        "number": 7,
        "best": [1],
        "pot": 3,
    }
    assert shown(table).won == ((), ("r5", "y7", "g3"), ())
    assert table.outcome is None


def test_HK_2_all_choose_in_any_order_and_once() -> None:
    table = at_table("r1 r5", "y2 y7", "g3 g4")
    assert table.pending == Pending("secret", (0, 1, 2))
    assert table.legal(1) == [{"do": "play", "card": "y2"}, {"do": "play", "card": "y7"}]
    table.do(1, "play", card="y2")
    assert table.pending == Pending("secret", (0, 2))
    assert table.legal(1) == []
    assert table.refused(1, "play", card="y7") == "TURN"
    table.do(2, "play", card="g4")
    table.do(0, "play", card="r1")
    assert shown(table).won == ((), (), ("r1", "y2", "g4"))
    other = at_table("r1 r5", "y2 y7", "g3 g4")
    trick(other, "r1 y2 g4")
    assert other.state == table.state


def test_HK_2_a_choice_is_secret_until_all_have_chosen() -> None:
    low, high = at_table("r1 r5", "y2 y7"), at_table("r1 r5", "y2 y7")
    low.do(0, "play", card="r1")
    high.do(0, "play", card="r5")
    for seat in (1, None):
        assert low.view(seat) == high.view(seat)
        assert low.seen(seat) == high.seen(seat)
        assert written(low.seen(seat)) == [{"event": "did", "by": 0, "action": {"do": "play"}}]
    assert low.legal(1) == high.legal(1)
    assert low.pending == high.pending
    assert (shown(low, 1).chosen, shown(low, 1).counts) == ((True, False), (1, 2))
    assert shown(low, 1).left == (("r1", "r5"), ("y2", "y7"))
    assert (shown(low, 0).choice, shown(low, 0).hand) == ("r1", ("r5",))
    assert written(low.seen(0))[1]["action"] == {"do": "play", "card": "r1"}
    low.do(1, "play", card="y2")
    assert shown(low).left == (("r5",), ("y7",))


def test_HK_2_what_the_record_writes() -> None:
    table = at_table("r1 r5", "y2 y7")
    assert event_lines(table.do(1, "play", card="y7")) == [b'{"by":1,"do":"play","card":"y7"}']
    assert event_lines(table.do(0, "play", card="r1")) == [b'{"by":0,"do":"play","card":"r1"}']


def test_HK_2_only_own_cards_that_are_left() -> None:
    table = at_table("r1 r5", "y2 y7")
    assert table.refused(0, "play") == "RECORD"
    for card, key in (("y2", "not-in-hand"), ("r11", "not-in-hand"), ("r12", "no-such-card"), ("g1", "no-such-card")):
        why = table.why(0, "play", card=card)
        assert (why.rule, why.key) == ("CARDS", key)
    for card in ("joker", "", "r0"):
        assert table.refused(0, "play", card=card) == "CARDS"
    for seat in (CHANCE, -2, 2, 9):
        assert table.refused(seat, "play", card="r1") == "TURN"
        assert table.legal(seat) == []
    nonsense = refusal(GAME, table.state, 0, Close())
    assert nonsense is not None
    assert (nonsense.rule, nonsense.key) == ("TURN", "not-now")


def test_HK_2_a_record_that_tells_the_winner_wrongly_breaks_it() -> None:
    header = {"format": "elferhaus-record", "version": 1, "game": "hoechste", "edition": "2011", "options": {}}
    lines = [
        header | {"players": ["Ada", "Ben"], "rounds": 1},
        {"deal": {"round": 1, "dealer": 0, "hands": [deck([colour], high=11) for colour in ("red", "yellow")]}},
        {"by": 1, "do": "play", "card": "y7"},
        {"by": 0, "do": "play", "card": "r4"},
    ]
    encoded = [msgspec.json.encode(line) for line in lines]
    Reader(game_named).read([*encoded, b'{"event":"trick","winner":1}'])
    with pytest.raises(BadRecordError) as bad:
        Reader(game_named).read([*encoded, b'{"event":"trick","winner":0}'])
    assert (bad.value.line, bad.value.refusal.rule) == (5, "HK-2")


def test_HK_3_tied_for_highest_the_cards_wait_for_the_next_winner() -> None:
    table = at_table("r7 r5 r1", "y7 y5 y4", "g2 g3 g6")
    assert trick(table, "r7 y7 g2") == {
        "event": "trick",
        "cards": ["r7", "y7", "g2"],
        "winner": None,
        "number": 7,
        "best": [0, 1],
        "pot": 3,
    }
    assert (shown(table).trick, shown(table).tricks, shown(table).pot) == (2, 3, 6)
    assert shown(table).waiting == ("r7", "y7", "g2")
    assert trick(table, "r5 y5 g3")["pot"] == 6  # tied again: they all wait
    assert shown(table).waiting == ("r5", "r7", "y5", "y7", "g2", "g3")
    assert shown(table).won == ((), (), ())
    trick(table, "r1 y4 g6")
    assert shown(table).waiting == ()
    assert table.outcome == Outcome((0, 0, 9), (2,))


def test_HK_3_a_tie_below_the_highest_does_not_matter() -> None:
    table = at_table("r7 r1", "y5 y1", "g5 g2")
    trick(table, "r7 y5 g5")
    assert shown(table).won == (("r7", "y5", "g5"), (), ())


def test_HK_4_tied_in_the_last_trick_the_cards_go_to_nobody() -> None:
    table = at_table("r8 r7 r5", "y1 y7 y5")
    trick(table, "r8 y1")
    trick(table, "r7 y7")  # these wait
    trick(table, "r5 y5")
    view = shown(table)
    assert (view.waiting, view.lost) == ((), ("r5", "r7", "y5", "y7"))
    assert table.outcome == Outcome((2, 0), (0,))


def test_HK_5_after_eleven_tricks_the_most_cards_win() -> None:
    match = new_match(GAME, ["A", "B", "C"])
    deal = GAME.deal(match.rules, 3, occasion(match), Random(1))
    table = at_table(*(" ".join(hand) for hand in deal.hands))
    for number in range(1, 12):  # seat 2 plays one more than the others, and at last its 1
        assert table.outcome is None
        trick(table, f"r{number} y{number} g{number % 11 + 1}")
    assert table.outcome == Outcome((0, 0, 30), (2,))
    assert (shown(table).trick, shown(table).tricks, shown(table).pot) == (None, 11, None)
    assert shown(table).lost == ("r11", "y11", "g1")
    assert table.pending.kind == "over"
    assert table.legal(0) == []
    assert table.refused(0, "play", card="r1") == "TURN"


def test_HK_5_ties_share_the_win_even_without_a_card() -> None:
    table = at_table("r1 r2", "y1 y2")
    trick(table, "r1 y1")
    trick(table, "r2 y2")
    assert table.outcome == Outcome((0, 0), (0, 1))


def test_imagine_knows_all_but_the_choice_of_the_others() -> None:
    table = at_table("r1 r5 r6", "y2 y7 y9", "g3 g4 g8")
    trick(table, "r1 y2 g3")
    table.do(0, "play", card="r5")
    table.do(1, "play", card="y9")
    choices = set()
    for seed in range(40):
        for seat in (None, 0, 1, 2):
            world = GAME.imagine(shown(table, seat), table.seen(seat), Random(seed))
            assert GAME.view(world, seat) == table.view(seat)
            assert world.chosen[2] is None
            choices.add((seat, world.chosen[0], world.chosen[1]))
            assert cards_in(world.won[2]) == ("r1", "y2", "g3")
    assert {(first, second) for seat, first, second in choices if seat == 0} == {("r5", "y7"), ("r5", "y9")}
    assert {(first, second) for seat, first, second in choices if seat == 1} == {("r5", "y9"), ("r6", "y9")}
    assert len({each for each in choices if each[0] == 2}) == 4
    assert len({each for each in choices if each[0] is None}) == 4


def test_HK_1_every_card_stays_in_the_round() -> None:
    table = Table(
        "hoechste", {"hands": [" ".join(f"r{n}" for n in range(1, 12)), " ".join(f"y{n}" for n in range(1, 12))]}
    )
    before = sorted(GAME.cards(table.state))
    assert len(before) == 22
    for by, card in ((0, "r3"), (1, "y3"), (0, "r1")):
        table.do(by, "play", card=card)
        assert sorted(GAME.cards(table.state)) == before
