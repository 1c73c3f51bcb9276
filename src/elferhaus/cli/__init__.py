"""The command line of the house."""

from .app import main

__all__ = ["main"]
