// Six faces of the house's cat, to be shown to the table.

import type { FaceShown } from '../wire/types'
import { INK } from './suits'

export type Face = FaceShown['face']

const EYE = '#FFC62E'
const PINK = '#F2879F'
const TEAR = '#7FB8F0'
const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const heart = (x: number, y: number): string => `<path d="M${x} ${y + 10}c-14-9-12-20-5-20 3 0 5 3 5 5 0-2 2-5 5-5 7 0 9 11-5 20Z" fill="#CF3330"/>`
const drop = (x: number, y: number): string => `<path d="M${x} ${y}q7 10 0 14q-7-4 0-14Z" fill="${TEAR}"/>`
const HAPPY = line('M71 74q10-12 20 0M109 74q10-12 20 0', EYE, 5)
const OPEN = `<path d="M84 92h32a16 17 0 0 1-32 0Z" fill="#8E2F4B"/><path d="M91 103a12 9 0 0 1 18 0 16 17 0 0 1-18 0Z" fill="${PINK}"/>`
const EYES = `<g fill="${EYE}"><ellipse cx="82" cy="72" rx="10.5" ry="11"/><ellipse cx="118" cy="72" rx="10.5" ry="11"/></g><g fill="${INK}"><ellipse cx="82" cy="74" rx="4.5" ry="8"/><ellipse cx="118" cy="74" rx="4.5" ry="8"/></g>`

const FACES: Record<Face, string> = {
  laugh: HAPPY + OPEN + drop(62, 74) + drop(138, 74),
  wow: `<g fill="${EYE}"><circle cx="80" cy="70" r="14"/><circle cx="120" cy="70" r="14"/></g><g fill="${INK}"><circle cx="80" cy="71" r="6"/><circle cx="120" cy="71" r="6"/></g><ellipse cx="100" cy="101" rx="8" ry="10" fill="#8E2F4B"/>`,
  love: heart(80, 72) + heart(120, 72) + line('M100 90q-1 9-10 8m10-8q1 9 10 8', PINK, 3.4),
  cry: EYES + line('M68 58l16-6M132 58l-16-6', EYE, 4) + line('M90 104q10-9 20 0', PINK, 4) + drop(80, 84) + drop(120, 84) + drop(126, 92),
  grumble: EYES + `<path d="M66 54 96 66v-14H66ZM134 54l-30 12V52h30Z" fill="${INK}"/>` + line('M70 58l22 9M130 58l-22 9', EYE, 4) + line('M86 102q5-6 9 0t9 0 10 0', PINK, 4),
  cheer: HAPPY + OPEN + '<path d="M100-8 82 38q18 8 36 0Z" fill="#8C3F79"/><path d="M94 8l14 8M89 22l24 10" stroke="#FFD98A" stroke-width="5"/><circle cx="100" cy="-8" r="8" fill="#FFC62E"/>',
}

export const FACE_NAMES = Object.keys(FACES) as Face[]

export const catFace = (face: Face): string =>
  '<svg viewBox="36 -18 128 140" aria-hidden="true">' +
  `<g fill="${INK}"><path d="M61 62 60 24l30 20ZM139 62l1-38-30 20Z" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/><ellipse cx="100" cy="76" rx="50" ry="42"/></g>` +
  `<path d="M66 52l-1-18 16 11ZM134 52l1-18-16 11ZM95 84h10l-5 6Z" fill="${PINK}"/>${FACES[face] ?? ''}</svg>`
