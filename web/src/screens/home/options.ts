// The options of a game in words. What they may be is judged by the house; here is only how they are shown.
import { say } from '../../words/words.svelte'
import type { Offer, Option } from '../../wire/types'

export type Value = string | number | boolean | string[]

/** UA-7: people at a table may overlook a card, unless they choose otherwise. */
export const AMONG_PEOPLE: Record<string, Value> = { attention: 'human' }

/** How the house plays where a table says nothing; the first deal is seat 0's. */
export function usual(info: Offer, option: Option, edition: string): Value | null {
  const value = info.usual[edition]?.[option.name] as Value | null | undefined
  return value ?? (option.name === 'dealer' ? 0 : null)
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Which rule a value is about: each variant has a rule of its own. */
export function ruleOf(option: Option, value: unknown): string {
  if (option.name !== 'variant') return option.rule
  const index = option.choices.indexOf(String(value))
  return index > 0 ? option.rule.replace(/V\d+$/, `V${index}`) : ''
}

export const optionName = (name: string): string => say(`choose-${name}`)

/** The name of an option where its value follows: no question any more. */
export const optionLabel = (name: string): string => optionName(name).replace(/\s*\?$/, '')

/** A value in words, as a chip or a sentence names it. */
export function valueName(game: string, name: string, value: unknown, seatName: (seat: number) => string): string {
  if (name === 'variant') return say(`game-${game}.variant-${value}`)
  if (Array.isArray(value)) return value.map((colour) => say(`hue-${colour}`)).join(', ')
  if (typeof value === 'boolean') return value ? say('choose-yes') : say('choose-no')
  if (name === 'tie_ms') return say('choose-ms', { count: Number(value) })
  if (typeof value === 'number') return seatName(value)
  if (name === 'without' || name === 'colour') return say(`hue-${value}`)
  if (name === 'forfeit') return String(value)
  return say(`choose-${name}.${value}`)
}
