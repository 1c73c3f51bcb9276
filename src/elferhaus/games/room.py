"""A room: all that the house knows of one game."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.players import Bots
from elferhaus.core.game import AnyGame
from elferhaus.core.lesson import Lesson

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from elferhaus.core.player import AnyPlayer

FALLBACK: Final = "en"
PROTOCOL: Final = 1  # rises when a room that was written for the one before would no longer work


class BadRoomError(Exception):
    """A package has a game that cannot be played here."""


@dataclass(frozen=True, kw_only=True)
class Room:
    """A game with its words (``<package>/words/<language>.ftl``), and if it has them its bots and its lesson."""

    protocol: int  # which version of ``PROTOCOL`` it was written for
    package: str  # where its words are, and its page modules
    game: AnyGame
    bots: Bots[Any, Any] = field(default_factory=Bots)
    lesson: Lesson | None = None
    words_from: tuple[str, ...] = ()  # packages whose words it speaks, too
    order: int = 100  # where it stands among the others: the house's own are 1 to 11

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.game.info.id

    @cached_property
    def players(self) -> dict[str, AnyPlayer]:
        """Who can play it, by name."""
        return self.bots.players(self.game)

    def player(self, name: str) -> AnyPlayer:
        """Return a player by name; in a style that this game does not know, it plays on its level as usual."""
        return self.players.get(name) or self.players[name.partition("-")[0]]

    def words(self, language: str) -> list[Traversable]:
        """Return the files with its words in a language; where it does not speak it, those in English."""
        homes = [files(package) / "words" for package in (*self.words_from, self.package)]
        return [_first_file(home / f"{language}.ftl", home / f"{FALLBACK}.ftl") for home in homes]

    def page(self) -> Traversable | None:
        """Return the folder with its own page modules, if it brings some along; else the plain board is its page."""
        folder = files(self.package) / "page"
        return folder if (folder / "index.js").is_file() else None


def _first_file(*tried: Traversable) -> Traversable:
    return next((file for file in tried if file.is_file()), tried[-1])
