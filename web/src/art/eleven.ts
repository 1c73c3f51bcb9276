// The eleven is the house itself: its two digits are two lit windows.

import { num } from './digits'
import { fillCard, framed, type Detail } from './frame'
import { backRidge, frontRidge, hill, pattern, r1, sliceStart } from './hills'
import { PROPS } from './props'
import { LAMP, palette, shapeAt, type Colour, type Palette } from './suits'

const X0 = sliceStart(11)

/** Heights and widths of the house, which is larger where there is no corner index beside it. */
interface Plan {
  readonly top: number
  readonly eave: number
  readonly left: number
  readonly right: number
  readonly overhang: number
  readonly beam: number
  readonly attic: number
}
const WITH_INDEX: Plan = { top: 66, eave: 132, left: 30, right: 170, overhang: 18, beam: 7, attic: 17 }
const ALONE: Plan = { top: 30, eave: 104, left: 18, right: 182, overhang: 16, beam: 8, attic: 19 }

function walls(colour: Colour, c: Palette, p: Plan): string {
  const { top, eave, left, right, overhang, beam } = p
  const chimney =
    `<path d="M${right - 36} ${top - 4}h22v60h-22Z" fill="${c.deep}"/>` +
    `<path d="M${right - 40} ${top - 8}h30v9h-30Z" fill="${colour === 'blue' ? '#fff' : c.deep}"/>`
  const wall = `<path d="M${left} ${eave - 12}L100 ${top + 4} ${right} ${eave - 12}V300H${left}Z" fill="${c.house}"/>`
  const beams =
    `<path d="M${left + beam / 2} ${eave - 10}V300M${right - beam / 2} ${eave - 10}V300M${left} ${eave + 2}H${right}" ` +
    `stroke="${c.deep}" stroke-width="${beam}" opacity=".9"/>`
  const roof =
    `<path d="M100 ${top - 14}L${right + overhang} ${eave}l-9 12L100 ${top + 12} ${left - overhang + 9} ${eave + 12} ` +
    `${left - overhang} ${eave}Z" fill="${c.deep}" stroke="${c.deep}" stroke-width="5" stroke-linejoin="round"/>`
  return chimney + wall + beams + roof
}

function atticWindow(colour: Colour, c: Palette, p: Plan, lit: boolean): string {
  const y = (p.top + p.eave) / 2 + (lit ? 9 : 8)
  const r = p.attic
  const pane = `<circle cx="100" cy="${y}" r="${r}" fill="${lit ? LAMP : c.house}"/>`
  return pane + shapeAt(colour, 100 - r * 0.74, y - r * 0.74, r * 1.48, c.deep)
}

function litWindows(c: Palette): string {
  const pane = (x: number): string => `<path d="M${x} 250V168a27 27 0 0 1 54 0v82Z" fill="${LAMP}"/>`
  const digits = num(1, 92, 67, 250, c.deep) + num(1, 92, 129, 250, c.deep)
  return `${pane(42)}${pane(104)}${digits}<path d="M34 248h132v10H34Z" fill="${c.deep}"/>`
}

/** What the season leaves on the roof. Snow is drawn at every size: without it the white house looks unfinished. */
function roofTrim(colour: Colour, c: Palette, p: Plan, fine: boolean): string {
  const { top, eave, left, right, overhang } = p
  if (colour === 'blue') {
    return (
      `<path d="M100 ${top - 17}L${right + overhang + 2} ${eave - 1}q-6 9-13 3-7-2-10-9-8 5-13-5-8 4-13-6L100 ${top + 3} ` +
      `${left + 31} ${eave - 17}q-5 10-13 6-5 10-13 5-3 7-10 9-7 6-13-3Z" fill="#fff"/>`
    )
  }
  if (!fine) return ''
  const x = left - overhang
  if (colour === 'green') {
    const blossom = ([dx, dy]: readonly [number, number]): string =>
      `<g transform="translate(${x + 14 + dx} ${r1(eave + 4 + dy * 0.98)})"><circle r="8" fill="${c.accent}"/>` +
      `<circle r="3" fill="${c.light}"/></g>`
    const places: readonly (readonly [number, number])[] = [[-2, 0], [14, -12], [34, -30], [58, -50]]
    return places.map(blossom).join('')
  }
  if (colour === 'red') {
    const leaf = ([dx, dy, turn]: readonly [number, number, number]): string =>
      `<g transform="translate(${x + 8 + dx} ${eave + 2 + dy}) rotate(${turn})">` +
      `<ellipse rx="10" ry="6" fill="${c.accent}"/><path d="M-8 0H8" stroke="${c.deep}" stroke-width="1.5"/></g>`
    const places: readonly (readonly [number, number, number])[] = [
      [6, 2, 20],
      [24, -13, -30],
      [45, -31, 15],
      [66, -49, -25],
    ]
    return places.map(leaf).join('')
  }
  // An awning against the sun; twelve scallops fill the width of the wall.
  const scallop = `q-6 11-${r1((right - left) / 12)} 0`
  return `<path d="M${left} ${eave + 6}h${right - left}v7${scallop.repeat(12)}Z" fill="#E4672F"/>`
}

function frontGarden(colour: Colour, c: Palette): string {
  const places: readonly (readonly [number, number])[] = [[24, 0.9], [52, 0.7], [150, 0.75], [178, 0.95]]
  const plant = ([x, scale]: readonly [number, number]): string =>
    `<g transform="translate(${x} ${r1(frontRidge(colour, X0 + x) + 16)}) scale(${scale})">${PROPS[colour].small(c)}</g>`
  return `<g transform="translate(0 10)">${pattern(colour, X0, c)}</g>${places.map(plant).join('')}`
}

export function eleven(colour: Colour, detail: Detail, safe: boolean): string {
  const c = palette(colour, safe)
  if (detail === 's') {
    const house =
      `<path d="M100 14 192 92V300H8V92Z" fill="${c.house}"/>` +
      `<path d="M100 8 204 98v22L100 36-4 120V98Z" fill="${c.deep}"/>`
    const digits = num(11, 124, 100, 218, c.deep) + shapeAt(colour, 68, 228, 64, c.deep)
    return framed(fillCard(c.sky) + house + digits, 'eleven')
  }
  const fine = detail !== 'm'
  const plan = fine ? WITH_INDEX : ALONE
  const house =
    walls(colour, c, plan) +
    atticWindow(colour, c, plan, fine) +
    (fine ? litWindows(c) : num(11, 124, 100, 250, c.deep)) +
    roofTrim(colour, c, plan, fine)
  let art =
    `${fillCard(c.sky)}<circle cx="100" cy="150" r="128" fill="${c.glow}"/>` +
    `<path d="${hill(backRidge, colour, X0)}" fill="${c.back}"/>`
  // In a hand the house steps aside for the big index.
  art += detail === 'h' ? `<g transform="translate(46 58) scale(.8)">${house}</g>` : house
  art += `<path d="${hill(frontRidge, colour, X0, undefined, 10, fine ? 10 : 14)}" fill="${c.front}"/>`
  if (fine) art += frontGarden(colour, c)
  if (detail === 'h') art += num(11, 72, 16, 90, c.numeral, 'start') + shapeAt(colour, 17, 102, 44, c.numeral)
  if (detail === 'l') {
    art += num(11, 46, 17, 64, c.numeral, 'start')
    art += shapeAt(colour, 18, 73, 31, c.numeral) + shapeAt(colour, 151, 17, 33, c.numeral)
  }
  return framed(art, 'eleven')
}
