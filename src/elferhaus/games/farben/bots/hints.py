"""Hints for farben: which colour to collect, what to let go, and when to close."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.hints import Hint, Reason, because
from elferhaus.core.cards import COLOURS, NUMBER
from elferhaus.core.game import Did
from elferhaus.games.farben.state import Drop, Take

from .thumb import COLOUR_INDEX, best_colour, colour_worth, wanted_by_others

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Seat
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.farben.view import FarbenView

HIGH: Final = 8  # an open card from this number on is worth covering


def hint(chair: Chair[FarbenView], rng: Random, adviser: Player[FarbenView]) -> Hint:
    """Say what to do and why."""
    view = chair.view
    hand = view.hand or ()
    aim = best_colour(colour_worth(hand, wanted_by_others(chair.seen, chair.seat, view.seats), view))
    action = adviser.decide(chair, rng)
    if isinstance(action, Take):
        return Hint(action, _why_take(view, hand, aim, action))
    assert isinstance(action, Drop)
    return Hint(action, _why_drop(chair, aim, action))


def _why_take(view: FarbenView, hand: tuple[Card, ...], aim: int, take: Take) -> Reason:
    own = [NUMBER[card] for card in hand if COLOUR_INDEX[card] == aim]
    colour = COLOURS[aim]
    card = take.card
    if card is not None and COLOUR_INDEX[card] == aim:
        let_go = min(own) if len(own) == len(hand) else 0  # with one colour in hand, one of it has to go
        return because("hint-farben-take", card=card, colour=colour, sum=sum(own) + NUMBER[card] - let_go)
    if card is not None:
        return because("hint-good") if view.stock else because("hint-farben-no-stock", card=card)
    lying = [pile[-1] for pile in view.open if COLOUR_INDEX[pile[-1]] == aim]
    if not lying:
        return because("hint-farben-stock", colour=colour)
    return because("hint-farben-stock-low", card=max(lying, key=NUMBER.__getitem__))


def _why_drop(chair: Chair[FarbenView], aim: int, drop: Drop) -> Reason:
    view, card, colour = chair.view, drop.card, COLOURS[aim]
    rest = [each for each in view.hand or () if each != card]
    if drop.close:
        return because("hint-farben-close", colour=colour, sum=sum(map(NUMBER.__getitem__, rest)))
    if COLOUR_INDEX[card] == aim:
        lowest = all(COLOUR_INDEX[each] == aim and NUMBER[each] > NUMBER[card] for each in rest)
        return because("hint-farben-drop-low", card=card) if lowest else because("hint-good")
    covered = view.open[drop.on]
    if covered and NUMBER[covered[-1]] >= HIGH and COLOUR_INDEX[covered[-1]] != aim:
        seat = _collector(chair, COLOUR_INDEX[covered[-1]])
        if seat is not None:
            return because("hint-farben-cover", card=card, top=covered[-1], seat=seat)
    if _taken_by_others(chair) and _collector(chair, COLOUR_INDEX[card]) is None:
        return because("hint-farben-drop-unwanted", card=card)
    return because("hint-farben-drop", card=card, colour=colour)


def _taken_by_others(chair: Chair[FarbenView]) -> list[tuple[Seat, Card]]:
    """Return what others have taken from the open piles, as everyone saw."""
    return [
        (event.by, event.action.card)
        for event in chair.seen
        if isinstance(event, Did)
        and isinstance(event.action, Take)
        and event.by != chair.seat
        and event.action.card is not None
    ]


def _collector(chair: Chair[FarbenView], colour: int) -> Seat | None:
    """Return who was the last to take an open card of a colour, if anybody did."""
    return next((seat for seat, card in reversed(_taken_by_others(chair)) if COLOUR_INDEX[card] == colour), None)
