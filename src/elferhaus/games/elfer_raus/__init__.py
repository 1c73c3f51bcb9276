"""elfer-raus: the basic game of the family, with three variants and three editions."""

from .game import ElferRaus

GAME = ElferRaus()
