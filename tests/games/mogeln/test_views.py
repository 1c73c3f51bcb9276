"""mogeln: what the others see of a lay (MO-4), and the worlds that a seat can imagine."""

from __future__ import annotations

from elferhaus.core.cards import cards_in
from elferhaus.games.mogeln.view import Said
from games.mogeln.tables import FULL, at_table, count_up, events, lay, legal, shown, worlds


def test_MO_4_one_card_or_three_look_the_same_to_all_the_others() -> None:
    hands = ["r1 r2 r3 b9", "y1 y2 y3 y4", "g1 g2 g3 g4", "b1 b2 b3 b4"]
    one, three = at_table(hands), at_table(hands)
    for table, cards in ((one, "r1"), (three, "r1 r2 r3")):
        lay(table, 0, cards, 1)
    for seat in (None, 1, 2, 3):
        assert one.view(seat) == three.view(seat)
        assert one.seen(seat) == three.seen(seat)
        assert shown(one, seat).counts == (4, 4, 4, 4)
        assert shown(one, seat).pile is None
    for seat in (1, 2, 3):
        assert legal(one, seat) == legal(three, seat)
    assert one.pending == three.pending
    assert shown(one, 0).counts == (3, 4, 4, 4)
    assert shown(three, 0).counts == (1, 4, 4, 4)
    assert events(one, 1, 9) == [{"event": "did", "by": 0, "action": {"do": "lay", "claim": 1}}]
    assert events(one, 0, 1)[0]["action"] == {"do": "lay", "cards": ["r1"], "claim": 1}
    # With the next lay the counts are true again, for that seat.
    for table in (one, three):
        lay(table, 1, "y1 y2", 2)
    assert shown(one, 2).counts == (3, 4, 4, 4)
    assert shown(three, 2).counts == (1, 4, 4, 4)
    assert events(three, 2, 1) == [{"event": "stood", "by": 0, "count": 3}]
    # A right call never tells how many cards there were: what was laid is back in the hand.
    two = at_table(hands)
    lay(two, 0, "r1 r2", 1)
    again = at_table(hands)
    lay(again, 0, "r1 r2 r3", 1)
    for table in (two, again):
        table.do(2, "too-many")
    assert two.seen(3) == again.seen(3)
    assert two.view(3) == again.view(3)


def test_MO_2_what_was_said_lately_by_whom_and_what_follows_is_told_to_all() -> None:
    table = at_table(["r1 r2 b9", "y1 y2 y3", "g1 g2 g3", "b1 b2 b3"], starter=3)
    assert [(shown(table, seat).lately, shown(table, seat).follows) for seat in (None, 0)] == [((), 1)] * 2
    for number, (seat, card) in enumerate([(3, "b1"), (0, "r1"), (1, "y1"), (2, "g1")], 1):
        lay(table, seat, card, number)
        assert (shown(table).layer, shown(table).follows) == (seat, number + 1)
    assert shown(table).lately == (Said(0, 2), Said(1, 3), Said(2, 4))
    table.do(3, "doubt")
    assert (shown(table).lately, shown(table).follows, shown(table).layer) == ((), 1, 2)


def test_MO_5_the_seat_on_turn_is_told_which_of_its_cards_would_be_honest() -> None:
    table = at_table(["r1 b1 b9", "y1 y2 y3", "g1 g2 g3"])
    assert [shown(table, seat).honest for seat in (None, 0, 1)] == [(), ("r1", "b1"), ()]
    coloured = at_table(["r1 b1 b9", "y1 y2 y3", "g1 g2 g3"], colour="blue")
    assert shown(coloured, 0).honest == ("b1",)


def test_MO_4_an_empty_hand_is_always_shown_as_empty() -> None:
    table = at_table(["r1 r2", "y1 y2 y3", "g1 g2 g3"])
    lay(table, 0, "r1 r2", 1)
    assert shown(table, 1).counts == (0, 3, 3)
    assert shown(table).counts == (0, 3, 3)


