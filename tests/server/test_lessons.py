"""Lessons over the wire."""

from __future__ import annotations

import json
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from elferhaus.server.http.lessons import taught
from server.houses import GIVE_UP_S, RunningHouse


def test_lessons_can_be_asked_for(house: RunningHouse) -> None:
    with urlopen(f"{house.base}/api/lessons", timeout=GIVE_UP_S) as answer:
        games = json.load(answer)
    assert games == taught()
    with urlopen(f"{house.base}/api/lessons/elfer-raus", timeout=GIVE_UP_S) as answer:
        lesson = json.load(answer)
    assert lesson["ideas"][2]["refused"]["key"] == "row-waits"
    assert lesson["ideas"][0]["action"] == {"do": "lay", "card": "y11"}
    assert lesson["pictures"][0]["view"]["hand"] == ["r14", "y11", "g15"]
    with pytest.raises(HTTPError, match="404"):
        urlopen(f"{house.base}/api/lessons/nothing", timeout=GIVE_UP_S)
