// The options of a game in words. What they may be is judged by the house; here is only how they are shown.
import { windowOf } from '../../games/windows'
import { readable } from '../../parts/readable'
import type { Offer, Option } from '../../wire/types'
import { say, words } from '../../words/words.svelte'

export type Value = string | number | boolean | string[]

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

/** The words for an option, or for one of its values (`.twenty`): those of the game, else of the house; null: there are none. */
export function optionWords(game: string, name: string, attribute = ''): string | null {
  return words.sayFirst([`choose-${game}-${name}${attribute}`, `choose-${name}${attribute}`])
}

export const optionName = (game: string, name: string): string => optionWords(game, name) ?? readable(name)

/** The name of an option where its value follows: no question any more. */
export const optionLabel = (game: string, name: string): string => optionName(game, name).replace(/\s*\?$/, '')

export const variantName = (game: string, variant: unknown): string => words.sayFirst([`game-${game}.variant-${variant}`]) ?? readable(String(variant))

/** A value in words, as a chip or a sentence names it. */
export function valueName(info: Offer | undefined, name: string, value: unknown, seatName: (seat: number) => string): string {
  const game = info?.id ?? ''
  const kind = info?.options.find((option) => option.name === name)?.kind
  if (name === 'variant') return variantName(game, value)
  if (Array.isArray(value)) return value.map((colour) => say(`hue-${colour}`)).join(', ')
  if (typeof value === 'boolean') return value ? say('choose-yes') : say('choose-no')
  if (kind === 'number') return numberName(game, name, Number(value))
  if (kind === 'seat') return seatName(Number(value))
  if (kind === 'colour' || kind === 'colours') return say(`hue-${value}`)
  return optionWords(game, name, `.${value}`) ?? String(value)
}

/** What was chosen, in a few words: a variant by its name, what is simply on by its own. */
export function optionTold(info: Offer, name: string, value: unknown, seatName: (seat: number) => string): string {
  if (name === 'variant') return valueName(info, name, value, seatName)
  const label = optionLabel(info.id, name)
  return value === true ? label : say('choose-is', { what: label, value: valueName(info, name, value, seatName) })
}

function numberName(game: string, name: string, value: number): string {
  const unit = windowOf(game).units?.[name]
  return unit ? say(unit, { count: value }) : String(value)
}
