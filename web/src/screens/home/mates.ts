// Who plays along on this device: they are usually the same, so they are remembered.
import { PEOPLE } from '../../art/portraits'
import { say } from '../../words/words.svelte'
import type { Setup, Mate } from './setup.svelte'

const KEY = 'elferhaus.mates'

export const mateName = (mate: Mate | undefined, seat: number): string => mate?.name.trim() || say('hot-seat-guest', { number: seat + 1 })

function known(): Mate[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

export function rememberMates(mates: readonly Mate[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mates))
  } catch {
    // private windows may refuse: they are asked again next time
  }
}

/** The one who played along last time, or somebody with a face that nobody has. */
export function nextMate({ mates, places }: Setup, mine: string): Mate {
  const seated = places.flatMap((place, seat) => (place === 'here' && mates[seat] ? [mates[seat]] : []))
  const taken = new Set([mine, ...seated.map(({ portrait }) => portrait)])
  const face = (wanted: string): string => (PEOPLE.includes(wanted) && !taken.has(wanted) ? wanted : (PEOPLE.find((each) => !taken.has(each)) ?? ''))
  const old = known()[seated.length]
  return { name: typeof old?.name === 'string' ? old.name : '', portrait: face(old?.portrait ?? '') }
}
