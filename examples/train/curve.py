"""Draw what the networks won while they learned: ``uv run --extra lab examples/train/curve.py elfer-raus elevens``.

It reads ``curves/GAME.csv`` beside this file (the ``curve.csv`` of a run) and writes a picture of ``docs/research.md``.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Any, Final

import altair as alt

HERE: Final = Path(__file__).resolve().parent
PICTURE: Final = HERE.parents[1] / "docs" / "pictures" / "learning.svg"
INK: Final = "#1c2440"


def points(games: list[str]) -> list[dict[str, Any]]:
    """Return a row for every look at every number of players."""
    found = []
    for game in games:
        with (HERE / "curves" / f"{game}.csv").open(newline="") as file:
            for row in csv.DictReader(file):
                for seats in (2, 4):
                    share = float(row[f"wins_of_{seats}"])
                    found.append(
                        {
                            "game": game,
                            "decisions": int(row["decisions"]),
                            "players": f"{seats} players",
                            "share": share,
                        }
                    )
    return found


def main(games: list[str]) -> None:
    """Draw one panel a game; dashes are what a seat wins among equals."""
    chart = (
        alt.Chart(alt.Data(values=points(games)))
        .mark_line(point=True, strokeWidth=2.5)
        .encode(
            x=alt.X("decisions:Q", title="decisions learned from", axis=alt.Axis(format="~s", tickCount=5)),
            y=alt.Y(
                "share:Q", title="rounds won among thumb", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])
            ),
            color=alt.Color(
                "players:N",
                title=None,
                scale=alt.Scale(domain=["2 players", "4 players"], range=["#2459b3", "#c22f2f"]),
            ),
        )
        .properties(width=300, height=220)
    )
    even = (
        alt.Chart(alt.Data(values=[{"even": 0.5}, {"even": 0.25}]))
        .mark_rule(strokeDash=[4, 4], color=INK, opacity=0.5)
        .encode(y="even:Q")
    )
    panels = alt.hconcat(
        *[alt.layer(even, chart.transform_filter(alt.datum.game == game)).properties(title=game) for game in games],
        background="#fbf7ef",
    )
    panels.save(str(PICTURE))


if __name__ == "__main__":
    main(sys.argv[1:])
