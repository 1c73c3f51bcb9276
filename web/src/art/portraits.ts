// Everyone at the table looks out of a window of the house.

import { BOTS_DRAWN } from './bots'
import { features, noseDot, type Mood } from './faces'
import { PEOPLE_DRAWN, type Figure } from './people'
import { WEAR } from './wear'

export type { Mood } from './faces'

/** Portraits that people can choose. */
export const PEOPLE: readonly string[] = Object.keys(PEOPLE_DRAWN)
/** Portraits of bots: enough for one person and five bots, with some to spare. */
export const BOTS: readonly string[] = Object.keys(BOTS_DRAWN)

export interface PortraitOptions {
  readonly mood?: Mood
  /** the black dot on the nose of whoever has lost, where a game has one loser */
  readonly dot?: boolean
}

const ARCH = 'M6 120V50a44 44 0 0 1 88 0v70Z'

/** `lea`, or for a bot also how well it plays, which is seen in what it wears: `toaster expert`. */
function drawnAs(id: string): [drawn: Figure | undefined, worn: string] {
  const [name = '', level = ''] = id.split(' ')
  const drawn = PEOPLE_DRAWN[name] ?? BOTS_DRAWN[name]
  return [drawn, (drawn && WEAR[level]?.(drawn)) ?? '']
}

function figure(id: string, { mood = 'neutral', dot = false }: PortraitOptions): string {
  const [drawn, worn] = drawnAs(id)
  if (!drawn) return ''
  // the dot last: it sits on top of glasses and moustaches too
  return drawn.body + features(drawn.face, mood, dot) + (drawn.over ?? '') + worn + (dot ? noseDot(drawn.face) : '')
}

/**
 * A portrait in its window, 100 × 120. Every figure fits under the arch, so a nested viewport is enough to cut off
 * its shoulders, and no clip path with an id is needed. The page may restyle .pane (light in the window), .who
 * and .frame. An unknown id is an empty window.
 */
export function portraitArt(id: string, options: PortraitOptions = {}): string {
  const room = drawnAs(id)[0]?.room ?? 'none'
  return (
    `<svg class="face" viewBox="0 0 100 120" aria-hidden="true"><path class="pane" d="${ARCH}" fill="${room}"/>` +
    `<svg class="who" x="6" y="6" width="88" height="114" viewBox="6 6 88 114">${figure(id, options)}</svg>` +
    `<path class="frame" d="${ARCH}" fill="none" stroke="#FFFBF1" stroke-width="7"/></svg>`
  )
}

/** The figure without its window, cut close: a bot that sits on the sill and keeps somebody's place. */
export function figureArt(id: string, options: PortraitOptions = {}): string {
  return `<svg class="figure" viewBox="6 14 90 104" aria-hidden="true">${figure(id, options)}</svg>`
}
