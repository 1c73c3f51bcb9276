"""Where the browser for the tests is, and how it gets there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The first is the same browser without windows and menus, which take a fifth of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Few processes: a new one for every page of a test takes longer than the page.
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
    "--disable-features=IsolateOrigins,site-per-process,BackForwardCache",
]

MISSING = """\
The tests of the page need Chromium, which could not be installed here. Install it (Debian: apt-get install chromium,
Fedora: dnf install chromium, macOS: brew install --cask chromium), or set ELFERHAUS_CHROMIUM to where it is."""


def found() -> str | None:
    """Return this machine's Chromium; None stands for the one that Playwright brings."""
    return os.environ.get("ELFERHAUS_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """See to it that there is a Chromium: the system's package where that is possible, else Playwright's."""
    if found() is not None:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-q"], check=False)
        for name in NAMES[:2]:
            if found() is None:
                subprocess.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", name], check=False)
    if found() is None:
        playwright = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        if playwright.returncode:
            raise SystemExit(MISSING)


if __name__ == "__main__":
    install()
