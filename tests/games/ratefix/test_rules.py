"""ratefix, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from elferhaus.core.cards import deck
from elferhaus.core.chance import Close
from elferhaus.core.game import CHANCE, Occasion
from elferhaus.core.options import choose_rules
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.refusal import Refused
from elferhaus.core.round import refusal
from elferhaus.games import game_named
from elferhaus.games.ratefix import GAME
from elferhaus.games.ratefix.state import AnyGuess, Guess, Trick
from elferhaus.words import LANGUAGES, say_refusal
from games.ratefix.tables import AT, RULES, guess, table, whole_deal
from tabletop import Table


def legal(at: Table, seat: int) -> Any:
    """What a seat can do, as the record writes it."""
    return msgspec.json.decode(msgspec.json.encode(GAME.legal(at.state, seat)))


@pytest.mark.parametrize(("seats", "each", "out"), [(2, 20, 40), (3, 13, 41), (4, 10, 40)])
def test_RF_1_twenty_thirteen_or_ten_cards_each_and_the_rest_is_out(seats: int, each: int, out: int) -> None:
    deal = whole_deal(seats)
    assert [len(pile) for pile in deal.piles] == [each] * seats
    assert len(deal.out) == out
    assert sorted(card for pile in (*deal.piles, deal.out) for card in pile) == sorted(deck())
    assert GAME.misdeal(RULES, seats, AT, deal) is None


def test_RF_1_two_to_four_players() -> None:
    for players in (1, 5):
        with pytest.raises(Refused) as refused:
            choose_rules(GAME, None, {}, players)
        assert refused.value.refusal.rule == "RF-1"


def test_C_5_not_in_the_space_edition() -> None:
    with pytest.raises(Refused) as refused:
        choose_rules(GAME, "space", {}, 2)
    assert refused.value.refusal.rule == "C-5"


def test_RF_1_misdeals_are_named() -> None:
    deal = whole_deal(2)
    one, other = deal.piles

    def problem(**changes: Any) -> str:
        why = GAME.misdeal(RULES, 2, AT, replace(deal, **changes))
        assert why is not None
        return why.rule

    assert problem(piles=(one, other[:-1]), out=(*deal.out, other[-1])) == "RF-1"
    assert problem(piles=(one, other, ()), out=deal.out) == "RECORD"
    assert problem(out=deal.out[1:]) == "CARDS"
    assert problem(out=(*deal.out, "r21")) == "CARDS"
    assert problem(piles=(one, (*other[:-1], one[0]))) == "CARDS"


def test_RF_2_left_of_the_dealer_guesses_first() -> None:
    deal = whole_deal(3)
    assert deal.starter == 1
    for starter in (2, -1):
        why = GAME.misdeal(RULES, 3, AT, replace(deal, starter=starter))
        assert why is not None
        assert why.rule == "RF-2"
    assert GAME.deal(RULES, 3, Occasion(2, 2), Random(7)).starter == 0


def test_RF_2_guesses_go_clockwise_and_the_winner_of_a_trick_begins_the_next() -> None:
    at = table("r1 r2", "g5 g6", "b10 b11", starter=1)
    order = []
    for number in (3, 60, 17, 4, 5, 6):
        order.append(at.pending.must[0])
        guess(at, number)
    assert order == [1, 2, 0, 0, 1, 2]  # 17 is nearest to 1 + 5 + 10
    assert at.pending.kind == "over"


def test_RF_2_only_the_own_card_of_this_trick_is_seen() -> None:
    at = table("r1 r2", "g5 g6", "b10 b11", out="y1 y2")
    view: Any = at.view(2)
    assert (view.card, view.played, view.won, view.counts, view.out) == (
        "b10",
        ((), (), ()),
        ((), (), ()),
        (1, 1, 1),
        2,
    )
    assert at.view(None).card is None  # type: ignore[attr-defined]
    assert at.view(0).card == "r1"  # type: ignore[attr-defined]
    other = table("r1 r9", "y5 y6", "g10 g11", out="b1 b2")
    assert other.view(0) == at.view(0)


def test_RF_3_what_can_be_named_and_what_the_sum_can_be_is_told() -> None:
    at = table("r1 r2", "g5 g6", "b10 b11")
    views: list[Any] = [at.view(seat) for seat in (None, 0, 1, 2)]
    assert {view.bounds for view in views} == {(3, 60)} == {(offer["min"], offer["max"]) for offer in at.legal(1)}
    assert [view.possible for view in views] == [None, (3, 41), (7, 45), (12, 50)]
    assert {(view.trick, view.tricks) for view in views} == {(1, 2)}
    guess(at, 20, 30, 10)
    last: Any = at.view(0)
    assert (last.trick, last.tricks) == (2, 2)
    guess(at, 20, 30, 10)
    over: Any = at.view(0)
    assert (over.trick, over.tricks, over.possible) == (None, 2, None)


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_RF_3_of_equals_whoever_spoke_first_ranks_first_and_wins(starter: int) -> None:
    at = table("r1 r2", "g5 g6", "b10 b11", starter=starter)
    guess(at, 14, 18, 16)
    trick: Any = at.log[-1]
    order = [(starter + index) % 3 for index in range(3)]
    assert trick.ranking == (order[2], order[0], order[1])
    assert trick.ranking[0] == trick.winner
    assert [trick.guesses[seat] for seat in order] == [14, 18, 16]
    assert [trick.off[seat] for seat in order] == [-2, 2, 0]


def test_RF_2_a_guess_is_heard_and_the_cards_are_turned_up_after_the_last() -> None:
    at = table("r1 r2", "g5 g6", "b10 b11")
    guess(at, 20, 30)
    view: Any = at.view(0)
    assert (view.leader, view.turn, view.guesses) == (1, 0, (None, 20, 30))
    events = at.do(0, "guess", sum=10)
    told = {"guesses": (10, 20, 30), "off": (-6, 4, 14), "ranking": (1, 0, 2)}
    assert events[1] == Trick(winner=1, cards=("r1", "g5", "b10"), sum=16, **told)
    assert at.seen(None) == at.log
    view = at.view(0)
    assert view.played == (("r1",), ("g5",), ("b10",))
    assert view.won == ((), ("r1", "g5", "b10"), ())
    assert (view.card, view.leader, view.turn, view.guesses, view.winners) == ("r2", 1, 1, (None,) * 3, (1,))


def test_RF_3_the_exact_guess_wins() -> None:
    at = table("r7", "b8")
    guess(at, 14, 15)
    assert at.outcome is not None
    assert at.outcome.points == (2, 0)


@pytest.mark.parametrize(("first", "second", "winner"), [(12, 17, 0), (19, 14, 0), (13, 18, 1), (40, 2, 0)])
def test_RF_3_the_nearest_guess_wins_above_or_below(first: int, second: int, winner: int) -> None:
    at = table("r7", "b8", starter=1)  # 15
    guess(at, first, second)
    assert at.outcome is not None
    assert at.outcome.winners == (winner,)


@pytest.mark.parametrize("sums", [(14, 16), (16, 14)])
def test_RF_3_of_two_equally_near_the_one_named_first_wins(sums: tuple[int, int]) -> None:
    for starter in (0, 1):
        at = table("r7", "b8", starter=starter)
        guess(at, *sums)
        assert at.outcome is not None
        assert at.outcome.winners == (starter,)


def test_RF_3_a_number_is_named_once_in_a_trick() -> None:
    at = table("r7 r8", "b8 b9", "g1 g2", starter=0)
    guess(at, 30)
    assert at.refused(1, "guess", sum=30) == "RF-3"
    guess(at, 31)
    assert legal(at, 2) == [{"do": "guess", "min": 3, "max": 60, "except": [30, 31]}]
    guess(at, 16)
    assert at.refused(2, "guess", sum=30) is None  # a new trick


def test_RF_3_a_guess_is_a_number_from_n_to_20_n() -> None:
    at = table("r7", "b8", "g9", "y10", starter=0)
    assert legal(at, 0) == [{"do": "guess", "min": 4, "max": 80, "except": []}]
    assert [at.refused(0, "guess", sum=number) for number in (-1, 3, 81, 10**9)] == ["RF-3"] * 4
    assert [at.refused(0, "guess", sum=number) for number in (4, 80)] == [None, None]


@pytest.mark.parametrize("number", [-(10**40), 10**40])
def test_RF_3_a_guess_of_any_length_is_refused_in_words(number: int) -> None:
    why = refusal(GAME, table("r7", "b8", starter=0).state, 0, Guess(number))
    assert why is not None
    assert why.rule == "RF-3"
    for language in LANGUAGES:
        assert "40" in say_refusal(language, why)


def test_RF_3_a_record_that_tells_the_winner_wrongly_breaks_it() -> None:
    deal = msgspec.to_builtins(whole_deal(2))
    deal["piles"] = [["r7", *(card for card in deck()[:20] if card != "r7")], list(deck()[20:40])]  # 7 and 1
    deal["out"] = list(deck()[40:])
    header = {"format": "elferhaus-record", "version": 1, "game": "ratefix", "edition": "2011", "options": {}}
    lines = [
        header | {"players": ["Ada", "Ben"], "rounds": 1},
        {"deal": deal},
        {"by": 1, "do": "guess", "sum": 9},
        {"by": 0, "do": "guess", "sum": 20},
    ]
    encoded = [msgspec.json.encode(line) for line in lines]
    Reader(game_named).read([*encoded, b'{"event":"trick","winner":1}'])
    with pytest.raises(BadRecordError) as bad:
        Reader(game_named).read([*encoded, b'{"event":"trick","winner":0}'])
    assert (bad.value.line, bad.value.refusal.rule) == (5, "RF-3")


def test_RF_3_a_pattern_admits_what_is_free_and_samples_it() -> None:
    pattern = AnyGuess(2, 4, (3,))
    assert [pattern.admits(Guess(number)) for number in (1, 2, 3, 4, 5)] == [False, True, False, True, False]
    assert not pattern.admits(Close())
    assert {pattern.sample(Random(seed)).sum for seed in range(20)} == {2, 4}


def test_RF_4_most_cards_win_and_ties_share() -> None:
    at = table("r1 r2 r3", "b1 b2 b3", starter=0)
    guess(at, 2, 3)
    assert at.outcome is None
    guess(at, 2, 4)
    guess(at, 6, 7)
    assert at.outcome is not None
    assert at.outcome.points == (2, 4)
    assert at.outcome.winners == (1,)
    level = table("r1 r2", "b1 b2", starter=0)
    guess(level, 2, 3, 7, 4)
    assert level.outcome is not None
    assert (level.outcome.points, level.outcome.winners) == ((2, 2), (0, 1))
    assert sorted(GAME.cards(level.state)) == ["b1", "b2", "r1", "r2"]


def test_RF_4_after_the_last_trick_nothing_is_left_to_do() -> None:
    at = table("r1", "b1", starter=0)
    guess(at, 2, 3)
    assert (at.pending.kind, legal(at, 0), legal(at, 1)) == ("over", [], [])
    assert at.refused(0, "guess", sum=5) == "TURN"
    view: Any = at.view(0)
    assert (view.turn, view.card, view.counts, view.won) == (None, None, (0, 0), (("r1", "b1"), ()))


def test_TURN_only_the_seat_to_guess_guesses() -> None:
    at = table("r1", "b1", starter=0)
    assert [at.refused(seat, "guess", sum=5) for seat in (1, 2, CHANCE)] == ["TURN"] * 3
    why = refusal(GAME, at.state, 0, Close())
    assert why is not None
    assert (why.rule, why.key) == ("TURN", "not-now")


def test_imagined_worlds_keep_what_was_turned_up_and_vary_the_rest() -> None:
    deal = whole_deal(3)
    state = GAME.start(RULES, 3, deal)
    for seat, number in ((1, 30), (2, 31), (0, 32)):
        state, _ = GAME.apply(state, seat, Guess(number))
    state, _ = GAME.apply(state, GAME.pending(state).must[0], Guess(25))
    view = GAME.view(state, 2)
    worlds = [GAME.imagine(view, (), Random(seed)) for seed in range(30)]
    assert all(GAME.view(world, 2) == view for world in worlds)
    assert len({world.piles[2][1] for world in worlds}) == 1  # the own card
    assert len({world.piles[0][1] for world in worlds}) > 10  # somebody else's
    assert len({world.piles[2][2] for world in worlds}) > 10  # the own next one


def test_every_refusal_is_said_in_every_language() -> None:
    at = table("r1", "b1", starter=0)
    guess(at, 7)
    for number in (1, 7):
        why = at.why(1, "guess", sum=number)
        for language in LANGUAGES:
            assert str(number) in say_refusal(language, why)
