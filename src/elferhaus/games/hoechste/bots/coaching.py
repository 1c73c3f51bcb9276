"""What a coach has to know of hoechste: everything lies open but what is chosen in secret."""

from __future__ import annotations

from typing import Any, Final

from elferhaus.bots.coaching import Coaching

COACHING: Final[Coaching[Any]] = Coaching(playouts=100_000, lapses=8)
