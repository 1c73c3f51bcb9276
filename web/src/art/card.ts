// Cards by the ids the protocol uses: r11, y9, g1, b20, joker, back, bridge, bonus.

import { num, numWidth } from './digits'
import { eleven } from './eleven'
import { fillCard, framed, VIEWPORT, type Detail } from './frame'
import { altitude, backRidge, CARD_HEIGHT, CARD_WIDTH, frontRidge, hill, pattern, props, r1, sliceStart } from './hills'
import { backArt, bonusArt, bridgeArt, jokerFace } from './specials'
import { COLOURS, palette, shapeAt, type Colour, type Palette } from './suits'

export type { Detail } from './frame'

export interface NumberCard {
  readonly colour: Colour
  readonly number: number
}

/** Colour and number of a number card; null for a joker, a back and everything else. */
export function parseCard(id: string): NumberCard | null {
  const found = /^([rygb])([1-9]\d?)$/.exec(id)
  const colour = COLOURS.find((name) => name[0] === found?.[1])
  return found && colour ? { colour, number: Number(found[2]) } : null
}

/** The height of a numeral: two digits must fit between the edges. */
function numeralHeight(number: number, one: number, two: number, width: number): number {
  return number > 9 ? Math.min(two, (width * two) / numWidth(number, two)) : one
}

/** Number and shape only: all that can be read on a card of a fingernail's size. */
function smallFace({ colour, number }: NumberCard, c: Palette): string {
  const height = numeralHeight(number, 150, 136, 168)
  const ground = `<path d="${hill(frontRidge, colour, sliceStart(number), undefined, 20, -52)}" fill="${c.front}"/>`
  const shape = shapeAt(colour, 58, 200, 84, colour === 'blue' ? c.deep : colour === 'green' ? c.dark : c.numeral)
  return ground + num(number, height, 100, 24 + height, c.numeral) + shape
}

/** In a row: a large numeral, a quiet landscape. */
function rowFace({ colour, number }: NumberCard, c: Palette): string {
  const x0 = sliceStart(number)
  const height = numeralHeight(number, 138, 132, 168)
  return (
    `<path d="${hill(backRidge, colour, x0)}" fill="${c.back}"/>${props(colour, x0, 'back', c, { plain: true })}` +
    num(number, height, 100, 66 + (138 + height) / 2, c.numeral) +
    `<path d="${hill(frontRidge, colour, x0)}" fill="${c.front}"/>${pattern(colour, x0, c)}` +
    shapeAt(colour, 16, 15, 42, c.numeral)
  )
}

/** In a hand: one big corner index, and nothing in the middle that a neighbour could cut in half. */
function handFace({ colour, number }: NumberCard, c: Palette): string {
  const x0 = sliceStart(number)
  // From 7 on the back hill is so high that its trees would stand in the index.
  const clearLeft = number > 6 ? 76 : -99
  return (
    (number < 20 ? props(colour, x0, 'sky', c) : '') +
    shapeAt(colour, 72, 96, 106, c.numeral, 0.16) +
    `<path d="${hill(backRidge, colour, x0)}" fill="${c.back}"/>${props(colour, x0, 'back', c, { clearLeft })}` +
    `<path d="${hill(frontRidge, colour, x0)}" fill="${c.front}"/>${pattern(colour, x0, c)}${props(colour, x0, 'front', c)}` +
    num(number, 72, 16, 90, c.numeral, 'start') +
    shapeAt(colour, 17, 102, 44, c.numeral)
  )
}

/** The flag on the summit, planted in the numeral of the last cards. */
function flag(colour: Colour, c: Palette, y: number): string {
  return (
    `<path d="M142 ${r1(y)}v-42" stroke="${c.numeral}" stroke-width="4.5" stroke-linecap="round"/>` +
    `<path d="M144 ${r1(y - 41)}l27 9-27 10Z" fill="${colour === 'yellow' ? '#CF3330' : '#FFC62E'}"/>`
  )
}

