"""See to it that what the tests need is on this machine: a browser and PostgreSQL."""

from __future__ import annotations

from page import chromium
from server import postgres

if __name__ == "__main__":
    chromium.install()
    postgres.install()
