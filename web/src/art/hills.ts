// One hillside for each suit, climbing from the 1 in the valley to the top. A card is a slice of it, 200 wide, so a
// laid row grows into a landscape and height repeats what the number says.

import { PROPS, type PropName } from './props'
import { COLOURS, palette, type Colour, type Palette } from './suits'

export const CARD_WIDTH = 200
export const CARD_HEIGHT = 300
/** 11 Elevens has number cards up to 21. */
const LAST = 21

export const r1 = (value: number): number => Math.round(value * 10) / 10

/** Where the slice of a number begins. */
export const sliceStart = (number: number): number => (number - 1) * CARD_WIDTH

/** 0 in the valley, 1 at the top; the last slice is a plateau. */
export const altitude = (x: number): number => Math.min(1, Math.max(0, x / 4000))

const PHASE: Readonly<Record<Colour, number>> = { red: 0.3, yellow: 1.7, green: 3.1, blue: 4.4 }

export type Ridge = (colour: Colour, x: number) => number

export const frontRidge: Ridge = (colour, x) =>
  268 - 46 * altitude(x) + 7 * Math.sin(x / 118 + PHASE[colour]) + 3 * Math.sin(x / 43 + PHASE[colour] * 2)

export const backRidge: Ridge = (colour, x) =>
  244 - 62 * altitude(x) + 13 * Math.sin(x / 150 + PHASE[colour] + 2) + 6 * Math.sin(x / 61 + PHASE[colour])

/** The hill below a ridge as a path; lower moves it down. */
export function hill(ridge: Ridge, colour: Colour, x0: number, width = CARD_WIDTH, step = 10, lower = 0): string {
  let path = ''
  for (let x = -step; x <= width + step; x += step) {
    path += `${path ? 'L' : 'M'}${x} ${r1(ridge(colour, x0 + x) + lower)}`
  }
  return `${path}V${CARD_HEIGHT}H${-step}Z`
}

/** The pattern on the front hill, one for each suit: a signal for eyes that do not tell the colours apart. */
export function pattern(colour: Colour, x0: number, c: Palette = palette(colour)): string {
  const ground = (x: number): number => frontRidge(colour, x0 + x)
  if (colour === 'green') {
    // Dots as strokes without length: one element instead of fifty, and a table shows many cards.
    let dots = ''
    const first = Math.floor(x0 / 20) * 20 - x0
    for (let x = first - 20; x <= 220; x += 20) {
      for (let row = 0; row < 4; row++) {
        dots += `M${r1(x + (row % 2) * 10)} ${r1(ground(x) + 12 + row * 14)}h0`
      }
    }
    return `<path d="${dots}" stroke="#fff" stroke-opacity=".75" stroke-width="5.2" stroke-linecap="round"/>`
  }
  let path = ''
  if (colour === 'red') {
    for (let row = 1; row < 4; row++) {
      for (let x = -10; x <= 210; x += 14) path += `${x === -10 ? 'M' : 'L'}${x} ${r1(ground(x) + row * 13)}`
    }
  } else if (colour === 'yellow') {
    const first = Math.floor(x0 / 15) * 15 - x0
    for (let x = first - 60; x <= 230; x += 15) path += `M${r1(x)} ${r1(ground(x) + 5)}l26 70`
  } else {
    for (let row = 1; row < 4; row++) {
      for (let i = -1; i < 4; i++) {
        const x = i * 66 + row * 29 - (x0 % 66)
        path += `M${r1(x)} ${r1(ground(x) + row * 14)}q14 4 30 0`
      }
    }
  }
  return `<path d="${path}" fill="none" stroke="${c.line}" stroke-width="3" stroke-linecap="round"/>`
}

type Layer = 'back' | 'front' | 'sky'

interface Placed {
  readonly name: PropName
  readonly layer: Layer
  readonly x: number
  /** only things in the sky have a height of their own; the others stand on their ridge */
  readonly y: number
  readonly scale: number
  readonly other: boolean
}

