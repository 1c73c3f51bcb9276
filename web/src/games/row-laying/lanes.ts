// Which places of a row are drawn.
import { parseCard } from '../../art/card'

export interface Lane {
  colour: string
  letter: string
  /** The first and the last number of a whole row. */
  low: number
  high: number
  laid: ReadonlySet<number>
  open: ReadonlySet<number>
}

export function lanesOf(rows: readonly (readonly string[])[], fits: readonly string[], [low, high]: readonly [number, number], without: string | null): Lane[] {
  return (['red', 'yellow', 'green', 'blue'] as const)
    .map((colour, i) => ({ colour, letter: colour[0] ?? '', low, high, laid: numbers(rows[i] ?? []), open: numbers(fits, colour) }))
    .filter((lane) => lane.colour !== without)
}

function numbers(cards: readonly string[], colour?: string): Set<number> {
  const parsed = cards.map(parseCard).filter((card) => card !== null)
  return new Set(parsed.filter((card) => !colour || card.colour === colour).map((card) => card.number))
}

/** A place that is drawn, or so many that are only hinted at. */
export type Piece = { number: number } | { from: number; to: number }

/** All places of a row, on a wide table. */
export const wholeLane = ({ low, high }: Lane): { number: number }[] => Array.from({ length: high - low + 1 }, (_, i) => ({ number: low + i }))

/** On a phone: below the 11, the 11, above it. So the 11s stay in the middle, one under the other, whatever is laid. */
export function shortLane(lane: Lane): [Piece[], Piece[], Piece[]] {
  const pieces = shortPieces(lane)
  const middle = pieces.findIndex((piece) => 'number' in piece && piece.number === 11)
  return [pieces.slice(0, middle), pieces.slice(middle, middle + 1), pieces.slice(middle + 1)]
}

/** Both ends of whatever lies there, what can come next, and the 11; the rest as ticks. */
function shortPieces(lane: Lane): Piece[] {
  const pieces: Piece[] = []
  for (let number = lane.low; number <= lane.high; number++) {
    const seen = lane.open.has(number) || number === 11 || isEnd(lane, number)
    const before = pieces.at(-1)
    if (seen) pieces.push({ number })
    else if (before && 'from' in before) before.to = number
    else pieces.push({ from: number, to: number })
  }
  return pieces
}

/** A card at the edge of what lies together. The outermost of a row is one until the row grows away from it. */
function isEnd({ low, high, laid, open }: Lane, number: number): boolean {
  if (!laid.has(number)) return false
  if (number !== low && number !== high) return !laid.has(number - 1) || !laid.has(number + 1)
  const step = number === low ? 1 : -1
  let next = number + step
  while (laid.has(next)) next += step
  return next === number + step || !open.has(next)
}
