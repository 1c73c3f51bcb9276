"""A browser of today that acts as if it were one of the page's floor: what came later is taken from it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from elferhaus.server.http.pages import STATIC

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from page.people import Visitor

# What Chromium 94 does not know of scripts; what depends on styles is asked of CSS.supports.
FORGET = """(() => {
  for (const name of ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'])
    delete Array.prototype[name]
  delete URLSearchParams.prototype.size
  delete HTMLElement.prototype.inert
  delete window.structuredClone
  const known = CSS.supports
  const later = /translate|rotate|scale|container|:has|color-mix|dvh/
  CSS.supports = (...asked) => !later.test(asked.join(' ')) && known.apply(CSS, asked)
})()"""
# A declaration whose name or value is not known is dropped, and so is a rule with such a selector; a value made of
# variables is only looked at when it is too late for anything else.
LATER_NAMES = re.compile(r"(?<=[;{])(?:translate|rotate|scale|container-type):[^;{}]*;?")
LATER_VALUES = re.compile(r"(?<=[;{])([\w-]+):([^;{}]*(?:\d[dsl]v[hw]\b|\dcq[whib]\b|color-mix\()[^;{}]*);?")
LATER_RULES = re.compile(r"(?<=[{}])[^{}@]*:has\([^{}]*\{[^{}]*\}")


def of_then(style: str) -> str:
    """Return a style sheet as a browser of then reads it."""
    style = LATER_RULES.sub("", LATER_NAMES.sub("", style))
    style = LATER_VALUES.sub(lambda found: f"{found[1]}:unset;" if "var(" in found[2] else "", style)
    style = style.replace("@container", "@unknown").replace("@supports selector(:has(*))", "@unknown")
    # What is there for those who know it not comes into force.
    return re.sub(r"@supports not [^{]*(?=\{)", "@media all", style)


def make_old(visitor: Visitor) -> None:
    """Let a window forget what came after the floor."""

    def old_style(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        route.fulfill(body=of_then((STATIC / "assets" / name).read_text("utf-8")), content_type="text/css")

    visitor.prepare(FORGET)
    visitor.page.route("**/assets/*.css", old_style)
