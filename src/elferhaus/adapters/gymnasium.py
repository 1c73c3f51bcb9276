"""One seat of any game against bots: ``gymnasium.make("elferhaus/elfer-raus-v1", opponents="steady")``.

After ``import elferhaus.adapters.gymnasium`` every game is registered under ``elferhaus/<id>-v1``; ``SeatEnv(game, …)``
is the same without a name. An episode is one round, its reward comes at the end. The mask of legal integers is in
``info["action_mask"]``, and ``action_masks()`` returns it as sb3-contrib asks for it. An integer that is not legal now
ends the episode with ``ILLEGAL``, and ``info["illegal"]`` says why; with ``illegal="raise"`` it is an InvalidAction.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from elferhaus.adapters import MissingExtraError

try:
    import gymnasium
    import numpy as np
    from gymnasium.error import InvalidAction, ResetNeeded

    from elferhaus.adapters.picture import picture
    from elferhaus.adapters.spaces import LegalActions, observation_box
except ImportError:
    raise MissingExtraError("gymnasium") from None

from elferhaus.adapters.decisions import Decisions, Reward, reward_named, rewards, setting
from elferhaus.core.round import offered
from elferhaus.games import rooms
from elferhaus.notation import view_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from elferhaus.core.game import Seat

ILLEGAL: Final = -1.0
MOST_DEALS: Final = 100  # how often it is dealt anew where the round is over before the seat has been asked


class SeatEnv(gymnasium.Env):
    """A seat at a table with bots. ``opponents`` is a name for all of them, or one each, clockwise from the seat."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seat: Seat = 0,
        opponents: str | Sequence[str] = "steady",
        edition: str | None = None,
        reward: Reward = "winning",
        illegal: Literal["end", "raise"] = "end",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = setting(game, players, edition, **options)
        seats = self.setting.seats
        if not isinstance(seat, int | np.integer) or not 0 <= seat < seats:
            raise ValueError(f"seat is from 0 to {seats - 1}, not {seat}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise ValueError(f"there are {seats - 1} opponents, not {len(names)}")
        room = self.setting.room
        for name in names:
            if name not in room.players:
                raise ValueError(f"there is no bot “{name}”; there are: {', '.join(room.players)}")
        if illegal not in {"end", "raise"}:
            raise ValueError(f"an illegal action is to “end” the round or to “raise”, not to “{illegal}”")
        if render_mode not in {None, *self.metadata["render_modes"]}:
            able = ", ".join(self.metadata["render_modes"])
            raise ValueError(f"there is no render mode “{render_mode}”; there are: {able}")
        self.seat, self.reward, self.render_mode = seat, reward_named(reward), render_mode
        self._opponents = {(seat + place) % seats: name for place, name in enumerate(names, 1)}
        self._raises, self._over = illegal == "raise", True
        self._table: Decisions | None = None
        self._rng = Random(0)  # every reset has its own
        self.observation_space = observation_box(self.setting)
        self.action_space = LegalActions(self.setting.actions.size)

    @property
    def table(self) -> Decisions:
        """The round that is played."""
        if self._table is None:
            raise ResetNeeded("reset() deals the first round")
        return self._table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal, and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**63)))
        for _ in range(MOST_DEALS):
            self._table = Decisions(self.setting, self._rng).begin()
            self._let_bots_play()
            if self._table.outcome is None:
                self._over = False
                return self._seen()
        raise ValueError(f"seat {self.seat} is never asked in this game")

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Decide, and let the bots play until the seat is asked again or the round is over."""
        table = self.table
        if self._over:
            raise ResetNeeded("the round is over: reset() deals the next one")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action} is not in {self.action_space}")
        try:
            table.decide(self.seat, int(action))
        except ValueError as error:
            if self._raises:
                raise InvalidAction(str(error)) from None
            self._over = True
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, info | {"illegal": str(error)}
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        outcome = table.outcome
        reward = 0.0 if outcome is None else rewards(self.setting, outcome, self.reward)[self.seat]
        self._over = outcome is not None
        observation, info = self._seen()
        return observation, reward, self._over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return what is legal now, as sb3-contrib wants it."""
        mask: npt.NDArray[np.bool_] = self.table.mask(self.seat).astype(bool)
        return mask

    def render(self) -> Any:
        """Show the table as the seat sees it: as text, as a picture, or in the terminal."""
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is rendered without a render mode: give render_mode when the table is made")
            return None
        view = self.table.round.game.view(self.table.round.state, self.seat)
        names = self.setting.match.players
        if self.render_mode == "rgb_array":
            return np.asarray(picture(view, names))
        text = view_text(view, names)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        self.action_space.legal = self.table.mask(self.seat)
        return self.table.observation(self.seat), {"action_mask": self.action_space.legal.copy()}

    def _let_bots_play(self) -> None:
        """Let everyone else decide until only this seat is asked; of secret choices its own is the last."""
        table = self.table
        while others := [seat for seat in table.deciding if seat != self.seat]:
            seat = others[0]
            chair, bot = table.round.chair(seat), self.setting.room.player(self._opponents[seat])
            if not table.in_window:
                table.act(seat, bot.decide(chair, self._rng))
                continue
            call = bot.call(chair, self._rng)
            if call is None or not offered(table.choices(seat), call.at(table.ms)):
                table.silent()
            else:
                table.act(seat, call.at(table.ms))


for _room in rooms():
    gymnasium.register(
        f"elferhaus/{_room.id}-v1", entry_point="elferhaus.adapters.gymnasium:SeatEnv", kwargs={"game": _room.id}
    )
