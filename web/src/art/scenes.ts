// The little picture in each window of the house on the home page, and small rows for the variants of a game. They
// are built from the real cards, so a child finds on the table what was shown in the window.

import { cardArt, jokerArt } from './card'
import { num } from './digits'
import { innerOf } from './frame'
import { BURST } from './house'
import { figureArt } from './portraits'
import { bridgeLink, cat } from './specials'
import { INK, PLUM } from './suits'

export const GAME_IDS = [
  'elfer-raus',
  'junior',
  'elevens',
  'ueberall',
  'mogeln',
  'ratefix',
  'zweikampf',
  'farben',
  'schnipp-schnapp',
  'schwarzer-peter',
  'hoechste',
] as const
export type GameId = (typeof GAME_IDS)[number]

/** A card with its middle at x, y. Below 34 units the landscape would only be dirt, so the small face is used. */
function card(id: string, x: number, y: number, width: number, turn = 0, safe = false): string {
  const detail = width < 34 ? 's' : id === 'back' ? 'l' : 'm'
  return placed(cardArt(id, detail, safe), x, y, width, turn)
}

/** A card that its neighbour half covers: its number stands in the corner. */
const inFan = (id: string, x: number, y: number, turn: number, safe: boolean): string =>
  placed(cardArt(id, 'h', safe), x, y, 54, turn)

function placed(art: string, x: number, y: number, width: number, turn = 0): string {
  const place = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}`
  return `<g transform="${place} translate(${-width / 2} ${-width * 0.75}) scale(${width / 200})">${innerOf(art)}</g>`
}

const scene = (sky: string, inner: string): string =>
  '<svg class="ill" viewBox="0 0 200 124" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
  `<rect width="200" height="124" fill="${sky}"/>${inner}</svg>`

/** An empty place between cards. */
const gap = (x: number, y: number, width: number): string =>
  `<rect x="${x - width / 2}" y="${y - width * 0.75}" width="${width}" height="${width * 1.5}" rx="${width * 0.1}" ` +
  `fill="#fff" fill-opacity=".35" stroke="${INK}" stroke-opacity=".35" stroke-width="1.8" stroke-dasharray="4 4"/>`

/** A question mark about 20 high, its dot at 0, 0: the digits bring no letters along. */
const questionMark = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-5-13.5A5.6 5.6 0 1 1 1.5-8.5Q0-7.5 0-5" fill="none" ` +
  `stroke="${colour}" stroke-width="4" stroke-linecap="round"/><circle r="2.6" fill="${colour}"/></g>`

const sign = (path: string, width = 4.5): string =>
  `<path d="${path}" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" fill="none" stroke-linejoin="round"/>`

/** The way of a moving card. */
const trail = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 6"/>`

type Draw = (safe: boolean) => string

