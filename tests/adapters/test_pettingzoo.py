"""Every game by PettingZoo's own tests, and what its users expect beyond them."""

from __future__ import annotations

import copy
import pickle
import sys
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from msgspec import structs
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from PIL import Image

from elferhaus.adapters import pettingzoo as adapter
from elferhaus.adapters.picture import picture
from elferhaus.core.game import AnyGame
from elferhaus.games import games

# PettingZoo warns of dictionaries in all environments but its own, though masks are meant to be in them.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def sizes(game: AnyGame) -> list[int]:
    """The smallest, the default and the largest number of players."""
    fewest, most = game.info.players
    return sorted({fewest, min(max(3, fewest), most), most})


every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
every_size = pytest.mark.parametrize(
    ("game", "players"), [(game.info.id, players) for game in games() for players in sizes(game)]
)


def their_tests(game: str, players: int, cycles: int) -> None:
    make = partial(adapter.env, game, players=players)
    api_test(make(), num_cycles=cycles)
    seed_test(make, num_cycles=cycles)
    max_cycles_test(SimpleNamespace(env=make, parallel_env=partial(adapter.parallel_env, game, players=players)))


@every_size
def test_it_passes_their_tests(game: str, players: int) -> None:
    their_tests(game, players, cycles=30)


@pytest.mark.slow
@every_size
def test_it_passes_their_tests_at_length(game: str, players: int) -> None:
    their_tests(game, players, cycles=1000)
    performance_benchmark(adapter.env(game, players=players))


