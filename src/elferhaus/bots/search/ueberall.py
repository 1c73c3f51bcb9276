"""Searching ueberall: who remembers every card that was turned can work out how the round will go.

Choices are few: on whose pile a card goes that fits on several, and with human attention (UA-7) whether to give. But
once all cards have been turned nothing is left to chance, and one card more on a pile changes all that follows: each
choice is like a new deal, and one can see which of them is won. With human attention there is one more then: to keep a
card that fits elsewhere, if that wins in spite of what a Stopp! brings.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from elferhaus.core.cards import NUMBER
from elferhaus.core.game import Action, Did, Outcome, best, next_seat
from elferhaus.games.ueberall.play import DECK, GIVE, Place, Stop, apply
from elferhaus.games.ueberall.rules import MOST_CARDS
from elferhaus.games.ueberall.view import UeberallView, imagine

from .guide import Guide
from .value import worth

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from elferhaus.bots.player import Chair, Player
    from elferhaus.core.cards import Card
    from elferhaus.core.game import Event, Seat
    from elferhaus.games.ueberall.play import UeberallState


def _turned(view: UeberallView, seen: Sequence[Event]) -> set[Card]:
    """Return the cards that have been seen: whoever remembers them knows where they are."""
    cards = {event.action.card for event in seen if type(event) is Did and type(event.action) is Place}
    return cards if view.turned is None else cards | {view.turned}


def choices(chair: Chair, policy: Player, rng: Random) -> list[Action]:
    """Return what can be done; to keep a card that fits elsewhere is worth a thought only where the end can be seen."""
    view = chair.view
    assert isinstance(view, UeberallView)
    found = [policy.decide(chair, rng)]
    found += [choice for choice in chair.legal if isinstance(choice, Action) and not choice.call]
    if len(set(found)) > 1 and len(_turned(view, chair.seen)) < len(DECK):
        found = [choice for choice in found if choice == found[0] or getattr(choice, "on", None) != "own"]
    return list(dict.fromkeys(found))


def worlds(view: UeberallView, seen: Sequence[Event]) -> Callable[[Random], UeberallState]:
    """Return what draws worlds: only cards that nobody has turned yet can lie elsewhere."""
    turned = _turned(view, seen)

    def draw(rng: Random) -> UeberallState:
        drawn = unknown[:]
        rng.shuffle(drawn)
        lies = dict(zip(unknown, drawn, strict=True))
        return replace(world, down=tuple(tuple(lies.get(card, card) for card in pile) for pile in world.down))

    world = imagine(view, seen, Random(0))
    unknown = [card for pile in world.down for card in pile if card not in turned]
    return draw if len(unknown) > 1 else lambda _rng: world


def playout(state: UeberallState, seat: Seat, _log: Sequence[Event], _rng: Random) -> float:
    """Return what a round is worth to a seat when everyone goes on by rule of thumb: awake, and loading the leader."""
    winners = _winners(_judged(state))
    return worth(Outcome(tuple(int(each in winners) for each in range(len(state.down))), winners), seat, low_wins=False)


def _judged(state: UeberallState) -> UeberallState:
    """Call Stopp! where a card was overlooked, and let everyone give who can (UA-7)."""
    if state.phase == "place" and state.oversight and state.offender is not None:
        state, _ = apply(state, next_seat(state.offender, len(state.down)), Stop(state.offender))
    while state.phase == "give":
        state, _ = apply(state, state.turn, GIVE)
    return state


def _winners(state: UeberallState) -> tuple[Seat, ...]:
    """Play to the end of the round, and return who has won."""
    if state.out:
        return state.out[:1]
    down = [[NUMBER[card] for card in reversed(pile)] for pile in state.down]  # the next card last
    opened = [[NUMBER[card] for card in pile] for pile in state.open]  # the top card last
    tops = [pile[-1] if pile else 0 for pile in opened]
    middle = NUMBER[state.middle[-1]] if state.middle else 0
    counts = [len(pile) + len(other) for pile, other in zip(down, opened, strict=True)]
    turn, seats = state.turn, len(down)
    for _ in range(0 if state.phase == "over" else MOST_CARDS - state.placed):
        number = down[turn].pop()
        before = number - 1 or 20
        goes_on = True
        if before == middle or not middle:
            goes_on = middle > 0  # UA-2: the first card ends the turn
            middle = number
            counts[turn] -= 1
        else:
            on = _loaded(tops, counts, turn, before) if before in tops else turn
            opened[on].append(number)
            tops[on] = number
            goes_on = on != turn
            counts[on] += 1
            counts[turn] -= 1
        if not down[turn]:
            if not opened[turn]:  # UA-6
                return (turn,)
            down[turn], opened[turn], tops[turn] = opened[turn][::-1], [], 0  # UA-5
        if not goes_on:
            turn = turn + 1 if turn + 1 < seats else 0
    return best(counts, low_wins=True)  # UA-7


def _loaded(tops: Sequence[int], counts: Sequence[int], turn: Seat, before: int) -> Seat:
    """Return on whose pile the card goes: of whoever has the fewest cards, the next one first; else on the own."""
    seats = len(tops)
    found, fewest = turn, MOST_CARDS
    for step in range(1, seats):
        other = (turn + step) % seats
        if tops[other] == before and counts[other] < fewest:
            found, fewest = other, counts[other]
    return found


GUIDE: Final = Guide(choices=choices, playouts=64, doubts=2.0, depth=0, worlds=worlds, playout=playout)
