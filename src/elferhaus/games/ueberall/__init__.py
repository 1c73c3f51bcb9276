"""ueberall: turn a card, and build on wherever it fits."""

from .game import Ueberall

GAME = Ueberall()
