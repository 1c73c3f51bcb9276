"""Prizes of junior."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from elferhaus.games.row_laying.prizes import BASKET, KEYSTONE, LONG_TURN

# With five cards each, two in one turn are many.
PRIZES: Final = (KEYSTONE, replace(LONG_TURN, worth=2), BASKET)
