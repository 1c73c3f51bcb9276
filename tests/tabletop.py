"""Setting up a position in card notation and playing on, in the words of the record."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from elferhaus.core.chance import Close, Shuffle
from elferhaus.core.game import AnyGame, Event, Outcome, Pending, View, sees
from elferhaus.core.match import Match, MatchPlay
from elferhaus.core.options import choose_rules
from elferhaus.core.player import ChairCopy, copied
from elferhaus.core.refusal import Refusal
from elferhaus.core.round import Round, refusal
from elferhaus.games import game_named


def cards(text: str) -> tuple[str, ...]:
    """Return the cards of a text such as "r11 y9 joker"."""
    return tuple(text.split())


def dealt(match: Match, rng: Random) -> Round:
    """Return a match's next round, dealt by lot."""
    play = MatchPlay(match)
    play.deal(rng)
    assert play.round is not None
    return play.round


def seated(game: AnyGame, state: Any, seat: int, happened: Sequence[Event] = ()) -> ChairCopy:
    """Return a seat's chair in a state, after all this has happened."""
    return copied(Round(game, state, happened).chair(seat))


class Table:
    """A round that begins with any deal, however small: ``deal`` holds piles as texts or lists of texts."""

    def __init__(
        self, game: str, deal: dict[str, Any], *, players: int = 2, edition: str | None = None, **options: Any
    ) -> None:
        found = game_named(game)
        assert found is not None
        self.game: AnyGame = found
        self.rules = choose_rules(self.game, edition, options, players)
        whole = {"round": 1, "dealer": 0, **{name: _piles(pile) for name, pile in deal.items()}}
        self.deal = msgspec.convert(whole, self.game.deal_type)
        self.round = Round(self.game, self.game.start(self.rules, players, self.deal))

    @property
    def state(self) -> Any:
        return self.round.state

    @state.setter
    def state(self, state: Any) -> None:
        self.round.state = state

    @property
    def log(self) -> list[Event]:
        return self.round.log

    def action(self, verb: str, **details: Any) -> Any:
        """Return an action as the record writes it; ``from_`` and ``as_`` stand for from and as."""
        line = {"do": verb, **{name.rstrip("_"): value for name, value in details.items()}}
        return msgspec.convert(line, Shuffle | Close if verb in {"shuffle", "close"} else self.game.action_type)

    def do(self, by: int, verb: str, **details: Any) -> tuple[Event, ...]:
        """Carry out an action."""
        return self.round.act(by, self.action(verb, **details))

    def refused(self, by: int, verb: str, **details: Any) -> str | None:
        """Return the rule that forbids an action, or None."""
        found = refusal(self.game, self.state, by, self.action(verb, **details))
        return None if found is None else found.rule

    def why(self, by: int, verb: str, **details: Any) -> Refusal:
        """Return the whole refusal of an action that is not possible."""
        found = refusal(self.game, self.state, by, self.action(verb, **details))
        assert found is not None
        return found

    def legal(self, by: int) -> list[dict[str, Any]]:
        """Return what a seat can do, as the record lists it."""
        found: list[dict[str, Any]] = msgspec.to_builtins(self.game.legal(self.state, by))
        return found

    @property
    def pending(self) -> Pending:
        return self.round.pending

    @property
    def outcome(self) -> Outcome | None:
        return self.round.outcome

    def view(self, seat: int | None = None) -> View:
        view: View = self.game.view(self.state, seat)
        return view

    def seen(self, seat: int | None) -> list[Event]:
        return [event for event in self.log if sees(event, seat)]


def _piles(pile: Any) -> Any:
    if isinstance(pile, str):
        return list(cards(pile))
    if isinstance(pile, list):
        return [_piles(each) for each in pile]
    return pile
