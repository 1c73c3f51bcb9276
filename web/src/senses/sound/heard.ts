// What is heard of what happens. Only what the whole table saw is heard, and nothing else about a card that lies face down.
import { parseCard } from '../../art/card'
import type { Happening } from '../../wire/link.svelte'
import type { View } from '../../wire/types'
import type { Heard, SoundName } from './sounds'

/** The parts of any event that decide about its sound. */
export interface Told {
  event: string
  to?: readonly number[] | null
  action?: { do: string; card?: string | null; as?: string | null; on?: unknown; close?: boolean }
  cards?: readonly string[] | null
  right?: boolean
  winner?: number | null
}
export type Entry = SoundName | ((told: Told, view: View | null) => Heard[])
/** What is heard of a game's events; a deed by `did` and its verb. What is not here is silent, unless `*` says otherwise. */
export type GameSounds = Readonly<Record<string, Entry>>

export const one = (sound: SoundName, number?: number): Heard => (number === undefined ? { sound } : { sound, number })

/** A card that comes to lie open. */
export function laid(card: string | null | undefined, elevenRings = true): Heard[] {
  const number = parseCard(card ?? '')?.number
  if (number === undefined) return [one('slide')]
  return [number === 11 && elevenRings ? one('bell') : one('tick', number)]
}

/** Cards are turned up, and somebody wins them or nobody does. */
export const trick = (told: Told): Heard[] => [one('flip'), one(told.winner == null ? 'even' : 'gain')]

/** A card that is laid to a row of so many places; the last one is heard. */
export const laidToRow = (places: number) => ({ action }: Told, view: View | null): Heard[] => {
  const card = action?.as ?? action?.card
  const complete = !!card && !!view && 'rows' in view && view.rows.some((row) => row.length === places && row.includes(card))
  return complete ? [...laid(card), one('chord')] : laid(card)
}

/** What one event sounds like. What only some of the seats saw is silent: it is told to everyone beside it. */
export function heardOf(happening: Happening, view: View | null, sounds: GameSounds): Heard[] {
  const told: Told = happening
  if (told.to) return []
  const entry = sounds[told.action ? `${told.event} ${told.action.do}` : told.event] ?? sounds['*']
  if (!entry) return []
  return typeof entry === 'string' ? [one(entry)] : entry(told, view)
}
