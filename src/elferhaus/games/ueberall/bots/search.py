"""Searching ueberall: whoever remembers every card that was turned can work out how the round will go.

Choices are few: on whose pile a card goes that fits on several, and with human attention (UA-7) whether to give. But
once all cards have been turned nothing is left to chance, and one card more on a pile changes all that follows: each
choice is like a new deal, and one can see which of them is won. With human attention there is one more then: to keep a
card that fits elsewhere, if that wins in spite of what a Stopp! brings.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.bots.engine.value import worth
from elferhaus.core.game import Action, Did
from elferhaus.games.ueberall.state import DECK, Place
from elferhaus.games.ueberall.worlds import imagine

from . import thumb
from .playout import finish

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Event, Seat
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.ueberall.state import UeberallState
    from elferhaus.games.ueberall.view import UeberallView


def turned_cards(view: UeberallView, seen: Sequence[Event]) -> set[Card]:
    """Return the cards that have been seen: whoever remembers them knows where they are."""
    cards = {event.action.card for event in seen if type(event) is Did and type(event.action) is Place}
    return cards if view.turned is None else cards | {view.turned}


def _choices(chair: Chair[UeberallView], policy: Player[UeberallView], rng: Random) -> list[Action]:
    """Return what can be done; to keep a card that fits elsewhere is worth a thought only where the end can be seen."""
    found = [policy.decide(chair, rng)]
    found += [choice for choice in chair.legal if isinstance(choice, Action) and not choice.call]
    if len(set(found)) > 1 and len(turned_cards(chair.view, chair.seen)) < len(DECK):
        found = [choice for choice in found if choice == found[0] or not _on_own(choice)]
    return list(dict.fromkeys(found))


def _on_own(action: Action) -> bool:
    return isinstance(action, Place) and action.on == "own"


def _worlds(view: UeberallView, seen: Sequence[Event]) -> Callable[[Random], UeberallState]:
    """Return what draws worlds: only cards that nobody has turned yet can lie elsewhere."""
    turned = turned_cards(view, seen)

    def draw(rng: Random) -> UeberallState:
        drawn = unknown[:]
        rng.shuffle(drawn)
        lies = dict(zip(unknown, drawn, strict=True))
        return replace(world, down=tuple(tuple(lies.get(card, card) for card in pile) for pile in world.down))

    world = imagine(view, seen, Random(0))
    unknown = [card for pile in world.down for card in pile if card not in turned]
    return draw if len(unknown) > 1 else lambda _rng: world


def _playout(state: UeberallState, seat: Seat, _log: Sequence[Event], _rng: Random) -> float:
    return worth(finish(state), seat, low_wins=False)


SEARCH: Final = SearchSettings(
    policy=ByRule(thumb.decide, thumb.call),
    choices=_choices,
    playouts=64,
    doubts=2.0,
    depth=0,
    worlds=_worlds,
    playout=_playout,
)
