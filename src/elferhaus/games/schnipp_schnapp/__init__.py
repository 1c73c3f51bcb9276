"""schnipp-schnapp: turning cards, and calling before the others do."""

from .game import SchnippSchnapp

GAME = SchnippSchnapp()
