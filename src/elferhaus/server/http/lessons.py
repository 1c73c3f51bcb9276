"""Lessons as replays: the script is played once by the real rules, which also say why a try is refused."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from elferhaus.core.game import CHANCE, AnyGame
from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move
from elferhaus.core.match import MatchPlay, misdeal, new_match
from elferhaus.core.refusal import Refusal, Refused
from elferhaus.core.round import Round, refusal
from elferhaus.games import room_named, rooms
from elferhaus.server.http.replay import updates
from elferhaus.server.tables.info import SeatInfo
from elferhaus.server.tables.wire import Update


class ShownIdea(Struct, frozen=True, omit_defaults=True):
    """An idea at its picture: what is lit and tapped, what is to be done, or why it is refused."""

    at: int  # the picture, counted from 0
    tap: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    action: Any = None
    refused: Refusal | None = None  # then the action changes nothing


class ShownLesson(Struct, frozen=True):
    """A lesson: its pictures as the learner is shown them, and its ideas."""

    game: str
    pictures: tuple[Update, ...]
    ideas: tuple[ShownIdea, ...]


class WrongScriptError(Exception):
    """A script does what the rules do not allow, or is refused nothing where it should be."""


@cache
def taught() -> list[str]:
    """Return the games that have a lesson."""
    return [room.id for room in rooms() if room.lesson is not None]


@cache
def shown_lesson(game: str) -> ShownLesson:
    """Return the lesson of a game that has one."""
    room = room_named(game)
    assert room is not None
    assert room.lesson is not None
    played = PlayedLesson(room.game, room.lesson)
    neighbours = [_at_home(update) for update in updates(played.lines, LEARNER)]
    seen = sorted(played.seen)
    ideas = tuple(replace(idea, at=seen.index(idea.at)) for idea in played.ideas)
    return ShownLesson(game, tuple(_after_a_leap(neighbours[at], at - 1 in played.seen) for at in seen), ideas)


def _after_a_leap(picture: Update, before: bool) -> Update:
    """Tell nothing of what came about while nobody looked."""
    return picture if before else replace(picture, happened=())


def _at_home(picture: Update) -> Update:
    """Let the things of the household be the others: the page knows what they are called in every language."""
    table = picture.table
    others = tuple(SeatInfo(seat.name, "bot", "greedy", here=True) for seat in table.seats[1:])
    return replace(picture, table=replace(table, seats=(table.seats[0], *others)))


class PlayedLesson:
    """A lesson, played: its record (``lines``), the pictures that are ``seen``, and what is done there (``ideas``)."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        """Play it to its end."""
        self.lines: list[str] = []
        self.picture = 0
        self.seen: set[int] = set()
        self.ideas: list[ShownIdea] = []
        players = [str(seat) for seat in range(lesson.seats)]
        match = new_match(game, players, 1, lesson.edition, **lesson.options)
        problem = misdeal(match, lesson.deal)
        if problem is not None:
            raise WrongScriptError(str(problem))
        play = MatchPlay(match, write=lambda line: self.lines.append(line.decode()))
        table = play.begin(lesson.deal)
        for step in lesson.steps:
            if isinstance(step, Move):
                self._move(table, step)
            else:
                self._idea(table, step)
        if table.outcome is not None:
            play.end()

    def _move(self, table: Round, move: Move) -> None:
        try:
            table.act(move.by, move.action)
        except Refused as refused:
            raise WrongScriptError(f"{move}: {refused}") from None
        before = self.picture
        if move.by != CHANCE:
            self.picture += 1
        if move.seen:
            self.seen |= {before, self.picture}  # whoever sees a move has seen the table before it

    def _idea(self, table: Round, idea: Idea) -> None:
        action = idea.do if idea.fails is None else idea.fails
        refused = None
        if idea.fails is not None:
            refused = refusal(table.game, table.state, LEARNER, idea.fails)
            if refused is None:
                raise WrongScriptError(f"{idea.fails} is to be refused, and is possible")
        self.seen.add(self.picture)
        self.ideas.append(ShownIdea(self.picture, idea.tap, idea.light, idea.cards, action, refused))
        if idea.do is not None:
            self._move(table, Move(LEARNER, idea.do))


@get("/api/lessons", sync_to_thread=False)
def list_lessons() -> list[str]:
    """Return the games that can be learnt by playing."""
    return taught()


@get("/api/lessons/{game:str}", sync_to_thread=True)
def show_lesson(game: FromPath[str]) -> ShownLesson:
    """Return a lesson: prepared pictures of a table, and what the learner does at them."""
    if game not in taught():
        raise NotFoundException("there is no such lesson")
    return shown_lesson(game)


HANDLERS = (list_lessons, show_lesson)
