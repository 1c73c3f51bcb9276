"""``docs/security.md`` names the tests that show what stops each threat: every one of them exists."""

from __future__ import annotations

import re
from pathlib import Path

HOUSE = Path(__file__).parent.parent
PAGE = (HOUSE / "docs" / "security.md").read_text("utf-8")
ROWS = [row for row in PAGE.splitlines() if row.startswith("|") and not re.match(r"\|(---| threat )", row)]


def test_every_test_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    defined = {
        name
        for file in (HOUSE / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
    }
    assert named <= defined, named - defined


def test_every_threat_has_what_stops_it_and_a_test() -> None:
    assert len(ROWS) >= 25
    for row in ROWS:
        _, threat, stops, shown, _ = row.split("|")
        assert threat.strip(), row
        assert stops.strip(), row
        assert re.search(r"`test_\w+`", shown), row
