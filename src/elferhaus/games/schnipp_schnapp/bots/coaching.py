"""What a coach has to know of schnipp-schnapp: whoever is quick wins."""

from __future__ import annotations

from typing import Any, Final

from elferhaus.bots.coaching import Coaching

COACHING: Final[Coaching[Any]] = Coaching(nature="speed")