@every_game
def test_it_passes_their_benchmark(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real one takes five seconds; here they pass by at every look at the clock."""
    clock = count(step=0.2)
    benchmark: Any = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(adapter.env(game.info.id))


def play_out(table: Any, seed: int) -> dict[str, float]:
    """Play a round by lot and return the rewards."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        total[agent] += reward
        table.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"])))
    return total


@every_game
def test_a_round_ends_with_its_rewards(game: AnyGame) -> None:
    won = play_out(adapter.env(game.info.id), seed=4)
    assert sum(won.values()) == pytest.approx(0)
    points = play_out(adapter.env(game.info.id, reward="points"), seed=4)
    best = max(points.values())
    assert {agent for agent, each in won.items() if each > 0} <= {
        agent for agent, each in points.items() if each == best
    }


@every_game
@pytest.mark.parametrize("doubled", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_as_the_table_does(game: AnyGame, doubled: Any) -> None:
    """Also in another process, as those need who let many of them play."""
    table = adapter.raw_env(game.info.id)
    table.reset(seed=4)
    for _ in range(5):
        table.step(table.action_space(table.agent_selection).sample())
    twin = doubled(table)
    for agent in table.agent_iter(30):
        assert twin.agent_selection == agent
        seen, *told, info = table.last()
        seen_there, *told_there, _ = twin.last()
        assert told == told_there
        assert all(seen[part].tobytes() == seen_there[part].tobytes() for part in seen)
        assert twin.action_space(agent).legal.tobytes() == seen["action_mask"].tobytes()
        action = int(info["action_mask"].argmax()) if info else None
        table.step(action)
        twin.step(action)


def test_it_is_chosen_as_a_table_is() -> None:
    table = adapter.env("elfer-raus", players=2, variant="any-start", edition="2013")
    table.reset(seed=1)
    assert table.num_agents == 2
    assert table.unwrapped.setting.match.rules.variant == "any-start"
    with pytest.raises(ValueError, match="MO-1"):
        adapter.env("mogeln", players=2)
    with pytest.raises(ValueError, match="rewards are by"):
        adapter.env("elfer-raus", reward="money")
    with pytest.raises(ValueError, match="a whole number, not '4'"):
        adapter.env("elfer-raus", players="4")


def test_an_illegal_action_ends_the_round_as_in_their_games() -> None:
    table = adapter.env("elfer-raus", players=3)
    table.reset(seed=11)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(illegal)
    assert all(table.terminations.values())
    assert table._cumulative_rewards[agent] == -1
    raw = adapter.raw_env("elfer-raus", players=3)
    raw.reset(seed=11)
    with pytest.raises(ValueError, match="not legal now"):
        raw.step(illegal)
    with pytest.raises(ValueError, match="None is no action"):
        raw.step(None)
    none: Any
    for none in (3.5, "x"):
        with pytest.raises(ValueError, match="an action is an integer"):
            raw.step(none)


def test_where_all_choose_at_once_one_wrong_choice_changes_nothing() -> None:
    table = adapter.parallel_env("hoechste", players=2)
    before, _ = table.reset(seed=1)
    for wrong in ({"player_0": 1, "player_1": 10**6}, {"player_0": 1}, {"player_0": 1, "player_1": 1, "player_2": 0}):
        with pytest.raises(ValueError, match=r"not legal now|needed for each of"):
            table.step(wrong)
    after = {agent: table.observe(agent) for agent in table.agents}
    assert all((after[agent][part] == before[agent][part]).all() for agent in after for part in after[agent])


def test_mistakes_of_order_and_size_are_those_of_pettingzoo() -> None:
    table = adapter.env("elfer-raus")
    with pytest.raises(AttributeError, match="reset"):
        _ = table.agent_selection
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        table.step(90)
    played = adapter.env("zweikampf")
    play_out(played, seed=1)
    assert not played.agents
    played.step(0)  # they only warn
    raw, parallel = adapter.raw_env("zweikampf"), adapter.parallel_env("zweikampf", max_cycles=1)
    play_out(raw, seed=1)
    parallel.reset(seed=1)
    parallel.step({"player_0": 1, "player_1": 0})
    with pytest.raises(ValueError, match="no round to go on with"):
        parallel.step({})
    for table in (raw, adapter.raw_env("zweikampf")):
        with pytest.raises(ValueError, match="no round to go on with"):
            table.step(0)


def test_a_mask_is_also_in_the_info_of_whoever_is_asked() -> None:
    table = adapter.env("hoechste", players=2)
    table.reset(seed=1)
    for agent in table.agent_iter(30):
        observation, _, terminated, truncated, info = table.last()
        if terminated or truncated:
            assert info == {}
            table.step(None)
            continue
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert [other for other in table.agents if table.infos[other]] == [agent]
        table.step(int(info["action_mask"].argmax()))
    parallel = adapter.parallel_env("hoechste", players=2)
    observations, infos = parallel.reset(seed=1)
    assert all((infos[agent]["action_mask"] == observations[agent]["action_mask"]).all() for agent in parallel.agents)


def test_before_the_deal_it_says_that_there_is_no_round_yet() -> None:
    for table in (
        adapter.raw_env("elfer-raus", render_mode="ansi"),
        adapter.parallel_env("elfer-raus", render_mode="ansi"),
    ):
        for ask in (table.render, lambda table=table: table.observe("player_0")):
            with pytest.raises(ValueError, match="there is no round yet"):
                ask()
        assert table.action_space("player_0").contains(table.action_space("player_0").sample())


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"render_mode": "film"}, "no render mode “film”"),
        ({"max_cycles": 0}, "a whole number from 1 on, not 0"),
        ({"max_cycles": 2.5}, "a whole number from 1 on, not 2.5"),
        ({"max_cycles": "5"}, "a whole number from 1 on, not '5'"),
        ({"render_mode": ["ansi"]}, "no render mode"),
        ({"rounds": 3}, "no option “rounds”"),
        ({"players": 10**12}, "ER-2: .* not for 1,?000"),
        ({"players": -1}, "not for -1"),
    ],
)
def test_what_cannot_be_is_refused_when_the_table_is_made(chosen: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        adapter.env("elfer-raus", **chosen)


def test_a_seed_that_is_none_and_a_picture_that_nobody_ordered_are_told() -> None:
    table = adapter.env("elfer-raus")
    for seed in (-1, "seven"):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            table.reset(seed=seed)
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert table.render() is None


def test_in_a_cycle_only_those_act_who_are_asked() -> None:
    table = adapter.parallel_env("elfer-raus", players=3)
    table.reset(seed=11)
    with pytest.raises(ValueError, match="can only wait"):
        table.step(dict.fromkeys(table.agents, 1))


def test_the_table_is_shown_as_text_and_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    text = adapter.env("elfer-raus", players=3, render_mode="ansi")
    text.reset(seed=11)
    said = text.render()
    assert "player_0" in said
    assert "r11" in said
    for game in games():
        table = adapter.env(game.info.id, render_mode="rgb_array")
        table.reset(seed=3)
        shown = table.render()
        assert shown.dtype == np.uint8
        assert shown.shape == (720, 960, 3)
        assert len(Image.fromarray(shown).getcolors(10_000)) > 10  # cloth, paper, ink and what lies between
    people = adapter.env("zweikampf", render_mode="human")
    play_out(people, seed=1)
    assert "turned: 20" in capsys.readouterr().out


@every_game
def test_all_pictures_of_a_round_have_one_size(game: AnyGame) -> None:
    """Their recorders of films, and Gymnasium's window, take no others."""
    for players in {*game.info.players}:
        table = adapter.raw_env(game.info.id, players=players, render_mode="rgb_array")
        table.reset(seed=3)
        for agent in table.agent_iter(60):
            assert table.render().shape == (720, 960, 3)
            table.step(None if table.terminations[agent] else table.action_space(agent).sample())


def test_a_table_with_very_much_on_it_is_drawn_smaller() -> None:
    table = adapter.raw_env("farben", players=6)
    table.reset(seed=1)
    view = table.decisions.round.game.view(table.decisions.round.state, 0)
    many = picture(structs.replace(view, open=view.open * 5), table.possible_agents)
    assert many.size == (960, 720)
    assert many.getpixel((2, 718)) == many.getpixel((958, 718)) == many.getpixel((2, 2)), "cloth"


def test_without_its_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "elferhaus.adapters.pettingzoo")
    with pytest.raises(ImportError, match=r"pip install 'elferhaus\[pettingzoo\]'$"):
        import elferhaus.adapters.pettingzoo  # noqa: F401, PLC0415
