// The keyboard's place is not lost when the card or button it was on goes away.
let last: Element | null = null

document.addEventListener('focusin', ({ target }) => (last = target as Element))

/** Put the focus on the hand, or on the first thing to do, if what had it is gone. */
export function keepFocus(): void {
  if (document.activeElement !== document.body || !last || last.isConnected) return
  for (const next of ['[data-zone="hand"] [data-card][tabindex="0"]', 'main [data-action]', 'main button']) {
    const found = document.querySelector<HTMLElement>(next)
    if (found) return found.focus({ preventScroll: true })
  }
}
