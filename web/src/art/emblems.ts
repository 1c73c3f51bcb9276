// What is drawn on a prize: a rosette of the house, with a picture of what it is for. On a grid of 100, the middle at 50, 44.

import type { Prize } from '../wire/types'
import { INK } from './suits'

type Emblem = Prize['emblem']

const CREAM = '#FFF6E6'
const line = (path: string, colour = INK, width = 4): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const fill = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`
const disc = (x: number, y: number, r: number, colour: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

const PICTURES: Record<Emblem, string> = {
  arch: fill('M30 60V44a20 20 0 0 1 40 0v16H58V46a8 8 0 0 0-16 0v14Z', '#C98B6B') + fill('M44 24h12l-3 14h-6Z', '#CF3330'),
  basket: fill('M30 42h40l-5 20H35Z', '#D08A3C') + line('M33 42c2-22 32-22 34 0', '#8A5517') + line('M34 50h32M42 43l2 18M58 43l-2 18', '#8A5517', 2.5),
  bolt: fill('M54 20 34 48h13l-5 20 24-30H52Z', '#FFC62E') + line('M54 20 34 48h13l-5 20 24-30H52Z', INK, 3),
  bow: fill('M50 44C38 28 28 32 28 44s10 16 22 0Zm0 0c12-16 22-12 22 0s-10 16-22 0Z', '#B13A6B') + fill('M47 47l-8 18 8-3 3-10 3 10 8 3-8-18Z', '#8C2C54') + disc(50, 44, 6, '#D76A98'),
  bridge: line('M28 54c8-22 36-22 44 0', '#8A5517', 7) + line('M34 52V42M42 46V36M50 44V34M58 46V36M66 52V42M34 42c8-10 24-10 32 0', '#8A5517', 3) + line('M28 62q6-4 11 0t11 0 11 0 11 0', '#2560BD', 3),
  cards: `<g stroke="${CREAM}" stroke-width="2.5"><rect x="33" y="32" width="18" height="28" rx="3" fill="#2560BD" transform="rotate(-16 42 60)"/><rect x="41" y="30" width="18" height="28" rx="3" fill="#FFC62E"/><rect x="49" y="32" width="18" height="28" rx="3" fill="#CF3330" transform="rotate(16 58 60)"/></g>`,
  cat: fill('M32 34l4 -12 10 8h8l10-8 4 12v14a18 15 0 0 1-36 0Z', '#6A2A5B') + disc(43, 43, 3, '#FFD98A') + disc(57, 43, 3, '#FFD98A') + line('M47 51q3 3 6 0M36 50l-9-2M64 50l9-2', '#FFD98A', 2.2),
  chest: fill('M30 46h40v18H30Z', '#A4662A') + fill('M30 44c0-20 40-20 40 0Z', '#C98236') + line('M30 45h40', '#5E3800', 4) + fill('M46 40h8v12h-8Z', '#FFC62E'),
  clover: [[42, 36], [58, 36], [42, 50], [58, 50]].map(([x = 0, y = 0]) => disc(x, y, 10, '#1F8A55')).join('') + line('M51 48q2 12 9 18', '#0E5B3B', 4),
  coin: disc(50, 44, 20, '#E0A21B') + disc(50, 44, 15, '#FFD45E') + line('M46 36v16M54 36v16', '#8A5517', 4.5),
  eye: fill('M24 44c12-20 40-20 52 0-12 20-40 20-52 0Z', '#FFFFFF') + line('M24 44c12-20 40-20 52 0-12 20-40 20-52 0Z', INK, 3.5) + disc(50, 44, 11, '#0B7480') + disc(50, 44, 5, INK) + disc(54, 40, 2.5, '#fff'),
  feather: fill('M32 66C28 42 44 24 70 22 70 46 56 62 32 66Z', '#2C3E63') + fill('M32 66C44 58 54 50 70 22 58 24 46 32 32 66Z', '#4F7CC4') + line('M28 70 62 32', CREAM, 2.5),
  fish: fill('M26 44c8-16 30-18 42-4l10-8v26l-10-8c-12 12-34 10-42-6Z', '#3E8FA8') + line('M44 34q6 10 0 21M54 33q5 11 0 22', '#CFE6EC', 2.5) + disc(35, 42, 3, INK),
  flame: fill('M50 18c4 12 18 18 18 34a18 18 0 0 1-36 0c0-8 6-12 8-20 4 2 6 5 6 9 4-6 6-14 4-23Z', '#E4672F') + fill('M50 42c3 6 8 8 8 14a8 8 0 0 1-16 0c0-6 6-8 8-14Z', '#FFD45E'),
  halo: `<ellipse cx="50" cy="27" rx="17" ry="6" fill="none" stroke="#FFC62E" stroke-width="5"/>` + disc(50, 50, 16, '#F4CDA5') + line('M42 48q2-3 4 0M54 48q2-3 4 0', INK, 2.6) + line('M44 55q6 5 12 0', INK, 2.6),
  key: `<circle cx="40" cy="36" r="10" fill="none" stroke="#E0A21B" stroke-width="7"/>` + line('M47 43 68 64M60 56l6-6M54 50l5-5', '#E0A21B', 6),
  lens: disc(45, 39, 15, '#CFE6EC') + `<circle cx="45" cy="39" r="15" fill="none" stroke="${INK}" stroke-width="5"/>` + line('M56 50 70 64', '#8A5517', 8) + line('M37 36q2-7 9-7', '#fff', 3),
  letter: fill('M26 30h48v30H26Z', '#FFFFFF') + line('M26 30h48v30H26ZM26 31l24 17 24-17', INK, 3) + disc(50, 48, 5, '#CF3330'),
  net: line('M34 60 24 72', '#8A5517', 6) + `<ellipse cx="52" cy="38" rx="22" ry="16" fill="#CFE6EC" stroke="${INK}" stroke-width="4" transform="rotate(-35 52 38)"/>` + line('M40 30l24 16M46 24l22 18M38 42l24-18M44 50l26-20', '#4A526E', 2),
  nose: disc(42, 46, 17, '#F4CDA5') + fill('M42 44 78 36a5 5 0 0 1 1 9L44 54Z', '#E9A679') + disc(36, 41, 2.6, INK) + disc(47, 39, 2.6, INK) + line('M35 56q6 3 11-1', INK, 2.6),
  stairs: fill('M26 64V54h12V44h12V34h12V24h12v40Z', '#6A2A5B') + line('M26 54h12V44h12V34h12V24h12', '#FFD98A', 4),
  star: fill('M50 18l8 17 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2Z', '#FFC62E') + line('M50 18l8 17 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2Z', '#B87300', 3),
  stop: fill('M41 22h18l13 13v18L59 66H41L28 53V35Z', '#CF3330') + line('M38 44h24', CREAM, 8),
  target: disc(50, 44, 23, '#CF3330') + disc(50, 44, 16, CREAM) + disc(50, 44, 9, '#CF3330') + line('M50 44 72 22M72 22l-8 1M72 22l-1 8', INK, 3.5),
}

const PETALS = Array.from({ length: 14 }, (_, i) => {
  const a = (i / 14) * 2 * Math.PI
  return `<circle cx="${(50 + 34 * Math.cos(a)).toFixed(1)}" cy="${(44 + 34 * Math.sin(a)).toFixed(1)}" r="9.5"/>`
}).join('')

/** A rosette with its ribbons; `colour` is that of its petals. */
export function rosette(emblem: string, colour: string): string {
  const picture = (PICTURES as Record<string, string | undefined>)[emblem] ?? PICTURES.star
  return (
    `<svg viewBox="0 0 100 124" aria-hidden="true"><g fill="${colour}"><path d="M34 70 24 120l14-9 10 11 4-40Z"/><path d="M66 70l10 50-14-9-10 11-4-40Z"/></g>` +
    `<path d="M34 70 24 120l14-9 10 11 4-40ZM66 70l10 50-14-9-10 11-4-40Z" fill="#1C2440" opacity=".18"/><g fill="${colour}">${PETALS}</g><circle cx="50" cy="44" r="33" fill="${CREAM}"/>` +
    `<circle cx="50" cy="44" r="33" fill="none" stroke="#1C2440" stroke-opacity=".12" stroke-width="2"/>${picture}</svg>`
  )
}
