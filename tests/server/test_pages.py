"""The page's files, as the house serves them."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from elferhaus.server.http import pages
from server.houses import RunningHouse
from server.people import fetch

INDEX = '<script type="module" src="/assets/index-old.js"></script>'


def test_a_house_goes_on_with_its_page_when_another_is_installed_under_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "assets" / "index-old.js").write_text("old")
    monkeypatch.setattr(pages, "STATIC", static)
    for remembered in ("_all", "_ready"):
        monkeypatch.setattr(pages, remembered, cache(getattr(pages, remembered).__wrapped__))
    with RunningHouse(tmp_path / "house.db") as house:
        assert fetch(f"{house.base}/") == INDEX.encode()
        shutil.rmtree(static)
        assert fetch(f"{house.base}/assets/index-old.js") == b"old"
        assert fetch(f"{house.base}/") == INDEX.encode()
