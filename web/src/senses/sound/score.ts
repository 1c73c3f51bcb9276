// What is heard of what happens. Only what the whole table saw is heard, and nothing else about a card that lies face down.
import { parseCard } from '../../art/card'
import type { Happening } from '../../wire/link.svelte'
import type { View } from '../../wire/types'
import type { Heard, SoundName } from './vocabulary'

/** The parts of any event that decide about its sound. */
interface Told {
  event: string
  to?: readonly number[] | null
  action?: { do: string; card?: string | null; as?: string | null; claim?: number; on?: unknown; close?: boolean }
  cards?: readonly string[] | null
  right?: boolean
  winner?: number | null
}
type Entry = SoundName | ((told: Told, view: View | null) => Heard[])

const one = (sound: SoundName, number?: number): Heard => (number === undefined ? { sound } : { sound, number })

/** A card that comes to lie open. */
function laid(card: string | null | undefined, elevenRings = true): Heard[] {
  const number = parseCard(card ?? '')?.number
  if (number === undefined) return [one('slide')]
  return [number === 11 && elevenRings ? one('bell') : one('tick', number)]
}

const trick = (told: Told): Heard[] => [one('flip'), one(told.winner == null ? 'even' : 'gain')]

/** Every event of every game that is heard; a deed by `did` and its verb. What is not here is silent. */
const SCORE: Record<string, Entry> = {
  // rows
  'did lay': ({ action }, view) => {
    if (action?.claim !== undefined) return [one('slide')] // face down, with a number that may be a lie
    const card = action?.as ?? action?.card
    return isRowComplete(card, view) ? [...laid(card), one('chord')] : laid(card)
  },
  'did draw': 'paper',
  'did swap': ({ action }) => laid(action?.card),
  'did discard': 'paper',
  bonus: 'gain',
  // ueberall
  'did place': ({ action }) => laid(action?.card, action?.on === 'middle'),
  'did stop': 'clap',
  stop: ({ right }) => [one(right ? 'gain' : 'mrr')],
  'did give': 'paper',
  // mogeln
  'did doubt': 'creak',
  'did too-many': 'creak',
  shown: 'flip',
  judged: ({ right }) => [one(right ? 'gasp' : 'laugh')],
  took: 'shuffle',
  // ratefix, zweikampf, hoechste
  'did guess': 'slide',
  'did play': 'slide',
  trick,
  // farben
  'did take': 'paper',
  'did drop': ({ action }) => (action?.close ? [...laid(action.card, false), one('chord')] : laid(action?.card, false)),
  shuffle: 'shuffle',
  // schnipp-schnapp; zweikampf's turned cards are heard with their trick
  'did turn': (_, view) => (view?.game === 'zweikampf' ? [] : [one('flip')]),
  'did schnapp': 'slam',
  'did schnipp': 'slam',
  snap: 'gain',
  tie: 'even',
  mistake: 'mrr',
  aside: 'gain',
  // schwarzer-peter
  'did pull': 'paper',
  'did arrange': 'slide',
  pair: ({ cards }) => [one('pair', parseCard(cards?.[0] ?? '')?.number ?? 11)],
}

/** What one event sounds like. What only some of the seats saw is silent: it is told to everyone beside it. */
export function heardOf(happening: Happening, view: View | null): Heard[] {
  const told: Told = happening
  if (told.to) return []
  const entry = SCORE[told.action ? `${told.event} ${told.action.do}` : told.event]
  if (!entry) return []
  return typeof entry === 'string' ? [one(entry)] : entry(told, view)
}

function isRowComplete(card: string | null | undefined, view: View | null): boolean {
  if (!card || !view || !('rows' in view)) return false
  const places = view.game === 'elevens' ? 21 : 20
  return view.rows.some((row) => row.length === places && row.includes(card))
}
