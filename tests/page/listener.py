"""Somebody who plays without seeing: only roles, names and what is announced."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from page.people import Visitor

# Everything that is announced, and every heading that the focus is put on, in the order in which it is heard.
HEAR = """
window.heard = []
document.addEventListener('focusin', ({ target }) => {
  if (/^H[1-6]$/.test(target.tagName)) heard.push('#'.repeat(target.tagName[1]) + ' ' + target.textContent)
})
new MutationObserver((records) => {
  for (const { target, addedNodes } of records) {
    if (target.getAttribute?.('aria-live')) heard.push(...[...addedNodes].map(node => node.textContent))
  }
}).observe(document, { childList: true, subtree: true })
"""
TURN, RESULT = "Du bist dran", "## "
MOST_DEEDS = 400
Decide = Callable[[str], tuple[list[str], str]]
BUTTON = re.compile(r"""- '?button "((?:[^"\\]|\\.)*)"( \[[^\n]*\])?""")


class Listener:
    """Hears what a visitor's page says, and asks for its accessibility tree."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.heard: list[str] = []
        visitor.prepare(HEAR)

    def hear(self) -> list[str]:
        """Return what is new."""
        news: list[str] = self.visitor.page.evaluate("since => heard.slice(since)", len(self.heard))
        self.heard += news
        return news

    def wait_for(self, *said: str) -> str:
        """Wait until something is heard that begins like one of these; return it."""
        begins, since = re.compile("|".join(map(re.escape, said))), len(self.heard)
        self.visitor.page.wait_for_function(
            "([since, said]) => heard.slice(since).some(text => said.some(each => text.startsWith(each)))",
            arg=[since, said],
        )
        return next(text for text in self.hear() if begins.match(text))

    def told(self, pattern: str, count: int) -> list[Any]:
        """Wait until so many things of a kind were told; return what was."""
        self.visitor.page.wait_for_function(
            "([pattern, count]) => heard.filter(text => new RegExp(pattern).test(text)).length >= count",
            arg=[pattern, count],
        )
        self.hear()
        return [found for text in self.heard for found in re.findall(pattern, text)]

    def tree(self) -> str:
        """Return the table as a reader finds it: roles and names."""
        return self.visitor.page.get_by_role("main").aria_snapshot()

    def press(self, name: str) -> None:
        self.visitor.page.get_by_role("main").get_by_role("button", name=name, exact=True).first.press("Enter")

    def play(self, decide: Decide) -> None:
        """Play a round: on the own turn ``decide`` reads the tree, and says what to press and what is heard then."""
        for _ in range(MOST_DEEDS):
            if not self.is_over() and TURN not in (tree := self.tree()):
                self.wait_for(TURN, RESULT)
                tree = self.tree()
            if self.is_over():
                return
            names, answer = decide(tree)
            for name in names:
                self.press(name)
            self.wait_for(answer, RESULT)
        raise AssertionError("the round does not end")

    def is_over(self) -> bool:
        """Tell whether the focus was put on the heading of the result."""
        return any(text.startswith(RESULT) for text in self.heard)


def buttons(tree: str) -> list[str]:
    """Return the names of all buttons that can be pressed, in their order."""
    return [name for name, state in BUTTON.findall(tree) if "disabled" not in state]
