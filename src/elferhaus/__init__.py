"""Elferhaus: the digital home of eleven card games for one deck of number cards.

At a Python prompt, ``elferhaus.Table("elfer-raus")`` is a table to play with.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .table import NotAllowed, Table

__all__ = ["NotAllowed", "Table"]


def __getattr__(name: str) -> Any:
    """Load the table when it is asked for: most programs here need other parts."""
    if name in __all__:
        from . import table  # noqa: PLC0415

        return getattr(table, name)
    raise AttributeError(f"module 'elferhaus' has no attribute {name!r}")
