"""The coach: after a match, who was how likely to win and when, what every decision cost, and what was luck."""

from .matches import NoCoachError, coach
from .report import Report

__all__ = ["NoCoachError", "Report", "coach"]
