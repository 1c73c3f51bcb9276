"""Setting up a position in card notation and playing on, in the words of the record."""

from __future__ import annotations

from typing import Any

import msgspec

from elferhaus.core.chance import Close, Shuffle
from elferhaus.core.game import AnyGame, Event, Outcome, Pending, View, sees
from elferhaus.core.options import choose_rules
from elferhaus.core.refusal import IllegalAction, Refusal
from elferhaus.games import game_named


def cards(text: str) -> tuple[str, ...]:
    """Return the cards of a text such as "r11 y9 joker"."""
    return tuple(text.split())


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
        self.state = self.game.start(self.rules, players, self.deal)
        self.log: list[Event] = []

    def action(self, verb: str, **details: Any) -> Any:
        """Return an action as the record writes it; ``from_`` and ``as_`` stand for from and as."""
        line = {"do": verb, **{name.rstrip("_"): value for name, value in details.items()}}
        return msgspec.convert(line, Shuffle | Close if verb in {"shuffle", "close"} else self.game.action_type)

    def do(self, by: int, verb: str, **details: Any) -> tuple[Event, ...]:
        """Carry out an action."""
        self.state, events = self.game.apply(self.state, by, self.action(verb, **details))
        self.log.extend(events)
        return events

    def refused(self, by: int, verb: str, **details: Any) -> str | None:
        """Return the rule that forbids an action, or None; ``apply`` must agree with ``refusal``."""
        action = self.action(verb, **details)
        refusal = self.game.refusal(self.state, by, action)
        try:
            self.game.apply(self.state, by, action)
        except IllegalAction as illegal:
            judged: Refusal | None = illegal.refusal
        else:
            judged = None
        assert judged == refusal
        return None if judged is None else judged.rule

    def legal(self, by: int) -> list[dict[str, Any]]:
        """Return what a seat can do, as the record lists it."""
        found: list[dict[str, Any]] = msgspec.to_builtins(self.game.legal(self.state, by))
        return found

    @property
    def pending(self) -> Pending:
        return self.game.pending(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

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
