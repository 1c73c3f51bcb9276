"""ratefix: guessing the sum of the cards in the middle."""

from .game import Ratefix

GAME = Ratefix()
