// The cards without a number: back, joker, bridge and bonus, and the bridge as it lies between two rows.
// The cat, the ladybird and the house mark are drawn in creatures.ts and offered from here too.

import { catParts, ladybirdParts, markParts } from './creatures'
import { num } from './digits'
import { fillCard, framed, type Detail } from './frame'
import { r1 } from './hills'
import { around, COLOURS, INK, LAMP, palette, PAPER, PLUM, PLUM_DARK, shapeAt, type Colour } from './suits'

export { cat, ladybird, logo, type CatMood } from './creatures'

/** Roof tiles: one stroke for all of them, and a few in other shades. */
function shingles(): string {
  const tile = (x: number, y: number): string => `M${x} ${y}v10a13 11 0 0 0 26 0v-10Z`
  let outline = ''
  let lighter = ''
  let darker = ''
  for (let row = 0; row < 15; row++) {
    const left = row % 2 ? -13 : -26
    const y = row * 21
    outline += `M${left} ${y + 10}${'a13 11 0 0 0 26 0'.repeat(9)}`
    for (let i = 0; i < 9; i++) {
      // A fixed scatter that does not show as a pattern.
      const shade = (i * 7 + row * 11) % 9
      if (shade === 1 || shade === 5) lighter += tile(left + i * 26, y)
      if (shade === 3) darker += tile(left + i * 26, y)
    }
  }
  return (
    `<path d="${lighter}" fill="#7D3A6C"/><path d="${darker}" fill="#5E2450"/>` +
    `<path d="${outline}" fill="none" stroke="${PLUM_DARK}" stroke-width="2.2"/>`
  )
}

export function backArt(detail: Detail): string {
  if (detail === 's') {
    const border = `<rect x="24" y="24" width="152" height="252" rx="10" fill="none" stroke="${PAPER}" stroke-opacity=".5" stroke-width="7"/>`
    const mark = `<g transform="translate(40 90) scale(1.2)">${markParts(PAPER, PLUM, PAPER)}</g>`
    return framed(fillCard(PLUM) + border + mark, 'back')
  }
  const line = `fill="none" stroke="${LAMP}" stroke-opacity=".8" stroke-width="2.5"`
  const medallion =
    `<circle cx="100" cy="150" r="62" fill="${PLUM_DARK}"/><circle cx="100" cy="150" r="56" ${line}/>` +
    `<g transform="translate(62 110) scale(.76)">${markParts(LAMP, PLUM_DARK, LAMP)}</g>`
  const corners = COLOURS.map((colour, i) => {
    const x = i % 2 ? 145 : 31
    const y = i > 1 ? 245 : 31
    return `<circle cx="${x + 12}" cy="${y + 12}" r="17" fill="${PLUM_DARK}"/>${shapeAt(colour, x, y, 24, LAMP)}`
  })
  const border = `<rect x="15" y="15" width="170" height="270" rx="10" ${line}/>`
  return framed(fillCard(PLUM) + shingles() + border + medallion + corners.join(''), 'back')
}

const STAR = 'M0-19l5.3 12.2L18.5-5.8 8.6 3 11.5 16 0 9.2-11.5 16-8.6 3-18.5-5.8-5.3-6.8Z'

/** Sixteen rays in the four colours: this card can be any of them. */
function rays(safe: boolean): string {
  const paths = COLOURS.map(() => '')
  const point = (i: number): string => {
    const angle = (i * Math.PI) / 8 - 0.2
    return `${r1(100 + 320 * Math.cos(angle))} ${r1(168 + 320 * Math.sin(angle))}`
  }
  for (let i = 0; i < 16; i++) paths[i % 4] += `M100 168L${point(i)} ${point(i + 1)}Z`
  return COLOURS.map((colour, i) => `<path d="${paths[i]}" fill="${palette(colour, safe).sky}"/>`).join('')
}

/** The plate that says which card a laid joker stands for; on small cards it takes the whole width. */
function plate(colour: Colour, number: number, detail: Detail, safe: boolean): string {
  const c = palette(colour, safe)
  const large = detail === 'l' || detail === 'h'
  const box = large ? 'x="16" y="14" width="92" height="56"' : 'x="14" y="14" width="172" height="78"'
  const inside = large
    ? shapeAt(colour, 25, 28, 28, c.numeral) + num(number, 34, 60, 59, c.numeral, 'start')
    : shapeAt(colour, 30, 32, 42, c.numeral) + num(number, 54, 88, 80, c.numeral, 'start')
  return `<rect ${box} rx="14" fill="${c.sky}" stroke="${PAPER}" stroke-width="6"/>${inside}`
}

