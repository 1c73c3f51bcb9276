"""What learners get as numbers: fixed, without loss, and nothing that a seat cannot know."""

from __future__ import annotations

import copy
import importlib.util
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec import structs

from adapters.playing import a_setting, played
from elferhaus.adapters.actions import WAIT, Actions
from elferhaus.adapters.decisions import Decisions, rewards, setting
from elferhaus.adapters.encoding import CARDS, VERSION, Observations
from elferhaus.core.cards import Card
from elferhaus.core.encoding import Encoding
from elferhaus.core.game import AnyGame, Choice, Did, Outcome, Pattern, View, choose, sees
from elferhaus.core.options import Rules
from elferhaus.core.round import Round, told_in_full
from elferhaus.games import games
from elferhaus.games.schnipp_schnapp.state import Schnapp

HOUSE = Path(__file__).parent.parent.parent
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)


@every_game
def test_worlds_that_look_alike_give_the_same_bytes(game: AnyGame) -> None:
    rng = Random(f"worlds {game.info.id}")
    compared = 0
    for _ in range(8):
        for table in played(a_setting(game, rng), rng, most=150):
            if rng.random() > 0.1:
                continue
            seat = rng.choice((table.deciding[0], rng.randrange(table.setting.seats)))
            seen = [event for event in table.round.log if sees(event, seat)]
            world = game.imagine(game.view(table.round.state, seat), seen, rng)
            twin = copy.copy(table)
            twin.round = Round(game, world)
            assert twin.observation(seat).tobytes() == table.observation(seat).tobytes()
            assert twin.mask(seat).tobytes() == table.mask(seat).tobytes()
            compared += world != table.round.state
    assert compared > 5 or game.info.id in OPEN


OPEN = {"hoechste"}  # where there is little that a seat cannot know: nothing at all but others' choices


@every_game
def test_all_numbers_are_from_0_to_1_and_none_is_cut_off(game: AnyGame) -> None:
    rng = Random(f"numbers {game.info.id}")
    for _ in range(6):
        setting = a_setting(game, rng)
        for table in played(setting, rng):
            seat = table.deciding[0]
            seen = table.observation(seat)
            assert seen.shape == (setting.observation_size,)
            assert seen.min() >= 0
            assert seen.max() <= 1
            view = game.view(table.round.state, seat)
            for name in setting.observations.layout:
                value = getattr(view, name)
                for number in value if isinstance(value, tuple) and name in view.per_seat else (value,):
                    if isinstance(number, int) and name not in {"seat", "turn", "starter", "due"}:
                        assert number <= setting.observations.most(name), name


@every_game
def test_actions_are_integers_both_ways(game: AnyGame) -> None:
    fewest, most = game.info.players
    for seats in {fewest, most}:
        actions = setting(game.info.id, seats).actions
        for number, action in enumerate(actions.table, 1):
            assert actions.integers(action) == (number,)
            assert actions.action(number, 0) == action


@every_game
def test_every_legal_action_can_be_decided_by_its_integers(game: AnyGame) -> None:
    """Patterns, too: what is picked card by card is what was meant, in its order."""
    rng = Random(f"legal {game.info.id}")
    for _ in range(3):
        table = Decisions(a_setting(game, rng), rng).begin()
        for _ in range(200):
            if not table.deciding:
                break
            seat = rng.choice(table.deciding)
            choice = rng.choice(table.choices(seat))
            action = concrete(choice, table, rng)
            if action is None:  # too late to be heard
                table.decide(seat, WAIT)
                continue
            before = len(table.round.log)
            for number in table.setting.actions.integers(action):
                if len(table.round.log) == before:  # the last card says that it is done
                    table.decide(seat, number)
            told = [told_in_full((event,)) for event in table.round.log[before:]]
            assert action in [each if each is None else each.blind() for each in told]


def concrete(choice: Choice, table: Decisions, rng: Random) -> Any:
    """An action of a choice, at the time at which its seat is asked."""
    action = choose(choice, rng).at(table.ms)
    return None if isinstance(choice, Pattern) and not choice.admits(action) else action


@every_game
def test_whoever_is_not_asked_can_only_wait(game: AnyGame) -> None:
    rng = Random(2)
    setting = a_setting(game, rng)
    for table in played(setting, rng, most=40):
        for seat in set(range(setting.seats)) - {*table.deciding}:
            assert table.legal(seat) == [WAIT]
            with pytest.raises(ValueError, match="not asked"):
                table.decide(seat, WAIT)


def test_what_is_illegal_says_so_in_words() -> None:
    table = Decisions(setting("elfer-raus", 3), Random(11)).begin()
    [seat] = table.deciding
    with pytest.raises(ValueError, match=r"2 \(lay r2\) is not legal now"):
        table.decide(seat, 2)
    with pytest.raises(ValueError, match="no action"):
        table.decide(seat, 1000)
    with pytest.raises(ValueError, match="ER-2"):
        setting("elfer-raus", 7)
    with pytest.raises(ValueError, match="there is no game"):
        setting("chess")
    with pytest.raises(ValueError, match="no position"):
        setting("hoechste", 2, position="{}")


