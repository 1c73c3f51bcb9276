"""Names are shown to everyone: one form of each letter, and nothing that cannot be seen."""

from __future__ import annotations

import asyncio
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elferhaus.client import Client, HouseError
from elferhaus.server.tokens import LONGEST_NAME, clean_name
from server.houses import RunningHouse


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("\ufb01ne", "fine"),  # one form of each letter
        ("Ａｄａ", "Ada"),
        ("O\u202ema\u2066", "Oma"),  # nothing that turns the writing round
        ("A\u200bd\u200da\ufeff", "Ada"),  # nothing invisible
        ("\x00A\x1b[31m\nd\ta\x7f", "A[31mda"),
        ("x" * 5000, "x" * 20),
        (" \u3000 ", ""),
        ("\U000e0041\ud800", ""),
        ("A\ufe0fd\u034fa", "Ada"),  # signs that only change how a letter is drawn
        ("\u17b4\u3164\u2800", ""),
        ("e\u0301" * 25, "é" * 20),  # counted when the letters have their form
        ("\ufdfa", "صلى الله عليه وسلم"),
        ("a" + "\u0316" * 50 + "b", "a\u0316\u0316b"),  # no towers of accents
    ],
)
def test_names_are_shown_in_one_form_without_anything_invisible(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_a_name_of_nothing_takes_no_seat(house: RunningHouse) -> None:
    async def go() -> HouseError:
        host = await Client.open(house.base, game="elfer-raus", seats=3)
        with pytest.raises(HouseError) as refused:
            await Client.join(house.base, host.code, "\u202e\u200b")
        return refused.value

    assert asyncio.run(go()).status == 422


@given(st.text(st.characters()))
def test_a_name_is_short_visible_and_stays_as_it_is(name: str) -> None:
    shown = clean_name(name)
    assert len(shown) <= LONGEST_NAME
    assert clean_name(shown) == shown == unicodedata.normalize("NFKC", shown)
    assert not any(unicodedata.category(letter)[0] == "C" or letter == "\u2028" for letter in shown)
