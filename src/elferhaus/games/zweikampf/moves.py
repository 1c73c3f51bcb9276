"""The moves of zweikampf: there is one, and it settles a pair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import NUMBER, Card
from elferhaus.core.game import OVER, Did, Events, Outcome, Pending, Seat, Turning, best
from elferhaus.core.refusal import Refusal, refuse

from .rules import MOST_PAIRS
from .state import NO_CARDS, TURN, Trick, Turn, ZweikampfState

if TYPE_CHECKING:
    from collections.abc import Sequence

LEGAL: Final = (TURN,)
DID: Final = Did(by=0, action=TURN)
FORCED: Final = Pending("forced", (0,))
EVERYONE: Final = Turning("all", patience=8)


def pending(state: ZweikampfState) -> Pending:
    """Return who acts next: seat 0, which turns for both."""
    return OVER if state.over else FORCED


def turning(state: ZweikampfState) -> Turning | None:
    """Return how a pair is turned: at a table everyone turns the own card."""
    return None if state.over else EVERYONE


def legal(state: ZweikampfState, seat: Seat) -> Sequence[Turn]:
    """Return what a seat can do now."""
    return () if seat or state.over else LEGAL


def apply(state: ZweikampfState, _seat: Seat, _action: Turn) -> tuple[ZweikampfState, Events]:
    """Return the next state and what happened."""
    after, trick = _turned(state)
    return after, (DID, trick)


def _turned(state: ZweikampfState) -> tuple[ZweikampfState, Trick]:
    """Turn a pair and settle it."""
    mine, theirs = state.piles
    my_won, their_won = state.won
    if not mine:  # ZK-V1: a card is needed, so the won pile is turned over
        mine, my_won = my_won, ()
    if not theirs:
        theirs, their_won = their_won, ()
    cards = (mine[0], theirs[0])
    mine, theirs = mine[1:], theirs[1:]
    my_open, their_open = (*state.tied[0], cards[0]), (*state.tied[1], cards[1])
    difference = NUMBER[cards[0]] - NUMBER[cards[1]]
    is_long = state.rules.variant == "long"
    if not difference and is_long:  # ZK-V1: whoever has no card left to break the tie loses it
        difference = bool(mine or my_won) - bool(theirs or their_won)
    winner = None if not difference else 0 if difference > 0 else 1
    tied = NO_CARDS
    if winner == 0:  # ZK-V1: the winner's own cards first
        my_won = my_won + my_open + their_open
    elif winner == 1:
        their_won = their_won + their_open + my_open
    else:
        tied = (my_open, their_open)
    turned = state.turned + 1
    # ZK-3: the piles are played once; ZK-V1: as long as both hold cards.
    goes_on = (mine or my_won) and (theirs or their_won) if is_long else mine and theirs
    over = not goes_on or turned == MOST_PAIRS
    after = ZweikampfState(state.rules, (mine, theirs), (my_won, their_won), tied, turned, over)
    out = winner is not None and NUMBER[cards[0]] == NUMBER[cards[1]]
    return after, Trick(cards=cards, winner=winner, pairs=tuple(zip(my_open, their_open, strict=True)), out=out)


def outcome(state: ZweikampfState) -> Outcome | None:
    """Return the result: the cards won (ZK-3), in the long variant all that a seat holds (ZK-V1)."""
    if not state.over:
        return None
    points = score(state)
    return Outcome(points, best(points))


def score(state: ZweikampfState) -> tuple[int, ...]:
    """Return how many cards each has won (ZK-3), or in the long variant has (ZK-V1)."""
    return state.counts if state.rules.variant == "long" else (len(state.won[0]), len(state.won[1]))


def all_cards(state: ZweikampfState) -> tuple[Card, ...]:
    """Return every card of the round."""
    return tuple(card for piles in (state.piles, state.won, state.tied) for pile in piles for card in pile)


def explain(state: ZweikampfState, seat: Seat, _action: Turn) -> Refusal:
    """Return why an action is not possible."""
    if state.over:
        return refuse("TURN", "round-over")
    if seat != 0:
        return refuse("TURN", "not-your-turn", seat=0)
    return refuse("TURN", "not-now", seat=seat)  # a shuffle, or the closing of a window
