"""Greedy play for elfer-raus: that of all games that lay cards to rows."""

from .row_laying import decide

__all__ = ["decide"]
