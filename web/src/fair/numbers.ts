// What this device adds to the luck of matches, and what it was promised before: kept as long as its window is open.
import type { PromiseInfo } from '../wire/types'

export interface Kept {
  match: string
  commitment: string
  /** The device's own; for all who share it. */
  number: string
  /** Where they sat when it was said last: a promise is answered again whenever that changes. */
  seats: number[]
}

const key = (code: string): string => `elferhaus.numbers.${code}`

/** What could not be kept in the browser's storage lasts as long as the page. */
const unkept = new Map<string, Kept[]>()

/** What this device has answered at a table, in its order. */
export function keptNumbers(code: string): Kept[] {
  try {
    const kept: unknown = unkept.get(code) ?? JSON.parse(sessionStorage.getItem(key(code)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return [] // storage is off, or holds something else
  }
}

const isKept = (kept: Partial<Kept> | null): kept is Kept => typeof kept?.commitment === 'string' && Array.isArray(kept.seats)

/** The number for what the house has promised, from these seats: drawn once, and said again to whoever asks again. */
export function numberFor(code: string, { match, commitment }: PromiseInfo, seats: number[]): string {
  const all = keptNumbers(code)
  const number = all.find((each) => each.commitment === commitment)?.number ?? drawn()
  const others = all.filter((each) => each.commitment !== commitment)
  keep(code, [...others, { match, commitment, number, seats }])
  return number
}

const drawn = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function keep(code: string, all: Kept[]): void {
  try {
    sessionStorage.setItem(key(code), JSON.stringify(all))
    unkept.delete(code)
  } catch {
    unkept.set(code, all) // private windows may refuse
  }
}
