"""Many tables at which a network plays whole rounds by lot, and what their ends teach about each decision."""

from __future__ import annotations

import copy
import threading
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import torch
from tables import Tables, end_with_the_learner

if TYPE_CHECKING:
    import numpy.typing as npt
    from model import Worths

    Integers = npt.NDArray[np.int64]
    Singles = npt.NDArray[np.float32]

# So many of a process' tables have this number of players: those with few take longer to end.
SHARES: Final = {2: 12, 3: 2, 4: 6, 5: 1, 6: 1}
STEPS: Final = 100  # at the tables of one number of players, before others come
SHARP: Final = 40.0  # worths become chances: one that is a fortieth higher is e times as likely
FADES: Final = 0.97  # how much less what was found one decision later counts than what was found at once


class Moments(NamedTuple):
    """Decisions, a row each: what was seen, what was legal and chosen, how likely, and how much better it went."""

    colours: npt.NDArray[np.uint8]
    facts: npt.NDArray[np.float16]
    legal: npt.NDArray[np.bool_]
    chosen: Integers
    likely: Singles  # logarithm of the chance with which it was chosen
    gained: Singles  # more than was expected before
    share: Singles  # of the win, in the end, as far as was seen from here


def chances(worths: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
    """Return the logarithms of the chances of all actions."""
    return torch.log_softmax((SHARP * worths).masked_fill(~legal, -torch.inf), 1)


class Rounds:
    """Tables with one number of players. One seat learns; at every fourth table the others play as it does."""

    def __init__(self, game: str, seats: int, tables: int, seed: int) -> None:
        """Deal."""
        self.at = Tables(game, seats, tables, seed)
        self.alike = np.arange(tables) % 4 == 0
        self.round = np.arange(tables)  # every round has a number of its own
        self.waiting: list[tuple[Any, ...]] = []  # decisions whose rounds have not ended
        self.ended: dict[int, float] = {}

    def play(self, steps: int, player: Worths, judge: Worths) -> Moments:
        """Go on by so many decisions at every table; return those of rounds that have ended."""
        for _ in range(steps):
            self._step(player, judge)
        columns = [np.concatenate(each) for each in zip(*self.waiting, strict=True)]
        numbers = columns[0]
        shares = np.array([self.ended.get(number, np.nan) for number in numbers.tolist()], np.float32)
        done = ~np.isnan(shares)
        self.waiting = [tuple(each[~done] for each in columns)]
        self.ended.clear()
        order = np.flatnonzero(done)[np.argsort(numbers[done], kind="stable")]
        numbers, colours, facts, legal, chosen, likely, expected = (each[order] for each in columns)
        gained = gains(numbers, expected, shares[order])
        return Moments(colours, facts, legal, chosen, likely, gained, gained + expected)

    def _step(self, player: Worths, judge: Worths) -> None:
        at = self.at
        advice = at.env.by_thumb()
        learns = at.shown.turns == at.learner
        asked = np.flatnonzero((learns | self.alike) & (at.shown.masks.sum(1) > 1))
        chosen = advice.copy()
        if len(asked):
            colours, facts = at.sight.numbers(at.env, at.shown, asked, advice[asked], at.history)
            legal = np.zeros((len(asked), at.sight.shape.places), np.bool_)
            legal[:, at.places[at.known]] = at.shown.masks[asked][:, at.known] > 0
            device = next(player.parameters()).device
            with torch.no_grad():
                seen = [torch.from_numpy(each).to(device) for each in (colours, facts)]
                logs = chances(player(*seen), torch.from_numpy(legal).to(device))
                drawn = torch.multinomial(logs.exp(), 1)
                likely = logs.gather(1, drawn)[:, 0].cpu().numpy()
                expected = judge(*seen)[:, -1].cpu().numpy()
                places = drawn[:, 0].cpu().numpy()
            chosen[asked] = at.integer_at[places]
            own = learns[asked]
            self.waiting.append(
                (
                    *(self.round[asked][own], colours[own].astype(np.uint8), facts[own].astype(np.float16)),
                    *(legal[own], places[own], likely[own], expected[own]),
                )
            )
        over = at.step(chosen)
        for table in over.tolist():
            rewards = at.shown.rewards[table]
            self.ended[int(self.round[table])] = (float(rewards[at.learner[table]]) + 1) / at.env.setting.seats
        self.round[over] += at.env.tables
        at.seat_anew(over)


def gains(numbers: Integers, expected: Singles, shares: Singles) -> Singles:
    """Return how much better than expected it went after each decision; those of a round stand one after another."""
    found, later, value, number = np.zeros_like(expected), 0.0, 0.0, -1
    for row in range(len(numbers) - 1, -1, -1):
        if numbers[row] != number:
            number, later, value = numbers[row], 0.0, shares[row]
        later = value - expected[row] + FADES * later
        found[row], value = later, expected[row]
    return found


def work(
    game: str, tables: int, seed: int, device: str, shared: tuple[Worths, Worths], told: Any, moments: Any
) -> None:
    """Play in a process of its own until it is ended; ``told`` counts how often the shared networks have changed."""
    threading.Thread(target=end_with_the_learner, daemon=True).start()
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    own = tuple(copy.deepcopy(each).to(device) for each in shared)
    all_rounds = [Rounds(game, seats, tables * share, seed + seats) for seats, share in SHARES.items()]
    known = 0
    while True:
        for rounds in all_rounds:
            if told.value > known:
                known = told.value
                for mine, theirs in zip(own, shared, strict=True):
                    mine.load_state_dict(theirs.state_dict())
            found = rounds.play(STEPS, *own)
            if len(found.facts):
                moments.put(found)