def test_imagine_keeps_own_and_shown_cards_where_they_are() -> None:
    table = at_table(FULL)
    lay(table, 0, "r1", 1)
    lay(table, 1, "y9", 2)
    lay(table, 2, "b3 b4", 3)
    for world in worlds(table, 0):
        assert cards_in(world.under)[0] == "r1"
        assert world.under.bit_count() == 2
        assert world.last.bit_count() + world.hands[2].bit_count() == 12
    assert {world.last.bit_count() for world in worlds(table, 0)} >= {1, 2}
    table.do(0, "doubt")  # b3 and b4 are shown, and go back with r1 and another card
    for world in worlds(table, 0):
        assert {"r1", "b3", "b4"} <= {*cards_in(world.hands[2])}
    for world in worlds(table, 1):
        assert {"y9", "b3", "b4"} <= {*cards_in(world.hands[2])}
    for world in worlds(table, 2):
        assert {"r1", "y9"} <= {*cards_in(world.hands[2])}
    for world in worlds(table, None):
        assert {"b3", "b4"} <= {*cards_in(world.hands[2])}
    # What seat 2 lays now can be any of them, but can be nowhere else.
    lay(table, 0, "r2", 1)
    lay(table, 1, "g1", 2)
    lay(table, 2, "b3", 3)
    places = set()
    for world in worlds(table, 0):
        assert world.last.bit_count() >= 1
        assert {"r1", "b3", "b4"} <= {*cards_in(world.hands[2] | world.last)}
        places.add("b3" in cards_in(world.last))
    assert places == {False, True}


def test_imagine_forgets_what_a_taken_pile_did_not_hold() -> None:
    table = at_table(FULL)
    lay(table, 0, "r1", 1)
    lay(table, 1, "y4", 2)
    table.do(2, "doubt")  # y4 is no 2: seat 1 takes r1 and y4
    lay(table, 2, "b1", 1)
    table.do(0, "doubt")  # b1 is a 1: seat 0 takes it, and knows what it holds
    for world in worlds(table, 0):
        assert "r1" in cards_in(world.hands[1])
        assert "y4" in cards_in(world.hands[1])
        assert "b1" in cards_in(world.hands[0])
        assert not world.under | world.last | world.gone
    for world in worlds(table, 2):
        assert "b1" in cards_in(world.hands[0])


def test_imagine_knows_that_a_lay_turned_up_was_nothing_else() -> None:
    table = at_table(FULL)
    lay(table, 0, "r1", 1)
    lay(table, 1, "y4", 2)
    table.do(2, "doubt")  # seat 1 takes r1 and y4
    lay(table, 2, "b1", 1)
    lay(table, 0, "r2", 2)
    lay(table, 1, "g3", 3)
    assert {"r1" in cards_in(world.last) for world in worlds(table, 0)} == {False, True}
    table.do(2, "doubt")  # it was g3, so seat 1 still holds the others
    for world in worlds(table, 0):
        assert {"r1", "y4"} <= {*cards_in(world.hands[1])}
        assert {"r2", "g3"} <= {*cards_in(world.hands[2])}


def test_imagine_after_a_finished_pile_and_an_empty_hand() -> None:
    table = at_table(FULL, count_to="highest")
    count_up(table, 1, 9)
    count_up(table, 1, 1)
    for seat in (None, 0, 1, 2):
        for world in worlds(table, seat, 20):
            assert world.gone.bit_count() == 9
    assert all({"r1", "r2", "r3"} <= {*cards_in(world.gone)} for world in worlds(table, 0, 20))
    lay(table, 1, " ".join(cards_in(table.state.hands[1])), 2)  # the whole hand: that all can see
    for world in worlds(table, 0, 20):
        assert (world.last.bit_count(), world.hands[1]) == (9, 0)
    count_up(table, 3, 3)
    assert table.outcome is not None
    for seat in (None, 0, 1, 2):
        worlds(table, seat, 5)
