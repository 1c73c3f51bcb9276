"""Greedy at mogeln: tells the truth when it can, bluffs with what it needs last, doubts what can hardly be true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import NUMBER, cards_in
from elferhaus.core.game import Did
from elferhaus.games.mogeln.play import DOUBT, AnyLay, Lay, Took, right_cards
from elferhaus.games.mogeln.rules import HIGH, last_number
from elferhaus.games.mogeln.view import MogelnView

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action

SNEAKS = 0.1


def decide(chair: Chair, rng: Random) -> Action:
    """Doubt, or lay: the right card if there is one, else the one whose number comes last."""
    view = chair.view
    assert isinstance(view, MogelnView)
    if DOUBT in chair.legal and _doubts(chair, view, rng):
        return DOUBT
    lay = next(choice for choice in chair.legal if isinstance(choice, AnyLay))
    true = [card for card in lay.from_ if card in _true_cards(view, lay.claim)]
    top = last_number(view.rules, len(view.counts))
    latest = sorted(lay.from_, key=lambda card: (NUMBER[card] - lay.claim) % top, reverse=True)
    first = true[0] if true else latest[0]
    if lay.max > 2 and rng.random() < SNEAKS:  # MO-4: and one more slips in
        return Lay(cards=(first, next(card for card in latest if card != first)), claim=lay.claim)
    return Lay(cards=(first,), claim=lay.claim)


def call(chair: Chair, rng: Random) -> Action | None:
    """Doubt out of turn, where the edition allows it."""
    view = chair.view
    assert isinstance(view, MogelnView)
    return DOUBT if DOUBT in chair.legal and _doubts(chair, view, rng) else None


def _true_cards(view: MogelnView, claim: int) -> tuple[Card, ...]:
    return cards_in(right_cards(view.rules.colour, claim)) if claim <= HIGH[len(view.counts)] else ()


def _doubts(chair: Chair, view: MogelnView, rng: Random) -> bool:
    """Doubt what nobody but the own seat can have, and more and more often what few can; always a last lay (MO-6)."""
    if not view.counts[view.turn - 1]:
        return True
    true = _true_cards(view, view.said)
    known = {*(view.hand or ()), *_own_in_pile(chair)}
    mine = sum(card in known for card in true)
    return mine == len(true) or rng.random() < mine / (2 * len(true))


def _own_in_pile(chair: Chair) -> list[Card]:
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
