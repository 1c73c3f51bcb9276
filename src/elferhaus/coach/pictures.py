"""The coach's report as one HTML file that needs no network, with the curve by Altair (Vega-Lite)."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

import altair

from elferhaus.words import say

from .sentences import better, dear, done, percent, sentences, summed, swing, why, word

if TYPE_CHECKING:
    from elferhaus.words import Language

    from .report import Report

COLOURS: Final = ["#c8412f", "#2f6fa8", "#3d8b4f", "#d9a514", "#7a4f9a", "#5b5b5b"]
PERCENT: Final = {"de": "\u202f%", "fr": "\u202f%"}  # elsewhere no space comes before the sign
PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title>
<style>
  body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2622; }}
  table {{ border-collapse: collapse; margin: 1rem 0; }}
  th, td {{ padding: .3rem .8rem; text-align: left; border-bottom: 1px solid #ddd; vertical-align: top; }}
  td.number, th.number {{ text-align: right; font-variant-numeric: tabular-nums; }}
  .wide {{ overflow-x: auto; }}
  .vega-embed {{ width: 100%; }}
  .dear li {{ margin: .8rem 0; max-width: 44rem; }}
  .about {{ color: #5b5550; max-width: 44rem; }}
</style></head><body>
<h1>{title}</h1>
{parts}
</body></html>
"""


def page(report: Report, language: Language) -> str:
    """Return the whole page."""
    title = f"{say(language, f'game-{report.game}')} · {say(language, 'coach')}"
    if report.reactions:
        parts = f"<h2>{_say(language, 'coach-speed')}</h2>{_list(sentences(language, report))}"
    else:
        parts = (
            f"<h2>{_say(language, 'coach-curve')}</h2><p class=about>{_say(language, 'coach-curve', 'about')}</p>"
            f"<div class=wide>{_curve(report, language)}</div>"
            f"<details><summary>{_say(language, 'coach-table')}</summary>"
            f"<div class=wide>{_numbers(report, language)}</div></details>"
            f"<h2>{_say(language, 'coach-swings')}</h2>{_list(swing(language, report, at) for at in report.swings)}"
            f"<h2>{_say(language, 'coach-luck')}</h2>{_list(sentences(language, report))}"
            f"<div class=wide>{_balances(report, language)}</div>"
            f"<p class=about>{_say(language, 'coach-luck', 'about')}</p>{_decisions(report, language)}"
        )
    return PAGE.format(language=language, title=escape(title), parts=parts)


def _say(language: Language, key: str, attribute: str | None = None, **details: Any) -> str:
    return escape(say(language, key, attribute, **details))


def _list(lines: Any) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _table(head: list[str], rows: list[list[str]], numbers: int = 99) -> str:
    """Return a table; from so many columns on they have numbers."""

    def cells(kind: str, row: list[str]) -> str:
        return "".join(
            f"<{kind}{' class=number' if at >= numbers else ''}>{escape(cell)}</{kind}>" for at, cell in enumerate(row)
        )

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f"<table><tr>{cells('th', head)}</tr>{body}</table>"


def _curve(report: Report, language: Language) -> str:
    step, chance, player, what = (
        say(language, key) for key in ("replay-step-number", "coach-curve", "coach-player", "replay-moves")
    )
    names = [f"{seat + 1} {name}" for seat, name in enumerate(report.players)]
    rows = [
        {
            "step": at,
            "player": names[seat],
            "chance": share,
            "what": done(language, report, moment),
        }
        for at, moment in enumerate(report.moments)
        for seat, share in enumerate(moment.chances)
    ]
    swings = [
        {"step": at, "player": names[seat], "chance": share, "what": swing(language, report, at)}
        for at in report.swings
        for seat, share in enumerate(report.moments[at].chances)
    ]
    colour = altair.Color(
        "player:N",
        title=player,
        sort=names,
        scale=altair.Scale(range=COLOURS[: len(names)]),
        legend=altair.Legend(orient="bottom", columns=2),
    )
    tips = [
        altair.Tooltip("step:Q", title=step),
        altair.Tooltip("player:N", title=player),
        altair.Tooltip("chance:Q", title=chance, format=".0%"),
        altair.Tooltip("what:N", title=what),
    ]
    x = altair.X("step:Q", title=step, axis=altair.Axis(tickMinStep=1))
    y = altair.Y("chance:Q", title=chance, axis=altair.Axis(format="%"), scale=altair.Scale(domain=[0, 1]))
    base = altair.Chart(altair.InlineData(values=rows))
    lines = base.mark_line(interpolate="step-after", strokeWidth=2).encode(x=x, y=y, color=colour, tooltip=tips)
    marks = altair.Chart(altair.InlineData(values=swings)).mark_point(filled=True, size=60)
    drawn = (lines + marks.encode(x=x, y=y, color=colour, tooltip=tips)).properties(width="container", height=320)
    numbers = {"decimal": ".", "thousands": "", "grouping": [3], "currency": ["", ""]}
    locale = {**numbers, "percent": PERCENT.get(language, "%")}
    shown = {"formatLocale": locale, "actions": False}  # the menu beside a chart speaks English only
    html: str = drawn.configure_view(stroke=None).to_html(inline=True, fullhtml=False, embed_options=shown)
    return html


def _numbers(report: Report, language: Language) -> str:
    rows = [
        [
            f"{at}",
            done(language, report, moment),
            word(language, moment),
            *(percent(chance) for chance in moment.chances),
        ]
        for at, moment in enumerate(report.moments)
    ]
    head = [say(language, "replay-step-number"), say(language, "replay-moves"), "", *report.players]
    return _table(head, rows, 3)


def _balances(report: Report, language: Language) -> str:
    keys = ("coach-player", "coach-even", "coach-cards", "coach-own", "coach-others", "coach-result")
    rows = [[name, *summed(each)] for name, each in zip(report.players, report.balances, strict=True)]
    return _table([say(language, key) for key in keys], rows, 1)


def _decisions(report: Report, language: Language) -> str:
    items = []
    for moment in dear(report):
        assert moment.verdict is not None
        cost = say(language, "coach-cost", points=round(100 * moment.verdict.cost))
        lines = f"{word(language, moment)}, {cost}", better(language, report, moment), why(language, report, moment)
        told = "<br>".join(escape(line) for line in lines if line)
        what = escape(done(language, report, moment))
        items.append(f"<li value={report.moments.index(moment)}><b>{what}</b><br>{told}</li>")
    return f"<h2>{_say(language, 'coach-dear')}</h2><ol class=dear>{''.join(items)}</ol>" if items else ""
