// Nothing that appears under a finger which has just tapped can be tapped at once: who taps twice means the first.
const JUST_MS = 2_000 // so long ago a tap has just happened
const LOCKED_MS = 600
const NEAR = 14 // pixels: a finger does not come down at the same point twice

interface Tap {
  x: number
  y: number
  at: number
  /** What was there, and what it does: the same once more is no surprise. */
  there: ReadonlySet<Element>
  deed: string | undefined
}

/** Watch over all buttons of a page, except cards in a hand: a tap there only chooses. */
export function guardTaps(): void {
  let last: Tap | null = null
  addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y, isPrimary }) => {
      if (!isPrimary) return
      const there = buttonsAt(x, y)
      last = { x, y, at: performance.now(), there, deed: deedOf([...there][0]) }
    },
    { capture: true, passive: true },
  )
  new MutationObserver(() => {
    if (!last || performance.now() - last.at > JUST_MS) return
    for (const button of buttonsAt(last.x, last.y)) {
      if (!last.there.has(button) && (!last.deed || deedOf(button) !== last.deed)) lock(button)
    }
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'disabled', 'open', 'inert'] })
}

function buttonsAt(x: number, y: number): Set<Element> {
  const points = [[0, 0], [NEAR, 0], [-NEAR, 0], [0, NEAR], [0, -NEAR]] as const
  const found = points.flatMap(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest('button:not([data-card]), a[href]') ?? [])
  return new Set(found)
}

const deedOf = (button: Element | undefined): string | undefined => (button instanceof HTMLElement ? button.dataset.action : undefined)

function lock(button: Element): void {
  if (button.hasAttribute('data-locked')) return
  button.setAttribute('data-locked', '')
  setTimeout(() => button.removeAttribute('data-locked'), LOCKED_MS)
}
