// Eyes, mouths and the black dot, the same for people and for household objects.

import { INK } from './suits'

export type Mood = 'neutral' | 'grin' | 'gasp' | 'sad'

export interface Face {
  /** eyes: height, distance from the middle, size */
  readonly eyes: readonly [y: number, apart: number, size: number]
  /** mouth: height of its corners, half its width */
  readonly mouth: readonly [y: number, half: number]
  /** where the colour of the face would swallow ink, as in a dark beard */
  readonly mouthColour?: string
}

const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

function eyes({ eyes: [y, apart, size] }: Face, mood: Mood): string {
  const left = 50 - apart
  const right = 50 + apart
  if (mood === 'grin') {
    const r = size + 1.2
    const arc = (x: number): string => `M${x - r} ${y + 1}q${r} ${-2 * r} ${2 * r} 0`
    return stroke(arc(left) + arc(right), INK, 2.6)
  }
  const r = mood === 'gasp' ? size * 1.25 : size
  const pair = `<g fill="${INK}"><circle cx="${left}" cy="${y}" r="${r}"/><circle cx="${right}" cy="${y}" r="${r}"/></g>`
  if (mood === 'neutral') return pair
  const brow = y - size - 5
  const brows =
    mood === 'gasp'
      ? `M${left - 4} ${brow}q4-4 8-1M${right - 4} ${brow - 1}q4-3 8 1`
      : `M${left - 4} ${brow + 3}l8-4M${right - 4} ${brow - 1}l8 4`
  return pair + stroke(brows, INK, 2.2)
}

function mouth({ mouth: [y, half], mouthColour = INK }: Face, mood: Mood): string {
  const left = 50 - half
  switch (mood) {
    case 'gasp':
      return `<ellipse cx="50" cy="${y + 3}" rx="4" ry="5.2" fill="${mouthColour}"/>`
    case 'sad':
      return stroke(`M${left} ${y + 4}q${half} ${-half * 0.7} ${half * 2} 0`, mouthColour, 2.6)
    case 'grin':
      // teeth only where the mouth itself is dark
      return (
        `<path d="M${left} ${y - 1}h${half * 2}a${half} ${half + 1} 0 0 1 ${-half * 2} 0Z" fill="${mouthColour}" ` +
        `stroke="${mouthColour}" stroke-width="1.6" stroke-linejoin="round"/>` +
        (mouthColour === INK ? `<path d="M${left + 1} ${y - 0.6}h${half * 2 - 2}v2.6h${2 - half * 2}Z" fill="#fff"/>` : '')
      )
    default:
      return stroke(`M${left} ${y}q${half} ${Math.round(half * 9) / 10} ${half * 2} 0`, mouthColour, 2.6)
  }
}

/** With a dot on the nose the mouth makes room for it; on top of each other they would be a dog's muzzle. */
export function features(face: Face, mood: Mood, dot: boolean): string {
  const [y, half] = face.mouth
  const room = dot ? Math.max(0, face.eyes[0] + 13 - y) : 0
  return eyes(face, mood) + mouth({ ...face, mouth: [y + room, half] }, mood)
}

/** The soot on the nose of whoever was left with the Black Peter. */
export function noseDot({ eyes: [eyeY, , size] }: Face): string {
  const y = eyeY + 5.5
  const r = 4.2 + size / 2
  return (
    `<g class="dot"><circle cx="50" cy="${y}" r="${r}" fill="#14181F"/>` +
    `<ellipse cx="${50 - r * 0.35}" cy="${y - r * 0.4}" rx="${r * 0.28}" ry="${r * 0.2}" fill="#fff" opacity=".45"/></g>`
  )
}
