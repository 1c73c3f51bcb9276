// Checks that all deals and shuffles of a record follow from what was promised. It shares nothing with the house: it is
// written from docs/fair-cards.md alone. Browsers have SHA-256 of their own only over https, so a library brings it along.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Kept } from './numbers'
import type { DealRule } from '../games'

export interface Sealed {
  match: string
  commitment: string
  numbers: (string | null)[]
}

/** What a record tells of its seal; `players` are the names of the seats. */
export interface Told {
  players: string[]
  sealed: Sealed | null
  secret: string | null
}

/** What is wrong: `line` counts from 1, `round` says which deal. */
export interface Wrong {
  what: 'secret' | 'unopened' | 'deal' | 'shuffle' | 'number' | 'bot' | 'taken-back'
  line?: number
  round?: number
}

/** What no record tells. */
export interface Known {
  /** What this device has answered at the table. */
  kept: readonly Kept[]
  /** Which seats were bots' in this match: nobody adds a number there. */
  bots: readonly number[]
  /** The promise for the match to come, of which there is no record yet. */
  next: string | null
}

export interface Checked {
  deals: number
  shuffles: number
  /** Whether this device was shown the seal before, and has its own number in it. */
  mine: boolean
  wrong: Wrong | null
}

interface Deal {
  round: number
  hands?: string[][]
  piles?: string[][]
  open?: string[][]
  stock?: string[]
  out?: string[]
  aside?: string
  quartets?: number[][]
}
interface Line {
  format?: string
  game?: string
  players?: string[]
  sealed?: Sealed
  opened?: { secret: string }
  deal?: Deal
  event?: string
  cards?: string[]
  match?: object
}

const SCHEME = 'elferhaus fair cards 1'
const DAY_SCHEME = 'elferhaus deal of the day 1'
const SPAN = 2 ** 32

const inBytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const fromHexadecimal = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const inHexadecimal = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The records in a text, each with its lines. */
export function recordsIn(text: string): Line[][] {
  const records: Line[][] = []
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const told = JSON.parse(line) as Line
    if (told.format) records.push([])
    records.at(-1)?.push(told)
  }
  return records
}

export function toldOf(record: readonly Line[]): Told {
  const find = <K extends keyof Line>(name: K): Line[K] | undefined => record.find((line) => line[name] !== undefined)?.[name]
  return { players: find('players') ?? [], sealed: find('sealed') ?? null, secret: find('opened')?.secret ?? null }
}

/** The day whose deal it is: then all follows from the date, and no device adds anything. */
export const dayOf = ({ match }: Sealed): string | null => /^day-(\d{4}-\d\d-\d\d)$/.exec(match)?.[1] ?? null

/** Check the last of some records, with what this device knows. */
export function check(records: readonly Line[][], { kept, bots, next }: Known, rule: DealRule): Checked {
  const record = records.at(-1) ?? []
  const { sealed, secret } = toldOf(record)
  const done: Checked = { deals: 0, shuffles: 0, mine: false, wrong: null }
  if (!sealed || !secret) return { ...done, wrong: { what: 'unopened' } }
  const promised = kept.find(({ commitment }) => commitment === sealed.commitment)
  const name = `${SCHEME}\n${sealed.match}\n`
  if (inHexadecimal(sha256(inBytes(name + secret))) !== sealed.commitment) return { ...done, wrong: { what: 'secret' } }
  const day = dayOf(sealed)
  if (day && (sealed.numbers.some(Boolean) || inHexadecimal(sha256(inBytes(`${DAY_SCHEME}\n${day}`))) !== secret)) return { ...done, wrong: { what: 'secret' } }
  if (promised?.seats.some((seat) => sealed.numbers[seat] !== promised.number)) return { ...done, wrong: { what: 'number' } }
  if (bots.some((seat) => sealed.numbers[seat])) return { ...done, wrong: { what: 'bot' } }
  const used = new Set(records.map((each) => toldOf(each).sealed?.commitment))
  const before = promised ? kept.slice(0, kept.indexOf(promised)) : kept.filter(({ commitment }) => commitment !== next)
  if (before.some(({ commitment }) => !used.has(commitment))) return { ...done, wrong: { what: 'taken-back' } }
  const keyed = hmac(sha256, fromHexadecimal(secret), inBytes(name + sealed.numbers.map((number) => number ?? '').join(',')))
  let round = 0
  let shuffles = 0
  for (const [index, { deal, event, cards }] of record.entries()) {
    if (deal) {
      ;[round, shuffles] = [deal.round, 0]
      if (round !== done.deals + 1 || !dealt(keyed, deal, rule)) return { ...done, wrong: { what: 'deal', line: index + 1, round } }
      done.deals += 1
    } else if (event === 'shuffle' && cards) {
      shuffles += 1
      if (!same(shuffled(keyed, `${round}/${shuffles}/1`, cards), cards)) return { ...done, wrong: { what: 'shuffle', line: index + 1, round } }
      done.shuffles += 1
    }
  }
  return { ...done, mine: promised !== undefined }
}

/** Whether a deal is the first that the rules of the game let stand. */
function dealt(key: Uint8Array, deal: Deal, rule: DealRule): boolean {
  if (rule.fixed) return true
  const hands = deal.hands ?? deal.piles ?? []
  const piles = [...hands, ...(deal.open ?? []), deal.stock ?? [], deal.out ?? [], deal.aside ? [deal.aside] : []]
  const numbers = piles.map((_, index) => (deal.quartets?.[index] ?? []).map(String))
  const cards = [...piles.flat(), ...numbers.flat().flatMap((number) => [...'rygb'].map((colour) => colour + number))]
  for (let times = 1; times < 100; times += 1) {
    const order = shuffled(key, `${deal.round}/0/${times}`, cards)
    const whole = piles.map((pile, index) => order.splice(0, pile.length + 4 * (numbers[index]?.length ?? 0)))
    const found = whole.map((pile, index) => pile.filter((card) => !numbers[index]?.includes(card.slice(1))))
    if (found.every((pile, index) => same(pile, piles[index] ?? []))) return true
    if (!rule.again?.(whole.slice(0, hands.length))) return false
  }
  return false
}

function shuffled(key: Uint8Array, label: string, cards: readonly string[]): string[] {
  const order = [...cards].sort()
  const draws = words(key, `${label}/${order.join(',')}`)
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(draws, last + 1)
    ;[order[last], order[other]] = [order[other] as string, order[last] as string]
  }
  return order
}

function* words(key: Uint8Array, label: string): Generator<number> {
  for (let block = 0; ; block += 1) {
    const digest = hmac(sha256, key, inBytes(`${label}#${block}`))
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at)
  }
}

function below(draws: Generator<number>, choices: number): number {
  for (;;) {
    const draw = draws.next().value as number
    if (draw < SPAN - (SPAN % choices)) return draw % choices
  }
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((card, index) => card === other[index])
