// Whatever follows things on the page looks at them again when something has changed, and in every frame while something
// moves; while all is still, nothing is measured.

const OWN_MARKS = new Set(['data-lit', 'data-better']) // what is written here by those who look

/** An animation without an end is an ornament, such as a lamp that flickers: nothing goes anywhere by it. */
const isMoving = (): boolean =>
  document.getAnimations().some((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity)

export interface Watch {
  /** Look once more, before the next picture. */
  soon: () => void
  stop: () => void
}

/** Call `look` now, after every change of the page, and in every frame as long as something moves. */
export function whileMoving(look: () => void): Watch {
  let frame = 0
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      look()
      if (isMoving()) soon()
    })
  }
  const changes = new MutationObserver((all) => {
    if (all.some(({ attributeName }) => attributeName === null || !OWN_MARKS.has(attributeName))) soon()
  })
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const sizes = new ResizeObserver(soon)
  sizes.observe(document.body)
  const events = new AbortController()
  const always = { capture: true, passive: true, signal: events.signal }
  for (const name of ['scroll', 'resize', 'transitionrun', 'animationstart']) addEventListener(name, soon, always)
  soon()
  return {
    soon,
    stop: () => {
      cancelAnimationFrame(frame)
      frame = -1 // nothing begins any more
      changes.disconnect()
      sizes.disconnect()
      events.abort()
    },
  }
}
