"""The spaces that Gymnasium and PettingZoo share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

if TYPE_CHECKING:
    import numpy.typing as npt

    from elferhaus.adapters.decisions import Setting


class LegalActions(Discrete):
    """All integers of a game; whoever samples without a mask gets one that is ``legal`` now."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal: npt.NDArray[np.int8] | None = None  # a mask, once there is a round

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Draw one by lot."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


def observation_box(setting: Setting) -> Box:
    """Return the space of observations."""
    return Box(0, 1, (setting.observation_size,), np.float32)


def with_mask(setting: Setting) -> Dict:
    """Return the space of observations together with a mask."""
    mask = Box(0, 1, (setting.actions.size,), np.int8)
    return Dict({"observation": observation_box(setting), "action_mask": mask})
