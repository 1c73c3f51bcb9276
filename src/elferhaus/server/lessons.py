"""Lessons as films: the script is played once by the real rules, which also say why a try is refused."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from elferhaus.core.game import CHANCE
from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move
from elferhaus.core.match import begin_round, end_round, misdeal, new_match, standing
from elferhaus.core.record import deal_line, event_lines, header_line, match_line, result_line
from elferhaus.core.refusal import IllegalAction, Refusal, Refused
from elferhaus.games import GAMES, game_named

from .films import film
from .wire import SeatInfo, Update

if TYPE_CHECKING:
    from elferhaus.core.game import AnyGame


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


def lesson_of(game: AnyGame) -> Lesson | None:
    """Return the lesson in a game's folder, if there is one."""
    name = f"{type(game).__module__.rpartition('.')[0]}.lesson"
    if find_spec(name) is None:
        return None
    found: Lesson = import_module(name).LESSON
    return found


@cache
def taught() -> list[str]:
    """Return the games that have a lesson."""
    return [game.info.id for game in GAMES if lesson_of(game) is not None]


@cache
def shown_lesson(game: str) -> ShownLesson:
    """Return the lesson of a game that has one."""
    played = _Script(game)
    pictures = film(played.lines, LEARNER)
    neighbours = [_at_home(picture) for picture in pictures]
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


class _Script:
    """A lesson, played: its record (``lines``), the pictures that are ``seen``, and what is done there (``ideas``)."""

    def __init__(self, game: str) -> None:
        """Play it to its end."""
        found = game_named(game)
        assert found is not None
        lesson = lesson_of(found)
        assert lesson is not None
        players = [str(seat) for seat in range(lesson.seats)]
        match = new_match(found, players, 1, lesson.edition, **lesson.options)
        problem = misdeal(match, lesson.deal)
        if problem is not None:
            raise WrongScriptError(str(problem))
        self.game: AnyGame = found
        self.match = begin_round(match, lesson.deal)
        self.state: Any = self.match.state
        self.lines = [header_line(match).decode(), deal_line(lesson.deal).decode()]
        self.picture = 0
        self.seen: set[int] = set()
        self.ideas: list[ShownIdea] = []
        for step in lesson.steps:
            if isinstance(step, Move):
                self._move(step)
            else:
                self._idea(step)
        self._end()

    def _move(self, move: Move) -> None:
        try:
            self.state, events = self.game.apply(self.state, move.by, move.action)
        except Refused as refused:
            raise WrongScriptError(f"{move}: {refused}") from None
        self.lines += [line.decode() for line in event_lines(events)]
        before = self.picture
        if move.by != CHANCE:
            self.picture += 1
        if move.seen:
            self.seen |= {before, self.picture}  # who sees a move has seen the table before it

    def _idea(self, idea: Idea) -> None:
        action = idea.do if idea.fails is None else idea.fails
        refused = None if idea.fails is None else self._refusal(idea.fails)
        self.seen.add(self.picture)
        self.ideas.append(ShownIdea(self.picture, idea.tap, idea.light, idea.cards, action, refused))
        if idea.do is not None:
            self._move(Move(LEARNER, idea.do))

    def _refusal(self, action: Any) -> Refusal:
        try:
            self.game.apply(self.state, LEARNER, action)
        except IllegalAction as illegal:
            return illegal.refusal
        raise WrongScriptError(f"{action} is to be refused, and is possible")

    def _end(self) -> None:
        """Write the result where the round is over."""
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self.match = end_round(self.match, outcome)
            self.lines += [result_line(1, outcome).decode(), match_line(standing(self.match)).decode()]


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
