"""Why a move, a choice or a record is not accepted: a rule id, and what a message needs to explain it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from .game import Seat

Detail: TypeAlias = str | int | tuple[str, ...]


class Refusal(Struct, frozen=True):
    """A rule id, the key of the message that explains it, and the message's details.

    A detail that is a card code is shown in words ("yellow 17"); the texts are in the catalogues (``words``).
    """

    rule: str
    key: str
    details: dict[str, Detail] = {}

    def __str__(self) -> str:
        """Show the refusal without a catalogue: for developers, not for players."""
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.rule}: {self.key}({details})"


def refuse(rule: str, key: str, **details: Detail) -> Refusal:
    """Make a refusal.

    >>> print(refuse("ER-5", "row-waits", card="y17", missing="y16"))
    ER-5: row-waits(card=y17, missing=y16)
    """
    return Refusal(rule, key, details)


def allowed(*_asked: object) -> Refusal | None:
    """Refuse nothing: every choice is possible."""
    return None


class Refused(Exception):  # noqa: N818 - it reads as what happened
    """Something the rules do not allow was asked for; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal for whoever explains it."""
        super().__init__(str(refusal))
        self.refusal = refusal


class IllegalAction(Refused):
    """A seat tried what it may not do now."""

    def __init__(self, refusal: Refusal, seat: Seat, action: object) -> None:
        """Name the seat and the action beside the reason."""
        super().__init__(refusal)
        self.seat = seat
        self.action = action

    def __str__(self) -> str:
        """Name refusal, seat and action."""
        return f"{self.refusal}; seat {self.seat} tried {self.action}"
