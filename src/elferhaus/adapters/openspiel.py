"""Every game as an OpenSpiel game: after ``import elferhaus.adapters.openspiel``, ``pyspiel.load_game("elferhaus_…")``.

The name is the game's id with ``_`` for ``-``. Parameters: ``players``, ``edition``, ``reward`` (``winning`` or
``points``), ``position`` (from ``position_text``), and every option of the game as text; in a game's name with all its
parameters, numbers and truth values stand in quotes: ``elferhaus_mogeln(sneak='false')``.

Chance is explicit: a deal or a shuffle is a row of chance nodes, each a whole number below another, all equally likely
(``chance.py``); so is the order in which those are asked who may call. Where all choose in secret, the node is
simultaneous. The information state is all that a seat has seen and decided; its tensor is the observation and the last
``MEMORY`` deeds that the seat saw.
"""

from __future__ import annotations

import base64
import re
from typing import TYPE_CHECKING, Any, Final, get_args
from urllib.parse import quote, unquote

import msgspec

from elferhaus.adapters import MissingExtraError

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise MissingExtraError("openspiel") from None

from elferhaus.adapters.chance import ListedChance, UndecidedError
from elferhaus.adapters.decisions import BEAT, Decisions, Setting, reward_named, rewards, setting
from elferhaus.adapters.encoding import CARDS, PLACE
from elferhaus.core.game import CHANCE, Did
from elferhaus.core.options import read_option
from elferhaus.games import rooms

if TYPE_CHECKING:
    from elferhaus.core.game import Action, Seat
    from elferhaus.games import Room

MEMORY: Final = 24  # deeds
LONGEST: Final = 100_000  # decisions of a round; every game ends much sooner
MOST_POINTS: Final = 2_000.0  # either way; all cards together count less
NO_TEXT: Final = re.compile(r"true|false|-?\d+", re.IGNORECASE)  # to OpenSpiel, which writes texts without quotes
OWN: Final = {"players": 0, "edition": "", "reward": "winning", "position": ""}


def position_text(state: msgspec.Struct) -> str:
    """Write a state as the parameter ``position``: a round can begin with it, and everyone knows that it did."""
    return base64.urlsafe_b64encode(msgspec.json.encode(state)).decode().rstrip("=")


def name_of(game: str) -> str:
    """Return under which name OpenSpiel knows a game."""
    return f"elferhaus_{game.replace('-', '_')}"


def _setting(room: Room, params: dict[str, Any]) -> Setting:
    options = {
        option.name: read_option(option, _read(params[option.name]))
        for option in room.game.info.options
        if params.get(option.name)
    }
    text = params.get("position", "")
    try:
        position = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode() if text else None
    except ValueError:
        raise ValueError("position is what position_text returns") from None
    return setting(
        room.id, params.get("players") or None, _read(params.get("edition", "")) or None, position, **options
    )


def _written(value: Any) -> Any:
    """Write a parameter so that OpenSpiel, which writes games as text and reads them, takes it for text again.

    It would take 2013 for a number and false for a truth value, and a comma ends a parameter.

    >>> _written("2013"), _written("any-start"), _written("yellow,blue")
    ("'2013'", 'any-start', 'yellow%2Cblue')
    """
    if not isinstance(value, str):
        return value
    text = _read(value)  # it may have been written already
    return f"'{text}'" if NO_TEXT.fullmatch(text) else quote(text, safe=" -_")


def _read(text: str) -> str:
    """Read what was ``_written``, or what somebody wrote without need for it."""
    return unquote(text[1:-1] if text[:1] == text[-1:] == "'" else text)


def _chooses_in_secret(room: Room) -> bool:
    """Tell whether a round begins with secret choices; where chance deals first, none does."""
    try:
        table = Decisions(setting(room.id, room.game.info.players[0]), ListedChance()).begin()
    except UndecidedError:
        return False
    return len(table.deciding) > 1


def _type_of(room: Room, utility: Any) -> Any:
    fewest, most = room.game.info.players
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=name_of(room.id),
        long_name=room.game.info.title,
        dynamics=dynamics.SIMULTANEOUS if _chooses_in_secret(room) else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**OWN, **{option.name: "" for option in room.game.info.options}},
    )


def loaded(text: str) -> Any:
    """Return the game that is written as OpenSpiel writes it."""
    return pyspiel.load_game(text)


