"""ueberall: what a seat sees, and the worlds it can imagine."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.ueberall.tables import GAME, full, human, overlooked, table


def test_UA_7_no_view_tells_whether_a_card_was_overlooked() -> None:
    right = overlooked()
    wrong = human("r4 r12 r13 r19", "b6 y9 y14 y20", "g2 g12 g15 g18", "b2 b9 b12 b20")
    wrong.do(0, "place", card="r4", on="middle")
    wrong.do(1, "place", card="b6", on="own")
    assert right.state.oversight
    assert not wrong.state.oversight
    for seat in (None, 0, 1, 2, 3):
        views = [msgspec.to_builtins(round_.view(seat)) for round_ in (right, wrong)]
        assert [view.pop("middle") for view in views] == [("r5",), ("r4",)]
        assert views[0] == views[1]
        if seat is not None:
            assert right.legal(seat) == wrong.legal(seat)


@pytest.mark.parametrize(("top", "follows"), [("r5", 6), ("r19", 20), ("r20", 1)])
def test_UA_4_everyone_is_told_which_number_goes_on_the_middle(top: str, follows: int) -> None:
    round_ = table(f"{top} r12", "b9 y9")
    assert round_.view().follows is None
    round_.do(0, "place", card=top, on="middle")
    assert [round_.view(seat).follows for seat in (None, 0, 1)] == [follows] * 3


def test_UA_7_with_human_attention_that_is_for_people_to_see() -> None:
    round_ = human("r5 r12", "b9 y9")
    round_.do(0, "place", card="r5", on="middle")
    assert [round_.view(seat).follows for seat in (None, 0, 1)] == [None] * 3


def test_UA_3_only_the_seat_on_turn_sees_its_turned_card() -> None:
    round_ = table("r5 r12", "b9 y9", "g2 g12")
    round_.do(0, "place", card="r5", on="middle")
    assert [round_.view(seat).turned for seat in (None, 0, 1, 2)] == [None, None, "b9", None]
    for seat, hidden in ((0, "r12"), (2, "b9"), (None, "b9"), (1, "y9")):
        assert hidden not in str(msgspec.to_builtins(round_.view(seat)))


def test_UA_5_cards_once_turned_stay_known_wherever_they_go() -> None:
    """After a whole turn around, who watched knows every pile; gifts of unknown cards stay unknown."""
    rng = Random(3)
    for seed in range(6):
        round_ = full({"attention": "human"}, seed)
        turned: set[str] = set()
        while round_.outcome is None and len(round_.log) < 400:
            pending = round_.pending
            caller = next((seat for seat in pending.may if rng.random() < 0.3), None)
            seat = pending.must[0] if caller is None else caller
            choices = [choice for choice in GAME.legal(round_.state, seat) if choice.call == (caller is not None)]
            action = rng.choice(choices)
            turned.add(getattr(action, "card", None) or "")
            round_.round.act(seat, action)
        world = GAME.imagine(round_.view(None), round_.seen(None), rng)
        assert world.oversight == round_.state.oversight
        for ours, theirs in zip(world.down, round_.state.down, strict=True):
            for mine, real in zip(ours, theirs, strict=True):
                assert mine == real or not {mine, real} & turned


def test_UA_3_the_seat_on_turn_knows_its_turned_card_and_the_others_do_not() -> None:
    round_ = full({}, 1)
    card = round_.view(1).turned
    worlds = [[GAME.imagine(round_.view(seat), [], Random(n)) for n in range(30)] for seat in (1, 2)]
    assert {world.down[1][0] for world in worlds[0]} == {card}
    assert len({world.down[1][0] for world in worlds[1]}) > 10
    assert all(sorted(GAME.cards(world)) == sorted(GAME.cards(round_.state)) for world in worlds[0])
