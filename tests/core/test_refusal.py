"""Refusals for developers."""

from __future__ import annotations

from elferhaus.core.refusal import IllegalAction, Refused, refuse
from elferhaus.games.row_laying.state import Lay

REFUSAL = refuse("ER-5", "row-waits", card="y17", missing="y16")


def test_a_refusal_shows_rule_key_and_details() -> None:
    assert str(REFUSAL) == "ER-5: row-waits(card=y17, missing=y16)"
    assert str(refuse("TURN", "round-over")) == "TURN: round-over()"
    assert refuse("ER-5", "row-waits", card="y17", missing="y16") == REFUSAL


def test_what_was_refused_can_be_explained() -> None:
    refused = Refused(REFUSAL)
    assert refused.refusal is REFUSAL
    assert str(refused) == str(REFUSAL)


def test_an_illegal_action_names_seat_and_action_too() -> None:
    illegal = IllegalAction(REFUSAL, 2, Lay("y17"))
    assert isinstance(illegal, Refused)
    assert (illegal.seat, illegal.action, illegal.refusal) == (2, Lay("y17"), REFUSAL)
    assert str(illegal) == "ER-5: row-waits(card=y17, missing=y16); seat 2 tried Lay(card='y17')"
