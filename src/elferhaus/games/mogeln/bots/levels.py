"""mogeln: a child tells the truth, believes nearly everything and soon forgets; boldness comes with practice.

On every level there are three styles: the honest bluff only when they must, the cheeky bluff and sneak as often as they
dare, and the poker-faced mix it. Nobody slips away more than a few cards at once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace as changed

from elferhaus.bots.by_rule import with_traits
from elferhaus.bots.failings import Forgetful
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.cards import NUMBER, cards_in
from elferhaus.core.player import Player
from elferhaus.games.mogeln.rules import last_number, true_cards
from elferhaus.games.mogeln.state import DOUBT, Lay
from elferhaus.games.mogeln.view import MogelnView

from . import thumb
from .beliefs import Style
from .search import SEARCH

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.engine.budget import Budget
    from elferhaus.core.game import Action, AnyGame
    from elferhaus.core.player import Chair


FEW: Final = 3  # cards: whoever holds no more than these has better things to do than to lie for fun


class LevelTraits(Struct, frozen=True):
    """What a level makes of a style, and how much it remembers."""

    boldness: float  # how much of the style's bluffing and sneaking is dared
    most: int  # cards at once
    doubt: float  # these three: as in ``Style``
    shout: float
    alert: float
    span: int  # events
    whims: float = 0.0  # how often somebody is doubted just so


BELOW_SHARP: Final = {
    "little": LevelTraits(boldness=0.2, most=2, doubt=0.1, shout=0.0, alert=0.45, span=5, whims=0.15),
    "easy": LevelTraits(boldness=0.4, most=2, doubt=0.5, shout=0.3, alert=0.85, span=12),
    "steady": LevelTraits(boldness=0.8, most=3, doubt=0.95, shout=1.25, alert=0.93, span=60),
}
FIBS: Final = {"honest": 0.0, "cheeky": 0.35, "poker-faced": 0.1}  # how often somebody lies who need not
BASE: Final = {
    "honest": Style(bluff=0.0, sneak=0.0, doubt=0.6),  # and believe others, which also ends a round sooner
    "cheeky": Style(bluff=1.0, sneak=0.45),
    "poker-faced": Style(),
}
STYLES: Final = tuple(BASE)
# Whoever thinks ahead sneaks with a large hand as often as with a small one: so experts go by how often a seat did.
CAREFUL: Final = Style(small=1.0)


def style_of(level: str, style: str) -> Style:
    """Return how somebody on a level below ``expert`` cheats and doubts in a style."""
    base = BASE[style]
    traits = BELOW_SHARP.get(level)
    if traits is None:
        return base
    return changed(
        base,
        bluff=base.bluff * traits.boldness,
        sneak=base.sneak * traits.boldness,
        most=traits.most,
        doubt=base.doubt * traits.doubt,
        shout=traits.shout,
        alert=traits.alert,
    )


@dataclass(frozen=True)
class Fibs:
    """Lies now and then although the true card is there: with the one whose number comes last."""

    player: Player[MogelnView]
    share: float

    def decide(self, chair: Chair[MogelnView], rng: Random) -> Action:
        """Tell the truth only as often as the style has it."""
        action = self.player.decide(chair, rng)
        fibs = rng.random() < self.share
        view = chair.view
        hand = view.hand or ()
        if not fibs or not isinstance(action, Lay) or len(action.cards or ()) > 1 or len(hand) <= FEW:
            return action
        true = cards_in(true_cards(view.rules, view.seats, action.claim))
        top = last_number(view.rules, view.seats)
        false = [card for card in hand if card not in true]
        if not false or not any(card in true for card in hand):
            return action
        return Lay(cards=(max(false, key=lambda card: (NUMBER[card] - action.claim) % top),), claim=action.claim)

    def call(self, chair: Chair[MogelnView], rng: Random) -> Action | None:
        """Call as it usually does."""
        return self.player.call(chair, rng)


@dataclass(frozen=True)
class Whimsical:
    """Doubts now and then just so, because it is fun to see the card."""

    player: Player[MogelnView]
    share: float

    def decide(self, chair: Chair[MogelnView], rng: Random) -> Action:
        """Doubt for fun, or play."""
        if rng.random() < self.share and DOUBT in chair.legal:
            return DOUBT
        return self.player.decide(chair, rng)

    def call(self, chair: Chair[MogelnView], rng: Random) -> Action | None:
        """Call as it usually does."""
        return self.player.call(chair, rng)


@dataclass(frozen=True)
class BySeat:
    """Takes a style by its seat, so that a table of bots has all of them."""

    players: tuple[Player[MogelnView], ...]

    def decide(self, chair: Chair[MogelnView], rng: Random) -> Action:
        """Decide in the style of the seat."""
        return self.players[chair.seat % len(self.players)].decide(chair, rng)

    def call(self, chair: Chair[MogelnView], rng: Random) -> Action | None:
        """Call in the style of the seat."""
        return self.players[chair.seat % len(self.players)].call(chair, rng)


def styled(game: AnyGame, level: str, style: str, budget: Budget | None) -> Player[MogelnView]:
    """Return whoever plays on this level in this style."""
    return expert(game, style, budget) if level == "expert" else by_rule(level, style)


def by_rule(level: str, style: str) -> Player[MogelnView]:
    """Return whoever plays by rule of thumb on a level below ``expert``."""
    traits = BELOW_SHARP.get(level)
    found: Player[MogelnView] = with_traits(style_of(level, style), thumb.decide, thumb.call)
    if traits is not None:
        found = Forgetful(found, traits.span)
    if share := FIBS[style] * (1.0 if traits is None else traits.boldness):
        found = Fibs(found, share)
    if traits is not None and traits.whims:
        found = Whimsical(found, traits.whims)
    return found


def expert(game: AnyGame, style: str, budget: Budget | None) -> SearchPlayer:
    """Return one who thinks ahead, and of what the style would do first."""
    usual = by_rule("sharp", style)

    def choices(chair: Chair[MogelnView], _policy: Player[MogelnView], rng: Random) -> list[Action]:
        found = SEARCH.choices(chair, usual, rng)
        return _honest(chair.view, found) if style == "honest" else found

    careful = with_traits(CAREFUL, thumb.decide, thumb.call)
    return SearchPlayer(game, replace(SEARCH, choices=choices, policy=careful), budget)


def _honest(view: MogelnView, found: list[Action]) -> list[Action]:
    """Leave out every lie where the truth can be told, and several cards at once anyway."""
    lays = [action for action in found if isinstance(action, Lay) and len(action.cards or ()) == 1]
    true = [lay for lay in lays if {*(lay.cards or ())} & {*cards_in(true_cards(view.rules, view.seats, lay.claim))}]
    others = [action for action in found if not isinstance(action, Lay)]
    kept = {*(true or lays), *others}
    return [action for action in found if action in kept]