/** The joker is the house cat: it may lie down anywhere. */
export function jokerFace(
  as: { readonly colour: Colour; readonly number: number } | null,
  detail: Detail,
  safe: boolean,
): string {
  let art = fillCard(PAPER) + rays(safe)
  art +=
    detail === 's'
      ? `<circle cx="100" cy="168" r="90" fill="${PAPER}"/><g transform="translate(4 66) scale(.96)">${catParts()}</g>`
      : `<circle cx="100" cy="164" r="82" fill="${PAPER}"/><g transform="translate(14 76) scale(.86)">${catParts()}</g>`
  if (as) art += plate(as.colour, as.number, detail, safe)
  else if (detail !== 's') {
    art += `<rect x="15" y="15" width="52" height="52" rx="14" fill="${PAPER}"/>`
    art += `<path transform="translate(41 41) scale(1.05)" d="${STAR}" fill="${INK}"/>`
  }
  return framed(art, 'joker')
}

/** The bridge card: a stone bridge under the four suits it can join. */
export function bridgeArt(safe: boolean): string {
  const deck = (x: number): number => 158 - 44 * (1 - ((x - 100) / 110) ** 2)
  const along = (y: (x: number) => number): string => {
    let path = ''
    for (let x = -10; x <= 210; x += 10) path += `${path ? 'L' : 'M'}${x} ${r1(y(x))}`
    return path
  }
  const posts = [12, 56, 100, 144, 188].map((x) => `M${x} ${r1(deck(x) - 2)}V${r1(deck(x) - 38)}`).join('')
  const suits = COLOURS.map((colour, i) => {
    const x = 34 + i * 44
    const c = palette(colour, safe)
    const disc = `<circle cx="${x}" cy="47" r="21" fill="${c.sky}" stroke="${PAPER}" stroke-width="4"/>`
    return disc + shapeAt(colour, x - 13.4, 33.6, 26.8, c.numeral)
  })
  const art =
    `${fillCard('#CFE8E4')}<circle cx="100" cy="120" r="96" fill="#E4F3EE"/><path d="M-10 208h220v100H-10Z" fill="#4E9DAE"/>` +
    '<path d="M40 232h44m22 14h58M20 258h40m40 12h52" stroke="#9ED0D6" stroke-width="6" stroke-linecap="round"/>' +
    `<path d="${along(deck)}V222H176Q170 164 100 164T24 222H-10Z" fill="${PLUM}"/>` +
    '<path d="M30 178l14 8m-2-26 14 10m10-22 10 14m24-20v17m34-11-10 14m34-2-14 10m26 8-14 8" stroke="#8C4A7B" stroke-width="4" stroke-linecap="round"/>' +
    `<path d="${along((x) => deck(x) - 34)}${posts}" fill="none" stroke="${PLUM_DARK}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${along(deck)}" fill="none" stroke="${LAMP}" stroke-width="11"/>`
  return framed(art + suits.join(''), 'bridge')
}

/** What a bonus card is worth (EE-10). */
const BONUS_POINTS = 11

export function bonusArt(detail: Detail): string {
  const petal = 'M100 160C76 140 44 110 48 76c4-28 40-32 52-6 12-26 48-22 52 6 4 34-28 64-52 84Z'
  const clover = around(4, (a) => `<path d="${petal}" transform="rotate(${a + 31} 100 160)"/>`)
  const small = detail === 's'
  let art =
    `${fillCard(LAMP)}<circle cx="100" cy="160" r="120" fill="#FFE8B5"/><g fill="#7FC79A">${clover}</g>` +
    `<g transform="translate(100 160) rotate(-14) scale(${small ? 1.2 : 1})">${ladybirdParts()}</g>`
  if (!small) {
    art +=
      `<rect x="15" y="15" width="96" height="64" rx="14" fill="${INK}"/>` +
      `<path d="M28 47h18m-9-9v18" stroke="${LAMP}" stroke-width="6" stroke-linecap="round"/>` +
      num(BONUS_POINTS, 40, 56, 67, LAMP, 'start')
  }
  return framed(art, 'bonus')
}

/** The laid bridge: planks between the same number of two neighbouring rows, from the upper to the lower one. */
export function bridgeLink(from: Colour, to: Colour, safe = false): string {
  const rails = 'M9 4C15 18 15 54 9 68M51 4C45 18 45 54 51 68'
  const planks = 'M13 14h34M15 25h30M15 36h30M15 47h30M13 58h34'
  const knob = (x: number, y: number, colour: Colour): string =>
    `<circle cx="${x}" cy="${y}" r="6" fill="${palette(colour, safe).sky}" stroke="${PAPER}" stroke-width="2.5"/>`
  return (
    '<svg class="eh-link" viewBox="0 0 60 72" aria-hidden="true"><g fill="none" stroke-linecap="round">' +
    `<path d="${rails}${planks}" stroke="${PAPER}" stroke-width="15"/><path d="${planks}" stroke="${LAMP}" stroke-width="8.5"/>` +
    `<path d="${planks}" stroke="#D9A847" stroke-width="1.5" transform="translate(0 3)"/>` +
    `<path d="${rails}" stroke="${PLUM}" stroke-width="8.5"/></g>` +
    `${knob(9, 5, from)}${knob(51, 5, from)}${knob(9, 67, to)}${knob(51, 67, to)}</svg>`
  )
}
