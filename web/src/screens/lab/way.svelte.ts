// A way to play in the lab: what a table can choose, and house rules of the lab within the bounds that the house names.
import type { Level } from '../../parts/levels'
import { readable } from '../../parts/readable'
import { labSpan } from '../../wire/lab'
import type { LabSpan, LabWay, Offer } from '../../wire/types'
import { say, words } from '../../words/words.svelte'
import { Setup } from '../home/setup.svelte'
import { optionTold, same, usual, type Value } from '../home/options'

/** A way as it is, or as it was when an experiment began. */
export interface Setting {
  info: Offer
  edition: string
  options: Record<string, Value>
  seats: number
  level: Level
  houseRules: Record<string, number>
}

const CHANGE = 0.8 // of what the leaflet has: a first suggestion
let made = 0

export class Way {
  readonly id = ++made
  readonly choice: Setup
  houseRules = $state<Record<string, number>>({})
  span = $state.raw<LabSpan | null>(null)
  /** Whether it is to differ from the leaflet, in whatever the house says can be changed. */
  toDiffer = false
  #asked = 0

  /** As in the leaflet; or, after another way, as that one. */
  constructor(info: Offer, level: Level, like?: Way) {
    this.choice = new Setup(info)
    this.choice.options = { ...like?.choice.options }
    this.choice.level = like?.choice.level ?? level
    if (!like) return
    this.choice.edition = like.choice.edition
    this.choice.seats = like.choice.seats
    this.houseRules = { ...like.houseRules }
    this.span = like.span
  }

  get setting(): Setting {
    const { info, edition, options, seats, level } = this.choice
    return { info, edition, options: { ...options }, seats, level, houseRules: { ...this.houseRules } }
  }

  get body(): LabWay {
    const { edition, options, seats, level } = this.choice
    return { seats, edition, options: { ...options }, bots: [level as 'sharp'], house_rules: { ...this.houseRules } }
  }

  /** What is asked of the house whenever it changes: house rules are bounded by all the rest. */
  get asked(): string {
    return JSON.stringify({ ...this.body, house_rules: {} })
  }

  value(rule: string): number {
    return this.houseRules[rule] ?? this.span?.house_rules[rule]?.usual ?? 0
  }

  set(rule: string, value: number): void {
    const { [rule]: _, ...others } = this.houseRules
    this.houseRules = value === this.span?.house_rules[rule]?.usual ? others : { ...others, [rule]: value }
  }

  /** Ask the house whether this can be played, and what of it can be changed. */
  async look(): Promise<void> {
    const asked = ++this.#asked
    await this.choice.check()
    if (this.choice.objection) return
    const span = await labSpan(this.choice.info.id, { ...this.body, house_rules: {} }).catch(() => null)
    if (!span || asked !== this.#asked) return
    this.span = span
    const before = this.houseRules
    this.houseRules = {}
    for (const [rule, { least, most, usual }] of Object.entries(span.house_rules)) this.set(rule, Math.max(least, Math.min(most, before[rule] ?? usual)))
    if (this.toDiffer) this.#suggest()
    this.toDiffer = false
  }

  /** Make it differ from the leaflet in one thing, so that there is something to find out. */
  #suggest(): void {
    const { choice, span } = this
    const [rule, bounds] = Object.entries(span?.house_rules ?? {})[0] ?? []
    const [fewest, most] = choice.info.players
    const variants = choice.info.options.find(({ name }) => name === 'variant')?.choices ?? []
    if (rule && bounds) this.set(rule, Math.max(bounds.least, Math.round(CHANGE * bounds.usual)))
    else if (fewest < most) choice.seats += choice.seats < most ? 1 : -1
    else if (variants[1]) choice.options = { variant: variants[1] }
  }
}

export const ruleName = (rule: string): string => words.sayFirst([`lab-rule-${rule}`]) ?? readable(rule)

/** In a few words: what differs from the leaflet; how many play, and how well, where that is not as in the first way. */
export function titleOf({ info, edition, options, seats, level, houseRules }: Setting, first: Setting): string {
  const told = Object.entries(options).flatMap(([name, value]) => {
    const option = info.options.find((each) => each.name === name)
    return !option || same(value, usual(info, option, edition)) ? [] : [optionTold(info, name, value, (seat) => say('place-number', { number: seat + 1 }))]
  })
  const rules = Object.entries(houseRules).map(([rule, count]) => words.sayFirst([`lab-rule-${rule}.short`], { count }) ?? say('choose-is', { what: ruleName(rule), value: count }))
  const parts = [
    ...(edition === info.editions[0] ? [] : [say('edition-short', { edition })]),
    ...told,
    ...rules,
    ...(seats === first.seats ? [] : [say('lab-players.count', { count: seats })]),
    ...(level === first.level ? [] : [say('lab-bots', { level: say(`level-${level}`) })]),
  ]
  return parts.join(' · ') || say('lab-leaflet')
}
