// A trick that was turned: all that the page shows of it.
import { parseCard } from '../../art/card'
import type { Happening } from '../../wire/link.svelte'
import type { HoechsteTrick, HoechsteView } from '../../wire/types'

export interface Reveal {
  seq: number
  /** By seat. */
  cards: string[]
  winner: number | null
  number: number
  /** Who has the highest card: several in a tie. */
  best: number[]
  /** How many cards it was about, with those that waited. */
  pot: number
  /** It was the last one. */
  last: boolean
}

export const numberOf = (card: string): number => parseCard(card)?.number ?? 0
export const highest = (cards: readonly string[]): number => Math.max(...cards.map(numberOf))

export function revealOf(happened: readonly Happening[], view: HoechsteView, waited: number): Reveal | null {
  const trick = happened.findLast((event) => event.event === 'trick') as (HoechsteTrick & { seq: number }) | undefined
  if (!trick) return null
  const number = highest(trick.cards)
  return {
    seq: trick.seq,
    cards: trick.cards,
    winner: trick.winner,
    number,
    best: trick.cards.flatMap((card, seat) => (numberOf(card) === number ? [seat] : [])),
    pot: waited + trick.cards.length,
    last: view.left.every((cards) => !cards.length),
  }
}
