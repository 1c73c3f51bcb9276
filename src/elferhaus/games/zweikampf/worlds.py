"""The worlds that a seat can imagine at zweikampf: cards once turned are known wherever they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card, deck

from .rules import HAND, ZweikampfRules
from .state import Piles, Trick, ZweikampfState

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event

    from .view import ZweikampfView


def imagine(view: ZweikampfView, seen: Sequence[Event], rng: Random) -> ZweikampfState:
    """Return a possible world: cards that have not been turned can be in any order."""
    return ZweikampfState(
        view.rules, _imagined_piles(seen, view.rules, rng), view.won, view.tied, view.turned, view.over
    )


def _imagined_piles(seen: Sequence[Event], rules: ZweikampfRules, rng: Random) -> Piles:
    """Replay what was seen, with None for each card that has not been turned yet, and fill these in by lot."""
    piles: list[list[Card | None]] = [[None] * HAND, [None] * HAND]
    won: list[list[Card | None]] = [[], []]
    tied: list[list[Card]] = [[], []]
    unseen = dict.fromkeys(deck(rules.colours))
    for event in seen:
        if not isinstance(event, Trick):
            continue
        for seat, card in enumerate(event.cards):
            if not piles[seat]:
                piles[seat], won[seat] = won[seat], []
            del piles[seat][0]
            tied[seat].append(card)
            unseen.pop(card, None)
        if event.winner is not None:
            won[event.winner] += [*tied[event.winner], *tied[1 - event.winner]]
            tied = [[], []]
    cards = list(unseen)
    rng.shuffle(cards)
    one, other = (tuple(cards.pop() if card is None else card for card in pile) for pile in piles)
    return one, other
