// The paper every card is printed on. No ids and no clip paths, so that cards can be repeated, cloned and cached
// freely: the art sits in a nested viewport, and the paper frame painted over it rounds its corners.

import { CARD_HEIGHT as H, CARD_WIDTH as W } from './hills'
import { INK, PAPER } from './suits'

/** How much of a card is drawn: s under 50 px wide, m in a row, h in a hand (one big corner index), l from 92 px. */
export type Detail = 's' | 'm' | 'h' | 'l'

const CORNER = 20
const BORDER = 7

/** A rounded rectangle as a path, so that two of them can make a frame. */
function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
  const w = width - 2 * r
  const h = height - 2 * r
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`
}

const SHEET = roundedRect(0, 0, W, H, CORNER)
const WINDOW = roundedRect(BORDER, BORDER, W - 2 * BORDER, H - 2 * BORDER, CORNER - BORDER + 1)
const EDGE = roundedRect(0.75, 0.75, W - 1.5, H - 1.5, CORNER - 0.75)
const FRAME =
  `<path d="${SHEET}${WINDOW}" fill="${PAPER}" fill-rule="evenodd"/>` +
  `<path d="${EDGE}" fill="none" stroke="${INK}" stroke-opacity=".22" stroke-width="1.5"/>`

const INNER = `${BORDER} ${BORDER} ${W - 2 * BORDER} ${H - 2 * BORDER}`
export const VIEWPORT = `x="${BORDER}" y="${BORDER}" width="${W - 2 * BORDER}" height="${H - 2 * BORDER}" viewBox="${INNER}"`

/** The whole card around its art; kind becomes a class of its own. */
export function framed(art: string, kind = ''): string {
  return (
    `<svg class="eh-card${kind && ` eh-${kind}`}" viewBox="0 0 ${W} ${H}" aria-hidden="true">` +
    `<path d="${SHEET}" fill="${PAPER}"/><svg class="art" ${VIEWPORT}>${art}</svg>${FRAME}</svg>`
  )
}

/** What is inside the outer svg element, for use as a part of another picture. */
export const innerOf = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))

export const fillCard = (colour: string): string => `<rect width="${W}" height="${H}" fill="${colour}"/>`
