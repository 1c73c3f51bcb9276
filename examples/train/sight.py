"""What the networks see at many tables at once: the same numbers that the bots make from a view, from arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np

from elferhaus.bots.network import COLOURS, NUMBERS, Shape
from elferhaus.games.elevens.bots import network as elevens
from elferhaus.games.row_laying.bots import network as row_games

if TYPE_CHECKING:
    import numpy.typing as npt

    from elferhaus.adapters.batch import BatchEnv

    Singles = npt.NDArray[np.float32]
    Integers = npt.NDArray[np.int64]

MOST: Final = 88.0  # what every amount in an observation was divided by
CARDS: Final = COLOURS * NUMBERS
PILE: Final = CARDS + 1


class Sight(Protocol):
    """What a game's network takes, and where it says what an action is worth."""

    shape: Shape

    def numbers(self, env: BatchEnv, observations: Singles, advice: Integers) -> tuple[Singles, Singles]:
        """Return cards by colour, and facts, a row for each observation; ``advice`` is what the rule of thumb does."""

    def places(self, env: BatchEnv) -> Integers:
        """Return where the network says what an integer is worth; -1 where it does not."""


def by_colour(observations: Singles, start: int) -> Singles:
    """Return a set of cards, a row for each colour."""
    return observations[:, start : start + CARDS].reshape(-1, COLOURS, NUMBERS)


def lying(observations: Singles, rows: slice) -> Singles:
    """Return what lies in the rows: in whichever row of the observation a card lies, it is of its own colour."""
    piles = observations[:, rows].reshape(-1, COLOURS, PILE).sum(1)
    return piles[:, :CARDS].reshape(-1, COLOURS, NUMBERS)


def places(env: BatchEnv, place_of: Any) -> Integers:
    """Return the places of all integers."""
    found = np.full(env.setting.actions.size, -1, np.int64)
    for integer, action in enumerate(env.setting.actions.table, 1):
        try:
            found[integer] = place_of(action)
        except (KeyError, ValueError):  # no action of this game
            continue
    return found


class RowGames:
    """Elfer-raus, and the games that are like it."""

    shape = row_games.SHAPE

    def places(self, env: BatchEnv) -> Integers:
        """Return where each action is judged."""
        return places(env, row_games.place_of)

    def numbers(self, env: BatchEnv, observations: Singles, advice: Integers) -> tuple[Singles, Singles]:
        """Return what ``row_games.numbers`` makes of a view."""
        layout, many, seats = env.setting.observations.layout, len(observations), env.setting.seats
        advised = np.zeros((many, CARDS + len(row_games.OTHERS)), np.float32)
        advised[np.arange(many), self.places(env)[advice]] = 1
        colours = np.concatenate(
            [
                by_colour(observations, layout["hand"].start + 1),
                lying(observations, layout["rows"]),
                by_colour(observations, layout["fits"].start),
                by_colour(advised, 0),
            ],
            2,
        )
        facts = np.zeros((many, self.shape.facts), np.float32)
        facts[:, : row_games.COUNTS_AT] = observations[:, layout["phase"]]
        counts = observations[:, layout["counts"]] * (MOST / row_games.COUNT)
        facts[:, row_games.COUNTS_AT : row_games.COUNTS_AT + seats] = counts
        facts[:, row_games.SEATS_AT + seats - 2] = 1
        facts[:, row_games.STOCK_AT] = observations[:, layout["stock"].start] * (MOST / row_games.STOCK)
        facts[:, row_games.DRAWN_AT] = observations[:, layout["drawn"].start] * (MOST / row_games.DRAWN)
        facts[:, row_games.ADVICE_AT :] = advised[:, CARDS:]
        return colours, facts


class Elevens:
    """11 Elevens, with jokers and bridges."""

    shape = elevens.SHAPE

    def places(self, env: BatchEnv) -> Integers:
        """Return where each action is judged."""
        return places(env, elevens.place_of)

    def numbers(self, env: BatchEnv, observations: Singles, advice: Integers) -> tuple[Singles, Singles]:
        """Return what ``elevens.numbers`` makes of a view."""
        layout, many, seats = env.setting.observations.layout, len(observations), env.setting.seats
        planes = np.zeros((many, COLOURS, self.shape.planes, NUMBERS), np.float32)
        hand = layout["hand"].start + 1
        planes[:, :, elevens.HAND] = by_colour(observations, hand)
        planes[:, :, elevens.TABLE] = lying(observations, layout["rows"])
        for plane, name in ((elevens.WILD, "jokers"), (elevens.SPANS, "spans"), (elevens.FITS, "fits")):
            planes[:, :, plane] = by_colour(observations, layout[name].start)
        order = observations[:, layout["colours"]].reshape(many, COLOURS, COLOURS)  # by row from the top, then colour
        planes[:, :, elevens.ROW, :COLOURS] = order.transpose(0, 2, 1)
        facts = np.zeros((many, self.shape.facts), np.float32)
        for start, name, unit in elevens.PER_SEAT:
            facts[:, start : start + seats] = observations[:, layout[name]] * (MOST / unit)
        for start, name, unit in elevens.AMOUNTS:
            facts[:, start] = observations[:, layout[name].start] * (MOST / unit)
        for start, name in elevens.FLAGS:
            facts[:, start] = observations[:, layout[name].start]
        facts[:, elevens.JOKERS_AT] = observations[:, hand + CARDS] * elevens.MOST_JOKERS / elevens.JOKERS
        facts[:, elevens.SEATS_AT + seats - 2] = 1
        told = elevens_advice(env)
        for at in range(many):
            for plane, colour, number in told[advice[at]][0]:
                planes[at, colour, plane, number] = 1
            for fact in told[advice[at]][1]:
                facts[at, fact] = 1
        return planes.reshape(many, COLOURS, -1), facts


_ADVICE: dict[int, list[tuple[list[tuple[int, int, int]], list[int]]]] = {}


def elevens_advice(env: BatchEnv) -> list[tuple[list[tuple[int, int, int]], list[int]]]:
    """Return by integer which planes and facts tell of it; made once for all."""
    size = env.setting.actions.size
    if size not in _ADVICE:
        _ADVICE[size] = [([], []), *map(elevens.told, env.setting.actions.table)]
    return _ADVICE[size]


SIGHTS: Final[dict[str, Sight]] = {"elfer-raus": RowGames(), "elevens": Elevens()}
