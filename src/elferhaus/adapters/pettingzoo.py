"""Every game as a PettingZoo environment: ``elferhaus.adapters.pettingzoo.env("elfer-raus", players=4)``.

An episode is one round, the rewards come at its end. An observation is a dictionary: what the seat sees
(``encoding.py``) and a mask of the integers that are legal now (``actions.py``). Where all choose in secret, they are
asked one after the other, and none sees what another has chosen.

``parallel_env`` asks everybody in every cycle, one decision a cycle: whoever has nothing to decide can only wait. With
``max_cycles``, ``env`` goes round the table in the same way, and stops after so many cycles.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal, TypeAlias

from elferhaus.adapters import MissingExtraError

try:
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import parallel_to_aec

    from elferhaus.adapters.picture import picture
    from elferhaus.adapters.spaces import LegalActions, with_mask
except ImportError:
    raise MissingExtraError("pettingzoo") from None

from elferhaus.adapters.actions import WAIT
from elferhaus.adapters.decisions import Decisions, Reward, reward_named, rewards, setting
from elferhaus.notation import view_text

Render: TypeAlias = Literal["ansi", "rgb_array", "human"]

ILLEGAL: Final = -1.0
MODES: Final = ["ansi", "rgb_array", "human"]
METADATA: Final = {"name": "elferhaus_v1", "render_modes": MODES, "render_fps": 1}


def env(game: str, *, max_cycles: int | None = None, **chosen: Any) -> Any:
    """Return the environment that is meant for use: an illegal action ends the round, as in PettingZoo's own games."""
    if max_cycles is not None:
        return parallel_to_aec(parallel_env(game, max_cycles=max_cycles, **chosen))
    table = wrappers.TerminateIllegalWrapper(raw_env(game, **chosen), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def raw_env(game: str, **chosen: Any) -> TableEnv:
    """Return the environment without what catches mistakes: here an illegal action is a ValueError."""
    return TableEnv(game, **chosen)


def parallel_env(game: str, **chosen: Any) -> ParallelTableEnv:
    """Return the environment in which everybody is asked in every cycle."""
    return ParallelTableEnv(game, **chosen)


class Shown:
    """What both kinds of environment have: a table that can be dealt, looked at and shown."""

    def __init__(
        self,
        game: str,
        *,
        players: int | None,
        edition: str | None,
        reward: Reward,
        render_mode: Render | None,
        options: dict[str, Any],
    ) -> None:
        self.setting = setting(game, players, edition, **options)
        if render_mode not in (None, *MODES):
            able = ", ".join(MODES)
            raise ValueError(f"there is no render mode “{render_mode}”; there are: {able}")
        self.reward, self.render_mode = reward_named(reward), render_mode
        self.metadata: dict[str, Any] = dict(METADATA)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = Random()
        self._observation_spaces = {agent: with_mask(self.setting) for agent in self.possible_agents}
        self._action_spaces = {agent: LegalActions(self.setting.actions.size) for agent in self.possible_agents}
        self._waiting: Any = np.zeros(self.setting.actions.size, np.int8)  # the mask of whoever is not asked
        self._waiting[WAIT] = 1
        self._decisions: Decisions | None = None
        self.agents: list[str] = []

    @property
    def decisions(self) -> Decisions:
        """The round that is played."""
        if self._decisions is None:
            raise ValueError("there is no round yet: reset() deals one")
        return self._decisions

    def observation_space(self, agent: str) -> Any:
        """Return what an agent can see."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return what an agent can do."""
        return self._action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Begin a round; without a seed, go on with the luck that there is."""
        if seed is not None:
            if not isinstance(seed, int | np.integer) or seed < 0:
                raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}")
            self._rng = Random(int(seed))
        self._decisions = Decisions(self.setting, self._rng).begin()

    def tell_legal(self) -> None:
        """Let every agent's space know what is legal now."""
        for seat, space in enumerate(self._action_spaces.values()):
            space.legal = self.decisions.mask(seat) if seat in self.decisions.deciding else self._waiting

    def _must_go_on(self) -> None:
        if not self.agents:
            raise ValueError("there is no round to go on with: reset() deals one")

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees now, and what it can do."""
        seat = self._seat[agent]
        return {"observation": self.decisions.observation(seat), "action_mask": self.decisions.mask(seat)}

    def rewarded(self) -> dict[str, float]:
        """Return the rewards of the round: nothing before its end."""
        outcome = self.decisions.outcome
        if outcome is None:
            return dict.fromkeys(self.possible_agents, 0.0)
        return dict(zip(self.possible_agents, rewards(self.setting, outcome, self.reward), strict=True))

    def render(self) -> Any:
        """Show the table as the seat sees it that decides: as text, as a picture, or in the terminal."""
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is rendered without a render mode: give render_mode when the table is made")
            return None
        seat = self.decisions.deciding[0] if self.decisions.deciding else 0
        view = self.decisions.round.game.view(self.decisions.round.state, seat)
        if self.render_mode == "rgb_array":
            return np.asarray(picture(view, self.possible_agents))
        text = view_text(view, self.possible_agents)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is left open."""

    def __str__(self) -> str:
        """Name the game."""
        return f"elferhaus {self.setting.room.id}"


class TableEnv(Shown, AECEnv):
    """A round at the table, one decision after the other."""

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        edition: str | None = None,
        reward: Reward = "winning",
        render_mode: Render | None = None,
        **options: Any,
    ) -> None:
        AECEnv.__init__(self)
        Shown.__init__(
            self, game, players=players, edition=edition, reward=reward, render_mode=render_mode, options=options
        )
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal."""
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]]
        self._ask()

    def step(self, action: int | None) -> None:
        """Carry out the decision of the agent that is asked."""
        self._must_go_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no action")
        self._cumulative_rewards[agent] = 0.0
        self.decisions.decide(self._seat[agent], action)
        self.rewards = self.rewarded()
        self.terminations = dict.fromkeys(self.agents, self.decisions.outcome is not None)
        self._accumulate_rewards()
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Turn to the next agent; after the end all are told once, beginning with the first."""
        self.tell_legal()
        seat = self.decisions.deciding[0] if self.decisions.deciding else 0
        self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: {} for agent in self.agents}
        if self.decisions.deciding:
            self.infos[self.agent_selection]["action_mask"] = np.array(self._action_spaces[self.agent_selection].legal)


