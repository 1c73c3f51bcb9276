"""zweikampf: the higher card takes both, once through the piles or to the last card."""

from .game import Zweikampf

GAME = Zweikampf()
