// Any view, field by field: what its cards, numbers and words look like on a table.
import { isCard } from '../../parts/actions'
import { nameOf } from '../../parts/people'
import { readable } from '../../parts/readable'
import type { SeatInfo } from '../../wire/types'
import { say, words } from '../../words/words.svelte'

export type AnyView = Readonly<Record<string, unknown>>

export type Shape =
  | { kind: 'card'; card: string }
  /** A row or a pile, its top card last. */
  | { kind: 'cards'; cards: readonly string[]; piled: boolean }
  /** Several of them. */
  | { kind: 'rows'; rows: readonly { name: string; label: string; cards: readonly string[] }[] }
  /** So many cards, face down. */
  | { kind: 'stock'; count: number }
  | { kind: 'value'; text: string }
  /** It holds: its name says what. */
  | { kind: 'flag' }

/** From so many cards on, each of several rows lies on a line of its own. */
export const LONG = 7

export interface Field {
  name: string
  label: string
  shape: Shape
}

export interface Reading {
  game: string
  seats: readonly SeatInfo[]
  /** The fields that have had cards: without any they are an empty place, and not nothing. */
  hadCards: Set<string>
}

// What the table around a board shows already.
const SHOWN_ELSEWHERE = new Set(['game', 'rules', 'seat', 'hand', 'turn', 'counts'])
// What only those who wrote the game need, unless it has words of its own.
const QUIET = /^(phase|step|starter|over|round|rounds|version)$/
const STOCK = /(^|_)(stock|deck|talon|down|pile|piles)$/
const PILE = /(^|_)(pile|discard|discards|heap|trash)$/
const OF_SEATS = /^(starter|dealer|leader|source|loser|winner|winners|offender|due|called|givers|next)$/
const SEAT = /^(by|seat|player)$/
const HIDDEN = '-'

/** What a field is called: by the game, else by the house, else by its own name. `-` hides it. */
export const labelOf = (game: string, name: string): string => words.sayFirst([`view-${game}-${name}`, `view-${name}`]) ?? readable(name)

/** The fields that belong to the whole table. */
export function fieldsOf(view: AnyView, perSeat: readonly string[], reading: Reading): Field[] {
  const names = Object.keys(view).filter((name) => !perSeat.includes(name))
  return names.flatMap((name) => fieldOf(name, view[name], reading))
}

/** The fields with a value a seat, at one seat. */
export function fieldsAt(seat: number, view: AnyView, perSeat: readonly string[], reading: Reading): Field[] {
  return perSeat.flatMap((name) => {
    const values = view[name]
    return Array.isArray(values) ? fieldOf(name, values[seat], reading) : []
  })
}

function fieldOf(name: string, value: unknown, reading: Reading): Field[] {
  if (SHOWN_ELSEWHERE.has(name)) return []
  if (QUIET.test(name) && !words.knows(`view-${reading.game}-${name}`)) return []
  const label = labelOf(reading.game, name)
  if (label === HIDDEN) return []
  const shape = shapeOf(name, value, reading)
  return shape ? [{ name, label, shape }] : partsOf(name, label, value, reading)
}

/** What has parts of its own: of a list each part, named by what is said beside its cards; of anything else what it holds. */
function partsOf(name: string, label: string, value: unknown, reading: Reading): Field[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== false)
  if (Array.isArray(value)) {
    return parts.flatMap(([key, part]) => {
      if (typeof part !== 'object') return []
      const cards = Object.values(part as object).flat().filter(isCard)
      const text = wordsOf(name, part as object, reading)
      const shape: Shape = !cards.length ? { kind: 'value', text } : cards[0] && cards.length === 1 ? { kind: 'card', card: cards[0] } : { kind: 'cards', cards, piled: false }
      const own = cards.length ? text || String(Number(key) + 1) : ''
      return cards.length || text ? [{ name: `${name}-${key}`, label: own ? `${label} · ${own}` : label, shape }] : []
    })
  }
  const text = wordsOf(name, value, reading)
  const facts: Field[] = text ? [{ name, label, shape: { kind: 'value', text } }] : []
  return [...facts, ...parts.flatMap(([key, part]) => {
    const shape = isCard(part) || typeof part === 'object' ? shapeOf(`${name}-${key}`, part, reading) : null
    return shape ? [{ name: `${name}-${key}`, label: `${label} · ${worded(reading.game, name, key)}`, shape }] : []
  })]
}

