"""schnipp-schnapp: turn cards one after another, and be the first to call when two are alike.

Rules digest:
  SS-1   all 80 cards are dealt; everyone sets quartets aside, shuffles the rest and puts it face down
  SS-2   left of the dealer starts; clockwise, each seat with cards turns one onto its open pile
  SS-3   Schnapp: the same number on two open piles; the caller takes the others' piles that match (``takes: all``: all)
  SS-4   a wrong call puts the caller's open pile on the middle; one call per seat and card
  SS-5   Schnipp: a card turned last equals the middle's top, which lay there before; the caller takes the middle
  SS-6   right calls within ``tie_ms`` of the first tie: everyone puts the own open pile under the own face-down pile
  SS-7   who is due to turn and has nothing face down shuffles the open pile first
  SS-8   who has no cards is out until a right Schnipp
  SS-9   the round ends when no call can succeed any more, or after 2,000 turned cards; the most quartets win
  SS-V1  together: everyone with cards turns in one beat, calls come after it; the most cards win

| action | by | when |
|---|---|---|
| turn | the seat due | no right call waits, the round goes on, and there is a face-down card |
| schnapp ms | seats with cards | in the window after a turned card (a beat), once |
| schnipp ms | all seats | the same |
| shuffle | CHANCE | the seat due has only its open pile; it ends the window |
| close | CHANCE | a right call waits, or the round is about to end |

A right call opens the tie window: nothing moves before ``close``, and calls within it are judged by the same table.
A wrong call while no right one waits is carried out at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import deal as dealing
from . import play
from . import rules as choices
from . import view as views

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion
    from elferhaus.core.refusal import Refusal


class SchnippSchnapp:
    """The game; see the digest above."""

    info = choices.INFO
    rules_type = choices.SchnippSchnappRules
    deal_type = dealing.SchnippSchnappDeal
    state_type: Any = play.SnapState
    action_type: Any = play.Turn | play.Schnapp | play.Schnipp
    event_type: Any = play.SnapEvent
    view_type = views.SchnippSchnappView

    start = staticmethod(play.begin)
    pending = staticmethod(play.pending)
    legal = staticmethod(play.legal)
    refusal = staticmethod(play.refusal)
    apply = staticmethod(play.apply)
    view = staticmethod(views.view)
    outcome = staticmethod(play.outcome)
    imagine = staticmethod(views.imagine)
    cards = staticmethod(play.all_cards)

    def forbids(self, rules: choices.SchnippSchnappRules, seats: int) -> Refusal | None:
        """Return the rule that forbids this choice."""
        return choices.forbids(rules)

    def deal(
        self, rules: choices.SchnippSchnappRules, seats: int, at: Occasion, rng: Random
    ) -> dealing.SchnippSchnappDeal:
        """Shuffle and deal a round."""
        return dealing.deal(seats, at, rng)

    def misdeal(
        self, rules: choices.SchnippSchnappRules, seats: int, at: Occasion, deal: dealing.SchnippSchnappDeal
    ) -> Refusal | None:
        """Return what is wrong with a deal."""
        return dealing.misdeal(seats, at, deal)
