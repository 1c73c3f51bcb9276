"""The terminal: lines break at spaces, and never at the narrow ones that French has before its signs."""

from __future__ import annotations

import re

from rich import _wrap
from rich.console import Console

__all__ = ["Console"]

# It takes every kind of space for one at which a line may end, and offers no other way to say which ones may not.
_wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")
