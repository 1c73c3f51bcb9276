"""See to it that what the tests need is on this machine: a browser."""

from __future__ import annotations

from page.chromium import install

if __name__ == "__main__":
    install()
