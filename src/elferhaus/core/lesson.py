"""A lesson: a prepared round in which the learner, on seat 0, does one thing after another. Data only.

What is lit on the table is named as the page marks it, by one of its attributes and its value: ``card=r14`` is a card,
``place=r14`` a place, ``action=lay`` a button, ``seat=1`` a neighbour, ``row=red`` a row, ``anchor=stock`` a pile.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from .game import Action, Seat

LEARNER: Final[Seat] = 0


class Move(Struct, frozen=True):
    """What somebody does by the script, or ``CHANCE``. If it is not ``seen``, it happened before the learner looks."""

    by: Seat
    action: Action
    seen: bool = True


class Idea(Struct, frozen=True):
    """One idea, told by the cat, and what the learner does about it: it works (``do``) or is refused (``fails``).

    Its words are ``lesson-<game>-<number>`` with a ``.title``, and ``.refused``, the headline of why not.
    One without either is only to be seen, and has a button to go on.
    """

    tap: tuple[str, ...] = ()  # what is to be tapped for it, in order
    light: tuple[str, ...] = ()  # what else is lit, to be looked at
    do: Action | None = None
    fails: Action | None = None
    cards: tuple[str, ...] = ()  # pictures beside the words; "?g13" is a gap where the green 13 is missing


class Lesson(Struct, frozen=True):
    """A round that teaches a game. Where nothing is said of the edition, it is the game's first."""

    seats: int
    deal: Any  # the game's own Deal
    steps: tuple[Move | Idea, ...]
    edition: str | None = None
    options: dict[str, Any] = {}
