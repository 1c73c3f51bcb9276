// A trick that was turned: all that the page shows of it.
import { parseCard } from '../../art/card'
import type { Happening } from '../../wire/link.svelte'
import type { HoechsteTrick } from '../../wire/types'

/** As the house has it; the cards by seat. */
export type Reveal = HoechsteTrick & { seq: number }

export const numberOf = (card: string): number => parseCard(card)?.number ?? 0

export function revealOf(happened: readonly Happening[]): Reveal | null {
  return (happened.findLast((event) => event.event === 'trick') as Reveal | undefined) ?? null
}
