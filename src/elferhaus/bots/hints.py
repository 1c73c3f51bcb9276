"""What a hint is: something to do, and why in one sentence, which the catalogues hold in every language."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

Argument: TypeAlias = str | int  # a card, a colour, a number, a seat


class Reason(Struct, frozen=True):
    """The key of a sentence in a catalogue, and what it speaks of.

    ``args`` has cards under the names of ``CARD_DETAILS`` (``words/messages.py``), ``colour`` as a colour's English
    name, ``seat`` as a seat, and numbers. The sentence says ``$card_the`` of a card and ``$name`` of a seat.
    """

    key: str
    args: dict[str, Argument] = {}


class Hint(Struct, frozen=True):
    """One legal action that a good player would take, and why."""

    action: Any  # an Action of the game: left open so that it is written with its own fields
    why: Reason


def because(key: str, **args: Argument) -> Reason:
    """Make a reason.

    >>> because("hint-rows-out", count=3)
    Reason(key='hint-rows-out', args={'count': 3})
    """
    return Reason(key, args)
