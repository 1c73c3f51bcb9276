"""One seat against bots, by Gymnasium's own check, and what its users expect beyond it."""

from __future__ import annotations

import pickle
import runpy
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from elferhaus.adapters import gymnasium as adapter
from elferhaus.core.game import AnyGame
from elferhaus.games import games

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "research" / "maskable_ppo.py"
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)


@every_game
def test_it_passes_their_check(game: AnyGame) -> None:
    check_env(gymnasium.make(f"elferhaus/{game.info.id}-v1", opponents="random").unwrapped, skip_render_check=True)


def play_out(env: Any, seed: int) -> float:
    """Play a round by lot and return the reward."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        _, reward, over, cut, _ = env.step(env.action_space.sample())
        if over or cut:
            return float(reward)


@every_game
def test_rounds_against_any_level_come_to_their_end(game: AnyGame) -> None:
    fewest, most = game.info.players
    for players, level in ((fewest, "steady"), (most, "easy")):
        env = adapter.SeatEnv(game.info.id, players=players, opponents=level, seat=0)
        assert -1 <= play_out(env, seed=players) <= players - 1


def test_the_same_seed_is_the_same_round() -> None:
    env = adapter.SeatEnv("elfer-raus", players=3, opponents="random")
    first, _ = env.reset(seed=5)
    rewards = [play_out(env, seed=5) for _ in range(2)]
    again, _ = env.reset(seed=5)
    assert first.tobytes() == again.tobytes()
    assert rewards[0] == rewards[1]


@every_game
def test_it_can_be_sent_to_another_process_and_goes_on_there(game: AnyGame) -> None:
    """Whoever lets many of them play in processes sends their spaces, too."""
    env = adapter.SeatEnv(game.info.id, opponents="steady")
    env.reset(seed=5)
    twin = pickle.loads(pickle.dumps(env))
    assert twin.action_space == env.action_space
    for _ in range(20):
        assert twin.action_space.legal.tobytes() == env.action_masks().astype(np.int8).tobytes()
        action = int(env.action_masks().argmax())
        (seen, *here), (seen_there, *there) = env.step(action), twin.step(action)
        assert seen.tobytes() == seen_there.tobytes()
        assert here[:3] == there[:3]
        if here[1]:
            break


def test_how_it_was_made_can_be_written_down() -> None:
    env = gymnasium.make("elferhaus/mogeln-v1", players=4, opponents="easy")
    assert env.spec is not None
    again = gymnasium.make(EnvSpec.from_json(env.spec.to_json()))
    assert again.unwrapped.setting.seats == 4


def test_opponents_are_chosen_one_by_one() -> None:
    env = adapter.SeatEnv("elfer-raus", players=3, seat=1, opponents=["random", "steady"])
    env.reset(seed=1)
    assert env.table.deciding == (1,)
    with pytest.raises(ValueError, match="there are 2 opponents"):
        adapter.SeatEnv("elfer-raus", players=3, opponents=["random"])
    with pytest.raises(ValueError, match="there is no bot"):
        adapter.SeatEnv("elfer-raus", opponents="magnus")
    with pytest.raises(ValueError, match="rewards are by"):
        adapter.SeatEnv("elfer-raus", reward="money")  # type: ignore[arg-type]
    for seat in (3, -1, "left"):
        with pytest.raises(ValueError, match="seat is from 0 to 2"):
            adapter.SeatEnv("elfer-raus", players=3, seat=seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no render mode “film”"):
        adapter.SeatEnv("elfer-raus", render_mode="film")
    with pytest.raises(ValueError, match="not to “laugh”"):
        adapter.SeatEnv("elfer-raus", illegal="laugh")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="never asked"):
        adapter.SeatEnv("zweikampf", seat=1).reset()


def test_mistakes_are_the_errors_of_gymnasium() -> None:
    env = adapter.SeatEnv("elfer-raus", players=2, opponents="random")
    with pytest.raises(ResetNeeded):
        env.step(0)
    assert env.action_space.contains(env.action_space.sample())  # by lot, of all there are
    _, info = env.reset(seed=3)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    for wrong in (10_000, -1, 0.5, "lay r11"):
        with pytest.raises(InvalidAction, match="is not in"):
            env.step(wrong)  # type: ignore[arg-type]
    _, reward, over, _, info = env.step(illegal)
    assert over
    assert reward == -1
    assert info["illegal"].endswith("is not legal now")
    strict = adapter.SeatEnv("elfer-raus", players=2, opponents="random", illegal="raise")
    strict.reset(seed=3)
    with pytest.raises(InvalidAction, match="is not legal now"):
        strict.step(illegal)
    play_out(env, seed=3)
    with pytest.raises(ResetNeeded, match="the round is over"):
        env.step(0)


def test_the_table_is_shown_as_its_seat_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    text = gymnasium.make("elferhaus/elfer-raus-v1", render_mode="ansi", opponents="random")
    text.reset(seed=1)
    assert "player_0 (you)" in text.render()
    picture = adapter.SeatEnv("elfer-raus", render_mode="rgb_array", opponents="random")
    picture.reset(seed=1)
    assert picture.render().shape == (720, 960, 3)
    silent = adapter.SeatEnv("elfer-raus", opponents="random")
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None
    people = adapter.SeatEnv("zweikampf", render_mode="human")
    play_out(people, seed=1)
    assert "turned: 20" in capsys.readouterr().out


def test_without_its_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "elferhaus.adapters.gymnasium")
    with pytest.raises(ImportError, match=r"pip install 'elferhaus\[gymnasium\]'$"):
        import elferhaus.adapters.gymnasium  # noqa: F401, PLC0415


@pytest.mark.slow
def test_their_learner_beats_random() -> None:
    """Needs PyTorch and sb3-contrib, which are in no group: they are too large for everyone."""
    learned = runpy.run_path(str(EXAMPLE))["learn"]("ratefix", "random", 20_000)
    assert learned[0] < 0.6
    assert learned[1] > 0.7
