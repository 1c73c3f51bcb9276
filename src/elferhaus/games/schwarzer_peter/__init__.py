"""schwarzer-peter: pairs go, one card stays alone, and nobody wants to be left with it."""

from .game import SchwarzerPeter

GAME = SchwarzerPeter()
