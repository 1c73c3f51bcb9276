"""junior: the small game for children."""

from .game import Junior

GAME = Junior()
