// The house's sounds: quiet, wooden, in C major, none longer than 400 ms but the music box.
import { bell, breath, door, later, marimba, type Place, sung, thump, tine, wood } from './instruments'

type Make = (place: Place, number: number) => void

const SCALE = [0, 2, 4, 5, 7, 9, 11] // half tones of C major
const C5 = 523.25

/** So many steps of the scale above (or below) the C in the middle of the rows: the 11. */
export function pitchOf(steps: number): number {
  const octave = Math.floor(steps / SCALE.length)
  const halfTones = 12 * octave + (SCALE[steps - octave * SCALE.length] ?? 0)
  return C5 * 2 ** (halfTones / 12)
}
const stepOf = (number: number): number => number - 11

// Low tones are heard less, high ones bite: so that every number is as loud as the next.
const evened = (number: number): number => 1.15 - 0.03 * number

const SOUNDS = {
  /** A card that everyone sees comes to lie: the higher its number, the higher the tick. */
  tick: (place, number) => {
    wood(later(place, 0, evened(number)), pitchOf(stepOf(number)))
    breath(place, { seconds: 0.03, loud: 0.12, from: 1400, to: 700 })
  },
  /** An 11: somebody rings at the door. */
  bell: (place) => {
    bell(place, pitchOf(2), 0.26)
    bell(later(place, 0.13), pitchOf(0), 0.26)
  },
  /** A card is laid face down: the same whatever it is, and however many. */
  slide: (place) => {
    breath(place, { seconds: 0.13, loud: 0.45, from: 1600, to: 600, peak: 0.5 })
    door(later(place, 0.1, 0.35), 240)
  },
  /** A card is drawn, taken, given or pulled. */
  paper: (place) => {
    breath(place, { seconds: 0.1, loud: 0.45, from: 1200, to: 2200, peak: 0.6 })
    breath(later(place, 0.08), { seconds: 0.12, loud: 0.6, from: 2100, to: 1000, peak: 0.2 })
  },
  /** A card is turned over. */
  flip: (place) => {
    breath(place, { seconds: 0.08, loud: 0.45, from: 1200, to: 2400, peak: 0.7 })
    door(later(place, 0.07, 0.5), 300)
  },
  shuffle: (place) => {
    for (let i = 0; i < 6; i++) breath(later(place, i * 0.055), { seconds: 0.06, loud: 0.65, from: 1400 + 120 * i, to: 1000, peak: 0.3 })
  },
  /** The cat does not think so. */
  mrr: (place) => {
    sung(place, { seconds: 0.36, loud: 0.55, pitch: [165, 196, 147], mouth: [380, 620, 340], flutter: 24 })
  },
  /** It is your turn: knock-knock. */
  knock: (place) => {
    for (const [delay, loud] of [[0, 0.8], [0.16, 1]] as const) {
      door(later(place, delay, loud), 196)
      breath(later(place, delay, loud), { seconds: 0.025, loud: 0.14, from: 700, to: 350 })
    }
  },
  /** A row is complete. */
  chord: (place) => {
    ;[0, 2, 4, 7].forEach((step, i) => marimba(later(place, i * 0.05, 0.7), pitchOf(step), 0.38 - i * 0.05))
  },
  /** Something was won: a trick, a pair, a bonus. */
  gain: (place) => {
    marimba(later(place, 0, 0.7), pitchOf(4))
    marimba(later(place, 0.09, 0.7), pitchOf(7))
  },
  /** Nobody wins. */
  even: (place) => {
    marimba(later(place, 0, 0.75), pitchOf(-2), 0.16)
    marimba(later(place, 0.14, 0.75), pitchOf(-2), 0.2)
  },
  /** Two alike are laid down. */
  pair: (place, number) => {
    wood(later(place, 0, 0.8 * evened(number)), pitchOf(stepOf(number)))
    wood(later(place, 0.11, evened(number)), pitchOf(stepOf(number)))
  },
  /** A hand on the table. */
  slam: (place) => {
    thump(place, 170, 65, 0.16, 0.65)
    breath(place, { seconds: 0.06, loud: 0.4, from: 1300, to: 500 })
  },
  /** Stop! Two hands are clapped. */
  clap: (place) => {
    for (const [delay, loud] of [[0, 0.5], [0.012, 0.7], [0.024, 1]] as const) {
      breath(later(place, delay, loud), { seconds: 0.09, loud: 1.5, from: 1150, to: 800, narrow: 1.6, peak: 0.02 })
    }
  },
  /** Somebody is doubted: a door opens slowly. */
  creak: (place) => {
    sung(place, { seconds: 0.36, loud: 0.9, pitch: [62, 88, 74, 112], mouth: [520, 900, 760, 1150], narrow: 6 })
  },
  /** It was a lie. */
  gasp: (place) => {
    breath(place, { seconds: 0.28, loud: 0.8, from: 650, to: 1900, narrow: 2.2, peak: 0.85 })
    breath(place, { seconds: 0.28, loud: 0.2, from: 1400, to: 2500, narrow: 3, peak: 0.85 })
  },
  /** It was honest: the house giggles. */
  laugh: (place) => {
    ;[420, 396, 352].forEach((pitch, i) => {
      sung(later(place, i * 0.115, 1 - 0.18 * i), { seconds: 0.1, loud: 0.5, pitch: [pitch, pitch * 0.9], mouth: [800, 700], narrow: 1.2 })
      breath(later(place, i * 0.115), { seconds: 0.05, loud: 0.05, from: 1400, to: 900 })
    })
  },
  /** Somebody has won the match: a music box. */
  win: (place) => {
    const tune: readonly (readonly [beat: number, ...steps: number[]])[] = [[0, 4], [1, 2], [2, 4], [3, 7, 0], [4.5, 6], [5.5, 4], [6.5, 8], [7.5, 7, 2]]
    for (const [beat, ...steps] of tune) for (const step of steps) tine(later(place, beat * 0.135, 0.8 / steps.length ** 0.5), pitchOf(step))
  },
} satisfies Record<string, Make>

export type SoundName = keyof typeof SOUNDS
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[]

/** One thing to be heard; `number` only of a card that everyone sees. */
export interface Heard {
  sound: SoundName
  number?: number
}

export function sound({ sound: name, number = 11 }: Heard, place: Place): void {
  const make: Make = SOUNDS[name]
  make(place, number)
}
