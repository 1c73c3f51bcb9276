"""What the coach has to say about a match, in numbers and keys of sentences: no language, and no game."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from elferhaus.bots.coaching import Nature
from elferhaus.bots.hints import Reason
from elferhaus.core.game import Seat

Word: TypeAlias = Literal["best", "good", "inexact", "mistake", "blunder"]
Fortune: TypeAlias = Literal["very-lucky", "lucky", "even", "unlucky", "very-unlucky"]
Mark: TypeAlias = Literal["very-good", "good", "fair", "weak"]

# What a decision may cost to be called so, in winning chance; what costs more is a blunder.
WORDS: Final[tuple[tuple[float, Word], ...]] = ((0.01, "best"), (0.025, "good"), (0.07, "inexact"), (0.12, "mistake"))
NAMED: Final = frozenset[Word]({"mistake", "blunder"})  # what is held against somebody
LUCK: Final = (0.10, 0.30)  # winning chance that cards gave or took: from here on lucky, very lucky
# What all own decisions gave away together, in winning chance, up to which play is called so.
MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.05, "very-good"), (0.15, "good"), (0.35, "fair"))
SWINGS: Final = 5


class Verdict(Struct, frozen=True, omit_defaults=True):
    """A decision, judged by what its seat could know then."""

    word: Word
    cost: float  # winning chance that the best choice would have kept
    better: Any = None  # the Action that would have done so
    why: Reason | None = None  # why the best choice is the best


class Moment(Struct, frozen=True, omit_defaults=True):
    """The match after one step of the replay: a deal, or a decision and what it brought about."""

    line: int  # its last line in the record
    round: int
    chances: tuple[float, ...]  # to win the match, a number a seat
    by: Seat | None = None  # None: a deal
    done: Any = None  # the Action
    verdict: Verdict | None = None  # None: there was nothing to choose, or it cannot be judged


class Balance(Struct, frozen=True):
    """Where a seat's result comes from. ``even`` and the three others add up to ``result``."""

    even: float  # what everyone had before the first card
    luck: float  # cards, and all else that nobody could know
    own: float  # own decisions: at most 0, which is never to have missed the best
    others: float  # what the others' decisions gave to this seat
    result: float  # the share of the win: 1, 0, or part of a shared one
    fortune: Fortune
    mark: Mark | None  # None: there was nothing to decide


class Reaction(Struct, frozen=True):
    """How quick a seat was in a game of speed."""

    calls: int
    median: float | None = None  # milliseconds
    quickest: float | None = None


class Report(Struct, frozen=True, omit_defaults=True):
    """All that the coach has to say."""

    game: str
    nature: Nature
    players: tuple[str, ...]
    moments: tuple[Moment, ...] = ()
    swings: tuple[int, ...] = ()  # the moments that changed most, the largest first
    balances: tuple[Balance, ...] = ()
    reactions: tuple[Reaction, ...] = ()


def word_for(cost: float) -> Word:
    """Return what a decision that cost so much is called.

    >>> word_for(0.0), word_for(0.03), word_for(0.2)
    ('best', 'inexact', 'blunder')
    """
    return next((word for most, word in WORDS if cost < most), "blunder")


def fortune_for(luck: float) -> Fortune:
    """Return what so much luck is called.

    >>> fortune_for(-0.2), fortune_for(0.04), fortune_for(0.4)
    ('unlucky', 'even', 'very-lucky')
    """
    some, much = LUCK
    if abs(luck) < some:
        return "even"
    if abs(luck) < much:
        return "lucky" if luck > 0 else "unlucky"
    return "very-lucky" if luck > 0 else "very-unlucky"


def mark_for(given_away: float) -> Mark:
    """Return what is said of somebody whose decisions gave away so much.

    >>> mark_for(0.0), mark_for(0.2)
    ('very-good', 'fair')
    """
    return next((mark for most, mark in MARKS if given_away <= most), "weak")
