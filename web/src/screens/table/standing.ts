// Who stands where after the rounds so far.
import { faceOf, nameOf } from '../../parts/people'
import type { SeatInfo, TableInfo } from '../../wire/types'
import { say, words } from '../../words/words.svelte'

export interface Standing {
  seat: number
  points: number
  /** From 1; whoever has the same has the same rank. */
  rank: number
}

/** Everyone, the best first. A single round is won by whom the house says: its points may not tell. */
export function standings(info: TableInfo, lowWins: boolean): Standing[] {
  return ranked(info.points ?? [], info.results.length === 1 ? (info.results[0]?.winners ?? []) : [], lowWins)
}

/** Everyone by points, the best first; whoever has won comes before all others. */
export function ranked(points: readonly number[], winners: readonly number[], lowWins: boolean): Standing[] {
  const worth = (seat: number): number => (winners.includes(seat) ? -Infinity : (points[seat] ?? 0) * (lowWins ? 1 : -1))
  const sorted = points.map((_, seat) => seat).sort((a, b) => worth(a) - worth(b) || a - b)
  return sorted.map((seat) => ({
    seat,
    points: points[seat] ?? 0,
    rank: 1 + sorted.filter((other) => worth(other) < worth(seat)).length,
  }))
}

// Whoever came after somebody had left sees that somebody played, but not who.
export const playerName = (info: SeatInfo | undefined, seat: number): string =>
  info?.kind === 'free' ? say('rooms-somebody') : nameOf(info, seat)
export const playerFace = (info: SeatInfo, seat: number): string => (info.kind === 'free' ? '' : faceOf(info, seat))

/** Names in a row, as the person's language strings them together. */
export const strung = (names: string[]): string =>
  new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)
