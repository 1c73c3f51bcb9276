"""Looking over a game from outside: of what a package can get wrong, each thing is told for what it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from elferhaus.bots.by_rule import ByRule, first_choice
from elferhaus.bots.players import Bots
from elferhaus.core.chance import AnyShuffle, Close
from elferhaus.core.game import CHANCE, OVER, Event, Outcome, Pending, View
from elferhaus.core.options import Option, Rules
from elferhaus.core.prizes import Award
from elferhaus.core.refusal import refuse
from elferhaus.games import Room, registry, room_named, rooms
from elferhaus.games.examine import checked, examined
from elferhaus.games.room import BadRoomError
from test_rooms import GOOD, install, mau_mau, opened

__all__ = ["mau_mau"]


class Odd(Event, frozen=True, tag="odd", kw_only=True):
    """An event that the game has not named."""


class Bare(View, frozen=True, tag="mau-mau"):
    """A view that does not say how many cards the seats hold."""


class WithWords(Rules, frozen=True, kw_only=True):
    """An option that is a text."""

    kept: str = "usual"


def none(*_asked: Any) -> None:
    return None


def nobody(state: Any) -> Outcome:
    return Outcome((0,) * len(state.hands), ())


def seat_9(_state: Any) -> Pending:
    return Pending("turn", (9,))


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a function that is missing": ({"deal": None}, "its deal is no function"),
    "another one": ({"score": "points"}, "its score is no function"),
    "types of something else": ({"deal_type": Outcome}, "its deal_type is no Deal"),
    "a view type": ({"view_type": "view"}, "its view_type is no View"),
    "a view without counts": ({"view_type": Bare}, "its view type has no counts"),
    "actions": ({"action_type": int}, "its action_type holds what is no Action"),
    "patterns": ({"patterns": ("lay",)}, "its patterns holds what is no Pattern"),
    "patterns in no list": ({"patterns": AnyShuffle}, "its patterns cannot be a StructMeta"),
    "a pause": ({"last_beat": "long"}, "its last_beat cannot be a str"),
    "no choice of rules": (
        {"forbids": lambda _rules, _seats: refuse("MM-1", "players")},
        r"it cannot be played as it is without choices: MM-1: players\(\)",
    ),
    "its own deal": (
        {"misdeal": lambda *_: refuse("MM-1", "players")},
        r"it does not accept its own deal: MM-1: players\(\)",
    ),
    "a unit": ({"unit": lambda _rules: "stones"}, "its unit returns something else: Invalid enum value 'stones'"),
    "turning": ({"turning": lambda _state: "slowly"}, "its turning returns something else"),
    "no cards": ({"cards": lambda _state: ()}, "it is played without cards"),
    "who acts": ({"pending": none}, "its pending returns something else"),
    "nobody acts": ({"pending": lambda _state: Pending("turn")}, "a round goes on although nobody must act"),
    "a seat that is not there": ({"pending": seat_9}, "seat 9 must act, and can do nothing"),
    "nothing to do": ({"legal": lambda _state, _seat: ()}, "seat 1 must act, and can do nothing"),
    "no reason why not": ({"explain": none}, "its explain returns something else"),
    "a state": ({"state_type": None}, "its state cannot be read again once it is written"),
    "a score of halves": ({"score": lambda _state: (0.5, 0.5)}, "its score returns something else: Expected `int`"),
    "a pattern that it has not named": (
        {"legal": lambda _state, seat: (AnyShuffle("stock", ("r1",)),) if seat >= 0 else ()},
        "its patterns lack AnyShuffle, which is offered",
    ),
    "a score of one": ({"score": lambda _state: (1,)}, "a round has no score for each seat"),
    "a result too early": ({"outcome": nobody}, "a round that is not over has an outcome"),
    "no end": (
        {"pending": lambda _state: OVER},
        "a round that is over has no outcome with points for each seat",
    ),
    "nobody wins": (
        {"pending": lambda _state: OVER, "outcome": nobody},
        "a round that is over has no winners among its seats",
    ),
}


def changed(room: Room, **parts: Any) -> Room:
    return replace(room, game=replace(room.game, **parts))


@pytest.mark.parametrize(("parts", "why"), WRONG.values(), ids=WRONG)
def test_what_a_game_is_made_of(mau_mau: Room, parts: dict[str, Any], why: str) -> None:
    with pytest.raises(BadRoomError, match=why):
        examined(changed(mau_mau, **parts))


def applying(game: Any, tell: Callable[[tuple[Any, ...]], tuple[Any, ...]]) -> dict[str, Any]:
    """Apply as the game does, and tell it in another way."""

    def apply(state: Any, seat: int, action: Any) -> Any:
        after, events = game.apply(state, seat, action)
        return after, tell(events)

    return {"apply": apply}


def test_moves_are_told_in_events_that_the_game_has_named(mau_mau: Room) -> None:
    with pytest.raises(BadRoomError, match="its events do not tell what seat 1 did"):
        examined(changed(mau_mau, **applying(mau_mau.game, lambda _: ())))
    with pytest.raises(BadRoomError, match="its event cannot be read again once it is written: Invalid value 'odd'"):
        examined(changed(mau_mau, **applying(mau_mau.game, lambda events: (*events, Odd()))))


def with_windows(game: Any) -> dict[str, Any]:
    """Close a window after every turn, and say nothing of it."""

    def is_open(state: Any) -> bool:
        return state.turns % 2 == 1 and not state.over

    def apply(state: Any, seat: int, action: Any) -> Any:
        if isinstance(action, Close):
            return structs.replace(state, turns=state.turns + 1), ()
        return game.apply(state, seat, action)

    def legal(state: Any, seat: int) -> Any:
        if is_open(state):
            return (Close(),) if seat == CHANCE else ()
        return game.legal(state, seat)

    def pending(state: Any) -> Pending:
        found: Pending = Pending("window", (CHANCE,)) if is_open(state) else game.pending(state)
        return found

    return {"apply": apply, "legal": legal, "pending": pending}


def test_the_end_of_a_window_is_recorded_where_the_round_goes_on(mau_mau: Room) -> None:
    with pytest.raises(BadRoomError, match="a window ends, and no recorded event says so"):
        examined(changed(mau_mau, **with_windows(mau_mau.game)))


def test_cards_neither_come_nor_go(mau_mau: Room) -> None:
    def cards(state: Any) -> Any:
        return state.pile

    with pytest.raises(BadRoomError, match=r"after \d+ moves it has other cards than were dealt"):
        examined(changed(mau_mau, cards=cards))


def test_a_round_that_never_ends_is_told(mau_mau: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elferhaus.games.examine_round.LONGEST", 100)

    def apply(state: Any, seat: int, action: Any) -> Any:
        after, events = mau_mau.game.apply(state, seat, action)
        return structs.replace(after, over=False, turns=0), events

    with pytest.raises(BadRoomError, match="a round does not end: after 100 steps it still goes on"):
        examined(changed(mau_mau, apply=apply))


def test_its_own_record_has_to_pass_the_check(mau_mau: Room) -> None:
    points = iter(range(100))

    def outcome(state: Any) -> Outcome | None:
        found: Outcome | None = mau_mau.game.outcome(state)
        return None if found is None else structs.replace(found, points=(next(points),) * len(found.points))

    with pytest.raises(BadRoomError, match=r"its record does not pass the check, line \d+: SCORE"):
        examined(changed(mau_mau, outcome=outcome))


def test_views_have_a_value_for_each_seat(mau_mau: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    view_type = mau_mau.game.view_type
    for per_seat, why in (
        ("counts", "its per_seat cannot be a str"),
        (("names",), "its view type has no names"),
        (("pile",), "its view has not one of pile for each seat"),
        (("stock",), "its view has not one of stock for each seat"),
    ):
        monkeypatch.setattr(view_type, "per_seat", per_seat)
        with pytest.raises(BadRoomError, match=why):
            examined(mau_mau)


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        (Bots(levels=["easy"]), "its levels cannot be a list"),  # type: ignore[arg-type]
        (Bots(levels={"clever": None}), "there is no level clever; there are: little, easy, steady, sharp, expert"),  # type: ignore[arg-type]
        (Bots(search=3), "its search cannot be a int"),  # type: ignore[arg-type]
        (Bots(hint=lambda *_: "a hint"), "its hint cannot be a str"),  # type: ignore[arg-type]
        (Bots(hint=lambda *_: 1 / 0), "its hint goes wrong: ZeroDivisionError: division by zero"),  # type: ignore[arg-type]
    ],
)
def test_who_plays(mau_mau: Room, bots: Bots[Any, Any], why: str) -> None:
    with pytest.raises(BadRoomError, match=why):
        examined(replace(mau_mau, bots=bots))


def test_who_calls() -> None:
    room = room_named("schnipp-schnapp")
    assert room is not None
    for call, why in (
        (lambda *_: "schnapp", "its player thumb calls what it may not: schnapp"),
        (lambda *_: 1 / 0, "its player thumb goes wrong: ZeroDivisionError"),
    ):
        bots = Bots[Any, Any](thumb=ByRule(first_choice, call))  # type: ignore[arg-type]
        with pytest.raises(BadRoomError, match=why):
            examined(replace(room, bots=bots))


@pytest.mark.parametrize(
    ("option", "why"),
    [
        (Option("kept", "seat", "C-1"), "its option kept cannot be a seat: Expected `str`, got `int`"),
        (Option("kept", "flag", "C-1"), "its option kept cannot be a flag: Expected `str`, got `bool`"),
        (
            Option("kept", "choice", "C-1", choices=("short", "long")),
            "its option kept begins with what cannot be chosen: usual",
        ),
    ],
)
def test_options_that_nobody_can_choose(mau_mau: Room, option: Option, why: str) -> None:
    info = structs.replace(mau_mau.game.info, options=(option,))
    with pytest.raises(BadRoomError, match=why):
        examined(changed(mau_mau, info=info, rules_type=WithWords))


def test_what_people_choose_must_be_possible(mau_mau: Room) -> None:
    info = structs.replace(mau_mau.game.info, among_people={"takes": "high"})
    with pytest.raises(BadRoomError, match="its among_people cannot be chosen: RECORD: unknown-option"):
        examined(changed(mau_mau, info=info))


def test_patterns_that_the_plain_board_cannot_offer_are_told(mau_mau: Room) -> None:
    why = "people cannot choose from its AnyShuffle: it has no from with min and max (cards), min and max (a number)"
    (note,) = examined(changed(mau_mau, patterns=(AnyShuffle,)))
    assert note.startswith(why)


def test_words_that_a_part_needs(mau_mau: Room) -> None:
    prize = Award(key="prize-mau-mau-sevens", emblem="key", tally=lambda _: {})
    with pytest.raises(BadRoomError, match=r"prize-mau-mau-sevens is not in words/en\.ftl"):
        examined(replace(mau_mau, prizes=(prize,)))
    with pytest.raises(BadRoomError, match="it has words from elferhaus, which has none"):
        examined(replace(mau_mau, words_from=("elferhaus",)))
    with pytest.raises(BadRoomError, match="its package cannot be a NoneType"):
        examined(replace(mau_mau, package=None))  # type: ignore[arg-type]


def test_an_info_that_is_none(mau_mau: Room) -> None:
    with pytest.raises(BadRoomError, match="its info is no GameInfo but a SimpleNamespace"):
        checked(changed(mau_mau, info=SimpleNamespace(id="mau-mau")), "mau-mau")
    twice = structs.replace(mau_mau.game.info, options=mau_mau.game.info.options * 2)
    with pytest.raises(BadRoomError, match="its option dealer is there twice"):
        examined(changed(mau_mau, info=twice))


def test_the_line_of_the_package_is_named_where_it_goes_wrong(mau_mau: Room) -> None:
    with pytest.raises(ZeroDivisionError) as wrong:
        examined(changed(mau_mau, start=lambda *_: 1 / 0))
    assert re.fullmatch(r"ZeroDivisionError: division by zero \(test_examined.py:\d+\)", registry._why(wrong.value))


def test_our_own_games_would_be_accepted() -> None:
    for room in rooms():
        assert examined(room) == [], room.id


@pytest.mark.parametrize(
    ("registered", "why"),
    [
        ("mau-mau", "the entry points of package-under-test cannot be read: TypeError: "),
        (
            "mau-mau = 3 x",
            "the game mau-mau of package-under-test 2.0 is left out: its entry point is no module:object",
        ),
    ],
)
def test_what_is_registered_wrongly_is_told_in_one_line(tmp_path: Path, registered: str, why: str) -> None:
    told, wrong = opened(tmp_path, GOOD, registered)
    assert wrong.startswith(f"elferhaus: {why}")
    assert wrong.count("\n") == 1
    assert "hoechste  " in told
    assert "mau-mau" not in told


def test_a_package_without_a_name_is_one_among_others(tmp_path: Path) -> None:
    install(tmp_path, GOOD, "nameless")
    (tmp_path / "nameless-2.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\n")
    told, wrong = opened(tmp_path, GOOD)
    assert "mau-mau  Mau-Mau" in told
    assert wrong.endswith("is left out: a package without a name has a game of that name already\n")
