// What lies between the two: the pair that was turned last, and those before it that were equal.
import type { Happening } from '../../wire/link.svelte'
import type { ZweikampfTrick, ZweikampfView } from '../../wire/types'

/** Seat 0's card and seat 1's. */
export type Pair = readonly [string, string]

export interface Duel {
  pairs: Pair[]
  /** Who took them; null: equal, and not decided yet. */
  winner: number | null
}

export function duelOf(view: ZweikampfView, happened: Happening[]): Duel | null {
  if (view.tied[0].length) return { pairs: paired(...view.tied), winner: null }
  const trick = happened.findLast((event) => event.event === 'trick') as ZweikampfTrick | undefined
  return trick ? decided(view, trick) : null
}

/** The winner's own cards are the first half of what was just won, and the last card of that half is the one that won. */
function decided(view: ZweikampfView, { cards, winner }: ZweikampfTrick): Duel {
  if (winner === null) return { pairs: [cards], winner }
  const won = view.won[winner] ?? []
  const own = cards[winner] ?? ''
  const steps = Math.max(1, won.length - 1 - won.lastIndexOf(own))
  const taken = won.slice(won.length - 2 * steps)
  const [mine, theirs] = [taken.slice(0, steps), taken.slice(steps)]
  return { pairs: winner === 0 ? paired(mine, theirs) : paired(theirs, mine), winner }
}

function paired(first: readonly string[], second: readonly string[]): Pair[] {
  return first.map((card, i) => [card, second[i] ?? ''])
}