class TableGame(pyspiel.Game):
    """A game with its rules and how many play."""

    room: Room  # each game has a class of its own, which OpenSpiel makes games from

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.setting = _setting(self.room, given)
        self.reward = reward_named(given.get("reward") or "winning")
        by_winning = self.reward == "winning"
        utility = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.size,
            max_chance_outcomes=len(CARDS) + 3,  # of a deck with four jokers
            num_players=self.setting.seats,
            min_utility=-1.0 if by_winning else -MOST_POINTS,
            max_utility=self.setting.seats - 1.0 if by_winning else MOST_POINTS,
            utility_sum=0.0 if by_winning else None,
            max_game_length=LONGEST,
        )
        kind = _type_of(self.room, utility.ZERO_SUM if by_winning else utility.GENERAL_SUM)
        super().__init__(kind, info, {name: _written(value) for name, value in given.items()})

    def __reduce__(self) -> tuple[Any, ...]:
        """Say how a copy is made in another process: by the text that OpenSpiel writes for it."""
        return loaded, (str(self),)

    def new_initial_state(self) -> TableState:
        """Return the beginning of a round: before the deal, if chance has a part in it."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver | None:
        """Return what watches a round from one seat; there are no others, such as of public things alone."""
        if params:
            raise ValueError(f"there are no parameters of observations, but given are {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return TableObserver(self.setting, perfect_recall=kind.perfect_recall)


class TableState(pyspiel.State):
    """A round at some moment."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._reward = game.reward
        self._outcomes = 0  # of the chance node that this is; 0 where it is none
        self.table = Decisions(game.setting, ListedChance())
        self._go_on()

    def _go_on(self) -> None:
        """Let the round go on as far as it is decided."""
        self._outcomes = 0
        try:
            if self.table.is_dealt:
                self.table.go_on()
            else:
                self.table.begin()
        except UndecidedError as undecided:
            self._outcomes = undecided.outcomes

    def current_player(self) -> int:
        """Return whose node this is."""
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        asked = self.table.deciding
        return asked[0] if len(asked) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.table.legal(player) if player in self.table.deciding else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be drawn here: all of it is equally likely."""
        return [(number, 1 / self._outcomes) for number in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._outcomes:
            rng = self.table.rng
            assert isinstance(rng, ListedChance)
            if not 0 <= action < self._outcomes:
                raise ValueError(f"chance has {self._outcomes} outcomes here, and {action} is none of them")
            rng.told.append(action)
            self._go_on()
        elif len(self.table.deciding) > 1:
            raise ValueError("all choose at once here: apply_actions takes an action of each")
        elif self.table.deciding:
            self._decide(self.table.deciding[0], action)
        else:
            raise ValueError("the round is over: nobody can do anything more")

    def _apply_actions(self, actions: list[int]) -> None:
        deciding = self.table.deciding
        if len(actions) != self.table.setting.seats:
            raise ValueError(f"there are {self.table.setting.seats} players, and {len(actions)} actions")
        for seat in deciding:
            self.table.checked(seat, actions[seat])
        for seat in deciding:
            self._decide(seat, actions[seat])

    def _decide(self, seat: Seat, action: int) -> None:
        try:
            self.table.decide(seat, action)
        except UndecidedError as undecided:
            self._outcomes = undecided.outcomes

    def _action_to_string(self, player: Seat, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.table.setting.actions.text(action)

    def is_terminal(self) -> bool:
        """Tell whether the round is over."""
        return self.table.is_dealt and self.table.outcome is not None

    def returns(self) -> list[float]:
        """Return what each seat gets: nothing before the end."""
        outcome = self.table.outcome if self.table.is_dealt else None
        if outcome is None:
            return [0.0] * self.table.setting.seats
        return rewards(self.table.setting, outcome, self._reward)

    def __str__(self) -> str:
        """Write the whole state, for those who look for mistakes."""
        if not self.table.is_dealt:
            return "before the deal"
        told = self.table.rng.told if isinstance(self.table.rng, ListedChance) else []
        return f"{msgspec.json.encode(self.table.round.state).decode()} asked {self.table.deciding} drawn {told}"


class TableObserver:
    """What one seat knows: by its observation alone, or with all that it has seen and done."""

    def __init__(self, setting: Setting, *, perfect_recall: bool) -> None:
        kinds: tuple[type[Action], ...] = get_args(setting.room.game.action_type) or (setting.room.game.action_type,)
        self._verbs = {kind: index for index, kind in enumerate(kinds)}
        self._seats, self._recalls = setting.seats, perfect_recall
        self._deed = setting.seats + len(kinds) + len(CARDS)
        self._size = setting.observation_size
        self.tensor: Any = np.zeros(self._size + (MEMORY * self._deed if perfect_recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: self._size]}
        if perfect_recall:
            self.dict["deeds"] = self.tensor[self._size :].reshape(MEMORY, self._deed)

    def set_from(self, state: TableState, player: Seat) -> None:
        """Write what a player knows into ``tensor``."""
        self.tensor.fill(0)
        if not state.table.is_dealt:
            return
        self.tensor[: self._size] = state.table.observation(player)
        if not self._recalls:
            return
        deeds = [event for event in state.table.round.seen(player) if isinstance(event, Did)]
        for row, did in zip(self.dict["deeds"], reversed(deeds), strict=False):  # the last deed first
            row[(did.by - player) % self._seats] = 1
            row[self._seats + self._verbs[type(did.action)]] = 1
            card = getattr(did.action, "card", None)
            if card is not None:
                row[self._seats + len(self._verbs) + PLACE[card]] = 1

    def string_from(self, state: TableState, player: Seat) -> str:
        """Write what a player knows as text."""
        table = state.table
        if not table.is_dealt:
            return f"player {player} before the deal"
        game = table.round.game
        asked = f"asked at {table.ms / BEAT:g}" if player in table.deciding and table.in_window else ""
        now = f"{asked} picked {' '.join(table.picks.get(player, ()))}"
        if not self._recalls:
            return f"{_json(game.view(table.round.state, player))} {now}"
        lines = [_json(game.view(table.first, player)), *map(_json, table.round.seen(player))]
        lines += [f"{seen} {ms:g} {number}" for seat, seen, number, ms in table.made if seat == player]
        return "\n".join([*lines, now])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


for _room in rooms():
    _kind = type(f"TableGame of {_room.id}", (TableGame,), {"room": _room})
    pyspiel.register_game(_type_of(_room, pyspiel.GameType.Utility.ZERO_SUM), _kind)
