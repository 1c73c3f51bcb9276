// The keyboard's place is not lost when the card, the button or the screen it was on goes away.
import { announce, wordsOf } from './announcer'

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

/** After a change of screen: begin at its heading. Whoever is somewhere that is still there stays, and hears what it is now. */
export function focusHeading(selector = 'h1'): void {
  const heading = document.querySelector<HTMLElement>(selector)
  if (!heading) return
  if (document.activeElement !== document.body) return announce(wordsOf(heading))
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
