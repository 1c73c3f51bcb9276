// What is drawn at each place of the table.
import { parseCard } from '../../art/card'
import type { Colour } from '../../art/suits'
import type { ElevensView } from '../../wire/types'
import { type Choices, COLUMNS, JOKER, type Way } from './choices'
import type { Jokers } from './jokers'

/** How a place can be used with the chosen card, or with any of the hand if none is chosen. */
export type Use = 'lay' | 'bridge' | 'joker' | 'joker-bridge' | 'swap'

export interface Spot {
  card: string
  number: number
  laid: boolean
  open: boolean
  /** What the joker that lies here flies by. */
  joker: string | null
  use: Use | null
  /** A bridge leads down from here to this colour. */
  span: Colour | null
  /** A bridge can be built between here and the place below. */
  way: Way | null
  /** The colour of the row below. */
  below: Colour | null
}

export interface Lane {
  colour: Colour
  spots: Spot[]
  /** What lies here, as numbers: “5–6, 9–14”. */
  runs: string
}

export function lanesOf(view: ElevensView, choices: Choices, chosen: string | null, names: Jokers, ladders: boolean): Lane[] {
  const open = new Set(view.fits)
  const spans = new Set(view.spans)
  const uses = usesOf(choices, chosen)
  const ways = new Map<string, Way>()
  for (const way of choices.ways) if (isShown(way, chosen, ladders)) ways.set(way.upper, way)
  return view.colours.map((colour, row) => {
    const laid = new Set(view.rows[row])
    const below = view.colours[row + 1] ?? null
    const spots = Array.from({ length: COLUMNS }, (_, i) => {
      const card = `${colour[0]}${i + 1}`
      return {
        card,
        number: i + 1,
        laid: laid.has(card),
        open: open.has(card),
        joker: names.laid.get(card) ?? null,
        use: uses.get(card) ?? null,
        span: spans.has(card) ? below : null,
        way: ways.get(card) ?? null,
        below,
      }
    })
    return { colour, spots, runs: runsOf(spots) }
  })
}

/** Without a chosen card only what fits beside another one is lit, and every ladder that a card of the hand could use. */
function usesOf(choices: Choices, chosen: string | null): Map<string, Use> {
  const uses = new Map<string, Use>()
  const use = (places: ReadonlySet<string>, as: Use): void => {
    for (const place of places) if (chosen === null || chosen === JOKER || chosen === place) uses.set(place, as)
  }
  if (chosen === JOKER) {
    use(choices.jokerBridged, 'joker-bridge')
    use(choices.jokerPlain, 'joker')
    return uses
  }
  if (chosen) use(choices.bridged, 'bridge')
  use(choices.plain, 'lay')
  use(choices.swaps, 'swap')
  return uses
}

function isShown(way: Way, chosen: string | null, ladders: boolean): boolean {
  return chosen === null ? ladders && way.lay.card !== JOKER : way.lay.card === chosen
}

function runsOf(spots: readonly Spot[]): string {
  const runs: [number, number][] = []
  for (const { laid, number } of spots) {
    const last = runs.at(-1)
    if (laid && last?.[1] === number - 1) last[1] = number
    else if (laid) runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

export const columnOf = (place: string): number => parseCard(place)?.number ?? 11
