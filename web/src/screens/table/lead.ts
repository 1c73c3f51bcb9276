// Where the lines of a chart go: who was ahead when, the best on top.
import type { Lead } from '../../wire/types'

export interface Scale {
  least: number
  most: number
  ticks: number[]
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000]
const FEW = 4 // numbers beside the lines

/** From the least to the most of all counts, with a few round numbers on the way. */
export function scaleOf({ moments }: Lead): Scale {
  const all = moments.flat()
  const least = Math.min(...all)
  const most = Math.max(...all, least + 1)
  const step = STEPS.find((each) => (most - least) / each <= FEW) ?? most - least
  const first = Math.ceil(least / step)
  return { least, most, ticks: Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step) }
}

/** Push words apart that would lie on one another; their order stays, and all stay between top and bottom. */
export function spread(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b)
  const found = [...wanted]
  let last = -Infinity
  for (const index of order) last = found[index] = Math.max(found[index] ?? 0, last + gap)
  let next = bottom + gap
  for (const index of order.toReversed()) next = found[index] = Math.min(found[index] ?? 0, next - gap)
  return found
}

/** The moments that a table tells: all rounds, or of many moves the beginning, the end and three between. */
export function told({ of, moments }: Lead): { at: number; percent: number }[] {
  const last = moments.length - 1
  const all = of === 'rounds' || last < FEW ? moments.map((_, at) => at) : [0, 1, 2, 3, 4].map((part) => Math.round((last * part) / 4))
  return all.map((at) => ({ at, percent: Math.round((100 * at) / last) }))
}
