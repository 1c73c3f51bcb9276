"""Hints for hoechste in small situations, each with the reason one expects."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from advising import by
from elferhaus.core.cards import card_set
from elferhaus.games.hoechste.bots import thumb
from elferhaus.games.hoechste.bots.hints import hint
from games.hoechste.tables import at_table
from tabletop import cards


@pytest.mark.parametrize(
    ("own", "other", "waiting", "card", "said"),
    [
        ("r3 r11", "y4 y9", "r1 y1", "r11", "sure"),
        ("r3", "y4", "", "r3", "last"),
        ("r3 r5 r9", "y4 y9 y10", "r1 y1", "r9", "bid"),
        ("r3 r5 r9", "y4 y9 y10", "r1 y1", "r3", "save"),
        ("r3 r5 r11", "y4 y9 y11", "", "r3", "keep"),
        ("r3 r5 r9", "y4 y9 y11", "", "r5", "lot"),
    ],
)
def test_reasons(own: str, other: str, waiting: str, card: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_table(own, other)
    table.state = replace(table.state, waiting=card_set(cards(waiting)))
    monkeypatch.setattr(thumb, "decide", lambda *_: table.action("play", card=card))
    assert hint(table.round.chair(0), Random(1), by(thumb)).why.key == f"hint-hoechste-{said}"
