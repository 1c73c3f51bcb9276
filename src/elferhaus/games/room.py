"""A room: all that the house knows of one game."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.players import Bots
from elferhaus.core.encoding import Encoding
from elferhaus.core.game import AnyGame
from elferhaus.core.lesson import Lesson
from elferhaus.core.prizes import Award

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from elferhaus.core.player import AnyPlayer

FALLBACK: Final = "en"
MESSAGE_OR_ATTRIBUTE: Final = re.compile(r"^(?:([A-Za-z][\w-]*) *=| +\.([A-Za-z][\w-]*) *=)", re.MULTILINE)
PROTOCOL: Final = 1  # rises when a room that was written for the one before would no longer work


class BadRoomError(Exception):
    """A package has a game that cannot be played here."""


@dataclass(frozen=True, kw_only=True)
class Room:
    """A game with its words (``<package>/words/<language>.ftl``), and if it has them bots, a lesson and prizes."""

    protocol: int  # which version of ``PROTOCOL`` it was written for
    package: str  # where its words are, and its page modules
    game: AnyGame
    bots: Bots[Any, Any] = field(default_factory=Bots)
    encoding: Encoding = field(default_factory=Encoding)  # for learners: what types do not say
    lesson: Lesson | None = None
    prizes: tuple[Award, ...] = ()  # that can be won in a match
    words_from: tuple[str, ...] = ()  # packages whose words it speaks, too
    order: int = 100  # where it stands among the others: the house's own are 1 to 11
    of_the_day: bool = False  # one after another decides, and skill counts: its deals can be the deal of a day

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.game.info.id

    @cached_property
    def players(self) -> dict[str, AnyPlayer]:
        """Who can play it, by name."""
        return self.bots.players(self.game)

    def player(self, name: str) -> AnyPlayer:
        """Return a player by name. A style that is unknown here changes nothing; whoever is unknown is ``thumb``."""
        return self.players.get(name) or self.players.get(name.partition("-")[0]) or self.bots.by_thumb

    def has_player(self, name: str) -> bool:
        """Tell whether somebody of that name can play here."""
        return name in self.players or name.partition("-")[0] in self.players

    def words(self, language: str) -> list[Traversable]:
        """Return the files with its words in a language, and where some are missing, those in English behind them."""
        homes = [files(package) / "words" for package in (*self.words_from, self.package)]
        return [file for home in homes for file in _spoken(home / f"{language}.ftl", home / f"{FALLBACK}.ftl")]

    def page(self) -> Traversable | None:
        """Return the folder with its own page modules, if it brings some along; else the plain board is its page."""
        folder = files(self.package) / "page"
        return folder if (folder / "index.js").is_file() else None


def _spoken(file: Traversable, english: Traversable) -> list[Traversable]:
    if file.name == english.name or not file.is_file():
        return [english]
    if (
        not english.is_file()
        or messages_in(english.read_text("utf-8")).keys() <= messages_in(file.read_text("utf-8")).keys()
    ):
        return [file]
    return [file, english]  # whatever is said first, counts


def messages_in(catalogue: str) -> dict[str, set[str]]:
    r"""Return the messages of a catalogue, with the names of their attributes.

    >>> messages_in("MM-1 = Everybody gets five cards.\n    .title = Cards\n")
    {'MM-1': {'title'}}
    """
    found: dict[str, set[str]] = {}
    for key, attribute in MESSAGE_OR_ATTRIBUTE.findall(catalogue):
        if key:
            found[last := key] = set()
        elif found:
            found[last].add(attribute)
    return found
