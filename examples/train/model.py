"""The network that learns, in PyTorch: what ``elferhaus.bots.network`` computes, with the same names for weights."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import nn
from torch.nn.functional import relu

from elferhaus.bots.network import NUMBERS, Shape

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path


class Worths(nn.Module):
    """What every action is worth, from what a seat sees. Colours are alike, and share weights."""

    def __init__(self, shape: Shape) -> None:
        """Begin by chance."""
        super().__init__()
        width = shape.width
        self.see = nn.Linear(shape.planes * NUMBERS, width)
        self.see_table = nn.Linear(shape.facts, width, bias=False)
        self.join = nn.Linear(width, width)
        self.join_all = nn.Linear(width, width, bias=False)
        self.join_table = nn.Linear(shape.facts, width, bias=False)
        self.deeper = nn.ModuleList([nn.Linear(width, width) for _ in range(shape.deeper)])
        self.deeper_all = nn.ModuleList([nn.Linear(width, width, bias=False) for _ in range(shape.deeper)])
        self.of_colour = nn.Linear(width, NUMBERS * shape.kinds)
        self.rest = nn.Linear(width, width)
        self.rest_table = nn.Linear(shape.facts, width, bias=False)
        self.of_rest = nn.Linear(width, shape.others)
        self.has_pairs = bool(shape.pair_kinds)
        if self.has_pairs:
            self.pair_from = nn.Linear(width, shape.pair_width)
            self.pair_to = nn.Linear(width, shape.pair_width, bias=False)
            self.of_pair = nn.Linear(shape.pair_width, NUMBERS * shape.pair_kinds)

    def forward(self, colours: torch.Tensor, facts: torch.Tensor) -> torch.Tensor:
        """Return a row of worths for every seat that looks."""
        many = len(facts)
        seen = relu(self.see(colours) + self.see_table(facts)[:, None])
        joined = relu(self.join(seen) + (self.join_all(seen.mean(1)) + self.join_table(facts))[:, None])
        for each, of_all in zip(self.deeper, self.deeper_all, strict=True):
            joined = joined + relu(each(joined) + of_all(joined.mean(1))[:, None])
        found = [self.of_colour(joined).reshape(many, -1)]
        if self.has_pairs:
            pairs = relu(self.pair_from(joined)[:, :, None] + self.pair_to(joined)[:, None])
            found.append(self.of_pair(pairs).reshape(many, -1))
        rest = relu(self.rest(joined.mean(1)) + self.rest_table(facts))
        return torch.cat([*found, self.of_rest(rest)], 1)

    def move_towards(self, other: Worths, share: float) -> None:
        """Become a mean of the own weights and, by a share, another's."""
        with torch.no_grad():
            torch._foreach_lerp_(list(self.parameters()), list(other.parameters()), share)

    def write(self, file: Path) -> None:
        """Write the weights as the bot loads them."""
        kept = {name: each.detach().cpu().numpy().astype(np.float16) for name, each in self.state_dict().items()}
        with file.open("wb") as opened:
            np.savez_compressed(opened, **kept)

    def read(self, file: Traversable) -> None:
        """Take over weights that were written."""
        with file.open("rb") as opened, np.load(opened) as kept:
            self.load_state_dict({name: torch.from_numpy(kept[name].astype(np.float32)) for name in kept.files})
