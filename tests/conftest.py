"""For all tests."""

from __future__ import annotations

# A browser and a house for tests of the page, wherever they stand; whoever asks for neither pays for neither.
pytest_plugins = ("page.fixtures",)
