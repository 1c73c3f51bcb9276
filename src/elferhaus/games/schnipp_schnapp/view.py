"""What a seat sees at schnipp-schnapp."""

from __future__ import annotations

from elferhaus.core.game import Seat, View

from .rules import SchnippSchnappRules
from .state import Calls, Pile, SnapState, Step


class SchnippSchnappView(View, frozen=True, tag="schnipp-schnapp"):
    """All that lies open, how many cards lie face down, and the own cards as they were looked through at the start."""

    per_seat = ("counts", "down", "open", "quartets", "looked", "piles")

    rules: SchnippSchnappRules
    starter: Seat
    step: Step  # "close" without a right call: the round is about to end
    due: Seat
    calling: bool
    calls: Calls
    counts: tuple[int, ...]  # of all own cards, face down and open
    down: tuple[int, ...]
    open: tuple[Pile, ...]  # top card last
    middle: Pile
    fresh: bool  # the middle is as it was before the last card was turned
    quartets: tuple[tuple[int, ...], ...]
    turned: int
    beat: tuple[Seat, ...]  # who turned the last card, or together the cards of the last beat
    queue: tuple[Seat, ...]
    last: Pile  # those cards, as far as they are still visible
    looked: tuple[Pile | None, ...]  # the own cards after the deal; of all seats when the round is over
    piles: tuple[Pile, ...] | None  # the face-down piles, shown when the round is over


def view(state: SnapState, seat: Seat | None) -> SchnippSchnappView:
    """Return what a seat sees, or a spectator."""
    over = state.step == "over"
    return SchnippSchnappView(
        rules=state.rules,
        seat=seat,
        starter=state.starter,
        step=state.step,
        due=state.due,
        calling=state.calling,
        calls=state.calls,
        counts=tuple(len(down) + len(open_) for down, open_ in zip(state.down, state.open, strict=True)),
        down=tuple(len(pile) for pile in state.down),
        open=state.open,
        middle=state.middle,
        fresh=state.fresh,
        quartets=state.quartets,
        turned=state.turned,
        beat=state.beat,
        queue=state.queue,
        last=tuple(card for each in state.beat for card in state.open[each][-1:]),
        looked=tuple(pile if over or each == seat else None for each, pile in enumerate(state.looked)),
        piles=state.down if over else None,
    )
