// How open hands lie in lines, so that all of them have room in a column and every number is read.

interface Lines {
  /** How wide a card is. */
  card: number
  /** How far it is to the next one beside it, and to the line below. */
  step: number
  line: number
}

const CARDS = [28, 26, 24, 22, 20] as const
const FACE = 36 // whose hand it is has a face beside it, so high at least
const AROUND = 7 // the edges of a hand, and the gap to the next

/** The largest cards with which all hands fit: first they cover each other's lower half and sides, as far as numbers can be read; `width` is a line's, `height` that of all. */
export function closest(hands: readonly number[], width: number, height: number): Lines {
  const ways = CARDS.flatMap((card) =>
    [0.86, 0.76].flatMap((side) => [1.5, 1.1, 0.84].map((low) => ({ card, step: Math.max(side * card, card > 24 ? 20 : 0), line: low * card }))),
  )
  const fits = ({ card, step, line }: Lines): boolean => {
    const each = Math.max(1, Math.floor((width - card) / step) + 1)
    const high = (count: number): number => Math.max(FACE, (Math.ceil(count / each) - 1) * line + 1.5 * card)
    return hands.reduce((sum, count) => sum + high(count) + AROUND, 0) <= height
  }
  return ways.find(fits) ?? { card: 20, step: 15, line: 16 }
}
