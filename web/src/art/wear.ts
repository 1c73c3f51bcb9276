// What a bot wears says how well it plays: a small one's bobble cap, a flower, nothing, glasses, a scholar's cap.

import type { Figure } from './people'
import { INK } from './suits'

type Wear = (figure: Figure) => string

const bobbleCap: Wear = ({ top: [x, y] = [50, 34] }) =>
  `<circle cx="${x}" cy="${y - 16}" r="5.5" fill="#F2879F"/><path d="M${x - 17} ${y}q0-17 17-17t17 17Z" fill="#0B7480"/>` +
  `<path d="M${x - 8} ${y - 2}q1-10 8-14 7 4 8 14" fill="none" stroke="#4FB0B8" stroke-width="3"/>` +
  `<rect x="${x - 19}" y="${y - 5}" width="38" height="9" rx="4.5" fill="#FFF6E6"/>`

const flower: Wear = ({ face: { eyes: [height, apart] } }) => {
  const petals = [0, 72, 144, 216, 288].map((turn) => `<circle cy="-6" r="5" transform="rotate(${turn})"/>`).join('')
  return `<g transform="translate(${59 + apart} ${height - 13})" fill="#F7F2FF" stroke="#8C6BB1" stroke-width="1.4">${petals}<circle r="4.2" fill="#FFC62E"/></g>`
}

const glasses: Wear = ({ face: { eyes: [y, apart] } }) => {
  const size = Math.min(apart - 1.4, 8.6)
  return (
    `<g fill="none" stroke="${INK}" stroke-width="2.8"><circle cx="${50 - apart}" cy="${y}" r="${size}"/>` +
    `<circle cx="${50 + apart}" cy="${y}" r="${size}"/></g>` +
    `<path d="M${50 - apart - size} ${y - 2}l-6-3M${50 + apart + size} ${y - 2}l6-3" stroke="${INK}" stroke-width="2.8" stroke-linecap="round"/>`
  )
}

const scholarsCap: Wear = ({ top: [x, y] = [50, 34] }) =>
  `<path d="M${x - 13} ${y - 8}v9q13 6 26 0v-9Z" fill="#4B1B41"/><path d="M${x - 25} ${y - 9}l25-10 25 10-25 9Z" fill="#6A2A5B"/>` +
  `<path d="M${x} ${y - 10}l19 4v10" fill="none" stroke="#FFC62E" stroke-width="2.4" stroke-linejoin="round"/><circle cx="${x + 19}" cy="${y + 5}" r="3.2" fill="#FFC62E"/>`

export const WEAR: Readonly<Record<string, Wear>> = { little: bobbleCap, easy: flower, sharp: glasses, expert: scholarsCap }
