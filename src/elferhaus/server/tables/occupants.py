"""Who has the seats of a table, and who has to go where there are fewer of them."""

from __future__ import annotations

from msgspec import Struct

from elferhaus.server.tables.entries import Person


class Occupant(Struct, frozen=True):
    """Who has a seat, and whether a bot plays for them just now."""

    name: str
    person: Person | None = None
    bot: str | None = None
    stand_in: str | None = None
    portrait: str | None = None

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat, if any."""
        return self.bot or self.stand_in


def closer(occupants: list[Occupant | None], seats: int) -> list[Occupant | None]:
    """Return the occupants for more or fewer people: free ones are taken away first, then bots; people stay.

    >>> [who and who.name for who in closer([None, Occupant("random 2", None, "random"), Occupant("Ada", "a")], 1)]
    ['Ada']
    """
    occupants = list(occupants)
    movable = [seat for seat, occupant in enumerate(occupants) if occupant is None or occupant.person is None]
    movable.sort(key=lambda seat: (occupants[seat] is not None, -seat))
    gone = movable[: max(0, len(occupants) - seats)]
    occupants = [occupant for seat, occupant in enumerate(occupants) if seat not in gone]
    return occupants + [None] * (seats - len(occupants))
