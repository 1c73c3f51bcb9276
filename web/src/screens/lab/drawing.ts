// What the pictures of the lab share: round numbers on an axis, and strokes that differ in more than colour.
export const DASHES = ['', '9 4', '3 4', '12 3 3 3'] as const

/** The mark of a way around a point: a dot, a square, a diamond, a triangle. */
export function shape(way: number, x: number, y: number, r = 7): string {
  if (way === 1) return `M${x - r + 1} ${y - r + 1}h${2 * r - 2}v${2 * r - 2}h${2 - 2 * r}Z`
  if (way === 2) return `M${x} ${y - r - 1}L${x + r + 1} ${y}L${x} ${y + r + 1}L${x - r - 1} ${y}Z`
  if (way === 3) return `M${x} ${y - r}L${x + r + 1} ${y + r - 1}H${x - r - 1}Z`
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** Round numbers from `low` to `high`, about so `many`. */
export function ticks(low: number, high: number, many = 4): number[] {
  const rough = (high - low) / many || 1
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((each) => each * size >= rough) ?? 10) * size
  const from = Math.ceil(low / step - 1e-9)
  return Array.from({ length: Math.max(0, Math.floor(high / step + 1e-9) - from + 1) }, (_, at) => (from + at) * step)
}

/** From where to where means reach with their intervals, and a little room around them. */
export function reach(numbers: readonly { mean: number; margin: number }[], also: readonly number[] = []): [low: number, high: number] {
  const low = Math.min(...also, ...numbers.map(({ mean, margin }) => mean - margin))
  const high = Math.max(...also, ...numbers.map(({ mean, margin }) => mean + margin))
  const room = 0.12 * (high - low) || 0.01
  return [Math.max(0, low - room), high + room]
}
