"""What the networks see at many tables at once: the same numbers that the bots make from a view, from arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np

from elferhaus.bots.network import COLOURS, NUMBERS, Shape
from elferhaus.games.elevens.bots import network as elevens
from elferhaus.games.row_laying.bots import network as row_games

if TYPE_CHECKING:
    import numpy.typing as npt

    from elferhaus.adapters.batch import BatchEnv, Shown

    Singles = npt.NDArray[np.float32]
    Integers = npt.NDArray[np.int64]
    Numbers = tuple[Singles, Singles]

MOST: Final = 88.0  # what every amount in an observation was divided by
CARDS: Final = COLOURS * NUMBERS
PILE: Final = CARDS + 1


class History:
    """What was done at many tables. This one forgets all of it: a view tells enough."""

    def remember(self, shown: Shown, chosen: Integers) -> None:
        """Take in what is about to be done at every table."""

    def forget(self, over: Integers) -> None:
        """Begin anew at these tables."""


class RowHistory(History):
    """What each has laid, and what each lacks, as ``row_laying.worlds.Memory`` has it."""

    def __init__(self, env: BatchEnv) -> None:
        """Begin with nothing."""
        size = env.tables, env.setting.seats, CARDS
        self.laid, self.lacks = np.zeros(size, np.bool_), np.zeros(size, np.bool_)
        self._seats = np.arange(env.setting.seats)
        self._fits, self._rows = (env.setting.observations.layout[name] for name in ("fits", "rows"))
        places = SIGHTS["elfer-raus"].places(env)
        self._card = np.where(places < CARDS, places, -1)  # of each integer; other actions have none
        draw, drop = (CARDS + row_games.OTHERS.index(each) for each in (row_games.DRAW, row_games.PASS))
        self._draws, self._passes = places == draw, places == drop

    def remember(self, shown: Shown, chosen: Integers) -> None:
        """Take in what is about to be done: who draws or passes has nothing that fits."""
        cards, opens = self._card[chosen], shown.observations[:, self._rows].sum(1) == 0
        lays = np.flatnonzero(cards >= 0)
        self.laid[lays, shown.turns[lays], cards[lays]] = True
        fits = shown.observations[:, self._fits.start : self._fits.start + CARDS] > 0
        for at, before in ((np.flatnonzero(self._draws[chosen]), False), (np.flatnonzero(self._passes[chosen]), True)):
            known = self.lacks[at, shown.turns[at]] & before
            self.lacks[at, shown.turns[at]] = known | fits[at]
        for at in np.flatnonzero(opens):  # ER-3: the 11s that go before the first one are in nobody's hand
            self.lacks[at, :, range(10, cards[at], NUMBERS)] = True

    def forget(self, over: Integers) -> None:
        """Begin anew at these tables."""
        self.laid[over], self.lacks[over] = False, False

    def planes(self, at: Integers, turns: Integers) -> Singles:
        """Return planes by colour: what each of the others has laid and lacks, beginning on the left."""
        others = (turns[:, None] + self._seats[1:]) % len(self._seats)
        found = np.zeros((len(at), COLOURS, 2, row_games.MOST_SEATS - 1, NUMBERS), np.float32)
        for kind, cards in enumerate((self.laid, self.lacks)):
            told = cards[at[:, None], others].reshape(*others.shape, COLOURS, NUMBERS)
            found[:, :, kind, : others.shape[1]] = told.transpose(0, 2, 1, 3)
        return found.reshape(len(at), COLOURS, 2 * (row_games.MOST_SEATS - 1) * NUMBERS)


class Sight(Protocol):
    """What a game's network takes, and where it says what an action is worth."""

    shape: Shape

    def history(self, env: BatchEnv) -> History:
        """Return what remembers the moves at these tables."""

    def numbers(self, env: BatchEnv, shown: Shown, at: Integers, advice: Integers, history: Any) -> Numbers:
        """Return cards by colour, and facts, of some of the tables; ``advice`` is what the rule of thumb does there."""

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

    def history(self, env: BatchEnv) -> RowHistory:
        """Return what remembers the moves at these tables."""
        return RowHistory(env)

    def numbers(self, env: BatchEnv, shown: Shown, at: Integers, advice: Integers, history: RowHistory) -> Numbers:
        """Return what ``row_games.numbers`` makes of a chair."""
        layout, many, seats = env.setting.observations.layout, len(at), env.setting.seats
        observations = shown.observations[at]
        advised = np.zeros((many, CARDS + len(row_games.OTHERS)), np.float32)
        advised[np.arange(many), self.places(env)[advice]] = 1
        colours = np.concatenate(
            [
                by_colour(observations, layout["hand"].start + 1),
                lying(observations, layout["rows"]),
                by_colour(observations, layout["fits"].start),
                by_colour(advised, 0),
                history.planes(at, shown.turns[at]),
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

    def history(self, _env: BatchEnv) -> History:
        """Remember nothing."""
        return History()

    def numbers(self, env: BatchEnv, shown: Shown, at: Integers, advice: Integers, history: History) -> Numbers:
        """Return what ``elevens.numbers`` makes of a view."""
        layout, many, seats = env.setting.observations.layout, len(at), env.setting.seats
        observations = shown.observations[at]
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
        for row in range(many):
            for plane, colour, number in told[advice[row]][0]:
                planes[row, colour, plane, number] = 1
            for fact in told[advice[row]][1]:
                facts[row, fact] = 1
        return planes.reshape(many, COLOURS, self.shape.planes * NUMBERS), facts


_ADVICE: dict[int, list[tuple[list[tuple[int, int, int]], list[int]]]] = {}


def elevens_advice(env: BatchEnv) -> list[tuple[list[tuple[int, int, int]], list[int]]]:
    """Return by integer which planes and facts tell of it; made once for all."""
    size = env.setting.actions.size
    if size not in _ADVICE:
        _ADVICE[size] = [([], []), *map(elevens.told, env.setting.actions.table)]
    return _ADVICE[size]


SIGHTS: Final[dict[str, Sight]] = {"elfer-raus": RowGames(), "elevens": Elevens()}
