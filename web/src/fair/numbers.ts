// What this device adds to the luck of matches, and what it was promised before: kept as long as its window is open.
import type { PromiseInfo } from '../wire/types'

export interface Kept {
  match: string
  commitment: string
  /** The device's own; for all who share it. */
  number: string
}

const key = (code: string): string => `elferhaus.numbers.${code}`

/** What could not be kept in the browser's storage lasts as long as the page. */
const unkept = new Map<string, Kept[]>()

/** What this device has answered at a table, in its order. */
export function keptNumbers(code: string): Kept[] {
  try {
    const kept: unknown = unkept.get(code) ?? JSON.parse(sessionStorage.getItem(key(code)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return [] // storage is off, or holds something else
  }
}

/** The number for what the house has promised: drawn once, and said again to whoever asks again. */
export function numberFor(code: string, { match, commitment }: PromiseInfo): string {
  const all = keptNumbers(code)
  const kept = all.find((each) => each.commitment === commitment)
  if (kept) return kept.number
  const number = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  keep(code, [...all, { match, commitment, number }])
  return number
}

function keep(code: string, all: Kept[]): void {
  try {
    sessionStorage.setItem(key(code), JSON.stringify(all))
    unkept.delete(code)
  } catch {
    unkept.set(code, all) // private windows may refuse
  }
}
