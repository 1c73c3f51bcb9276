"""Actions as integers, both ways: a fixed list for a game and a number of players.

``WAIT`` (0) is to stay silent where a seat may call, and what a seat does that is not asked. Then come the actions that
the game has words for, in the order of their types and values, as seats decide them: without what they cannot know yet.
Where a room's ``Encoding`` has ``actions``, that is the list; else it follows from the types.

Two things are factored, since listing them is not possible:

- *Which cards, of very many choices* (some cards of a hand, every order of a hand): one decision a card, in order, and
  ``DONE`` where it can be enough. The cards picked so far are part of the observation.
- *When to call*: the order of the decisions is the order in time. The integer says what is called; the time is when the
  seat was asked.
"""

from __future__ import annotations

from itertools import product
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, Literal, Union, get_args, get_origin

from elferhaus.adapters.encoding import CARDS, CardCode, SeatCode, types_of
from elferhaus.core.chance import Close, Shuffle
from elferhaus.core.game import Action, AnyGame, CardsPattern, Choice, Pattern
from elferhaus.notation import action_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from elferhaus.core.cards import Card
    from elferhaus.core.encoding import Encoding

WAIT: Final = 0
MOST: Final = 20_000  # actions that a list made from types may have


class Actions:
    """The list of a game's actions for so many players, and what is factored in it."""

    def __init__(self, game: AnyGame, seats: int, encoding: Encoding) -> None:
        kinds = [kind for kind in get_args(game.action_type) or (game.action_type,) if kind not in {Shuffle, Close}]
        self._picking = {each.picks: each for each in game.patterns if issubclass(each, CardsPattern)}
        plain = [kind for kind in kinds if kind not in self._picking]
        actions = _from_types(plain, seats) if encoding.actions is None else encoding.actions(seats)
        self.table: tuple[Action, ...] = tuple(dict.fromkeys(action.blind() for action in actions))
        self._index = {action: index + 1 for index, action in enumerate(self.table)}
        self.done = len(self.table) + 1 if self._picking else None
        self.size = len(self.table) + 1 + (len(CARDS) + 1 if self._picking else 0)

    def offers(self, choice: Choice, ms: float) -> list[int]:
        """Return the integers of what a choice offers somebody who is asked at that time."""
        if not isinstance(choice, Pattern):
            return [self._index[choice.at(0)]]
        if isinstance(choice, CardsPattern):
            return self.next_picks(choice, ())
        return [number for action, number in self._index.items() if choice.admits(action.at(ms))]

    def integers(self, action: Action) -> tuple[int, ...]:
        """Return the decisions that an action is made of: one, but where cards are picked."""
        if self.done is not None and type(action) in self._picking:
            cards = self._picking[type(action)].cards_of(action)
            return (*(self.done + 1 + CARDS.index(card) for card in cards), self.done)
        return (self._index[action.blind().at(0)],)

    def action(self, number: int, ms: float) -> Action:
        """Return the action of an integer, called at that time where it is a call."""
        return self.table[number - 1].at(ms)

    # ── picking cards ──

    def is_pick(self, number: int) -> bool:
        """Tell whether an integer picks a card, or ends the picking."""
        return self.done is not None and number >= self.done

    def card(self, number: int) -> Card:
        """Return the card that an integer picks."""
        assert self.done is not None
        return CARDS[number - self.done - 1]

    def pattern(self, legal: Sequence[Choice]) -> CardsPattern:
        """Return the one of the choices from which cards are picked."""
        return next(choice for choice in legal if isinstance(choice, CardsPattern))

    def next_picks(self, pattern: CardsPattern, cards: tuple[Card, ...]) -> list[int]:
        """Return what can be picked after these cards: another one, or that it is enough."""
        assert self.done is not None
        found = [self.done] if cards and pattern.admits(pattern.of(cards)) else []
        if len(cards) < pattern.most:
            found += sorted(self.done + 1 + CARDS.index(card) for card in pattern.pool if card not in cards)
        return found

    def text(self, number: int) -> str:
        """Write an integer as somebody would say it."""
        if number == WAIT:
            return "wait"
        if number == self.done:
            return "done"
        return f"pick {self.card(number)}" if self.is_pick(number) else action_text(self.table[number - 1])


def _from_types(kinds: Iterable[type[Action]], seats: int) -> Iterable[Action]:
    for kind in kinds:
        fields = types_of(kind)
        values = [_values(hint, f"{kind.__name__}.{name}", seats) for name, hint in fields.items()]
        for number, chosen in enumerate(product(*values)):
            if number == MOST:
                raise TypeError(
                    f"there are too many actions {kind.__name__}: the room should list them (Encoding.actions)"
                )
            yield kind(**dict(zip(fields, chosen, strict=True)))


def _values(hint: Any, name: str, seats: int) -> Sequence[Any]:
    origin, inner = get_origin(hint), get_args(hint)
    if origin in {Union, UnionType}:
        return [value for each in inner for value in _values(each, name, seats)]
    if origin is Literal:
        return inner
    if hint in {CardCode, str}:
        return CARDS
    if hint is SeatCode:
        return range(seats)
    if hint is bool:
        return (False, True)
    if hint is NoneType:
        return (None,)
    raise TypeError(f"types do not say what {name} can be: the room should list its actions (Encoding.actions)")
