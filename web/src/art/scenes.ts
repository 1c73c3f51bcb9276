// What the little pictures in the windows of the house are made of, and the small rows for the variants of a game. They
// are built from the real cards, so a child finds on the table what was shown in the window.

import { cardArt } from './card'
import { num } from './digits'
import { innerOf } from './frame'
import { cat } from './specials'
import { INK } from './suits'

/** A card with its middle at x, y. Below 34 units the landscape would only be dirt, so the small face is used. */
export function card(id: string, x: number, y: number, width: number, turn = 0, safe = false): string {
  const detail = width < 34 ? 's' : id === 'back' ? 'l' : 'm'
  return placed(cardArt(id, detail, safe), x, y, width, turn)
}

/** A card that its neighbour half covers: its number stands in the corner. */
export const inFan = (id: string, x: number, y: number, turn: number, safe: boolean): string =>
  placed(cardArt(id, 'h', safe), x, y, 54, turn)

export function placed(art: string, x: number, y: number, width: number, turn = 0): string {
  const place = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}`
  return `<g transform="${place} translate(${-width / 2} ${-width * 0.75}) scale(${width / 200})">${innerOf(art)}</g>`
}

export const scene = (sky: string, inner: string): string =>
  '<svg class="ill" viewBox="0 0 200 124" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
  `<rect width="200" height="124" fill="${sky}"/>${inner}</svg>`

/** An empty place between cards. */
export const gap = (x: number, y: number, width: number): string =>
  `<rect x="${x - width / 2}" y="${y - width * 0.75}" width="${width}" height="${width * 1.5}" rx="${width * 0.1}" ` +
  `fill="#fff" fill-opacity=".35" stroke="${INK}" stroke-opacity=".35" stroke-width="1.8" stroke-dasharray="4 4"/>`

/** A question mark about 20 high, its dot at 0, 0: the digits bring no letters along. */
export const questionMark = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-5-13.5A5.6 5.6 0 1 1 1.5-8.5Q0-7.5 0-5" fill="none" ` +
  `stroke="${colour}" stroke-width="4" stroke-linecap="round"/><circle r="2.6" fill="${colour}"/></g>`

export const sign = (path: string, width = 4.5): string =>
  `<path d="${path}" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" fill="none" stroke-linejoin="round"/>`

/** The way of a moving card. */
export const trail = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 6"/>`

/** The window of a game that the page has no picture of: its own cards and its own sky, always the same. */
export function anyScene(game: string, safe: boolean): string {
  let seed = [...game].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99991, 7)
  const next = (count: number): number => (seed = (seed * 16807 + 11) % 2147483647) % count
  const sky = ['#CFE6EC', '#E8D6EC', '#FFE3A6', '#E4EFD0', '#F6CFC4', '#CDE4F2'][next(6)] ?? '#CFE6EC'
  const colour = next(4)
  const [first, second, third] = [0, 1, 2].map((i) => `${'rygb'[(colour + i) % 4]}${1 + next(20)}`)
  const peeping = `<svg x="124" y="40" width="72" height="82" viewBox="28 18 156 162">${innerOf(cat())}</svg>`
  return scene(sky, `<ellipse cx="100" cy="132" rx="130" ry="44" fill="#1C2440" fill-opacity=".1"/>${inFan(first ?? '', 40, 78, -14, safe)}${inFan(second ?? '', 74, 70, 0, safe)}${inFan(third ?? '', 108, 78, 14, safe)}${peeping}`)
}

/**
 * A small row for a variant, 198 × 57. On its five places stand a card, '-' for an empty place, '?11' for a place where a
 * row may begin.
 */
export function rowArt(row: string, safe = false): string {
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
