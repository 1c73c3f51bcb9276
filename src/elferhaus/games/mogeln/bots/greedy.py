"""Greedy at mogeln: tells the truth when it can, bluffs with what it needs last, doubts what can hardly be true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import NUMBER, cards_in
from elferhaus.core.game import Did
from elferhaus.games.mogeln.rules import last_number, true_cards
from elferhaus.games.mogeln.state import DOUBT, AnyLay, Lay, Took

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.mogeln.view import MogelnView

SNEAKS: Final = 0.1  # how often one more card slips in


def decide(chair: Chair[MogelnView], rng: Random) -> Action:
    """Doubt, or lay: the right card if there is one, else the one whose number comes last."""
    view = chair.view
    if DOUBT in chair.legal and _doubts(chair, rng):
        return DOUBT
    lay = next(choice for choice in chair.legal if isinstance(choice, AnyLay))
    right = cards_in(true_cards(view.rules, view.seats, lay.claim))
    true = [card for card in lay.from_ if card in right]
    top = last_number(view.rules, view.seats)
    latest = sorted(lay.from_, key=lambda card: (NUMBER[card] - lay.claim) % top, reverse=True)
    first = true[0] if true else latest[0]
    if lay.max > 2 and rng.random() < SNEAKS:  # MO-4
        return Lay(cards=(first, next(card for card in latest if card != first)), claim=lay.claim)
    return Lay(cards=(first,), claim=lay.claim)


def call(chair: Chair[MogelnView], rng: Random) -> Action | None:
    """Doubt out of turn, where the edition allows it."""
    return DOUBT if DOUBT in chair.legal and _doubts(chair, rng) else None


def _doubts(chair: Chair[MogelnView], rng: Random) -> bool:
    """Doubt what nobody but the own seat can have, and more and more often what few can; always a last lay (MO-6)."""
    view = chair.view
    if not view.counts[view.turn - 1]:
        return True
    right = cards_in(true_cards(view.rules, view.seats, view.said))
    known = {*(view.hand or ()), *_own_in_pile(chair)}
    mine = sum(card in known for card in right)
    return mine == len(right) or rng.random() < mine / (2 * len(right))


def _own_in_pile(chair: Chair[MogelnView]) -> list[Card]:
    """Remember what the own seat has laid on the pile."""
    found: list[Card] = []
    for event in reversed(chair.seen):
        if isinstance(event, Took):
            break
        if isinstance(event, Did) and isinstance(event.action, Lay):
            found.extend(event.action.cards or ())
            if event.action.claim == 1 and event.action.cards is None:
                break
    return found