class ParallelTableEnv(Shown, ParallelEnv):
    """A round at the table in which everybody is asked in every cycle."""

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        edition: str | None = None,
        reward: Reward = "winning",
        render_mode: Render | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        Shown.__init__(
            self, game, players=players, edition=edition, reward=reward, render_mode=render_mode, options=options
        )
        if max_cycles is not None and (not isinstance(max_cycles, int | np.integer) or max_cycles < 1):
            raise ValueError(f"cycles are a whole number from 1 on, not {max_cycles!r}")
        self.max_cycles, self.cycles = max_cycles, 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        """Deal."""
        self.deal(seed)
        self.tell_legal()
        self.agents, self.cycles = self.possible_agents[:], 0
        seen = {agent: self.observe(agent) for agent in self.agents}
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in seen}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """Carry out what those decide who are asked; the others wait."""
        self._must_go_on()
        if set(actions) != set(self.agents):
            raise ValueError(f"an action is needed for each of {', '.join(self.agents)}, and for nobody else")
        asked = {self.possible_agents[seat]: seat for seat in self.decisions.deciding}
        for agent in self.agents:
            if agent in asked:
                self.decisions.checked(asked[agent], actions[agent])  # of all, before anything is done
            elif actions[agent]:
                raise ValueError(f"{agent} is not asked, and can only wait")
        for agent, seat in asked.items():
            self.decisions.decide(seat, actions[agent])
        self.tell_legal()
        self.cycles += 1
        agents = self.agents
        over = self.decisions.outcome is not None
        cut = not over and self.cycles == self.max_cycles
        if over or cut:
            self.agents = []
        observations = {agent: self.observe(agent) for agent in agents}
        infos = {agent: {"action_mask": observations[agent]["action_mask"]} for agent in agents}
        return observations, self.rewarded(), dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos
