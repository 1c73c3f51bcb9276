// What is to be tapped for an action, one thing after the other: found by the marks that the table has for whoever drives it.
import type { Action } from '../../wire/types'

export interface Step {
  /** What is to be tapped next, and what it is about. */
  tap: HTMLElement | null
  look: HTMLElement[]
  /** Whether the action is done with this tap. */
  last: boolean
}

/** Any game's action, as far as anything is tapped for it. */
export interface Doing {
  do: string
  card?: string | null
  cards?: readonly string[] | null
  as?: string | null
  bridge?: string | null
  on?: number | string | null
  from?: number | string
  close?: boolean
  sum?: number
  index?: number
}

/** Ways to find what is seen on the table. */
export interface Finder {
  /** The first that one of these selectors finds. */
  one: (...selectors: string[]) => HTMLElement | null
  all: (selector: string) => HTMLElement[]
  /** The button with the action's verb. */
  button: () => HTMLElement | null
}

/** What a game knows better than the usual marks: cards of the hand are picked first, then a button has the verb. */
export interface HintSteps {
  /** The place that an action is about (its `data-place`): looked at. */
  place?: (doing: Doing) => string | number | null | undefined
  /** Whether the cards that an action names are picked in the hand. */
  picks?: (doing: Doing) => boolean
  /** What is tapped after the cards, but before the last tap: a switch, digits, a card that somebody holds out. */
  before?: (doing: Doing, find: Finder) => HTMLElement | null
  /** What does it. */
  last?: (doing: Doing, find: Finder) => HTMLElement | null
}

const isSeen = (node: HTMLElement): boolean => node.getBoundingClientRect().width > 0
const HAND = "[data-zone='hand'] [data-card]"

/** `named`: the cards that the reason speaks of. */
export function nextStep(root: ParentNode, action: Action, named: readonly string[], steps: HintSteps = {}): Step {
  const doing = action as Doing
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen)
  const one = (...selectors: string[]): HTMLElement | null => selectors.map((each) => all(each)[0]).find(Boolean) ?? null
  const button = (): HTMLElement | null => one(`.button[data-action='${doing.do}']`, `[data-action='${doing.do}']`)
  const find = { one, all, button }
  const place = steps.place?.(doing) ?? null
  const look = [
    ...named.map((card) => one(`${HAND}[data-card='${card}']`, `[data-place='${card}']`)),
    place === null ? null : one(`[data-place='${place}']`),
  ].filter((node) => node !== null)
  const before = ((steps.picks?.(doing) ?? true) ? held(doing, all(HAND)) : null) ?? steps.before?.(doing, find) ?? null
  const tap = before ?? (steps.last ? steps.last(doing, find) : button())
  return { tap, look: [...new Set(look)].filter((node) => !tap?.contains(node) && !node.contains(tap)), last: before === null }
}

/** A card of the hand that is still to be picked, or to be put back. */
function held({ card, cards }: Doing, hand: HTMLElement[]): HTMLElement | null {
  const wanted = cards ?? (card ? [card] : [])
  const picked = hand.filter((node) => node.ariaPressed === 'true')
  const extra = cards ? picked.find((node) => !wanted.includes(node.dataset.card ?? '')) : undefined
  const missing = wanted.find((each) => !picked.some((node) => node.dataset.card === each))
  return extra ?? hand.find((node) => node.dataset.card === missing) ?? null
}
