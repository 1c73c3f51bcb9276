"""Every game by OpenSpiel's own tests, and a small one learned by its own learner."""

from __future__ import annotations

import doctest
import pickle
import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import sample_some_states

from elferhaus.adapters import openspiel as adapter
from elferhaus.adapters.chance import ListedChance, UndecidedError
from elferhaus.core.game import AnyGame
from elferhaus.games import games

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "research" / "exploitability.py"
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)


def load(game: AnyGame, **params: Any) -> Any:
    return pyspiel.load_game(adapter.name_of(game.info.id), params)


@every_game
def test_it_passes_their_random_simulation(game: AnyGame) -> None:
    pyspiel.random_sim_test(load(game, players=game.info.players[0]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@every_game
def test_it_passes_their_random_simulation_at_every_size(game: AnyGame) -> None:
    fewest, most = game.info.players
    for players in range(fewest, most + 1):
        for reward in ("winning", "points"):
            one = load(game, players=players, reward=reward)
            pyspiel.random_sim_test(one, num_sims=5, serialize=True, verbose=False)


@every_game
def test_it_passes_their_checks_of_the_interface(game: AnyGame) -> None:
    """What OpenSpiel asks of every game in its own repository, on states reached by lot."""

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name = load(game), game.info.id
            cls.game_type = cls.game.get_type()
            cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=6)

    Checks.setUpClass()
    names = [name for name in dir(Checks) if name.startswith("test_")]
    assert len(names) >= 5
    for name in names:
        getattr(Checks(name), name)()


def small_setting(cards: int) -> Any:
    return runpy.run_path(str(EXAMPLE))["hoechste_with"](cards)


def test_the_information_state_is_all_that_a_seat_knows() -> None:
    """Perfect recall, by their check of the whole tree: 2 cards each, then 3."""
    assert len(api_test._assert_is_perfect_recall(small_setting(2))) == 10
    assert len(api_test._assert_is_perfect_recall(small_setting(3))) > 60


def test_secret_choices_are_a_simultaneous_node() -> None:
    state = pyspiel.load_game("elferhaus_hoechste", {"players": 3}).new_initial_state()
    assert state.is_simultaneous_node()
    assert [len(state.legal_actions(player)) for player in range(3)] == [11, 11, 11]
    state.apply_actions([state.legal_actions(player)[0] for player in range(3)])
    assert state.is_simultaneous_node()
    assert [len(state.legal_actions(player)) for player in range(3)] == [10, 10, 10]


def test_every_card_of_a_deal_is_a_chance_node() -> None:
    state = pyspiel.load_game("elferhaus_ratefix", {"players": 2}).new_initial_state()
    chances = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        chances.append(len(outcomes))
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[-1][0])
    assert sorted(chances, reverse=True)[:79] == list(range(80, 1, -1))
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert other.history() != state.history()
    assert str(other) != str(state)


def test_learning_makes_it_less_exploitable() -> None:
    example = runpy.run_path(str(EXAMPLE))
    np.random.seed(1)
    before, after = example["learn"](small_setting(3), [1, 150])
    assert after < before / 2


def test_parameters_are_chosen_as_a_table_is() -> None:
    game = pyspiel.load_game("elferhaus_elfer_raus(players=2,variant=any-start,without=blue)")
    assert game.num_players() == 2
    assert game.setting.match.rules.variant == "any-start"
    assert game.setting.match.rules.without == "blue"
    with pytest.raises(ValueError, match="ER-2"):
        pyspiel.load_game("elferhaus_elfer_raus", {"players": 9})
    with pytest.raises(ValueError, match="rewards are by"):
        pyspiel.load_game("elferhaus_elfer_raus", {"reward": "luck"})
    with pytest.raises(ValueError, match="position_text"):
        pyspiel.load_game("elferhaus_elfer_raus", {"position": "a"})
    with pytest.raises(ValueError, match="position_text"):
        pyspiel.load_game("elferhaus_elfer_raus", {"position": "é"})


