// Which places of a row are drawn.
import { parseCard } from '../../art/card'

export const LOW = 1
export const HIGH = 20

export interface Lane {
  colour: string
  letter: string
  laid: ReadonlySet<number>
  open: ReadonlySet<number>
}

export function lanesOf(rows: readonly (readonly string[])[], fits: readonly string[], without: string | null): Lane[] {
  return (['red', 'yellow', 'green', 'blue'] as const)
    .map((colour, i) => ({ colour, letter: colour[0] ?? '', laid: numbers(rows[i] ?? []), open: numbers(fits, colour) }))
    .filter((lane) => lane.colour !== without)
}

function numbers(cards: readonly string[], colour?: string): Set<number> {
  const parsed = cards.map(parseCard).filter((card) => card !== null)
  return new Set(parsed.filter((card) => !colour || card.colour === colour).map((card) => card.number))
}

/** A place that is drawn, or so many that are only hinted at. */
export type Piece = { number: number } | { from: number; to: number }

/** All places of a row, on a wide table. */
export const wholeLane: { number: number }[] = Array.from({ length: HIGH }, (_, i) => ({ number: i + 1 }))

/** On a phone: below the 11, the 11, above it. So the 11s stay in the middle, one under the other, whatever is laid. */
export function shortLane(lane: Lane): [Piece[], Piece[], Piece[]] {
  const pieces = shortPieces(lane)
  const middle = pieces.findIndex((piece) => 'number' in piece && piece.number === 11)
  return [pieces.slice(0, middle), pieces.slice(middle, middle + 1), pieces.slice(middle + 1)]
}

/** Both ends of whatever lies there, what can come next, and the 11; the rest as ticks. */
function shortPieces(lane: Lane): Piece[] {
  const pieces: Piece[] = []
  for (let number = LOW; number <= HIGH; number++) {
    const { laid, open } = lane
    const end = laid.has(number) && (!laid.has(number - 1) || !laid.has(number + 1))
    const seen = open.has(number) || number === 11 || (end && number !== LOW && number !== HIGH) || last(lane, number)
    const before = pieces.at(-1)
    if (seen) pieces.push({ number })
    else if (before && 'from' in before) before.to = number
    else pieces.push({ from: number, to: number })
  }
  return pieces
}

/** The outermost cards are drawn as soon as they lie there. */
function last({ laid }: Lane, number: number): boolean {
  return (number === LOW || number === HIGH) && laid.has(number)
}