/** A small seeded generator (mulberry32): everyone sees the same trees. */
function random(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One card of each suit has its animal. */
const ANIMAL_AT: Readonly<Record<Colour, number>> = { red: 4, yellow: 6, green: 15, blue: 8 }

function plant(colour: Colour): readonly Placed[] {
  const next = random(1111 + COLOURS.indexOf(colour) * 97)
  const placed: Placed[] = []
  const put = (name: PropName, layer: Layer, x: number, scale: number, other = false, y = 0): void => {
    placed.push({ name, layer, x, y, scale, other })
  }
  // Near the edges of a card, away from its numeral.
  const besideNumeral = (): number => (next() < 0.5 ? 8 + next() * 30 : 162 + next() * 30)
  for (let number = 1; number <= LAST; number++) {
    if (number === 11) continue // the house stands there
    const x = sliceStart(number)
    put('tree', 'back', x - 16 + next() * 40, 0.66 + next() * 0.24, next() < 0.5)
    if (next() < 0.45) put('tree', 'back', x + 158 + next() * 16, 0.5 + next() * 0.16, next() < 0.5)
    put('small', 'front', x + besideNumeral(), 0.8 + next() * 0.35)
    if (next() < 0.6) put('deco', 'front', x + 40 + next() * 120, 0.75 + next() * 0.25)
    if (number === ANIMAL_AT[colour]) put('animal', 'front', x + 150, 1.05)
    const skyX = x + 130 + next() * 34
    const skyY = 74 + next() * 18
    put('sky', 'sky', skyX, 0.8 + next() * 0.3, false, skyY)
  }
  return placed
}

const planted = new Map<Colour, readonly Placed[]>()

function plants(colour: Colour): readonly Placed[] {
  let found = planted.get(colour)
  if (!found) {
    found = plant(colour)
    planted.set(colour, found)
  }
  return found
}

export interface PropsOptions {
  /** without the small things that only clutter a small card */
  readonly plain?: boolean
  /** no trees left of this x: a big corner index stands there */
  readonly clearLeft?: number
  readonly width?: number
}

/** Everything that stands in one layer of the slice that begins at x0. */
export function props(
  colour: Colour,
  x0: number,
  layer: Layer,
  c: Palette = palette(colour),
  { plain = false, clearLeft = -99, width = CARD_WIDTH }: PropsOptions = {},
): string {
  const ridge = layer === 'back' ? backRidge : frontRidge
  let drawn = ''
  for (const { name, layer: itsLayer, x: worldX, y, scale, other } of plants(colour)) {
    const x = worldX - x0
    if (itsLayer !== layer || x < -60 || x > width + 60) continue
    if (plain && name === 'deco') continue
    if (name === 'tree' && x < clearLeft && x > -24) continue
    const foot = layer === 'sky' ? y : ridge(colour, worldX) + 2
    const art = PROPS[colour][name](c, other)
    drawn += `<g transform="translate(${r1(x)} ${r1(foot)}) scale(${Math.round(scale * 100) / 100})">${art}</g>`
  }
  return drawn
}

export interface PanoramaOptions {
  /** how much sky to cut away: the top edge of the picture, 0 to 299 */
  readonly top?: number
  readonly preserveAspectRatio?: string
  readonly safe?: boolean
  /** with the suit's pattern on the front hill */
  readonly pattern?: boolean
}

/** A stretch of hillside as one strip, for the backdrop of a page. Transparent above the ridges. */
export function panorama(colour: Colour, from = 1, to = 20, options: PanoramaOptions = {}): string {
  const { top = 120, preserveAspectRatio = 'xMidYMax slice', safe = false } = options
  const c = palette(colour, safe)
  const x0 = sliceStart(from)
  const width = (to - from + 1) * CARD_WIDTH
  let ground = ''
  if (options.pattern) {
    for (let x = 0; x < width; x += CARD_WIDTH) {
      // A nested viewport cuts each slice of the pattern at its edges.
      ground += `<svg x="${x}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${pattern(colour, x0 + x, c)}</svg>`
    }
  }
  return (
    `<svg class="eh-pano" viewBox="0 ${top} ${width} ${CARD_HEIGHT - top}" preserveAspectRatio="${preserveAspectRatio}" aria-hidden="true">` +
    `<path d="${hill(backRidge, colour, x0, width, 20)}" fill="${c.back}"/>${props(colour, x0, 'back', c, { width })}` +
    `<path d="${hill(frontRidge, colour, x0, width, 20)}" fill="${c.front}"/>${ground}${props(colour, x0, 'front', c, { width })}</svg>`
  )
}