const DRAWN: Readonly<Record<GameId, Draw>> = {
  'elfer-raus': (safe) =>
    scene(
      '#CFE6EC',
      '<path d="M-5 104q55-22 105-6t105-10v60H-5Z" fill="#A9D1B4"/>' +
        card('r9', 20, 66, 38, 0, safe) +
        card('r10', 60, 64, 38, 0, safe) +
        card('r12', 140, 62, 38, 0, safe) +
        card('r13', 180, 60, 38, 0, safe) +
        card('r11', 100, 60, 46, 0, safe),
    ),

  // The 1 and the 11 lie out, and the row between them closes from both ends.
  junior: (safe) =>
    scene(
      '#D7EBCB',
      '<path d="M-5 96q55-18 105-4t105-8v60H-5Z" fill="#A9D1B4"/>' +
        '<g stroke-width="1.6" fill="none" stroke="#56607F"><path d="M172 42q-6 16 1 32M187 36q4 18-9 38"/></g>' +
        '<ellipse cx="170" cy="27" rx="12" ry="15" fill="#F2879F"/><ellipse cx="188" cy="21" rx="11" ry="14" fill="#FFC62E"/>' +
        card('y1', 24, 70, 38, 0, safe) +
        card('y2', 64, 70, 38, 0, safe) +
        gap(100, 70, 28) +
        card('y10', 136, 70, 38, 0, safe) +
        card('y11', 178, 70, 40, 0, safe),
    ),

  // A bridge leads down to the blue 9, and the cat lies beside it.
  elevens: (safe) =>
    scene(
      '#FFE3A6',
      card('g8', 50, 31, 34, 0, safe) +
        card('g9', 90, 31, 34, 0, safe) +
        card('g10', 130, 31, 34, 0, safe) +
        card('b9', 90, 95, 34, 0, safe) +
        placed(jokerArt(null, 'm', safe), 130, 95, 34) +
        card('b11', 170, 95, 34, 0, safe) +
        `<g transform="translate(76.2 45) scale(.46)">${innerOf(bridgeLink('green', 'blue', safe))}</g>`,
    ),

  // One higher fits anywhere: from the own pile to a neighbour's.
  ueberall: (safe) =>
    scene(
      '#E8D6EC',
      '<ellipse cx="100" cy="132" rx="120" ry="58" fill="#CDB3D6"/>' +
        card('back', 44, 86, 36, -4) +
        card('back', 46, 84, 36, 2) +
        card('y6', 104, 88, 38, -5, safe) +
        card('r14', 164, 82, 38, 4, safe) +
        card('b7', 80, 36, 38, -12, safe) +
        trail('M106 36q20 2 14 20') +
        sign('M112 50l7 8 7-7', 3),
    ),

  mogeln: () =>
    scene(
      '#2B1F4A',
      card('back', 72, 94, 50, -16) +
        card('back', 100, 88, 50, -3) +
        card('back', 128, 94, 50, 11) +
        '<path d="M124 14h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6h-28l-12 10 2-10h-6a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6Z" fill="#FFFBF1"/>' +
        num(7, 24, 138, 45, INK) +
        questionMark(157, 43, 1.05, INK) +
        '<g fill="#FFC62E"><ellipse cx="40" cy="34" rx="9" ry="10"/><ellipse cx="66" cy="34" rx="9" ry="10"/></g>' +
        '<g fill="#2B1F4A"><ellipse cx="43" cy="35" rx="3.3" ry="8"/><ellipse cx="69" cy="35" rx="3.3" ry="8"/></g>',
    ),

  // One card is known, the others are not: what do they make together?
  ratefix: (safe) =>
    scene(
      '#CDE4F2',
      card('y14', 34, 62, 44, 0, safe) +
        sign('M68 62h14M75 55v14') +
        card('back', 112, 62, 44, 0) +
        sign('M143 58h13M143 67h13') +
        questionMark(182, 76, 1.7, PLUM),
    ),

  zweikampf: (safe) =>
    scene(
      '#F6CFC4',
      '<path d="M116-4H204V128H84Z" fill="#C9D8F0"/>' +
        `<path transform="translate(100 64) scale(.62 .54)" d="${BURST}" fill="#FFE08A"/>` +
        card('r9', 54, 66, 54, -8, safe) +
        card('b16', 146, 58, 54, 8, safe),
    ),

  // Four of a colour, and the odd one goes.
  farben: (safe) =>
    scene(
      '#E4EFD0',
      card('r6', 172, 52, 38, 14, safe) +
        trail('M132 28q8-16 22-14') +
        inFan('g4', 36, 82, -18, safe) +
        inFan('g9', 64, 74, -6, safe) +
        inFan('g13', 94, 74, 6, safe) +
        inFan('g18', 122, 82, 18, safe),
    ),

  'schnipp-schnapp': (safe) =>
    scene(
      '#FFD15C',
      '<path d="M100 2l14 30 32-14-10 32 34 8-30 18 22 26-34-4-4 32-24-24-24 24-4-32-34 4 22-26-30-18 34-8-10-32 32 14Z" fill="#FFF6E0"/>' +
        card('g13', 78, 64, 50, -12, safe) +
        card('r13', 122, 64, 50, 12, safe),
    ),

  // Somebody has soot on the nose; the cards are still being drawn from.
  'schwarzer-peter': () =>
    scene(
      '#C9CFE6',
      '<circle cx="58" cy="74" r="52" fill="#DDE1F0"/>' +
        `<svg x="6" y="8" width="104" height="120" viewBox="6 14 90 104">${innerOf(figureArt('ben', { dot: true }))}</svg>` +
        card('back', 128, 84, 42, -14) +
        card('back', 172, 84, 42, 14) +
        card('back', 150, 66, 42, 0),
    ),

  hoechste: (safe) =>
    scene(
      '#C9D8F0',
      '<path d="M-5 124C60 120 120 96 205 70v60H-5Z" fill="#9DB9DF"/>' +
        card('r3', 34, 84, 42, -4, safe) +
        card('y5', 78, 78, 42, -4, safe) +
        card('g8', 122, 72, 42, -4, safe) +
        card('b10', 166, 66, 42, -4, safe) +
        '<path transform="translate(17 -4) rotate(-4 146 28)" d="M130 18l8 10 8-14 8 14 8-10-3 20h-26Z" fill="#FFC62E" stroke="#8F5600" stroke-width="2" stroke-linejoin="round"/>',
    ),
}

/** The picture in a game's window, 200 × 124. A game the page does not know yet shows the cat. */
export function sceneArt(game: string, safe = false): string {
  const draw = DRAWN[game as GameId]
  if (draw) return draw(safe)
  return scene('#E3D9C2', `<svg x="60" y="24" width="80" height="90" viewBox="28 18 156 162">${innerOf(cat())}</svg>`)
}

/**
 * What stands on the five places of a variant's picture: a card, '-' for an empty place, '?11' for a place where a
 * row may begin.
 */
const VARIANTS: Readonly<Record<string, string>> = {
  'elfer-raus basic': 'r9 r10 r11 r12 r13',
  'elfer-raus false-start': 'r1 r2 - r19 r20',
  'elfer-raus three-starts': '- ?10 ?11 ?12 -',
  'elfer-raus any-start': '- r6 r7 r8 -',
  'elevens basic': 'b9 b10 b11 joker bridge',
  'elevens start': 'b9 b10 b11 b12 b13',
  'zweikampf basic': 'back r9 - b16 back',
  'zweikampf long': 'back back r20 back back',
  'schnipp-schnapp basic': 'g7 - r16 - b7',
  'schnipp-schnapp together': 'g7 r16 y4 b13 r7',
}

/** A small row for a variant, 198 × 57, or nothing where a game has no such variant. */
export function variantArt(game: string, variant: string, safe = false): string {
  const row = VARIANTS[`${game} ${variant}`]
  if (!row) return ''
  const cells = row.split(' ').map((cell, i) => {
    const x = i * 40
    const box = `<rect x="${x + 1}" y="1.5" width="36" height="54" rx="3.6"`
    if (cell === '-') return `${box} fill="currentColor" opacity=".14"/>`
    if (cell.startsWith('?')) {
      return `${box} fill="#FFD98A" stroke="${INK}" stroke-width="2"/>${num(Number(cell.slice(1)), 14, x + 19, 35.5, INK)}`
    }
    return placed(cardArt(cell, 's', safe), x + 19, 28.5, 38)
  })
  return `<svg class="row" viewBox="0 0 198 57" aria-hidden="true">${cells.join('')}</svg>`
}