def test_a_game_and_a_state_go_to_another_process_and_back() -> None:
    game = pyspiel.load_game("elferhaus_elfer_raus(players=2,variant=any-start)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = game.new_initial_state()
    for _ in range(90):  # the deal, and some decisions
        state.apply_action(state.legal_actions()[0])
    copy = pickle.loads(pickle.dumps(state))
    assert (str(copy), copy.history(), copy.legal_actions()) == (str(state), state.history(), state.legal_actions())


@pytest.mark.parametrize(
    ("game", "params"),
    [
        ("elfer_raus", {"edition": "2013", "dealer": "1", "variant": "any-start"}),
        ("mogeln", {"sneak": "false"}),
        ("elevens", {"rows": "yellow,blue,red,green"}),
        ("schwarzer_peter", {"forfeit": "1/2 a song (or 50% = all), 'please'"}),
    ],
)
def test_options_that_openspiel_takes_for_numbers_survive_its_text(game: str, params: dict[str, str]) -> None:
    """It writes a game as text and reads it again, for copies and for what is stored."""
    one = pyspiel.load_game(f"elferhaus_{game}", params)
    state = one.new_initial_state()
    state.apply_action(0)
    stored = pyspiel.serialize_game_and_state(one, state)
    again, there = pyspiel.deserialize_game_and_state(stored)
    for other in (pyspiel.load_game(str(one)), pickle.loads(pickle.dumps(one)), again):
        assert other.setting.match.rules == one.setting.match.rules
        assert str(other) == str(one)
    assert there.history() == state.history()
    plain = one.setting.match.rules
    for name, text in params.items():
        value = getattr(plain, name)
        assert (",".join(value) if isinstance(value, tuple) else str(value).lower()) == text.lower()


def test_in_one_text_numbers_and_truth_values_stand_in_quotes() -> None:
    game = pyspiel.load_game("elferhaus_elfer_raus(players=2,edition='2013')")
    assert game.setting.match.rules.edition == "2013"
    assert not pyspiel.load_game("elferhaus_mogeln(sneak='false')").setting.match.rules.sneak


def test_where_all_choose_at_once_one_alone_cannot_act() -> None:
    state = pyspiel.load_game("elferhaus_hoechste").new_initial_state()
    with pytest.raises(ValueError, match="all choose at once"):
        state.apply_action(state.legal_actions(0)[0])
    assert state.history() == []
    assert state.is_simultaneous_node()


def test_what_chance_cannot_draw_is_refused() -> None:
    state = pyspiel.load_game("elferhaus_elfer_raus", {"players": 2}).new_initial_state()
    for outcome in (len(state.chance_outcomes()), 1_000_000):
        with pytest.raises(ValueError, match="chance has 80 outcomes here"):
            state.apply_action(outcome)


def test_what_is_illegal_is_refused() -> None:
    state = pyspiel.load_game("elferhaus_hoechste", {"players": 2}).new_initial_state()
    with pytest.raises(Exception, match="not legal now"):
        state.apply_actions([0, 0])
    with pytest.raises(ValueError, match="2 players, and 1 actions"):
        state.apply_actions([5])
    environment = rl_environment.Environment("elferhaus_zweikampf", include_full_state=False)
    step = environment.reset()
    while not step.last():
        step = environment.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert sum(step.rewards) == 0
    with pytest.raises(ValueError, match="the round is over"):
        environment.get_state.apply_action(0)


def test_chance_that_is_listed_draws_only_what_it_is_told() -> None:
    assert doctest.testmod(sys.modules[ListedChance.__module__]) == (0, 2)
    chance = ListedChance()
    with pytest.raises(UndecidedError, match="one of 3"):
        chance.sample("abc", 3)
    chance.told += [2, 0]
    chance.replay()
    assert sorted(chance.sample("abc", 3)) == ["a", "b", "c"]
    chance.forget()
    assert chance.told == []
    with pytest.raises(TypeError):
        chance.random()


def test_without_its_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "elferhaus.adapters.openspiel")
    with pytest.raises(ImportError, match=r"pip install 'elferhaus\[openspiel\]'$"):
        import elferhaus.adapters.openspiel  # noqa: F401, PLC0415
