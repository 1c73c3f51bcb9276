"""hoechste: everyone the same eleven numbers, chosen in secret; the highest takes all."""

from .game import Hoechste

GAME = Hoechste()
