"""The answer of an experiment as one HTML file that needs no network, with charts by Altair (Vega-Lite)."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

import altair

from .measures import SAID, differences, written

if TYPE_CHECKING:
    from .experiment import Experiment

COLOURS: Final = ["#c8412f", "#2f6fa8", "#3d8b4f", "#d9a514", "#7a4f9a", "#5b5b5b"]
MOST_BARS: Final = 60  # of a histogram
PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title>
<style>
  body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2622; }}
  table {{ border-collapse: collapse; margin: 1rem 0; }}
  th, td {{ padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ddd; }}
  th:first-child, td:first-child {{ text-align: left; }}
  .charts {{ overflow-x: auto; }}
</style></head><body>
<h1>{title}</h1>
<p>{about}</p>
{table}
<ul>{said}</ul>
<div class="charts">{charts}</div>
</body></html>
"""


def page(experiment: Experiment) -> str:
    """Return the whole page."""
    first = experiment.ways[0]
    title = f"{first.game}: {' or '.join(way.label for way in experiment.ways)}?"
    about = (
        f"{experiment.rounds_told} of each way, played by {', '.join(dict.fromkeys(first.bots))}; "
        f"seed {experiment.seed}. Numbers with ± are 95 % intervals. Ways marked * have house rules of the lab."
    )
    said = ""
    for way, found in zip(experiment.ways[1:], experiment.found[1:], strict=True):
        differs = "; ".join(differences(experiment.found[0], found)) or "nothing differs for sure"
        said += f"<li><b>{escape(way.label)}</b>: {escape(differs)}</li>"
    charts = altair.vconcat(_lengths(experiment), _places(experiment)).configure_view(stroke=None)
    drawn = charts.to_html(inline=True, fullhtml=False)
    return PAGE.format(title=escape(title), about=escape(about), table=_table(experiment), said=said, charts=drawn)


def _labels(experiment: Experiment) -> list[str]:
    return [f"{way.label} *" if way.house_rules else way.label for way in experiment.ways]


def _table(experiment: Experiment) -> str:
    head = "".join(f"<th>{escape(label)}</th>" for label in ["", *_labels(experiment)])
    estimates = [dict(found.estimates()) for found in experiment.found]
    rows = []
    for name, (title, _, _, form) in SAID.items():
        if any(name in each for each in estimates):
            cells = "".join(f"<td>{escape(written(each.get(name), form))}</td>" for each in estimates)
            rows.append(f"<tr><td>{title}</td>{cells}</tr>")
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def _colour(experiment: Experiment) -> Any:
    return altair.Color("way:N", title=None, sort=None, scale=altair.Scale(range=COLOURS[: len(experiment.ways)]))


def _lengths(experiment: Experiment) -> Any:
    longest = max(max(found.lengths) for found in experiment.found)
    step = max(1, longest // MOST_BARS)
    rows: dict[tuple[str, int], int] = {}
    for label, found in zip(_labels(experiment), experiment.found, strict=True):
        for length, count in found.lengths.items():
            key = (label, length // step * step)
            rows[key] = rows.get(key, 0) + count
    data = [
        {"way": label, "decisions": at, "share": count / found.rounds}
        for label, found in zip(_labels(experiment), experiment.found, strict=True)
        for (way, at), count in sorted(rows.items())
        if way == label
    ]
    return (
        altair.Chart(altair.InlineData(values=data), title="How long is a round?", width=640, height=220)
        .mark_line(interpolate="step-after", strokeWidth=2)
        .encode(
            x=altair.X("decisions:Q", title="decisions in a round"),
            y=altair.Y("share:Q", title="share of the rounds", axis=altair.Axis(format="%")),
            color=_colour(experiment),
        )
    )


def _places(experiment: Experiment) -> Any:
    data = []
    for label, found in zip(_labels(experiment), experiment.found, strict=True):
        for place, won in enumerate(found.wins):
            each = won.estimate
            data.append(
                {"way": label, "place": place + 1, "share": each.mean, "low": each.mean - each.margin}
                | {"high": each.mean + each.margin}
            )
    title = "Who wins, counted from whoever begins?"
    base = altair.Chart(altair.InlineData(values=data), title=title, width=640, height=220)
    x = altair.X("place:O", title="place after the first player", axis=altair.Axis(labelAngle=0))
    points = base.mark_point(filled=True, size=70).encode(
        x=x,
        xOffset=altair.XOffset("way:N", sort=None),
        y=altair.Y("share:Q", title="share of the wins", axis=altair.Axis(format="%"), scale=altair.Scale(zero=False)),
        color=_colour(experiment),
    )
    lines = base.mark_rule().encode(
        x=x, xOffset=altair.XOffset("way:N", sort=None), y="low:Q", y2="high:Q", color=_colour(experiment)
    )
    return lines + points
