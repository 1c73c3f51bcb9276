"""What a coach has to know of junior."""

from __future__ import annotations

from typing import Any, Final

from elferhaus.bots.coaching import Coaching
from elferhaus.games.row_laying.bots.coaching import reshuffled

COACHING: Final[Coaching[Any]] = Coaching(playouts=400_000, lapses=8, reshuffled=reshuffled)
