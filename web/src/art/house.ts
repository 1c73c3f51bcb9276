// Parts of the house and its garden that pages are built from: the roof, clouds, the climb of the winners, and a few
// ornaments for the moments that matter.

import { r1 } from './hills'
import { INK, PAPER, PLUM, PLUM_DARK } from './suits'

const TILE_WIDTH = 26
const TILE_ROW = 18
const TILE_SHADES = ['#7A3569', '#74316A', '#6F2E60', '#81406F'] as const

export interface RoofOptions {
  readonly width?: number
  readonly height?: number
  readonly chimney?: boolean
}

/**
 * A tiled roof with its ridge and eaves, as wide as it is told. Only whole tiles are drawn, on a ground of their own
 * colour, so nothing has to be clipped to the slope. A chimney stands out 40 above the ridge.
 */
export function roofArt({ width = 960, height = 124, chimney = false }: RoofOptions = {}): string {
  const inset = width * 0.07
  const bottom = height - 12
  const slope = (y: number): number => inset * (1 - Math.max(0, y - 6) / (bottom - 6))
  const paths: string[] = TILE_SHADES.map(() => '')
  for (let row = 0; row * TILE_ROW + 6 < bottom; row++) {
    const y = row * TILE_ROW + 6
    const left = slope(y)
    for (let i = 0; i * TILE_WIDTH < width; i++) {
      const x = i * TILE_WIDTH + (row % 2 ? TILE_WIDTH / 2 : 0)
      if (x < left || x + TILE_WIDTH > width - left) continue
      paths[(i * 3 + row * 5) % 4] += `M${x} ${y}h26v8a13 11 0 0 1-26 0Z`
    }
  }
  const tiles = paths.map((path, i) => `<path d="${path}" fill="${TILE_SHADES[i]}"/>`).join('')
  const stack = chimney
    ? `<path d="M${r1(width * 0.72)} 4V-34h56v38Z" fill="#A9242B"/><path d="M${r1(width * 0.72 - 8)}-40h72v14h-72Z" fill="#7C1726"/>`
    : ''
  const top = chimney ? -40 : 0
  return (
    `<svg class="roof-art" viewBox="0 ${top} ${width} ${height - top}" preserveAspectRatio="none" aria-hidden="true">${stack}` +
    `<path d="M${r1(inset)} 6H${r1(width - inset)}L${width} ${bottom}H0Z" fill="${PLUM}"/>` +
    `<g stroke="${PLUM_DARK}" stroke-width="1.4">${tiles}</g>` +
    `<path d="M${r1(inset - 4)} 0H${r1(width - inset + 4)}a6 6 0 0 1 0 12H${r1(inset - 4)}a6 6 0 0 1 0-12ZM0 ${bottom}H${width}v12H0Z" fill="${PLUM_DARK}"/></svg>`
  )
}

export function cloud(): string {
  return (
    '<svg class="cloud" viewBox="0 0 120 50" aria-hidden="true">' +
    '<path d="M20 46a17 17 0 0 1 2-34 25 25 0 0 1 46-2 20 20 0 0 1 32 14 11 11 0 0 1-2 22Z" fill="currentColor"/></svg>'
  )
}

/** How high the winners' hill is at a share of its width, 0 to 1, in a picture of 760 × 340. */
export const podiumHeight = (share: number): number => 300 - 150 * share ** 1.25 + 8 * Math.sin(share * 9)

/** The hill the players stand on when a match is over; the summer suit's, since it is the end of a good day. */
export function podiumHill(): string {
  let front = 'M-10 340'
  let back = 'M-10 340'
  for (let i = 0; i <= 51; i++) {
    const share = i / 50
    const y = podiumHeight(share)
    front += `L${r1(share * 760)} ${r1(y)}`
    back += `L${r1(share * 760)} ${r1(y - 34 - 14 * Math.sin(share * 7))}`
  }
  let lines = ''
  for (let x = -90; x < 800; x += 15) lines += `M${x} ${r1(podiumHeight(Math.max(0, x / 760)) + 8)}l60 140`
  return (
    '<svg class="climb" viewBox="0 0 760 340" preserveAspectRatio="none" aria-hidden="true">' +
    `<path d="${back}L775 340Z" fill="#F0A41C"/><path d="${front}L775 340Z" fill="#D07F0B"/>` +
    `<path d="${lines}" stroke="#E69A1E" stroke-width="3"/></svg>`
  )
}

/** A jagged star around 0, 0, for a pair, a win, a clash. */
export const BURST =
  'M0-112l17 44 40-27-9 47 48 2-31 37 41 26-47 12 16 46-46-17-9 48-20-44-34 35-3-49-48 10 27-41-45-19 46-19-24-43 48 8 4-49 32 36Z'

export function burst(): string {
  return `<svg class="burst" viewBox="-120 -120 240 240" aria-hidden="true"><path d="${BURST}" fill="currentColor"/></svg>`
}

/** The cat's paw, which taps on what to do next in the first game. */
export function paw(): string {
  return (
    `<svg class="paw" viewBox="0 0 60 60" aria-hidden="true"><g fill="${INK}" stroke="${PAPER}" stroke-width="3">` +
    '<path d="M30 26c10 0 18 10 16 19-2 8-9 9-16 9s-14-1-16-9c-2-9 6-19 16-19Z"/><ellipse cx="13" cy="25" rx="6" ry="8"/>' +
    '<ellipse cx="25" cy="15" rx="6" ry="8.5"/><ellipse cx="38" cy="16" rx="6" ry="8.5"/><ellipse cx="49" cy="27" rx="6" ry="8"/></g>' +
    '<ellipse cx="30" cy="43" rx="8" ry="6" fill="#F2879F"/></svg>'
  )
}