def test_whoever_is_asked_first_calls_first() -> None:
    """Calls become decisions in order, 100 ms apart."""
    table = Decisions(setting("schnipp-schnapp", 4), Random(5)).begin()
    turn, schnapp = 1, 2
    while not table.in_window:
        table.decide(table.deciding[0], turn)
    [first] = table.deciding
    assert table.ms == 100
    table.decide(first, WAIT)
    [second] = table.deciding
    assert second != first
    table.decide(second, schnapp)
    assert Did(by=second, action=Schnapp(200)) in table.round.log


def test_rewards_by_winning_add_up_to_nothing_and_points_are_those_of_the_game() -> None:
    four = setting("elfer-raus", 4)
    outcome = Outcome((3, 0, 12, 0), (1, 3))
    assert rewards(four, outcome, "winning") == [-1, 1, -1, 1]
    assert rewards(four, outcome, "points") == [-3, 0, -12, 0]
    assert rewards(setting("hoechste", 2), Outcome((12, 10), (0,)), "points") == [12, 10]


def test_a_position_can_be_the_beginning() -> None:
    small = hoechste_with(3)
    table = Decisions(setting("hoechste", 2, position=small), Random(1)).begin()
    assert table.deciding == (0, 1)
    assert len(table.legal(0)) == 3
    with pytest.raises(ValueError, match="another number of players"):
        setting("hoechste", 3, position=small)


def hoechste_with(cards: int) -> str:
    start = Decisions(setting("hoechste", 2), Random(1)).begin().round.state
    few = tuple(sum(1 << (24 * seat + number) for number in range(1, cards + 1)) for seat in range(2))
    return msgspec.json.encode(msgspec.structs.replace(start, hands=few)).decode()


def test_the_layout_covers_every_place_once() -> None:
    layout = setting("elfer-raus", 4).observations.layout
    covered = np.concatenate([np.arange(each.start, each.stop) for each in layout.values()])
    assert covered.tolist() == list(range(setting("elfer-raus", 4).observations.size))
    assert layout["hand"].stop - layout["hand"].start == 1 + len(CARDS)
    assert VERSION == 1


def test_a_game_from_outside_needs_no_encoding_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HOUSE / "examples" / "twelfth-game" / "src"))
    for name in [name for name in sys.modules if name.startswith("mau_mau")]:
        monkeypatch.delitem(sys.modules, name)
    assert importlib.util.find_spec("mau_mau") is not None
    room = importlib.import_module("mau_mau").ROOM
    assert Actions(room.game, 3, room.encoding).size > 80
    assert Observations(room.game, 3, room.encoding).size > 85


class Trick(View, frozen=True, tag="trick"):
    counts: tuple[int, ...]
    tricks: tuple[tuple[Card, ...], ...]
    numbers: tuple[int, ...] = ()
    points: int = 0


def test_what_has_no_place_is_told_and_never_written_over_something_else() -> None:
    game = SimpleNamespace(view_type=Trick)
    six = Trick(rules=Rules(edition="house"), seat=0, counts=(1, 1), tricks=(("r1", "b2"),) * 6)
    few = Observations(game, 2, Encoding())  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="tricks has 6 parts, and room for 4"):
        few.write(np.zeros(few.size, np.float32), six)
    enough = Observations(game, 2, Encoding(piles={"tricks": 6}))  # type: ignore[arg-type]
    out: np.ndarray[Any, Any] = np.zeros(enough.size, np.float32)
    enough.write(out, six)
    assert out[enough.layout["tricks"]].sum() == 12
    with pytest.raises(ValueError, match="numbers has 22"):
        enough.write(out, structs.replace(six, numbers=(22,)))
    enough.write(out, structs.replace(six, points=-5))
    assert out[enough.layout["points"]] == 0, "nothing is below 0 or above 1"


@every_game
def test_the_documentation_has_the_sizes_of_this_version(game: AnyGame) -> None:
    """Whoever changes them raises ``VERSION``."""
    players = dict.fromkeys(game.info.players)
    each = [setting(game.info.id, seats) for seats in players]
    columns = (players, [one.actions.size for one in each], [one.observation_size for one in each])
    row = " | ".join([game.info.id, *(" – ".join(map(str, dict.fromkeys(column))) for column in columns)])
    assert f"| {row} |" in (HOUSE / "docs" / "research.md").read_text("utf-8")


def test_without_numpy_the_encodings_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "elferhaus.adapters.decisions")
    with pytest.raises(ImportError, match=r"pip install 'elferhaus\[gymnasium\]'$"):
        import elferhaus.adapters.decisions  # noqa: F401, PLC0415