function largeFace({ colour, number }: NumberCard, c: Palette): string {
  const x0 = sliceStart(number)
  const height = numeralHeight(number, 138, 124, 164)
  // The numeral stands on the ground: as deep as the lowest of three points under it, plus what the hill covers.
  const ground = Math.max(...[60, 100, 140].map((x) => frontRidge(colour, x0 + x)))
  const base = ground + (colour === 'blue' ? 3 : 5)
  return (
    (number < 20 ? props(colour, x0, 'sky', c) : '') +
    `<path d="${hill(backRidge, colour, x0)}" fill="${c.back}"/>${props(colour, x0, 'back', c)}` +
    num(number, height, 100, base, c.numeral) +
    `<path d="${hill(frontRidge, colour, x0)}" fill="${c.front}"/>${pattern(colour, x0, c)}${props(colour, x0, 'front', c)}` +
    (number >= 20 ? flag(colour, c, base - height + 2) : '') +
    num(number, 46, 17, 64, c.numeral, 'start') +
    shapeAt(colour, 18, 73, 31, c.numeral) +
    shapeAt(colour, 151, 17, 33, c.numeral)
  )
}

function numberCard(card: NumberCard, detail: Detail, safe: boolean): string {
  if (card.number === 11) return eleven(card.colour, detail, safe)
  const c = palette(card.colour, safe)
  if (detail === 's') return framed(fillCard(c.sky) + smallFace(card, c))
  const glowY = 188 - 62 * altitude(sliceStart(card.number) + 100)
  const sky = `${fillCard(c.sky)}<circle cx="100" cy="${r1(glowY)}" r="112" fill="${c.glow}"/>`
  const face = detail === 'm' ? rowFace : detail === 'h' ? handFace : largeFace
  return framed(sky + face(card, c))
}

function draw(id: string, detail: Detail, safe: boolean): string {
  const card = parseCard(id)
  if (card) return numberCard(card, detail, safe)
  if (id === 'joker') return jokerFace(null, detail, safe)
  if (id === 'bridge') return bridgeArt(safe)
  if (id === 'bonus') return bonusArt(detail)
  return backArt(detail) // an unknown id shows no face rather than a wrong one
}

// At most a few hundred strings: 89 ids, four levels of detail, two palettes.
const drawn = new Map<string, string>()

function remembered(key: string, make: () => string): string {
  let art = drawn.get(key)
  if (art === undefined) {
    art = make()
    drawn.set(key, art)
  }
  return art
}

export function cardArt(card: string, detail: Detail, safe: boolean): string {
  return remembered(`${card} ${detail} ${safe}`, () => draw(card, detail, safe))
}

/** A joker, with a plate for the card it stands for once it lies in a row. */
export function jokerArt(as: string | null, detail: Detail, safe: boolean): string {
  const card = as === null ? null : parseCard(as)
  return remembered(`joker ${as} ${detail} ${safe}`, () => jokerFace(card, detail, safe))
}

/**
 * A ghost for an empty place in a row, in the colour of the text around it. How faint is left to the page
 * (.g-hill, .g-num), which also shows with it whether the place is open; the attributes are only a fallback.
 */
export function slotArt(id: string): string {
  const card = parseCard(id)
  if (!card) return ''
  const { colour, number } = card
  const roof = number === 11 ? 'M100 44 186 112V300H14V112Z' : ''
  return remembered(
    `slot ${id}`,
    () =>
      `<svg class="eh-ghost" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" aria-hidden="true" fill="currentColor"><svg ${VIEWPORT}>` +
      `<path class="g-hill" opacity=".09" d="${hill(frontRidge, colour, sliceStart(number), undefined, 20)}"/>` +
      (roof && `<path class="g-hill" opacity=".09" d="${roof}"/>`) +
      `<g class="g-num" opacity=".4">${num(number, number > 9 ? 84 : 88, 100, 190, 'currentColor')}</g></svg></svg>`,
  )
}
