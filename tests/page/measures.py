"""What can be measured about a page's looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.base import AXE_SCRIPT

from elferhaus.words import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from page.people import Visitor

SMALL_PHONE = {"width": 360, "height": 740}
SIZES = {
    "small": (360, 740),
    "phone": (390, 844),
    "short": (667, 375),
    "lying": (844, 390),
    "upright": (768, 1024),
    "tablet": (1024, 768),
    "desktop": (1440, 900),
}

# The windows of tests are not painted (page/fixtures.py): what looks at them is done with the light on; what only reads
# leaves pictures undrawn, since nothing is read in them, and none is larger for what is drawn in it.
WITH_LIGHT = """async (look, isDrawn = false) => {
  const dark = document.adoptedStyleSheets
  document.adoptedStyleSheets = isDrawn ? [] : dark.slice(1)
  try { return await look() } finally { document.adoptedStyleSheets = dark }
}"""

# Whatever can be read must be inside the window and inside its own box. A hand may be panned, a sheet scrolled.
OVERFLOWING = """() => {
  const wrong = []
  const width = document.documentElement.clientWidth
  const whole = document.documentElement.scrollWidth
  if (whole > width + 1) wrong.push(`the page is ${whole} wide`)
  const scrolls = node => { for (; node; node = node.parentElement) {
    const { overflowX } = getComputedStyle(node)
    if (overflowX === 'auto' || overflowX === 'scroll') return true } return false }
  for (const node of document.querySelectorAll('body *')) {
    const text = [...node.childNodes].some(child => child.nodeType === 3 && child.textContent.trim())
    if (!text || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (node.closest('.hidden-words, svg, [inert]')) continue
    const box = node.getBoundingClientRect()
    if (!box.width || !box.height) continue
    const name = `${node.tagName.toLowerCase()}.${node.className}: ${node.textContent.trim().slice(0, 40)}`
    if ((box.left < -1 || box.right > width + 1) && !scrolls(node)) wrong.push(`outside the window: ${name}`)
    const style = getComputedStyle(node)
    const named = node.closest('[data-seat], [data-run], [data-lead], [data-prize]')
    const mayBeCut = style.textOverflow === 'ellipsis' && named  // a long name
    if (style.display !== 'inline' && node.scrollWidth > node.clientWidth + 2 && !mayBeCut && !scrolls(node))
      wrong.push(`too long for its box (${node.scrollWidth} > ${node.clientWidth}): ${name}`)
  }
  return wrong
}"""

# WCAG wants 24 pixels; a child's finger wants 44. Cards that others cover in part are measured by what is seen of them.
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a[href], input, select, [role=button]')]
  .filter(node => node.checkVisibility({ visibilityProperty: true }) && !node.closest('[inert], .hidden-words'))
  .filter(node => !node.matches('[data-card], [data-place] *'))
  .map(node => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([node, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${node.outerHTML.slice(0, 120)}`)"""


def overflowing(page: Page) -> list[str]:
    """Return what sticks out of the window or of its own box."""
    found: list[str] = page.evaluate(f"() => ({WITH_LIGHT})({OVERFLOWING})")
    return found


# Words that go over two lines: where the browser hyphenates them, that is fine; the one of the tests does not.
BROKEN_WORDS = """() => {
  const broken = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    if (!around?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (around.closest('.hidden-words, svg') || text.data.includes('/')) continue  // an address breaks anywhere
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]{4,}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}"""

# Every language as if it were chosen in another window: this one follows.
IN_EVERY_LANGUAGE = f"""async languages => {{
  const next = () => new Promise(requestAnimationFrame)
  const found = {{}}
  for (const language of languages) {{
    const kept = JSON.parse(localStorage.getItem('elferhaus.settings') ?? '{{}}')
    localStorage.setItem('elferhaus.settings', JSON.stringify({{ ...kept, language }}))
    dispatchEvent(new StorageEvent('storage', {{ key: 'elferhaus.settings' }}))
    while (document.documentElement.lang !== language) await next()
    await next()
    await next()
    found[language] = await ({WITH_LIGHT})(() => [...({OVERFLOWING})(), ...({BROKEN_WORDS})()])
  }}
  return found
}}"""


def fits_in_five_languages(page: Page) -> None:
    """Fail if a word is too long in any of the languages, or broken in the middle."""
    found: dict[str, list[str]] = page.evaluate(IN_EVERY_LANGUAGE, list(LANGUAGES))
    assert not any(found.values()), found


# Where the table was during a round, as it was drawn: only what differs from the picture before.
WATCH_THE_BOARD = """() => {
  window.boards = []
  const look = () => {
    const board = document.querySelector("[data-phase='playing'] .stage > .middle")
    const at = board && [board.offsetTop - board.parentElement.offsetTop, board.offsetHeight]
    if (at && String(window.boards.at(-1)) !== String(at)) window.boards.push(at)
    requestAnimationFrame(look)
  }
  look()
}"""


def watch_the_board(page: Page) -> None:
    """Begin to note where the table lies."""
    page.evaluate(WATCH_THE_BOARD)


def boards(page: Page) -> list[list[int]]:
    """Return where the table has been since."""
    found: list[list[int]] = page.evaluate("window.boards")
    return found


def small_targets(page: Page) -> list[str]:
    """Return what a finger would miss."""
    found: list[str] = page.evaluate(SMALL_TARGETS)
    return found


# Pictures are paths by the hundred, which are hidden from those who listen and without words: axe need not walk them.
EMPTY_PICTURES = """() => {
  for (const picture of document.querySelectorAll('svg'))
    if (picture.closest('[aria-hidden=true]') && !picture.querySelector('text')) picture.replaceChildren()
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """Return what axe has to say, about everything or by some of its rules; pictures are empty from then on."""
    page.evaluate(EMPTY_PICTURES)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    only = {"runOnly": {"type": "rule", "values": list(rules)}} if rules else {}
    found = page.evaluate(
        f"options => ({WITH_LIGHT})(async () => (await axe.run(options)).violations)",
        {"resultTypes": ["violations"], **only},
    )
    return [f"{each['id']}: {node['target']} {node['html'][:160]}" for each in found for node in each["nodes"]]


def accessible_in_both_themes(visitor: Visitor) -> None:
    """Fail if axe has anything to say. Only contrasts change with the colours, so the rest is looked at once."""
    for theme, rules in (("light", ()), ("dark", ("color-contrast",))):
        visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        visitor.page.wait_for_selector(f"html[data-theme='{theme}']")
        found = violations(visitor.page, *rules)
        assert found == [], found


# Whatever can be tapped is tapped in its middle, or in the middle of what is seen of it. What pans may be out of sight.
# What has just appeared under a finger waits a moment: that is no fault, and may begin whenever something changes.
UNREACHABLE = """async () => {
  while (document.querySelector('[data-locked]')) await new Promise(requestAnimationFrame)
  const pans = (node) => {
    for (let up = node.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      if (/auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1) return true
      if (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1) return true
    }
    return false
  }
  const top = document.querySelector('dialog[open]')
  return [...document.querySelectorAll('button, a[href], input, select, [role=button], [data-place][data-action]')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((node) => !node.closest('[inert], .hidden-words'))
    .filter((node) => !top || top.contains(node))
    .flatMap((node) => {
      const { left, top, width, height } = node.getBoundingClientRect()
      if (!width || !height) return []
      if (pans(node)) return []
      const at = (part) => document.elementFromPoint(left + width * part, top + height / 2)
      const hit = (found) => found && (node.contains(found) || found.closest('label')?.contains(node))
      const found = at(0.5)
      // In a full fan a card shows only its side: that is where it is tapped.
      if (hit(found) || (node.dataset.card && (hit(at(0.15)) || hit(at(0.85))))) return []
      const by = found ? `${found.tagName.toLowerCase()}.${found.getAttribute('class')}` : 'the edge of the window'
      const what = node.dataset.card ?? node.dataset.action ?? node.textContent.trim().slice(0, 20)
      return [`${node.tagName.toLowerCase()} ${what} under ${by}`]
    })
}"""


# A control lies over nothing that is to be read. Cards lie over each other, and places are full of them.
BURIED = """() => {
  const own = (node) => [...node.childNodes].filter((child) => child.nodeType === 3 && child.data.trim())
  const within = document.querySelector('dialog[open]') ?? document.body
  const all = (selector) => [...within.querySelectorAll(selector)].filter((node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !node.closest('.hidden-words, svg'))
  const controls = all('button:not([data-card], [data-place], [data-place] *), a[href]')
  const words = all('*').filter((node) => own(node).length && !node.closest('[data-card]'))
  const inside = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  })
  const seen = (node, box) => {  // what scrolls shows a part
    for (let up = node.parentElement; up; up = up.parentElement) {
      const { display, overflowY } = getComputedStyle(up)
      if (display !== 'contents' && overflowY !== 'visible') box = inside(box, up.getBoundingClientRect())
    }
    return box
  }
  const range = document.createRange()
  const found = []
  for (const node of words) for (const text of own(node)) {
    range.selectNodeContents(text)
    for (const line of range.getClientRects()) for (const control of controls) {
      if (control.contains(node) || node.contains(control)) continue
      const both = inside(seen(node, line), seen(control, control.getBoundingClientRect()))
      if (both.right - both.left < 5 || both.bottom - both.top < 7) continue
      const hit = document.elementFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2)
      if (!control.contains(hit) && !node.contains(hit)) continue  // something lies over both
      found.push(`${text.data.trim().slice(0, 30)} and ${control.dataset.action ?? control.textContent.trim()}`)
    }
  }
  return found
}"""


def buried(page: Page) -> list[str]:
    """Return words that a control lies over, or that lie over a control."""
    found: list[str] = page.evaluate(f"() => ({WITH_LIGHT})({BURIED}, true)")
    return found


def unreachable(page: Page) -> list[str]:
    """Return what can be tapped, but lies under something else or outside of the window."""
    found: list[str] = page.evaluate(f"() => ({WITH_LIGHT})({UNREACHABLE}, true)")
    return found
