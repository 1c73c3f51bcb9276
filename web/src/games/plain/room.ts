// How large cards can be so that all of a table is seen: reckoned, since trying sizes out would let the browser draw each.
import { getContext, setContext } from 'svelte'
import { type Field, LONG } from './fields'

const GAP = 14
const CAPTION = 27
const LETTER = 9 // as wide as most of them

const SIZE = Symbol('card size')
export const setCardSize = (size: () => number): void => void setContext(SIZE, size)
export const cardSize = (): (() => number) => getContext(SIZE)

interface Block {
  width: number
  height: number
}

function blockOf({ label, shape }: Field, card: number, width: number, rem: number): Block {
  const [letter, caption] = [LETTER * rem, CAPTION * rem]
  const row = (count: number): number => Math.min(width, Math.max(1, count) * (card + 4))
  const high = card * 1.5
  switch (shape.kind) {
    case 'value':
      return { width: (label.length + shape.text.length) * letter + 40, height: 37 * rem }
    case 'flag':
      return { width: label.length * letter + 28, height: 37 * rem }
    case 'rows':
      if (shape.rows.some(({ cards }) => cards.length >= LONG)) return { width, height: shape.rows.length * (high + 16) + caption }
      return packed(shape.rows.map(({ cards }) => ({ width: row(cards.length), height: high })), width, caption)
    case 'cards':
      return { width: Math.max(row(shape.piled ? 1 : shape.cards.length), label.length * letter), height: high + caption }
    default:
      return { width: Math.max(card, label.length * letter), height: high + caption }
  }
}

/** Blocks beside each other, as many on a line as there is room for. */
function packed(blocks: readonly Block[], width: number, more = 0): Block {
  let [x, height, line, widest] = [0, 0, 0, 0]
  for (const block of blocks) {
    if (x && x + block.width > width) {
      height += line + GAP
      ;[x, line] = [0, 0]
    }
    x += block.width + GAP
    line = Math.max(line, block.height)
    widest = Math.max(widest, x - GAP)
  }
  return { width: Math.min(width, widest), height: height + line + (blocks.length ? more : 0) }
}

interface Limits {
  largest: number
  smallest: number
  /** How much larger than usual letters are. */
  rem: number
}

/** Fields that lie together, and how much of the room their frame takes. */
export interface Group {
  fields: readonly Field[]
  frame?: Block
}

/** The largest width of a card with which these groups fit below each other. */
export function cardWidth(groups: readonly Group[], room: Block, { largest, smallest, rem }: Limits): number {
  const heightOf = ({ fields, frame = { width: 0, height: 0 } }: Group, card: number): number => {
    const width = room.width - frame.width
    return fields.length ? packed(fields.map((field) => blockOf(field, card, width, rem)), width).height + frame.height + GAP + 4 : 0
  }
  for (let card = largest; card > smallest; card -= 2) {
    if (groups.reduce((sum, group) => sum + heightOf(group, card), 0) <= room.height) return card
  }
  return smallest
}
