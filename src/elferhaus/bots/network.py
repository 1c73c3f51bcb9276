"""A learned judge of actions: a small network that says what every one is worth, in plain NumPy.

It is learned elsewhere (``examples/train``). What it takes and gives suits games whose cards have colours and numbers:
planes of cards for each colour and a few facts about the table; and as its answer a worth for each kind of action with
each card, for each kind that goes from one colour to another, and for the few others. All colours share weights: what
was learned of red holds for blue.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from elferhaus.core.game import View

from .by_rule import ByRule

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair

    from .tables import Singles

V = TypeVar("V", bound=View)

COLOURS: Final = 4
NUMBERS: Final = 21


class Shape(NamedTuple):
    """How large everything is."""

    planes: int  # sets of cards that are seen of each colour
    facts: int  # numbers about the table
    kinds: int  # of actions with one card
    others: int  # actions without a card
    pair_kinds: int = 0  # of actions with one card that go to another colour
    width: int = 96
    deeper: int = 0  # further layers in the middle
    pair_width: int = 48

    @property
    def places(self) -> int:
        """How many worths there are."""
        return COLOURS * NUMBERS * (self.kinds + COLOURS * self.pair_kinds) + self.others


class MissingNumPyError(ImportError):
    """Somebody wants a learned player where NumPy is not installed."""

    def __init__(self) -> None:
        """Say in one line what to install."""
        super().__init__("the player “network” needs NumPy: pip install 'elferhaus[fast]'")


def has_numpy() -> bool:
    """Tell whether a learned player can play."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        return False
    return True


class Network:
    """Weights by name, as ``examples/train/model.py`` has learned them."""

    def __init__(self, weights: dict[str, Singles]) -> None:
        """Keep the weights."""
        self._weights = weights
        self._deeper = sum(name.startswith("deeper_all.") for name in weights)

    def worths(self, colours: Singles, facts: Singles) -> Singles:
        """Say what every action is worth: those of each colour, those between two, and the others, one after another.

        ``colours`` has a row for each colour: its planes, one after another.
        """
        import numpy as np

        seen = np.maximum(self._linear("see", colours) + self._linear("see_table", facts), 0)
        of_all = self._linear("join_all", seen.mean(0)) + self._linear("join_table", facts)
        joined = np.maximum(self._linear("join", seen) + of_all, 0)
        for layer in range(self._deeper):
            of_all = self._linear(f"deeper_all.{layer}", joined.mean(0))
            joined += np.maximum(self._linear(f"deeper.{layer}", joined) + of_all, 0)
        found = [self._linear("of_colour", joined).reshape(-1)]
        if "of_pair.weight" in self._weights:
            pairs = self._linear("pair_from", joined)[:, None] + self._linear("pair_to", joined)[None]
            found.append(self._linear("of_pair", np.maximum(pairs, 0)).reshape(-1))
        rest = np.maximum(self._linear("rest", joined.mean(0)) + self._linear("rest_table", facts), 0)
        worths: Singles = np.concatenate([*found, self._linear("of_rest", rest)])
        return worths

    def _linear(self, name: str, given: Singles) -> Singles:
        made: Singles = given @ self._weights[f"{name}.weight"]
        bias = self._weights.get(f"{name}.bias")
        return made if bias is None else made + bias


@cache
def loaded(package: str) -> Network:
    """Return the network that lies beside a room's bots."""
    if not has_numpy():
        raise MissingNumPyError
    import numpy as np

    with (files(package) / "network.npz").open("rb") as file, np.load(file) as kept:
        return Network({name: np.ascontiguousarray(kept[name].T, np.float32) for name in kept.files})


def learned(
    package: str,
    thumb: Callable[[Chair[V], Random], Action],
    numbers: Callable[[Chair[V], Action], tuple[Singles, Singles]],
    place_of: Callable[[Action], int],
) -> ByRule[V]:
    """Return the player whose network lies in a package.

    ``numbers`` says what it takes, from a chair and what the rule of thumb would do; ``place_of`` where it says what an
    action is worth.
    """

    def decide(chair: Chair[V], rng: Random) -> Action:
        legal: list[Any] = [choice for choice in chair.legal if not choice.call]
        best: Action = legal[0]
        if len(legal) > 1:
            worths = loaded(package).worths(*numbers(chair, thumb(chair, rng)))
            best = max(legal, key=lambda action: worths[place_of(action)])
        return best

    return ByRule(decide)
