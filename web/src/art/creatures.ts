// Who lives in the house besides the players: the cat, who is the joker and explains things, and the ladybird, who
// brings the bonus. And the mark of the house itself.

import { num } from './digits'
import { INK, PAPER, PLUM } from './suits'

export type CatMood = 'neutral' | 'happy' | 'surprised' | 'asleep'

const EYE = '#FFC62E'
const PINK = '#F2879F'
const COLLAR = '#CF3330'

function catEyes(mood: CatMood): string {
  if (mood === 'happy' || mood === 'asleep') {
    const bend = mood === 'happy' ? -11 : 9
    const y = mood === 'happy' ? 76 : 70
    return (
      `<path d="M72 ${y}q10 ${bend} 20 0M108 ${y}q10 ${bend} 20 0" fill="none" stroke="${EYE}" ` +
      'stroke-width="5" stroke-linecap="round"/>'
    )
  }
  const wide = mood === 'surprised'
  const eye = wide ? 'rx="12.5" ry="13.5"' : 'rx="10.5" ry="11"'
  const pupil = wide ? 'rx="6.5" ry="7"' : 'rx="4" ry="8.5"'
  return (
    `<g fill="${EYE}"><ellipse cx="82" cy="72" ${eye}/><ellipse cx="118" cy="72" ${eye}/></g>` +
    `<g fill="${INK}"><ellipse cx="83.5" cy="73" ${pupil}/><ellipse cx="116.5" cy="73" ${pupil}/></g>`
  )
}

const catMouth = (mood: CatMood): string =>
  mood === 'surprised'
    ? `<ellipse cx="100" cy="100" rx="5" ry="6" fill="${PINK}"/>`
    : `<path d="M100 93q-1 8-9 7m9-7q1 8 9 7" fill="none" stroke="${PINK}" stroke-width="3" stroke-linecap="round"/>`

/** The cat inside another drawing, on a field of 200 × 180. */
export function catParts(mood: CatMood = 'neutral'): string {
  return (
    `<path d="M138 168c34 4 46-34 26-54" fill="none" stroke="${INK}" stroke-width="17" stroke-linecap="round"/>` +
    `<g fill="${INK}"><path d="M56 180c-8-44 6-80 44-80s52 36 44 80Z"/>` +
    `<path d="M61 62 60 24l30 20ZM139 62l1-38-30 20Z" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>` +
    '<ellipse cx="100" cy="74" rx="47" ry="38"/></g>' +
    `<path d="M66 52l-1-18 16 11ZM134 52l1-18-16 11ZM94 87h12l-6 7Z" fill="${PINK}"/>` +
    catEyes(mood) +
    catMouth(mood) +
    '<g stroke="#fff" stroke-linecap="round"><path d="M64 86l-22-5m22 12-21 3m93-10 22-5m-22 12 21 3" stroke-opacity=".6" stroke-width="2.6"/>' +
    '<path d="M84 180v-22m32 22v-22" stroke-opacity=".28" stroke-width="3"/></g>' +
    `<path d="M69 108q31 15 62 0l2 10q-33 15-66 0Z" fill="${COLLAR}"/><circle cx="100" cy="123" r="9" fill="${EYE}"/>`
  )
}

export function cat(mood: CatMood = 'neutral'): string {
  return `<svg class="eh-cat" viewBox="28 18 156 162" aria-hidden="true">${catParts(mood)}</svg>`
}

/** A ladybird with eleven dots, around 0, 0. */
export function ladybirdParts(): string {
  const half = [-26, -22, -30, 6, -18, 30, -44, -4, -40, 24]
  let dots = '<circle cy="-36" r="8"/>'
  for (let i = 0; i < half.length; i += 2) {
    const x = half[i] ?? 0
    const y = half[i + 1] ?? 0
    dots += `<circle cx="${x}" cy="${y}" r="7"/><circle cx="${-x}" cy="${y}" r="7"/>`
  }
  return (
    `<path d="M-18-58q-8-16-22-18M18-58q8-16 22-18" stroke="${INK}" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    `<circle cy="-48" r="26" fill="${INK}"/><ellipse cy="2" rx="62" ry="56" fill="#CF3330"/>` +
    `<path d="M0-52V58" stroke="${INK}" stroke-width="5"/><g fill="${INK}">${dots}</g>` +
    '<g fill="#fff"><circle cx="-9" cy="-62" r="5"/><circle cx="9" cy="-62" r="5"/></g>'
  )
}

export function ladybird(): string {
  return `<svg class="eh-bug" viewBox="-80 -90 160 160" aria-hidden="true">${ladybirdParts()}</svg>`
}

/** The mark of the house on a field of 100 × 100. */
export function markParts(roof: string, wall: string, digits: string): string {
  return (
    `<path d="M50 6 96 44l-7 8-5-4v46H16V48l-5 4-7-8Z" fill="${roof}" stroke="${roof}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M50 22 76 43v43H24V43Z" fill="${wall}"/>${num(11, 40, 50, 86, digits)}`
  )
}

/** The logo follows the theme of the page, with the printed colours as a fallback. */
export function logo(): string {
  const roof = `var(--brand,${PLUM})`
  return `<svg class="eh-mark" viewBox="0 0 100 100" aria-hidden="true">${markParts(roof, `var(--mark-wall,${PAPER})`, roof)}</svg>`
}
