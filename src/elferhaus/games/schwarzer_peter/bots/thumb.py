"""Schwarzer Peter by rule of thumb: remember where known cards lie, pull a twin, and mix whatever others could know.

A drawn card goes to the end of a hand, and a hand keeps its order until its owner mixes it. So whoever watches knows
some positions: a card whose twin is in the own hand is pulled, one whose twin is not is left alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from elferhaus.core.game import Did, choose
from elferhaus.games.schwarzer_peter.rules import pairs_of
from elferhaus.games.schwarzer_peter.state import Arrange, Pair, Pull
from elferhaus.games.schwarzer_peter.worlds import Draw, history, lay_from

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action, Event, Seat
    from elferhaus.core.player import Chair
    from elferhaus.games.schwarzer_peter.view import PeterView


class Traits(NamedTuple):
    """How well somebody remembers, and how careful they are."""

    remembers: float = 1.0  # how often the known positions come to mind
    mixes: float = 1.0  # how often the own cards are mixed when others could know one


ATTENTIVE: Final = Traits()


def decide(chair: Chair[PeterView], rng: Random, traits: Traits = ATTENTIVE) -> Action:
    """Pull a twin where one is known to lie, else by lot what is not known to be useless."""
    view = chair.view
    pulls = chair.legal
    if len(pulls) == 1 or rng.random() >= traits.remembers:
        return choose(rng.choice(pulls), rng)
    assert view.source is not None
    spots = known_spots(view, chair.seen)[view.source]
    hand = view.hand or ()
    pairs = pairs_of(view.rules.colours)
    for index, card in enumerate(spots):
        if card is not None and pairs[card][0] in hand:
            return choose(pulls[index], rng)
    unknown = [pulls[index] for index, card in enumerate(spots) if card is None]
    return choose(rng.choice(unknown or pulls), rng)


def call(chair: Chair[PeterView], rng: Random, traits: Traits = ATTENTIVE) -> Action | None:
    """Mix the cards if one has come to their end since they were last mixed."""
    if not chair.legal or not _has_new_card(chair.seen, chair.seat) or rng.random() >= traits.mixes:
        return None
    return choose(chair.legal[0], rng)


def _has_new_card(seen: Sequence[Event], seat: Seat) -> bool:
    paired = False
    for event in reversed(seen):
        if isinstance(event, Pair):
            paired = event.by == seat
        elif isinstance(event, Did) and event.by == seat:
            if isinstance(event.action, Arrange):
                return False
            if not paired:  # pulled, and it has stayed
                return True
        elif isinstance(event, Did) and isinstance(event.action, Pull):
            paired = False
    return False


def known_spots(view: PeterView, seen: Sequence[Event]) -> list[list[Card | None]]:
    """Return every hand by position, with the cards that this seat knows to lie there."""
    past = history(seen)
    counts = list(view.counts)
    for step in reversed(past):
        if isinstance(step, Draw):
            counts[step.by] += 1 if step.pair is not None else -1
            counts[step.source] += 1
    spots: list[list[Card | None]] = [[None] * count for count in counts]
    for step in past:
        if not isinstance(step, Draw):  # mixed
            spots[step] = [None] * len(spots[step])
            continue
        at_spot = spots[step.source].pop(step.index)
        if step.pair is None:
            spots[step.by].append(step.card or at_spot)
        else:
            lay_from(spots[step.by], step.pair)
    return spots
