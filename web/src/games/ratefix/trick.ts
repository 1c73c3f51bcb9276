// A trick that was turned up, and where the guesses stand on the line.
import type { Happening } from '../../wire/link.svelte'
import type { RatefixTrick } from '../../wire/types'

export type Trick = RatefixTrick & { seq: number }

export const trickOf = (happened: readonly Happening[]): Trick | null => (happened.findLast((event) => event.event === 'trick') as Trick | undefined) ?? null

export interface Pin {
  seat: number
  sum: number
  /** Where on the line it belongs, and where there is room for it; both from 0 to 1. */
  at: number
  drawn: number
}

/** Put pins side by side in the order of their numbers, each as near to its place as its neighbours allow. */
export function pinsOf(guesses: readonly (number | null)[], least: number, most: number, width: number): Pin[] {
  const pins = guesses
    .flatMap((sum, seat) => (sum === null ? [] : [{ seat, sum, at: (sum - least) / (most - least), drawn: 0 }]))
    .sort((a, b) => a.sum - b.sum)
  for (const pin of pins) pin.drawn = pin.at
  for (let round = 0; round < 12; round++) {
    for (const [i, pin] of pins.entries()) {
      const next = pins[i + 1]
      const missing = next ? width - (next.drawn - pin.drawn) : 0
      if (!next || missing <= 0) continue
      pin.drawn -= missing / 2
      next.drawn += missing / 2
    }
    for (const pin of pins) pin.drawn = Math.max(width / 2, Math.min(1 - width / 2, pin.drawn))
  }
  return pins
}
