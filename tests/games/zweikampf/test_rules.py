"""zweikampf, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from elferhaus.core.cards import deck
from elferhaus.core.game import CHANCE, Event, Occasion
from elferhaus.core.match import new_match
from elferhaus.core.options import choose_rules, header_options
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.refusal import Refused
from elferhaus.games import game_named
from elferhaus.games.zweikampf import GAME
from elferhaus.games.zweikampf.state import TURN, Trick, ZweikampfState
from elferhaus.words import LANGUAGES, say_refusal
from tabletop import Table, cards

AT = Occasion(1, 0)


def table(one: str, other: str, **options: Any) -> Table:
    return Table("zweikampf", {"piles": [one, other]}, **options)


def legal(at: Table, seat: int) -> Any:
    """What a seat can do, as the record writes it."""
    return msgspec.json.decode(msgspec.json.encode(GAME.legal(at.state, seat)))


def turn(at: Table, pairs: int = 1) -> Trick:
    """Turn so many pairs; return what happened with the last."""
    last: Event | None = None
    for _ in range(pairs):
        _, last = at.do(0, "turn")
    assert isinstance(last, Trick)
    return last


def result(at: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    assert at.outcome is not None
    return at.outcome.points, at.outcome.winners


def refused(**choice: Any) -> str:
    with pytest.raises(Refused) as caught:
        new_match(GAME, choice.pop("players", ("Ada", "Ben")), **choice)
    for language in LANGUAGES:
        assert say_refusal(language, caught.value.refusal)
    return caught.value.refusal.rule


def test_ZK_1_two_colours_twenty_cards_each() -> None:
    rules = choose_rules(GAME, None, {}, 2)
    deal = GAME.deal(rules, 2, AT, Random(1))
    assert [len(pile) for pile in deal.piles] == [20, 20]
    assert sorted(deal.piles[0] + deal.piles[1]) == sorted(deck(["red", "blue"]))
    assert GAME.misdeal(rules, 2, AT, deal) is None
    assert msgspec.to_builtins(deal).keys() == {"round", "dealer", "piles"}


def test_ZK_1_the_colours_are_chosen() -> None:
    rules = choose_rules(GAME, None, {"colours": ["green", "yellow"]}, 2)
    deal = GAME.deal(rules, 2, AT, Random(1))
    assert sorted(deal.piles[0] + deal.piles[1]) == sorted(deck(["green", "yellow"]))
    assert header_options(GAME.info, rules) == {"colours": ("green", "yellow")}
    assert header_options(GAME.info, choose_rules(GAME, None, {"colours": ["red", "blue"]}, 2)) == {}


@pytest.mark.parametrize("colours", [["red"], ["red", "red"], ["red", "blue", "green"], []])
def test_ZK_1_exactly_two_different_colours(colours: list[str]) -> None:
    assert refused(colours=colours) == "ZK-1"


def test_ZK_1_for_two() -> None:
    assert refused(players=("Ada",)) == "ZK-1"
    assert refused(players=("Ada", "Ben", "Cem")) == "ZK-1"


def test_ZK_1_misdeals_are_named() -> None:
    rules = choose_rules(GAME, None, {}, 2)
    deal = GAME.deal(rules, 2, AT, Random(1))
    one, other = deal.piles

    def problem(*piles: tuple[str, ...]) -> str:
        refusal = GAME.misdeal(rules, 2, AT, replace(deal, piles=piles))
        assert refusal is not None
        return refusal.rule

    assert problem((*one, other[0]), other[1:]) == "ZK-1"
    assert problem(one, other, ()) == "RECORD"
    assert problem((*one[1:], "g1"), other) == "CARDS"
    assert problem(one[1:], other) == "CARDS"


def test_ZK_2_the_higher_card_takes_both() -> None:
    at = table("r3 r9", "b5 b2")
    assert turn(at) == Trick(cards=("r3", "b5"), winner=1, pairs=(("r3", "b5"),))
    assert at.state.won == ((), ("b5", "r3"))
    assert turn(at) == Trick(cards=("r9", "b2"), winner=0, pairs=(("r9", "b2"),))
    assert at.state.won == (("r9", "b2"), ("b5", "r3"))


def test_ZK_2_equal_each_turns_another_and_the_winner_takes_all() -> None:
    at = table("r3 r4 r9 r1", "b3 b4 b2 b20")
    assert turn(at) == Trick(cards=("r3", "b3"), winner=None, pairs=(("r3", "b3"),))
    view: Any = at.view(1)
    assert (view.tied, view.won, view.counts) == ((("r3",), ("b3",)), ((), ()), (3, 3))
    assert turn(at).winner is None
    pairs = (("r3", "b3"), ("r4", "b4"), ("r9", "b2"))
    assert turn(at) == Trick(cards=("r9", "b2"), winner=0, pairs=pairs)
    assert at.state.won == (cards("r3 r4 r9 b3 b4 b2"), ())
    assert at.state.tied == ((), ())


def test_ZK_2_seat_0_turns_for_both_and_nothing_is_decided() -> None:
    at = table("r3 r4", "b5 b6")
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("forced", (0,), ())
    assert (legal(at, 0), legal(at, 1)) == ([{"do": "turn"}], [])
    assert at.refused(1, "turn") == "TURN"
    assert at.refused(CHANCE, "turn") == "TURN"
    assert at.refused(0, "close") == "TURN"
    did, _ = at.do(0, "turn")
    assert msgspec.to_builtins(did) == {"event": "did", "by": 0, "action": {"do": "turn"}}


def test_ZK_2_a_record_that_tells_the_winner_wrongly_breaks_it() -> None:
    header = {"format": "elferhaus-record", "version": 1, "game": "zweikampf", "edition": "2011", "options": {}}
    piles = [deck(["red"]), deck(["blue"])[::-1]]  # 1 against 20
    lines = [
        header | {"players": ["Ada", "Ben"], "rounds": 1},
        {"deal": {"round": 1, "dealer": 0, "piles": piles}},
        {"by": 0, "do": "turn"},
    ]
    encoded = [msgspec.json.encode(line) for line in lines]
    Reader(game_named).read([*encoded, b'{"event":"trick","winner":1}'])
    with pytest.raises(BadRecordError) as bad:
        Reader(game_named).read([*encoded, b'{"event":"trick","winner":0}'])
    assert (bad.value.line, bad.value.refusal.rule) == (4, "ZK-2")


def test_ZK_3_the_piles_are_played_once_and_the_most_cards_win() -> None:
    at = table("r3 r9 r2", "b5 b1 b1")
    turn(at, 2)
    assert at.outcome is None
    turn(at)
    assert result(at) == ((4, 2), (0,))
    assert (at.pending.kind, legal(at, 0)) == ("over", [])
    assert at.refused(0, "turn") == "TURN"


def test_ZK_3_equally_many_share() -> None:
    at = table("r3 r9", "b5 b1")
    turn(at, 2)
    assert result(at) == ((2, 2), (0, 1))


def test_ZK_3_what_is_tied_at_the_very_end_is_nobodys() -> None:
    at = table("r3 r8 r9", "b5 b8 b9")
    turn(at, 3)
    assert result(at) == ((0, 2), (1,))
    assert at.state.tied == (cards("r8 r9"), cards("b8 b9"))
    assert sorted(GAME.cards(at.state)) == sorted(cards("r3 r8 r9 b5 b8 b9"))


def test_ZK_3_nothing_can_be_seen_in_the_piles() -> None:
    at, other = table("r3 r9 r2", "b5 b1 b1"), table("r3 b6 r7", "b5 r6 r1")
    turn(at)
    turn(other)
    for seat in (None, 0, 1):
        assert at.view(seat) == other.view(seat)
    view: Any = at.view(0)
    assert (view.piles, view.counts, view.won, view.turned) == ((2, 2), (2, 4), ((), ("b5", "r3")), 1)


def test_ZK_V1_a_used_up_pile_is_replaced_by_the_won_pile_when_a_card_is_needed() -> None:
    at = table("r5 r6", "b4 b3 b9", variant="long")
    turn(at, 2)
    assert (at.state.piles, at.state.won) == (((), ("b9",)), (cards("r5 b4 r6 b3"), ()))  # not before it is needed
    assert turn(at) == Trick(cards=("r5", "b9"), winner=1, pairs=(("r5", "b9"),))  # the card won first is on top
    assert at.state.piles == (cards("b4 r6 b3"), ())
    assert at.state.won == ((), ("b9", "r5"))


def test_ZK_V1_of_a_trick_the_winners_own_cards_come_first_oldest_first() -> None:
    at = table("r3 r4 r9 r1", "b3 b4 b12 b20", variant="long")
    turn(at, 3)
    assert at.state.won == ((), cards("b3 b4 b12 r3 r4 r9"))
    mirrored = table("b3 b4 b12 b20", "r3 r4 r9 r1", variant="long")
    turn(mirrored, 3)
    assert mirrored.state.won == (cards("b3 b4 b12 r3 r4 r9"), ())


def test_ZK_V1_a_pile_is_also_replaced_to_break_a_tie() -> None:
    at = table("r9 r5", "b1 b5 b7", variant="long")
    turn(at)
    assert turn(at).winner is None
    assert turn(at) == Trick(cards=("r9", "b7"), winner=0, pairs=(("r5", "b5"), ("r9", "b7")))
    assert at.state.won[0] == cards("r5 r9 b5 b7")
    assert at.state.piles[0] == ("b1",)


def test_ZK_V1_it_ends_when_one_has_all_cards() -> None:
    at = table("r9 r8", "b1 b2", variant="long")
    turn(at)
    assert at.outcome is None
    turn(at)
    assert result(at) == ((4, 0), (0,))


@pytest.mark.parametrize("loser", [0, 1])
def test_ZK_V1_who_has_no_card_left_to_break_a_tie_loses_it(loser: int) -> None:
    piles = ["r4 r5", "b4 b5 b1"]
    at = table(*(piles if loser == 0 else reversed(piles)), variant="long")
    assert not turn(at).out
    trick = turn(at)
    assert (trick.winner, trick.out) == (1 - loser, True)
    assert result(at) == (((0, 5), (1,)) if loser == 0 else ((5, 0), (0,)))


def test_ZK_V1_a_won_card_is_enough_to_go_on_with_a_tie() -> None:
    at = table("r9 r5", "b1 b5 b6", variant="long")
    turn(at)
    assert turn(at).winner is None
    assert at.outcome is None


def test_ZK_V1_both_without_a_card_the_tied_cards_are_nobodys() -> None:
    at = table("r4 r5", "b4 b5", variant="long")
    turn(at, 2)
    assert result(at) == ((0, 0), (0, 1))
    assert at.state.tied == (cards("r4 r5"), cards("b4 b5"))


def test_ZK_V1_after_5000_pairs_the_one_with_more_cards_wins() -> None:
    at = table("r1 r2 r4", "r3 r5", variant="long")  # goes round in circles
    turn(at, 4999)
    assert at.outcome is None
    turn(at)
    points, winners = result(at)
    assert (sum(points), at.state.turned) == (5, 5000)
    assert winners == ((0,) if points[0] > points[1] else (1,))
    assert at.state.piles != ((), ())  # cards still face down count too


def test_ZK_V1_after_5000_pairs_equally_many_share() -> None:
    at = table("r9 r1", "b8 b2", variant="long")
    turn(at)
    at.state = replace(at.state, turned=4999)
    turn(at)
    assert result(at) == ((2, 2), (0, 1))


def test_ZK_V1_a_pair_tied_as_the_5000th_is_nobodys_unless_one_cannot_go_on() -> None:
    at = table("r9 r1", "b9 b2", variant="long")
    at.state = replace(at.state, turned=4999)
    turn(at)
    assert result(at) == ((1, 1), (0, 1))
    at = table("r9", "b9 b2", variant="long")
    at.state = replace(at.state, turned=4999)
    turn(at)
    assert result(at) == ((0, 3), (1,))


def test_C_5_no_long_in_space() -> None:
    assert refused(edition="space", variant="long") == "C-5"
    assert choose_rules(GAME, "space", {}, 2).variant == "basic"


def test_imagined_worlds_know_where_every_turned_card_lies() -> None:
    rules = choose_rules(GAME, None, {"variant": "long"}, 2)
    rng = Random(5)
    state: ZweikampfState = GAME.start(rules, 2, GAME.deal(rules, 2, AT, rng))
    seen: list[Event] = []
    for pairs in range(1, 120):
        state, events = GAME.apply(state, 0, TURN)
        seen.extend(events)
        worlds = [GAME.imagine(GAME.view(state, 1), seen, rng) for _ in range(3)]
        assert all(GAME.view(world, 1) == GAME.view(state, 1) for world in worlds)
        if pairs >= 20:  # all have been seen
            assert worlds[0] == state
        elif pairs < 15:
            assert not worlds[0].piles == worlds[1].piles == worlds[2].piles
        if state.over:
            break
    assert state.turned > 25


def test_zk_2_at_a_table_everyone_turns_the_own_card_until_it_is_over() -> None:
    at = table("r1 r2", "b3 b4")
    turning = GAME.turning(at.state)
    assert turning is not None
    assert turning.how == "all"
    assert GAME.turning(replace(at.state, over=True)) is None
