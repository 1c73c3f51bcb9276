"""mogeln: counting aloud, laying face down, and doubting."""

from .game import Mogeln

GAME = Mogeln()