/** The numbers and words of something with parts, but for its cards: “Ada, 3”, “red 3, blue 2”. */
function wordsOf(name: string, whole: object, reading: Reading): string {
  const named = !Array.isArray(whole)
  return Object.entries(whole).flatMap(([key, value]: [string, unknown]): string[] => {
    if (isCard(value) || value === '' || (typeof value !== 'number' && typeof value !== 'string' && value !== true)) return []
    const said = worded(reading.game, name, key)
    if (value === true) return [said]
    const seat = typeof value === 'number' && (SEAT.test(key) || OF_SEATS.test(key)) ? reading.seats[value] : undefined
    if (seat) return [nameOf(seat, Number(value))]
    const text = worded(reading.game, name, String(value))
    return [named && typeof value === 'number' ? `${said} ${text}` : text]
  }).join(', ')
}

function shapeOf(name: string, value: unknown, reading: Reading): Shape | null {
  if (value === null || value === undefined || value === false) return null
  if (value === true) return { kind: 'flag' }
  if (isCard(value)) return { kind: 'card', card: value }
  if (typeof value === 'number') return numberShape(name, value, reading)
  if (typeof value === 'string') return value ? { kind: 'value', text: worded(reading.game, name, value) } : null
  if (Array.isArray(value)) return listShape(name, value, reading)
  return typeof value === 'object' ? rowsShape(name, Object.entries(value), reading) : null
}

function numberShape(name: string, value: number, { seats }: Reading): Shape | null {
  if (OF_SEATS.test(name)) return seats[value] ? { kind: 'value', text: nameOf(seats[value], value) } : null
  return STOCK.test(name) ? { kind: 'stock', count: value } : { kind: 'value', text: String(value) }
}

function listShape(name: string, value: readonly unknown[], reading: Reading): Shape | null {
  if (value.length && value.every(isCards)) return rowsShape(name, Object.entries(value), reading)
  if (isCards(value) && (value.length || reading.hadCards.has(name))) {
    reading.hadCards.add(name)
    return { kind: 'cards', cards: value, piled: PILE.test(name) }
  }
  const plain = value.filter((each) => typeof each === 'number' || typeof each === 'string')
  if (!plain.length) return null
  const text = (each: string | number): string => {
    const seat = typeof each === 'number' && OF_SEATS.test(name) ? reading.seats[each] : undefined
    return seat ? nameOf(seat, Number(each)) : worded(reading.game, name, String(each))
  }
  return { kind: 'value', text: plain.map(text).join(', ') }
}

/** Rows by their number or their name, such as those of four colours. */
function rowsShape(name: string, entries: readonly [string, unknown][], reading: Reading): Shape | null {
  const rows = entries.flatMap(([key, cards]) => (isCards(cards) ? [{ name: `${name}-${key}`, label: rowLabel(reading.game, name, key), cards }] : []))
  if (rows.some(({ cards }) => cards.length)) reading.hadCards.add(name)
  return rows.length && rows.length === entries.length && reading.hadCards.has(name) ? { kind: 'rows', rows } : null
}

const rowLabel = (game: string, name: string, key: string): string => (/^\d+$/.test(key) ? String(Number(key) + 1) : worded(game, name, key))

const isCards = (value: unknown): value is string[] => Array.isArray(value) && value.every(isCard)

/** A word of the wire: an attribute of its field (`view-mau-mau-phase.wish`), a colour, or as it is. */
function worded(game: string, name: string, word: string): string {
  const known = /^[a-z][\w-]*$/i.test(word) ? words.sayFirst([`view-${game}-${name}.${word}`, `hue-${word}`]) : null
  return known ?? (word.length < 40 ? readable(word) : word)
}

/** Every card that lies on the table, so that it can be pointed at. */
export function cardsIn(fields: readonly Field[]): string[] {
  return fields.flatMap(({ shape }) => {
    if (shape.kind === 'card') return [shape.card]
    if (shape.kind === 'cards') return [...shape.cards]
    return shape.kind === 'rows' ? shape.rows.flatMap(({ cards }) => [...cards]) : []
  })
}

/** In which row or pile each of those lies. */
export function rowsOf(fields: readonly Field[]): Map<string, string> {
  const rows = fields.flatMap(({ name, shape }): { name: string; cards: readonly string[] }[] => {
    if (shape.kind === 'rows') return [...shape.rows]
    return shape.kind === 'cards' ? [{ name, cards: shape.cards }] : []
  })
  return new Map(rows.flatMap(({ name, cards }) => cards.map((card): [string, string] => [card, name])))
}

/** The places of the table: fields and rows that hold cards. */
export function placesIn(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, shape }) => {
    if (shape.kind === 'rows') return shape.rows.map((row) => row.name)
    return shape.kind === 'value' || shape.kind === 'flag' ? [] : [name]
  })
}

/** What is said of a place with cards to those who do not see it. */
export const spoken = (label: string, count: number): string => say('choose-is', { what: label, value: count ? say('cards-count', { count }) : say('plain-empty') })
