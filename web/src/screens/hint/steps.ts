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
interface Doing {
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

const isSeen = (node: HTMLElement): boolean => node.getBoundingClientRect().width > 0

/** `named`: the cards that the reason speaks of. */
export function nextStep(root: ParentNode, action: Action, named: readonly string[]): Step {
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen)
  const one = (...selectors: string[]): HTMLElement | null => selectors.map((each) => all(each)[0]).find(Boolean) ?? null
  const doing = action as Doing
  const place = doing.do === 'lay' || doing.do === 'swap' ? (doing.as ?? doing.card ?? null) : doing.do === 'drop' ? (doing.on ?? null) : null
  const look = [
    ...named.map((card) => one(`[data-zone='hand'] [data-card='${card}']`, `[data-place='${card}']`)),
    place === null ? null : one(`[data-place='${place}']`),
  ].filter((node) => node !== null)
  const before = held(doing, all) ?? other(doing, one)
  const tap = before ?? final(doing, one)
  return { tap, look: [...new Set(look)].filter((node) => !tap?.contains(node) && !node.contains(tap)), last: before === null }
}

/** A card of the hand that is still to be picked, or to be put back. */
function held(doing: Doing, all: (selector: string) => HTMLElement[]): HTMLElement | null {
  if (!['lay', 'swap', 'discard', 'drop', 'play'].includes(doing.do)) return null
  const wanted = doing.cards ?? (doing.card ? [doing.card] : [])
  const hand = all("[data-zone='hand'] [data-card]")
  const picked = hand.filter((node) => node.ariaPressed === 'true')
  const extra = doing.cards ? picked.find((node) => !wanted.includes(node.dataset.card ?? '')) : undefined
  const missing = wanted.find((card) => !picked.some((node) => node.dataset.card === card))
  return extra ?? hand.find((node) => node.dataset.card === missing) ?? null
}

/** What comes before the last tap in some games: a switch, digits, a card that somebody holds out. */
function other(doing: Doing, one: (...selectors: string[]) => HTMLElement | null): HTMLElement | null {
  switch (doing.do) {
    case 'drop': {
      const close = one("[data-action='close']")
      return close && (close.ariaChecked === 'true') !== !!doing.close ? close : null
    }
    case 'guess': {
      const [typed, sum] = [one('[data-typed]')?.dataset.typed ?? '', String(doing.sum)]
      if (typed === sum) return null
      return sum.startsWith(typed) ? one(`[data-digit='${sum[typed.length]}']`) : one("[data-action='delete']")
    }
    case 'pull': {
      const back = one(`[data-index='${doing.index}']`)
      return back?.ariaPressed === 'true' ? null : back
    }
  }
  return null
}

function final(doing: Doing, one: (...selectors: string[]) => HTMLElement | null): HTMLElement | null {
  const button = [`.button[data-action='${doing.do}']`, `[data-action='${doing.do}']`]
  switch (doing.do) {
    case 'lay': {
      const [place, ladder] = [`[data-place='${doing.as ?? doing.card}']`, `[data-action='lay'][data-bridge='${doing.bridge}']`]
      // Over a bridge there may be several ways to the same place.
      if (doing.bridge) return one(`.button${ladder}`, `${place} ${ladder}`, ladder, ...button)
      return doing.as ? one(`${place} button`, place) : one(...button)
    }
    case 'drop':
      return one(`.button[data-action='drop'][data-on='${doing.on}']`, `[data-place='${doing.on}']`)
    case 'take':
      return doing.from === 'stock' ? one(...button) : one(`[data-place='${doing.from}']`)
    case 'place':
      return one(`[data-action='place'][data-on='${doing.on}']`, `[data-place='${doing.on}']`)
    default:
      return one(...button)
  }
}
