"""elevens: rows of 1 to 21 with jokers, bridges and bonus cards, and a start variant without them."""

from .game import Elevens

GAME = Elevens()
