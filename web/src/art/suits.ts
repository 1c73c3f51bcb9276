// The four suits are four seasons. Each has four signals, so that no one depends on hue alone: colour, shape, the
// pattern on its hill, and whether its numeral is light or dark.

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

export interface Palette {
  readonly sky: string
  readonly glow: string
  readonly back: string
  readonly front: string
  /** the pattern on the front hill */
  readonly line: string
  readonly numeral: string
  /** roof and beams of the eleven */
  readonly deep: string
  readonly house: string
  /** three tones for trees, flowers and animals */
  readonly accent: string
  readonly light: string
  readonly dark: string
}

// Literal values, not CSS variables: a picture of a card must look the same outside the page.
const NORMAL: Readonly<Record<Colour, Palette>> = {
  red: {
    sky: '#CF3330',
    glow: '#DA4A3B',
    back: '#A9242B',
    front: '#7C1726',
    line: '#9A2130',
    numeral: '#FFF6E6',
    deep: '#A32026',
    house: '#FFF3DF',
    accent: '#F49A4C',
    light: '#FFC98A',
    dark: '#5A0F1E',
  },
  yellow: {
    sky: '#FFC62E',
    glow: '#FFDB70',
    back: '#F0A41C',
    front: '#D07F0B',
    line: '#E69A1E',
    numeral: '#3A2500',
    deep: '#7A4A00',
    house: '#FFF8E2',
    accent: '#8F5600',
    light: '#FFF1C4',
    dark: '#5E3800',
  },
  green: {
    sky: '#4FB37B',
    glow: '#74C795',
    back: '#2F8D5D',
    front: '#C4E07C',
    line: '#A4CC5C',
    numeral: '#06301F',
    deep: '#0E5B3B',
    house: '#F6FBE9',
    accent: '#FFE3EC',
    light: '#F7A8C0',
    dark: '#0E5B3B',
  },
  blue: {
    sky: '#2560BD',
    glow: '#3872CC',
    back: '#17428C',
    front: '#E6F1FB',
    line: '#BFD8F0',
    numeral: '#FFF9EE',
    deep: '#1A4A97',
    house: '#F1F7FF',
    accent: '#0F2F69',
    light: '#FFFFFF',
    dark: '#0F2F69',
  },
}

// Further apart for protan, deutan and tritan eyes (OKLab distance at least 16, 21 and 23).
const SAFE: Readonly<Record<Colour, Palette>> = {
  red: { ...NORMAL.red, sky: '#B5271F', glow: '#C94534' },
  yellow: { ...NORMAL.yellow, sky: '#FFD23F' },
  green: { ...NORMAL.green, sky: '#5DC0A0', glow: '#86D3BA', back: '#2C8F76' },
  blue: { ...NORMAL.blue, sky: '#1B4A9C', glow: '#3568BF', back: '#10316F' },
}

export const palette = (colour: Colour, safe = false): Palette => (safe ? SAFE : NORMAL)[colour]

/** Colours of the house itself; none of them is a suit. */
export const PAPER = '#FFF9EC'
export const INK = '#1C2440'
export const PLUM = '#6A2A5B'
export const PLUM_DARK = '#4B1B41'
export const LAMP = '#FFD98A'

/** The same drawing several times around a point; draw is told the angle. */
export function around(count: number, draw: (angle: number) => string): string {
  let drawn = ''
  for (let i = 0; i < count; i++) drawn += draw((i * 360) / count)
  return drawn
}

const APPLE =
  '<path d="M50 34C40 22 15 24 13 52c-2 24 16 43 28 42 5 0 6-2 9-2s4 2 9 2c12 1 30-18 28-42C85 24 60 22 50 34Z"/>' +
  '<path d="M48 27C47 17 50 9 57 3l6 5c-5 4-7 9-7 17Z"/><path d="M61 20C64 7 78 3 91 7 88 20 75 27 61 20Z"/>'
const SUN =
  '<circle cx="50" cy="50" r="24"/>' +
  around(8, (a) => `<path d="M43.5 19 50 1l6.5 18Z" stroke-linejoin="round" transform="rotate(${a} 50 50)"/>`)
const LEAF = 'M50 45C43 38 29 31 30 17 31 6 44 3 50 12 56 3 69 6 70 17 71 31 57 38 50 45Z'
const CLOVER =
  around(4, (a) => `<path d="${LEAF}" transform="rotate(${a + 45} 50 47)"/>`) +
  '<path d="M46.5 50c1 18 8 33 21 45l7-5.5C63 79 56 67 54 50Z"/>'
const ARM = 'M45.5 50V26l-9-8 6-6.5 3 2.6V6a4.5 4.5 0 0 1 9 0v8.1l3-2.6 6 6.5-9 8V50Z'
const FLAKE = around(6, (a) => `<path d="${ARM}" transform="rotate(${a} 50 50)"/>`)

/** Shapes on a 100 × 100 field. Their outlines differ in kind: round with a leaf, rays, four lobes, six arms. */
export const SHAPES: Readonly<Record<Colour, string>> = { red: APPLE, yellow: SUN, green: CLOVER, blue: FLAKE }

const round = (value: number): number => Math.round(value * 1000) / 1000

/** A suit's shape inside another drawing, its corner at x, y. */
export function shapeAt(colour: Colour, x: number, y: number, size: number, fill: string, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  const place = `translate(${round(x)} ${round(y)}) scale(${round(size / 100)})`
  return `<g fill="${fill}" transform="${place}"${faint}>${SHAPES[colour]}</g>`
}

/** A suit's shape on its own, in the colour of the text around it. */
export function emblem(colour: Colour): string {
  return `<svg class="eh-emblem" viewBox="0 0 100 100" aria-hidden="true" fill="currentColor">${SHAPES[colour]}</svg>`
}
