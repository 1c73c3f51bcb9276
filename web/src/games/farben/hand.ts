// The own hand, sorted into shelves: one for each colour.
import { parseCard } from '../../art/card'
import { COLOURS, type Colour } from '../../art/suits'
import type { FarbenView } from '../../wire/types'

export interface Shelf {
  colour: Colour
  /** From low to high. */
  cards: string[]
  /** As the house has it. */
  sum: number
}

const numberOf = (card: string): number => parseCard(card)?.number ?? 0

export function shelvesOf({ hand, sums }: Pick<FarbenView, 'hand' | 'sums'>): Shelf[] {
  return COLOURS.map((colour) => {
    const cards = (hand ?? []).filter((card) => parseCard(card)?.colour === colour).sort((a, b) => numberOf(a) - numberOf(b))
    return { colour, cards, sum: sums?.[colour] ?? 0 }
  })
}

const LEAST_STRIP = 44 // a strip of a covered card must stay wide enough for a finger
const LEAST_CARD = 44
const SMALL_CARD = 50

export interface Room {
  width: number
  height: number
  /** The widest a card may be. */
  most: number
  strip: number
}
export interface Layout {
  card: number
  /** How many cards lie side by side on one shelf. */
  perTier: number
  /** From one card to the next, shelf by shelf. */
  steps: number[]
  /** Which shelves share a line, two and two, where there is no room for one line each. */
  half: boolean[]
}

const SUM = 82 // what is beside the cards of a shelf that is as wide as a phone
const PADDING = 12
const GAP = 6
export const FOLDED = 44

/** One shelf above the other, each as wide as the phone: as large as the height allows. */
export function stacked(shelves: readonly Shelf[], { width, height, most, strip }: Room): Layout {
  const room = width - SUM - PADDING
  const perTier = (card: number): number => Math.max(1, Math.floor((room - card) / strip) + 1)
  const tall = ({ cards }: Shelf, card: number): number => {
    const tiers = Math.ceil(cards.length / perTier(card))
    return tiers ? card * 1.5 + (tiers - 1) * tierStep(card) + PADDING : FOLDED
  }
  const allOf = (card: number, half: readonly boolean[]): number => {
    const full = shelves.filter((_, i) => !half[i]).map((shelf) => tall(shelf, card))
    const halves = shelves.filter((_, i) => half[i]).map((shelf) => tall(shelf, card))
    const lines = [...full, ...halves.flatMap((each, i) => (i % 2 ? [] : [Math.max(each, halves[i + 1] ?? 0)]))]
    return lines.reduce((sum, line) => sum + line + GAP, -GAP)
  }
  const alone = shelves.map(() => false)
  const few = shelves.flatMap(({ cards }, i) => (cards.length <= 2 ? [i] : []))
  const two = new Set(few.slice(0, few.length - (few.length % 2))) // a half line for itself would be an empty one beside it
  const half = allOf(SMALL_CARD, alone) > height ? shelves.map((_, i) => two.has(i)) : alone
  let card = most
  while (card > LEAST_CARD && allOf(card, half) > height) card -= 1
  const steps = shelves.map(({ cards }, i) => {
    const side = sideOf(cards.length, perTier(card))
    return side < 2 ? 0 : half[i] ? strip : Math.min(card + 5, (room - card) / (side - 1))
  })
  return { card, perTier: perTier(card), steps, half }
}

/** How many lie side by side, where they are shared out evenly over as few tiers as they need. */
export const sideOf = (cards: number, perTier: number): number => Math.ceil(cards / Math.ceil(cards / perTier)) || 1

/** How much of a card is seen below which the next tier begins. */
export const tierStep = (card: number): number => Math.max(LEAST_STRIP, card * 0.8)

/** Side by side, those without cards left out: as large as the width allows. */
export function sideBySide(shelves: readonly Shelf[], { width, most, strip }: Room): Layout {
  const used = shelves.filter(({ cards }) => cards.length)
  const step = (card: number): number => Math.max(strip, card * 0.56) // more than half of each is seen
  const wide = (card: number): number =>
    used.reduce((sum, { cards }) => sum + Math.max(96, card + (cards.length - 1) * step(card)) + 2 * PADDING + GAP * 2, -GAP * 2)
  let card = most
  while (card > LEAST_CARD && wide(card) > width) card -= 1
  return { card, perTier: 99, steps: shelves.map(() => step(card)), half: [] }
}
