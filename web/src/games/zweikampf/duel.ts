// What lies between the two: the pair that was turned last, and those before it that were equal.
import type { Happening } from '../../wire/link.svelte'
import type { ZweikampfTrick, ZweikampfView } from '../../wire/types'

/** Seat 0's card and seat 1's. */
export type Pair = readonly [string, string]

export interface Duel {
  pairs: Pair[]
  /** Who took them; null: equal, and not decided yet. */
  winner: number | null
  /** They were equal as well, but the other had no card to go on with. */
  out: boolean
}

export function duelOf(view: ZweikampfView, happened: readonly Happening[]): Duel | null {
  if (view.tied[0].length) return { pairs: paired(...view.tied), winner: null, out: false }
  const trick = happened.findLast((event) => event.event === 'trick') as ZweikampfTrick | undefined
  return trick ? { pairs: trick.pairs, winner: trick.winner, out: trick.out ?? false } : null
}

function paired(first: readonly string[], second: readonly string[]): Pair[] {
  return first.map((card, i) => [card, second[i] ?? ''])
}
