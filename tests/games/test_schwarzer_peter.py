"""schwarzer-peter, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from elferhaus.bots.random_player import RandomPlayer
from elferhaus.core.cards import deck
from elferhaus.core.chance import Close
from elferhaus.core.check import BadRecordError, Reader
from elferhaus.core.game import CHANCE, Did, Occasion, admits, sees
from elferhaus.core.match import begin_round, new_match, occasion
from elferhaus.core.options import choose_rules, header_options
from elferhaus.core.record import event_lines
from elferhaus.core.refusal import IllegalAction, Refused
from elferhaus.core.worlds import NoSuchWorldError
from elferhaus.games import game_named
from elferhaus.games.schwarzer_peter import GAME
from elferhaus.games.schwarzer_peter.actions import Arrange, Pair, Pull
from elferhaus.games.schwarzer_peter.game import PeterDeal, PeterState
from elferhaus.games.schwarzer_peter.worlds import Memory, history, shared_without_pairs
from elferhaus.lab.play import Round
from elferhaus.locale import LANGUAGES, say_refusal
from tabletop import Table, cards

AT = Occasion(1, 0)
NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay")


class PeterTable(Table):
    """A table for hands and the one card that was put aside."""

    def __init__(self, *hands: str, aside: str, starter: int = 1, **options: Any) -> None:
        self.game = GAME
        self.rules = choose_rules(GAME, None, options, len(hands))
        self.deal = PeterDeal(1, 0, starter, tuple(cards(hand) for hand in hands), aside)
        self.state = GAME.start(self.rules, len(hands), self.deal)
        self.log = []

    def written(self, seat: int) -> Any:
        """What a seat can do, as the record writes it."""
        return msgspec.json.decode(msgspec.json.encode(GAME.legal(self.state, seat)))

    def memory(self, seat: int | None) -> Memory:
        view: Any = self.view(seat)
        return Memory(view, history(self.seen(seat)))

    def possible(self, seat: int | None, card: str) -> set[int]:
        """Where a seat thinks that a card can be; the card aside lies at the number of seats."""
        places = self.memory(seat).places[card]
        return {place for place in range(len(self.state.hands) + 1) if places >> place & 1}


def whole_deal(seats: int, dealer: int = 0, **options: Any) -> tuple[Any, PeterDeal]:
    rules = choose_rules(GAME, None, options, seats)
    return rules, GAME.deal(rules, seats, Occasion(1, dealer), Random(7))


def refused_choice(players: int = 2, **choice: Any) -> str:
    with pytest.raises(Refused) as caught:
        new_match(GAME, ["?"] * players, **choice)
    for language in LANGUAGES:
        assert say_refusal(language, caught.value.refusal)
    return caught.value.refusal.rule


def test_SP_1_forty_cards_one_aside_the_rest_dealt_evenly() -> None:
    rules, deal = whole_deal(6, dealer=4)
    assert [len(hand) for hand in deal.hands] == [7, 7, 6, 6, 6, 7]  # C-2: from the dealer's left
    assert sorted([deal.aside, *(card for hand in deal.hands for card in hand)]) == sorted(deck(["red", "blue"]))
    assert GAME.misdeal(rules, 6, Occasion(1, 4), deal) is None


def test_SP_1_short_without_17_to_20() -> None:
    rules, deal = whole_deal(2, short=True)
    assert [len(hand) for hand in deal.hands] == [15, 16]
    dealt = sorted([deal.aside, *(card for hand in deal.hands for card in hand)])
    assert dealt == sorted(deck(["red", "blue"], high=16))
    assert GAME.misdeal(rules, 2, AT, deal) is None


def test_SP_1_the_colours_are_chosen() -> None:
    rules, deal = whole_deal(3, colours=["yellow", "green"])
    assert {card[0] for hand in deal.hands for card in hand} == {"y", "g"}
    assert header_options(GAME.info, rules) == {"colours": ("yellow", "green")}
    for colours in (["red"], ["red", "red"], ["red", "blue", "green"]):
        assert refused_choice(colours=colours) == "SP-1"


def test_SP_1_two_to_six_players() -> None:
    assert refused_choice(players=1) == "SP-1"
    assert refused_choice(players=7) == "SP-1"
    assert refused_choice(edition="space") == "C-5"


def test_SP_1_the_deal_as_the_record_holds_it() -> None:
    _, deal = whole_deal(2)
    line = msgspec.json.decode(msgspec.json.encode(deal))
    assert list(line) == ["round", "dealer", "starter", "hands", "aside"]
    assert line["aside"] == deal.aside


def test_SP_1_misdeals_are_named() -> None:
    rules, deal = whole_deal(3)
    one, two, three = deal.hands

    def problem(**changes: Any) -> str:
        refusal = GAME.misdeal(rules, 3, AT, replace(deal, **changes))
        assert refusal is not None
        return refusal.rule

    assert problem(aside=one[0]) == "CARDS"
    assert problem(aside="joker") == "CARDS"
    assert problem(hands=(one[1:], two, three)) == "CARDS"
    assert problem(hands=(one[1:], (*two, one[0]), three)) == "C-2"
    assert problem(hands=(one, two, three, ())) == "RECORD"
    assert problem(starter=2) == "SP-3"
    assert problem(starter=7) == "SP-3"


def test_SP_2_pairs_are_laid_at_once_and_the_rest_keeps_its_order() -> None:
    at = PeterTable("r5 b2 r1 b5 r2 b7", "b1 r9 b9 r3", aside="b3")
    assert at.state.hands == (cards("r1 b7"), cards("b1 r3"))
    view: Any = at.view(None)
    assert view.laid == (cards("r5 b5 r2 b2"), cards("r9 b9"))
    assert sorted(GAME.cards(at.state)) == sorted(cards("r5 b2 r1 b5 r2 b7 b1 r9 b9 r3 b3"))


def test_SP_2_a_pair_drawn_together_is_laid_at_once_and_everyone_sees_it() -> None:
    at = PeterTable("r1 r2", "b3 b1 r4", "b2 b4", aside="r3")
    events = at.do(1, "pull", from_=2, index=1)
    assert at.state.hands == (cards("r1 r2"), cards("b3 b1"), cards("b2"))
    assert at.state.laid == ((), cards("r4 b4"), ())
    assert events[2:] == (Pair(by=1, cards=("r4", "b4")),)
    assert events[2].to is None


def test_SP_2_the_pair_does_not_tell_which_card_was_drawn() -> None:
    events = [
        PeterTable(*hands, aside="r3").do(1, "pull", from_=0, index=0)
        for hands in (("r4 r1", "b4 b3 b1"), ("b4 r1", "r4 b3 b1"))
    ]
    seen = [[event for event in each if sees(event, None)] for each in events]
    assert seen[0] == seen[1]


def test_SP_2_a_record_that_tells_a_pair_wrongly_breaks_it() -> None:
    header = {"format": "elferhaus-record", "version": 1, "game": "schwarzer-peter", "edition": "2011", "options": {}}
    hands = [deck(["red"])[:-1], deck(["blue"])]  # 19 and 20 cards, the red 20 aside
    lines = [
        header | {"players": ["Ada", "Ben"], "rounds": 1},
        {"deal": {"round": 1, "dealer": 0, "starter": 1, "hands": hands, "aside": "r20"}},
        {"by": 1, "do": "pull", "from": 0, "index": 2, "card": "r3"},
    ]
    encoded = [msgspec.json.encode(line) for line in lines]
    Reader(game_named).read([*encoded, b'{"event":"pair","by":1}'])
    with pytest.raises(BadRecordError) as bad:
        Reader(game_named).read([*encoded, b'{"event":"pair","by":0}'])
    assert (bad.value.line, bad.value.refusal.rule) == (4, "SP-2")


def test_SP_3_left_of_the_dealer_starts_and_draws_from_the_left_neighbour() -> None:
    at = PeterTable("r1 r2", "b3 b1", "b2", aside="r3")
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("window", (1,), (2,))
    assert at.written(1) == [{"do": "pull", "from": 2, "index": 0}]
    at.do(1, "pull", from_=2, index=0)
    assert at.pending.must == (0,)  # seat 2 has no cards: safe and skipped
    assert at.pending.may == (1,)


def test_SP_3_the_starter_is_named_even_without_cards() -> None:
    at = PeterTable("r1 r2", "b5 r5", "b2 r3", "b1", aside="b3", starter=1)
    assert at.view(0).starter == 1  # type: ignore[attr-defined]
    assert (at.pending.must, at.pending.may) == ((2,), (3,))


def test_SP_3_the_neighbour_is_the_next_seat_with_cards() -> None:
    at = PeterTable("r1 r2", "b1 r3", "b5 r5", "b2", aside="b3", starter=1)
    assert at.refused(1, "pull", from_=2, index=0) == "SP-3"
    assert at.refused(1, "pull", from_=1, index=0) == "SP-3"
    assert at.refused(1, "pull", from_=-1, index=0) == "SP-3"
    assert at.refused(1, "pull", from_=3, index=0) is None


def test_SP_3_hands_keep_their_order_and_a_drawn_card_goes_last() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3")
    at.do(1, "pull", from_=2, index=0, card="b2")
    assert at.state.hands == (cards("r1 r2 r4"), cards("b3 b1 b2"), cards("b4"))
    at.do(2, "pull", from_=0, index=1)
    assert at.state.hands == (cards("r1 r4"), cards("b3 b1 b2"), cards("b4 r2"))
    at.do(0, "pull", from_=1, index=1)
    assert at.state.hands == (cards("r4"), cards("b3 b2"), cards("b4 r2"))


def test_SP_3_the_drawer_chooses_a_position() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3")
    assert at.written(1) == [{"do": "pull", "from": 2, "index": 0}, {"do": "pull", "from": 2, "index": 1}]
    for index in (-1, 2, 10**6):
        assert at.refused(1, "pull", from_=2, index=index) == "SP-3"


def test_SP_3_the_card_of_a_draw_is_unknown_before_and_checked_in_a_record() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3")
    assert at.refused(1, "pull", from_=2, index=0, card="b4") == "CARDS"
    assert at.refused(1, "pull", from_=2, index=0, card="r21") == "CARDS"
    assert at.refused(1, "pull", from_=2, index=0, card="b2") is None
    short = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3", short=True)
    refusal = GAME.refusal(short.state, 1, Pull(0, 0, "r17"))
    assert refusal is not None
    assert refusal.key == "no-such-card"


def test_SP_3_everyone_sees_the_position_and_two_see_the_card() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3")
    events = at.do(1, "pull", from_=2, index=0)
    assert events == (
        Did(by=1, action=Pull(2, 0)),
        Did(by=1, action=Pull(2, 0, "b2"), to=(1, 2)),
    )
    assert event_lines(events) == [b'{"by":1,"do":"pull","from":2,"index":0,"card":"b2"}']


def test_SP_3_only_the_drawer_draws() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3")
    for seat in (0, 2, 3, CHANCE):
        assert at.refused(seat, "pull", from_=2, index=0) == "TURN"
    refusal = GAME.refusal(at.state, 1, Close())  # type: ignore[arg-type]
    assert refusal is not None
    assert refusal.rule == "TURN"


def test_SP_3_the_seat_to_be_drawn_from_may_rearrange_its_cards() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    assert at.written(2) == [{"do": "arrange", "any": True}]
    assert at.written(0) == []
    events = at.do(2, "arrange", cards=["r5", "b2", "b4"])
    assert at.state.hands[2] == cards("r5 b2 b4")
    assert (at.pending.must, at.pending.may) == ((1,), (2,))
    assert at.refused(2, "arrange", cards=["b4", "r5", "b2"]) is None  # again, if it likes
    assert event_lines(events) == [b'{"by":2,"do":"arrange","cards":["r5","b2","b4"]}']
    at.do(1, "pull", from_=2, index=0, card="r5")


def test_SP_3_the_new_order_is_for_its_owner_only() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    before = {seat: at.view(seat) for seat in (None, 0, 1, 2)}
    events = at.do(2, "arrange", cards=["r5", "b2", "b4"])
    assert events[0] == Did(by=2, action=Arrange())
    assert [events[1].to, len(events)] == [(2,), 2]
    assert {seat for seat, view in before.items() if at.view(seat) != view} == {2}


def test_SP_3_an_arrangement_is_an_order_of_the_own_hand_by_the_right_seat() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    for seat in (0, 1, 5, CHANCE):
        assert at.refused(seat, "arrange", cards=["r1", "r2", "r4"]) == "TURN"
    assert at.refused(2, "arrange") == "RECORD"
    keys = {}
    for order in ("b2 b4", "b2 b4 r5 r5", "b2 b4 r1", "b2 b4 x", ""):
        refusal = GAME.refusal(at.state, 2, Arrange(cards(order)))
        assert refusal is not None
        assert refusal.rule == "CARDS"
        keys[order] = refusal.key
    assert list(keys.values()) == ["card-missing", "card-twice", "not-in-hand", "no-such-card", "card-missing"]


def test_SP_3_the_pattern_of_arrangements_admits_every_order() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    (pattern,) = GAME.legal(at.state, 2)
    assert admits(pattern, Arrange(cards("r5 b4 b2")))
    assert not admits(pattern, Arrange(cards("r5 b4")))
    assert not admits(pattern, Arrange())
    assert not admits(pattern, Pull(2, 0))


def test_SP_3_next_is_the_first_seat_with_cards_left_of_the_drawer() -> None:
    at = PeterTable("r1 r2", "b2", "b1 r3", aside="b3", starter=2)
    at.do(2, "pull", from_=0, index=0)  # r1 and b1: seat 2 keeps r3
    assert at.pending.must == (0,)
    at.do(0, "pull", from_=1, index=0)  # r2 and b2: seats 0 and 1 are out
    assert at.outcome is not None
    assert at.outcome.winners == (0, 1)


@pytest.mark.parametrize(("peter", "loser"), [("r3", 1), ("b9", 0)])
def test_SP_3_after_2000_draws_the_holder_of_the_black_peter_loses(peter: str, loser: int) -> None:
    twin = {"r": "b", "b": "r"}[peter[0]] + peter[1:]
    at = PeterTable("r1 r2 b9", "r4 r3", "b2 r5", aside=twin)
    at.state = replace(at.state, draws=1998)
    at.do(1, "pull", from_=2, index=1)
    assert at.outcome is None
    at.do(2, "pull", from_=0, index=0)
    assert at.outcome is not None
    assert at.outcome.points == tuple(int(seat != loser) for seat in range(3))


def test_SP_4_the_holder_of_the_last_card_loses_and_everyone_else_wins() -> None:
    at = PeterTable("r1", "b3 b1", "r2 b2", aside="r3")
    assert at.outcome is None
    at.do(1, "pull", from_=0, index=0)
    assert at.state.hands == ((), ("b3",), ())
    assert at.outcome is not None
    assert (at.outcome.points, at.outcome.winners) == ((1, 0, 1), (0, 2))
    assert (at.pending.kind, at.written(0), at.written(1)) == ("over", [], [])
    assert at.refused(1, "pull", from_=1, index=0) == "TURN"
    assert at.refused(1, "arrange", cards=["b3"]) == "TURN"


def test_SP_4_the_end_is_tested_after_the_first_pairs() -> None:
    at = PeterTable("r1 b1", "r2 b2 b3", aside="r3")
    assert at.outcome is not None
    assert (at.outcome.points, at.outcome.winners) == ((1, 0), (0,))
    view: Any = at.view(0)
    assert GAME.view(GAME.imagine(view, (), Random(1)), 0) == view


def test_SP_4_a_forfeit_may_be_agreed() -> None:
    assert choose_rules(GAME, None, {}, 2).forfeit is None
    rules = choose_rules(GAME, None, {"forfeit": "a song"}, 2)
    assert header_options(GAME.info, rules) == {"forfeit": "a song"}


def test_SP_1_nobody_sees_other_hands_or_the_card_aside_before_the_end() -> None:
    at = PeterTable("r1 r2", "b3 b1", "b2", aside="r3")
    other = PeterTable("r1 r2", "b2 r7", "b1", aside="b7")
    assert at.view(0) == other.view(0)
    assert at.view(None).hand is None  # type: ignore[attr-defined]
    at.do(1, "pull", from_=2, index=0)
    at.do(0, "pull", from_=1, index=1)
    at.do(1, "pull", from_=0, index=0)
    view: Any = at.view(0)
    assert (view.hands, view.aside, view.loser, view.turn, view.source) == (((), ("b3",), ()), "r3", 1, None, None)


def test_memory_a_card_given_away_lies_last_until_its_hand_is_rearranged() -> None:
    at = PeterTable("r1 r2 b8 r4", "r5 b1 b6", "b3 b2 r6", "b5 b4 r8", aside="r3", starter=3)
    assert at.possible(0, "b4") == {1, 2, 3, 4}
    at.do(3, "pull", from_=0, index=1)  # r2
    assert at.possible(0, "r2") == {3}
    assert at.possible(0, "b2") == {1, 2, 4}  # or it would have been laid
    assert at.memory(0).spots[3] == [None, None, None, "r2"]
    assert at.possible(1, "r2") == {0, 2, 3, 4}
    at.do(0, "pull", from_=1, index=0)
    assert at.possible(0, "r5") == {0}
    at.do(1, "pull", from_=2, index=0)  # b3, unseen by seat 0
    at.do(3, "arrange", cards=["r2", "b5", "b4", "r8"])
    assert at.memory(0).spots[3] == [None] * 4
    assert at.possible(0, "r2") == {3}
    at.do(2, "pull", from_=3, index=1)  # b5, unseen by seat 0: it could have been r2
    assert at.possible(0, "r2") == {2, 3}
    assert at.possible(3, "b5") == {2}


def test_memory_a_known_spot_is_followed_to_the_next_hand() -> None:
    at = PeterTable("r1 r2 b8 r4", "r5 b6", "b3 r6", "b5 r8 b1 b2", aside="r3", starter=2)
    at.do(2, "pull", from_=3, index=2)  # b1
    at.do(3, "pull", from_=0, index=3)  # r4
    at.do(0, "pull", from_=1, index=0)  # r5
    at.do(1, "pull", from_=2, index=2)  # b1 again
    assert at.memory(3).spots[1] == [None, "b1"]
    assert at.possible(3, "b1") == {1}
    assert at.memory(0).spots[1] == [None, None]
    assert at.memory(0).spots[3] == [None, None, None, "r4"]
    at.do(2, "pull", from_=3, index=0)  # b5, not the r4 that seat 0 gave
    assert at.possible(0, "r4") == {3}


def test_memory_a_laid_pair_says_that_no_other_card_moved() -> None:
    at = PeterTable("r1 r2 b8", "b1 b6 r7", "r6 b3 b7", aside="r3", starter=2)
    at.do(2, "pull", from_=0, index=1)  # r2 lies last with seat 2
    at.do(0, "pull", from_=1, index=1)  # b6
    at.do(1, "pull", from_=2, index=2)  # b7 and r7: one of the unknown cards of seat 2
    assert at.state.laid[1] == cards("r7 b7")
    assert at.possible(0, "r2") == {2}
    assert at.memory(0).spots[2] == [None, None, "r2"]
    at.do(2, "pull", from_=0, index=2)  # b6 and r6: seat 0 knows which spot of seat 2 it did not take
    assert at.memory(0).spots[2] == [None, "r2"]
    assert at.state.hands[2] == cards("b3 r2")


def test_memory_a_known_card_that_waited_for_its_twin_leaves_its_spot() -> None:
    at = PeterTable("r1 r2 b8 b9", "r9 b6 r5", "b3 r6 r8", aside="r3", starter=2)
    at.do(2, "pull", from_=0, index=3)  # b9 to seat 2
    at.do(0, "pull", from_=1, index=1)  # b6
    at.do(1, "pull", from_=2, index=3)  # b9 meets r9
    at.do(2, "pull", from_=0, index=1)  # r2 to seat 2
    assert at.memory(0).spots[2] == [None, None, None, "r2"]
    assert at.memory(0).spots[1] == [None]
    at.do(0, "pull", from_=1, index=0)  # r5: seat 1 is out
    assert at.possible(0, "b2") == {3}  # not beside r2, and there is no other hand
    assert at.possible(0, "r8") == {2}  # only one card lies aside
    at.do(2, "pull", from_=0, index=1)  # b8 and r8
    assert at.memory(0).spots[2] == [None, None, "r2"]


def test_memory_positions_behind_the_unknown_ones_move_up_with_a_laid_pair() -> None:
    at = PeterTable("r1 r2 b8 b6", "b1 b7", "b3 r6 r7 b9 b2", aside="r3", starter=1)
    at.do(1, "pull", from_=2, index=3)  # b9
    at.do(2, "pull", from_=0, index=0)  # r1
    at.do(0, "pull", from_=1, index=0)  # b1
    at.do(1, "pull", from_=2, index=0)  # b3
    at.do(2, "pull", from_=0, index=1)  # b8
    assert at.memory(0).spots[2] == [None, None, None, "r1", "b8"]
    at.do(0, "pull", from_=1, index=2)
    assert at.memory(1).spots[0] == [None, None, "b1", "b3"]
    at.do(1, "pull", from_=2, index=1)  # r7 and b7
    at.do(2, "pull", from_=0, index=1)  # b6 and r6, so that r1 and b8 move up
    assert at.memory(0).spots[2] == [None, "r1", "b8"]
    assert at.state.hands[2] == cards("b2 r1 b8")


def test_memory_positions_between_unknown_ones_become_uncertain() -> None:
    at = PeterTable("r1 r2 b8", "r5", "b3 b1", aside="r3", starter=1)
    memory = at.memory(0)
    spots: list[str | None] = ["r4", None, "r6", None, "r7"]
    memory._lay(spots, ("r9", "b9"))
    assert spots == ["r4", None, None, "r7"]
    memory._lay(spots, ("r7", "b7"))
    assert spots == ["r4", None, None]


def test_worlds_are_full_hands_without_pairs_and_include_the_truth() -> None:
    rng = Random(3)
    for seats, short in ((2, False), (3, True), (4, False), (6, False)):
        match = new_match(GAME, NAMES[:seats], short=short)
        deal = GAME.deal(match.rules, seats, occasion(match), rng)
        at = Round(GAME, begin_round(match, deal).state)
        for _ in range(40):
            pending = GAME.pending(at.state)
            if pending.kind == "over":
                break
            if rng.random() < 0.3:
                at.act(pending.may[0], GAME.legal(at.state, pending.may[0])[0].sample(rng))  # type: ignore[union-attr]
            at.act(pending.must[0], RandomPlayer().decide(at._chair(pending.must[0]), rng))
            check_world(at, rng.choice((None, *range(seats))), rng)


def check_world(at: Round, seat: int | None, rng: Random) -> None:
    state: PeterState = at.state
    view = GAME.view(state, seat)
    seen = [event for event in at.log if sees(event, seat)]
    world = GAME.imagine(view, seen, rng)
    assert GAME.view(world, seat) == view
    assert all(len({card[1:] for card in hand}) == len(hand) for hand in world.hands)
    if state.loser is None:
        memory = Memory(view, history(seen))
        truth = {card: at for at, hand in enumerate(state.hands) for card in hand} | {state.aside: len(state.hands)}
        assert all(memory.places[card] >> place & 1 for card, place in truth.items())
        for known, hand in zip(memory.spots, state.hands, strict=True):
            assert all(spot in {None, card} for spot, card in zip(known, hand, strict=True))


def test_a_sharing_moves_cards_on_until_no_twins_lie_together() -> None:
    twins = {"r1": "b1", "b1": "r1", "r2": "b2", "b2": "r2"}
    for seed in range(40):
        shares = shared_without_pairs({"r1": 3, "b1": 3, "r2": 3, "b2": 3}, twins, [2, 2], Random(seed))
        assert all(twins[share[0]] != share[1] for share in shares)
        shares = shared_without_pairs({"r1": 7, "b1": 3, "r2": 7, "b2": 1}, twins, [2, 1, 1], Random(seed))
        assert "b2" in shares[0]
        assert twins[shares[0][0]] != shares[0][1]


def test_a_sharing_that_cannot_be_is_refused() -> None:
    with pytest.raises(NoSuchWorldError):
        shared_without_pairs({"r1": 1, "b1": 1}, {"r1": "b1", "b1": "r1"}, [2], Random(1))


def test_every_refusal_is_said_in_every_language() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    for seat, action in (
        (1, Pull(0, 0)),
        (1, Pull(2, 9)),
        (1, Pull(2, 0, "b4")),
        (0, Arrange(cards("r1 r2 r4"))),
        (2, Arrange()),
    ):
        with pytest.raises(IllegalAction) as illegal:
            GAME.apply(at.state, seat, action)
        assert len({say_refusal(language, illegal.value.refusal) for language in LANGUAGES}) == len(LANGUAGES)
