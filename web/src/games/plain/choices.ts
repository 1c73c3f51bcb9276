// What is legal, sorted by where it is offered: at cards of the hand, at a place of the table or a seat, or as a button.
import { isCard } from '../../parts/actions'
import type { Choice } from '../../wire/types'

/** An action, or a pattern that stands for many. */
export interface Legal {
  readonly do: string
  readonly [field: string]: unknown
}

/** `pool`: cards that are not all in the hand. */
export type Wanted = 'cards' | 'pool' | 'number' | 'order' | null

export interface Offered {
  legal: Legal
  /** Always the same for the same choice. */
  key: string
  /** What a person has to fill in first. */
  wanted: Wanted
  /** The cards of the hand that it is about. */
  cards: readonly string[]
  /** The place, seat or card on the table where it is offered, and the field that names it. */
  at: string | null
  where: string | null
}

export interface Surroundings {
  hand: readonly string[]
  /** The places and cards that are shown: what is not shown cannot be tapped. */
  places: ReadonlySet<string>
  tableCards: ReadonlySet<string>
  /** The row that each of these cards lies in. */
  rowOf: ReadonlyMap<string, string>
  seats: number
  /** The fields of every action, by its verb. */
  actions: Readonly<Record<string, readonly string[]>>
}

const SEAT = /^(seat|player|against|to|of|from|on|other|target)$/
const ONLY_SEAT = /^(seat|player|against)$/

export const keyOf = (legal: object): string => JSON.stringify(Object.entries(legal).filter(([, value]) => value !== null).sort(([a], [b]) => (a < b ? -1 : 1)))

export function offered(legal: readonly Choice[], around: Surroundings): Offered[] {
  const all = sorted(legal, around)
  // Where a card itself can be tapped, its place cannot: what is offered there becomes a button.
  const covered = new Set(all.flatMap(({ at }) => around.rowOf.get(at ?? '') ?? []))
  return all.map((each) => (each.at !== null && covered.has(each.at) ? { ...each, at: null } : each))
}

function sorted(legal: readonly Choice[], around: Surroundings): Offered[] {
  return (legal as readonly unknown[] as readonly Legal[]).map((each) => {
    const wanted = wantedBy(each, around.hand)
    const cards = wanted === 'cards' ? (each.from as string[]) : wanted ? [] : named(each, around.hand)
    const [at, where] = wanted ? [null, null] : placeOf(each, around)
    return { legal: each, key: keyOf(each), wanted, cards: cards.filter((card) => around.hand.includes(card)), at, where }
  })
}

/** What a pattern leaves open: some cards `from` these, a number from `min` to `max`, or `any` order of the hand. */
function wantedBy(legal: Legal, hand: readonly string[]): Wanted {
  const counts = typeof legal.min === 'number' && typeof legal.max === 'number'
  if (counts && Array.isArray(legal.from)) return legal.from.every((card) => hand.includes(String(card))) ? 'cards' : 'pool'
  if (counts) return 'number'
  return legal.any === true ? 'order' : null
}

function named({ card, cards }: Legal, hand: readonly string[]): readonly string[] {
  const found = Array.isArray(cards) ? cards.map(String) : isCard(card) ? [card] : []
  return found.every((each) => hand.includes(each)) ? found : []
}

function placeOf(legal: Legal, { hand, places, tableCards, seats }: Surroundings): [at: string | null, where: string | null] {
  const named = Object.entries(legal).filter(([name]) => name !== 'do')
  for (const [name, value] of named) {
    if (typeof value === 'string' && places.has(value)) return [value, name]
    if (typeof value !== 'number') continue
    const row = ONLY_SEAT.test(name) ? undefined : [...places].find((place) => place.endsWith(`-${value}`) && !place.startsWith('seat-'))
    if (row && SEAT.test(name)) return [row, name]
    if (SEAT.test(name) && value < seats && places.has(`seat-${value}`)) return [`seat-${value}`, name]
  }
  const [name, card] = named.find(([, value]) => isCard(value) && !hand.includes(value) && tableCards.has(value)) ?? []
  return [isCard(card) ? card : null, name ?? null]
}

/** The action that comes of a choice, with what was filled in. */
export function filled({ legal, wanted }: Offered, value: unknown, around: Pick<Surroundings, 'actions'>, reaction: number): object {
  const fields = around.actions[legal.do] ?? []
  const action: Record<string, unknown> = { do: legal.do }
  for (const [name, given] of Object.entries(legal)) if (fields.includes(name) && !((wanted === 'cards' || wanted === 'pool') && name === 'from')) action[name] = given
  if (wanted) {
    const open = fields.find((name) => !(name in action)) ?? (wanted === 'number' ? 'number' : 'cards')
    action[open] = value
  } else if (!fields.length) Object.assign(action, legal)
  if (fields.includes('ms') && !('ms' in action)) action.ms = reaction // a call tells how quick it was
  return action
}

const alike = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((card) => other.includes(card))

/** Which choices are made with just these cards. */
export function madeWith(all: readonly Offered[], picked: readonly string[]): Offered[] {
  if (!picked.length) return []
  return all.filter(({ wanted, cards, legal }) => {
    if (wanted === 'cards') return picked.length >= Number(legal.min) && picked.length <= Number(legal.max) && picked.every((card) => cards.includes(card))
    return alike(picked, cards)
  })
}

/** Whether these cards can become a choice with some more, or are one already. */
export function leadsOn(all: readonly Offered[], picked: readonly string[]): boolean {
  return all.some(({ wanted, cards, legal }) => picked.every((card) => cards.includes(card)) && (wanted !== 'cards' || picked.length <= Number(legal.max)))
}

/** The same for a card that does not go, so that the house can say why: like what goes with another card. */
export function likewise(all: readonly Offered[], card: string): Legal | null {
  const model = all.find(({ wanted, cards, legal }) => !wanted && cards.length === 1 && 'card' in legal)
  return model ? { ...model.legal, card } : null
}
