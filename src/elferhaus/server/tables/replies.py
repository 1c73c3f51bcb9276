"""Answers to commands: each is remembered, so that a repeated command gets the same one and has no second effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.words import say_refusal

from .wire import Answer, No

if TYPE_CHECKING:
    from elferhaus.core.refusal import Refusal

    from .entries import Person
    from .listener import Listener
    from .table_state import TableState
    from .wire import Message

MOST_ANSWERS: Final = 500  # that a table remembers; older ones are in the store
LARGEST_NUMBER: Final = 2**53  # that every reader of JSON gets right


class Replies:
    """What a table has answered lately."""

    def __init__(self, table: TableState) -> None:
        """Begin with nothing."""
        self._table = table
        self._answered: dict[str, Message] = {}

    def known(self, key: str) -> Message | None:
        """Return what was answered to a command before."""
        return self._answered.get(key)

    def answer(self, reply: Reply, became: Refusal | int) -> None:
        """Tell what became of a command, and remember it in case it is asked again."""
        told = Answer(reply.command, became) if isinstance(became, int) else self.no(reply.command, became)
        self._answered[reply.key] = told
        if len(self._answered) > MOST_ANSWERS:
            del self._answered[next(iter(self._answered))]
        reply.listener.tell(told)

    def no(self, command: str, refusal: Refusal) -> No:
        """Return a refusal as a message."""
        details: dict[str, Any] = {name: _writable(value) for name, value in dict(refusal.details).items()}
        players = [occupant.name if occupant else "" for occupant in self._table.occupants]
        return No(command, refusal.rule, refusal.key, self._table.seq, details, say_refusal("en", refusal, players))


class Reply:
    """Where the answer to a command goes."""

    def __init__(self, replies: Replies, person: Person | None, command: str, listener: Listener, asked: float) -> None:
        """Begin before anything is known; ``asked`` is when, before waiting for anything else."""
        self.key, self.command, self.listener, self.asked = f"{person}/{command}", command, listener, asked
        self._replies = replies

    def __call__(self, became: Refusal | int) -> None:
        """Tell why not, or with which seq the command took effect."""
        self._replies.answer(self, became)

    @property
    def is_answered(self) -> bool:
        """Whether that has happened."""
        return self._replies.known(self.key) is not None


def _writable(value: Any) -> Any:
    """Return a detail of a refusal as a message can carry it: a number that somebody sent may have any size."""
    if isinstance(value, int):
        return max(-LARGEST_NUMBER, min(value, LARGEST_NUMBER))
    return value
