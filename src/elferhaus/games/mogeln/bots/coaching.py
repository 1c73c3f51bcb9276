"""What a coach has to know of mogeln."""

from __future__ import annotations

from typing import Any, Final

from elferhaus.bots.coaching import Coaching

COACHING: Final[Coaching[Any]] = Coaching(playouts=40_000)
