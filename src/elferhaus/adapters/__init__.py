"""Doors for learners: the games as environments of PettingZoo, OpenSpiel and Gymnasium, and at many tables at once.

Nothing in the house imports this package, and each module needs only its own extra.
"""

from __future__ import annotations


class MissingExtraError(ImportError):
    """An adapter needs a package that is not installed."""

    def __init__(self, extra: str) -> None:
        """Say in one line what to install."""
        super().__init__(f"this needs a package that is not installed: pip install 'elferhaus[{extra}]'")
