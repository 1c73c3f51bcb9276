"""mogeln: a child tells the truth, believes nearly everything and soon forgets; boldness comes with practice.

On every level there are three styles: the honest bluff only when they must, the cheeky bluff and sneak as often as they
dare, and the poker-faced mix it. Below ``sharp`` nobody slips away more than a few cards at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from elferhaus.bots.player import Player
from elferhaus.bots.search import SearchPlayer
from elferhaus.bots.search.guides import GUIDES
from elferhaus.bots.thumb import mogeln
from elferhaus.bots.thumb.mogeln import Style
from elferhaus.core.cards import NUMBER, cards_in
from elferhaus.games.mogeln.play import DOUBT, Lay, right_cards
from elferhaus.games.mogeln.rules import HIGH, last_number
from elferhaus.games.mogeln.view import MogelnView

from .failings import Forgetful, Plays

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.bots.search.budget import Budget
    from elferhaus.core.game import Action


FEW: Final = 3  # cards: who holds no more than these has better things to do than to lie for fun


class Manners(Struct, frozen=True):
    """What a level makes of a style, and how much it remembers."""

    boldness: float  # how much of the style's bluffing and sneaking is dared
    most: int  # cards at once
    doubt: float  # these three: as in ``Style``
    shout: float
    alert: float
    span: int  # events
    whims: float = 0.0  # how often somebody is doubted just so


MANNERS: Final = {
    "little": Manners(boldness=0.2, most=2, doubt=0.1, shout=0.0, alert=0.45, span=5, whims=0.15),
    "easy": Manners(boldness=0.4, most=2, doubt=0.5, shout=0.3, alert=0.85, span=12),
    "steady": Manners(boldness=0.8, most=4, doubt=0.9, shout=1.0, alert=0.93, span=60),
}
FIBS: Final = {"honest": 0.0, "cheeky": 0.35, "poker-faced": 0.1}  # how often somebody lies who need not
BASE: Final = {
    "honest": Style(bluff=0.0, sneak=0.0, doubt=0.6),  # and believe others, which also ends a round sooner
    "cheeky": Style(bluff=1.0, sneak=1.0),
    "poker-faced": Style(),
}


def style_of(level: str, style: str) -> Style:
    """Return how somebody on a level below ``expert`` cheats and doubts in a style."""
    base = BASE[style]
    manners = MANNERS.get(level)
    if manners is None:
        return base
    return replace(
        base,
        bluff=base.bluff * manners.boldness,
        sneak=base.sneak * manners.boldness,
        most=manners.most,
        doubt=base.doubt * manners.doubt,
        shout=manners.shout,
        alert=manners.alert,
    )


class Fibs(Struct, frozen=True):
    """Lies now and then although the true card is there: with the one whose number comes last."""

    player: Player
    share: float

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Tell the truth only as often as the style has it."""
        action = self.player.decide(chair, rng)
        fibs = rng.random() < self.share
        view = chair.view
        assert isinstance(view, MogelnView)
        hand = view.hand or ()
        if not fibs or not isinstance(action, Lay) or len(action.cards or ()) > 1 or len(hand) <= FEW:
            return action
        true = true_cards(view, action.claim)
        top = last_number(view.rules, len(view.counts))
        false = [card for card in hand if card not in true]
        if not false or not any(card in true for card in hand):
            return action
        return Lay(cards=(max(false, key=lambda card: (NUMBER[card] - action.claim) % top),), claim=action.claim)

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call as it usually does."""
        return self.player.call(chair, rng)


class Whimsical(Struct, frozen=True):
    """Doubts now and then just so, because it is fun to see the card."""

    player: Player
    share: float

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Doubt for fun, or play."""
        if rng.random() < self.share and DOUBT in chair.legal:
            return DOUBT
        return self.player.decide(chair, rng)

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call as it usually does."""
        return self.player.call(chair, rng)


class BySeat(Struct, frozen=True):
    """Takes a style by its seat, so that a table of bots has all of them."""

    players: tuple[Player, ...]

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Decide in the style of the seat."""
        return self.players[chair.seat % len(self.players)].decide(chair, rng)

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call in the style of the seat."""
        return self.players[chair.seat % len(self.players)].call(chair, rng)


def player(level: str, style: str, budget: Budget | None = None) -> Player:
    """Return who plays on this level in this style."""
    if level == "expert":
        return expert(style, budget)
    manners = MANNERS.get(level)
    found: Player = Plays(mogeln, style_of(level, style))
    if manners is not None:
        found = Forgetful(found, manners.span)
    if share := FIBS[style] * (1.0 if manners is None else manners.boldness):
        found = Fibs(found, share)
    if manners is not None and manners.whims:
        found = Whimsical(found, manners.whims)
    return found


def expert(style: str, budget: Budget | None) -> SearchPlayer:
    """Return one who thinks ahead, and of what the style would do first."""
    guide = GUIDES["mogeln"]
    usual = player("sharp", style)

    def choices(chair: Chair, _policy: Player, rng: Random) -> list[Action]:
        found = guide.choices(chair, usual, rng)
        return _honest(chair, found) if style == "honest" else found

    styled: Callable[[Chair, Player, Random], list[Action]] = choices
    return SearchPlayer(budget, GUIDES | {"mogeln": replace(guide, choices=styled)})


def _honest(chair: Chair, found: list[Action]) -> list[Action]:
    """Leave out every lie where the truth can be told, and several cards at once anyway."""
    lays = [action for action in found if isinstance(action, Lay) and len(action.cards or ()) == 1]
    view = chair.view
    assert isinstance(view, MogelnView)
    true = [lay for lay in lays if (lay.cards or ("",))[0] in true_cards(view, lay.claim)]
    others = [action for action in found if not isinstance(action, Lay)]
    kept = {*(true or lays), *others}
    return [action for action in found if action in kept]


def true_cards(view: MogelnView, claim: int) -> tuple[str, ...]:
    """Return the cards that would make a claim true."""
    return cards_in(right_cards(view.rules.colour, claim)) if claim <= HIGH[len(view.counts)] else ()
