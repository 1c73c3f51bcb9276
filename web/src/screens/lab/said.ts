// What was found, in words and numbers. Whether something is sure is said by the house.
import type { LabNews, LabNumber } from '../../wire/types'
import { say, words } from '../../words/words.svelte'
import { titleOf, type Setting } from './way.svelte'

const NUMBERS = new Set(['length', 'points']) // all other measures are shares
export const LETTERS = ['A', 'B', 'C', 'D'] as const
export const letterOf = (way: number): string => LETTERS[way] ?? ''

export const isShare = (measure: string): boolean => !NUMBERS.has(measure)

/** As many digits as the interval allows. */
export function shown(measure: string, value: number, margin: number): string {
  const percent = isShare(measure)
  const digits = Math.max(0, Math.min(2, Math.ceil(-Math.log10(margin * (percent ? 100 : 1)))))
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(words.language, percent ? { ...form, style: 'percent' } : form).format(value)
}

export const withMargin = (measure: string, { mean, margin }: LabNumber): string => `${shown(measure, mean, margin)} ± ${shown(measure, margin, margin)}`

export const whole = (count: number): string => new Intl.NumberFormat(words.language).format(count)

export interface Finding {
  letter: string
  title: string
  /** Whether a house rule of the lab is in it. */
  isLab: boolean
  sentences: string[]
}

/** Of each way what is sure: whether it is good to begin, and what is more or less than in the first way. */
export function findings({ ways, sure }: LabNews, settings: readonly Setting[]): Finding[] {
  const [usual] = ways
  const [first] = settings
  if (!usual || !first) return []
  return settings.map((setting, at) => {
    const found = ways[at]
    const sentences = (sure[at - 1] ?? []).flatMap(({ measure, more }) => {
      const [now, then] = [found?.measures[measure], usual.measures[measure]]
      if (!now || !then) return []
      return [say(`lab-measure-${measure}.${more ? 'more' : 'less'}`, apart(measure, now, then))]
    })
    const begins = at === 0 || setting.seats !== first.seats ? beginning(found, setting.seats) : null
    return { letter: letterOf(at), title: titleOf(setting, first), isLab: Object.keys(setting.houseRules).length > 0, sentences: [...(begins ? [begins] : []), ...sentences] }
  })
}

/** Two numbers that differ, with one digit; more where they would look the same. */
function apart(measure: string, one: LabNumber, other: LabNumber): { now: string; then: string } {
  const both = (margin: number) => ({ now: shown(measure, one.mean, margin), then: shown(measure, other.mean, margin) })
  const plain = both(Math.max(isShare(measure) ? 0.001 : 0.1, Math.min(one.margin, other.margin)))
  return plain.now === plain.then ? both(Math.min(one.margin, other.margin)) : plain
}

function beginning(found: LabNews['ways'][number] | undefined, seats: number): string | null {
  const wins = found?.wins[0]
  if (!found || found.begins === null || !wins) return null
  return say(found.begins ? 'lab-begins.more' : 'lab-begins.less', { now: shown('first', wins.mean, wins.margin), then: shown('first', 1 / seats, 0.01) })
}
