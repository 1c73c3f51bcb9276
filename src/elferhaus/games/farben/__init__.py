"""farben: collect one colour."""

from .game import Farben

GAME = Farben()
