"""Every lesson, judged by the rules of its game and by what a lesson should be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from elferhaus.core.lesson import LEARNER, Idea, Lesson, Move
from elferhaus.games import room_named
from elferhaus.games.elfer_raus import GAME
from elferhaus.games.elfer_raus.lesson import LESSON
from elferhaus.games.row_laying.state import DRAW, Lay
from elferhaus.server.http import replay
from elferhaus.server.http.lessons import PlayedLesson, WrongScriptError, shown_lesson, taught
from elferhaus.words import LANGUAGES, say
from elferhaus.words.messages import MissingMessageError

FEWEST, MOST = 4, 6
OF_THE_FIRST = 7


@pytest.mark.parametrize("game", taught())
def test_a_lesson_is_a_round_by_the_rules(game: str) -> None:
    room = room_named(game)
    assert room is not None
    assert room.lesson is not None
    replay.check(PlayedLesson(room.game, room.lesson).lines)
    lesson = shown_lesson(game)
    for idea in lesson.ideas:
        legal = lesson.pictures[idea.at].legal
        assert idea.action is None or legal, "the learner is on turn, or may call"
        assert idea.refused is None or idea.action not in legal


@pytest.mark.parametrize("game", taught())
def test_a_lesson_is_short_and_done_by_the_learner(game: str) -> None:
    ideas = shown_lesson(game).ideas
    assert len(ideas) == OF_THE_FIRST if game == "elfer-raus" else FEWEST <= len(ideas) <= MOST
    assert sum(idea.action is None for idea in ideas) <= 1
    assert all(idea.tap for idea in ideas if idea.action is not None)
    ats = [idea.at for idea in ideas]
    assert ats == sorted(ats)
    watched = [after - before - 1 for before, after in pairwise(ats)]
    assert max(watched) <= 12, "nobody watches others for long"


@pytest.mark.parametrize("game", taught())
def test_a_lesson_ends_with_a_win_or_with_the_learners_own_deed(game: str) -> None:
    lesson = shown_lesson(game)
    last, table = lesson.ideas[-1], lesson.pictures[-1].table
    assert last.action is not None
    assert last.refused is None
    won = table.phase == "over" and LEARNER in table.results[-1].winners
    assert won or last.at == len(lesson.pictures) - 2, "else it would end with what others do"


@pytest.mark.parametrize("game", taught())
def test_a_lesson_is_told_in_every_language(game: str) -> None:
    ideas = shown_lesson(game).ideas
    for language in LANGUAGES:
        for number, idea in enumerate(ideas, 1):
            key = f"lesson-{game}-{number}"
            assert len(say(language, key)) <= 140, "one or two short sentences"
            assert len(say(language, key, "title")) <= 32
            if idea.refused is not None:
                assert len(say(language, key, "refused")) <= 32
        with pytest.raises(MissingMessageError):
            say(language, f"lesson-{game}-{len(ideas) + 1}")


@pytest.mark.parametrize("game", taught())
def test_the_learner_sees_what_a_seat_sees_and_the_household_plays(game: str) -> None:
    for picture in shown_lesson(game).pictures:
        assert picture.you == picture.view.seat == LEARNER
        assert {seat.kind for seat in picture.table.seats[1:]} == {"bot"}


def played(steps: Sequence[Move | Idea], lesson: Lesson = LESSON) -> PlayedLesson:
    return PlayedLesson(GAME, replace(lesson, steps=tuple(steps)))


def test_a_script_that_breaks_the_rules_is_found() -> None:
    with pytest.raises(WrongScriptError, match="ER-3"):
        played([Move(LEARNER, Lay("r10"))])
    with pytest.raises(WrongScriptError, match="ER-3"):
        played([Idea(do=DRAW)])
    with pytest.raises(WrongScriptError, match="is possible"):
        played([Idea(fails=Lay("r11"))])
    with pytest.raises(WrongScriptError, match="ER-3"):
        played([], replace(LESSON, deal=replace(LESSON.deal, starter=2)))


def test_whoever_sees_a_move_has_seen_the_table_before_it() -> None:
    script = played((LESSON.steps[0], replace(LESSON.steps[1], seen=True), Idea()))
    assert script.seen == {1, 2}
    assert [idea.at for idea in script.ideas] == [2]


def test_nobody_is_told_what_came_about_before_they_looked() -> None:
    first, second = shown_lesson("ratefix").pictures[:2]
    assert first.view.winners
    assert not first.happened
    assert second.happened
