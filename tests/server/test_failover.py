"""Real processes: houses die or hang, lines are cut, PostgreSQL restarts; nothing told is lost, doubled or split.

``uv run tests/server/failover.py`` does it for half an hour with 300 tables.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from server.chaos import DoomedHouse
from server.failover import GAMES, Story
from server.people import run
from server.postgres import Cluster


def test_tables_go_on_when_houses_die_or_hang_and_when_the_database_restarts(cluster: Cluster, tmp_path: Path) -> None:
    story = Story(cluster, tmp_path, tables=len(GAMES), think=0.15)
    run(story.tell(lambda: False))
    print(story.report())
    assert story.stood.keys() == {"nothing", "kill", "hang", "database", "lines"}
    assert story.acknowledged > len(GAMES) * len(story.stood)


def test_houses_that_are_started_at_the_same_time_are_each_known_by_their_own_process(tmp_path: Path) -> None:
    houses = [DoomedHouse(tmp_path / f"{number}" / "house.db") for number in range(8)]
    for house in houses:
        Path(house.settings.file).parent.mkdir()
    try:
        with ThreadPoolExecutor(len(houses)) as threads:
            list(threads.map(DoomedHouse.start, houses))
        assert len({house.pid for house in houses}) == len(houses)
    finally:
        for house in houses:
            house.close()
