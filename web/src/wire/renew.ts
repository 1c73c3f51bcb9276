// A page that is older than its house loads itself anew: once for each reason, so never again and again.

import { allKept } from './seats'

/** The build that this page is: its first script is named after all that it leads to. */
export const BUILD = /\/index-([\w-]+)\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '')?.[1] ?? ''

/** Why this page was loaded anew before. */
const reasons = (): string[] => history.state?.renewed ?? []

/** Load the page anew if the house answers, nothing is lost, and that was not done for the same reason before. */
export async function renew(why: string): Promise<void> {
  if (reasons().includes(why) || !allKept() || location.pathname === '/replay') return // a file that was opened there would be gone
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  history.replaceState({ ...history.state, renewed: [...reasons(), why] }, '')
  location.reload()
}

/** A script that is gone: the house was renewed since this page was loaded. */
addEventListener('vite:preloadError', ({ payload }) => void renew(payload.message))
