"""What a coach has to know of schwarzer-peter: whoever draws draws blind."""

from __future__ import annotations

from typing import Any, Final

from elferhaus.bots.coaching import Coaching

COACHING: Final[Coaching[Any]] = Coaching(nature="luck", playouts=2_500)
