// Any game's actions in words: those of the game, else those of the house, else the verb itself.
import { parseCard } from '../art/card'
import { offerOf } from '../wire/games.svelte'
import type { TableLink } from '../wire/link.svelte'
import { cardName, type Details, words } from '../words/words.svelte'
import { nameOf } from './people'
import { readable } from './readable'

export const isCard = (value: unknown): value is string => value === 'joker' || (typeof value === 'string' && parseCard(value) !== null)

/** Several cards in a row of words. */
export const cardNames = (cards: readonly string[]): string => new Intl.ListFormat(words.language, { type: 'conjunction' }).format(cards.map((card) => cardName(card)))

/**
 * What an action or an event names, for its sentence: a card with and without its article (`$card`, `$card_the`,
 * `$card_The`), several as a list and their number (`$cards`, `$cards_count`), any number also counted from 1 (`$on_number`)
 * and as the name of the seat with that number (`$from_name`), everything else as it is.
 */
export function detailsOf(said: object, link: Pick<TableLink, 'seats'>): Details {
  const details: Details = {}
  for (const [name, value] of Object.entries(said)) {
    if (isCard(value)) Object.assign(details, { [name]: cardName(value), [`${name}_the`]: cardName(value, 'the'), [`${name}_The`]: cardName(value, 'The') })
    else if (Array.isArray(value)) Object.assign(details, { [name]: value.every(isCard) ? cardNames(value) : value.join(', '), [`${name}_count`]: value.length })
    else if (typeof value === 'number') Object.assign(details, { [name]: value, [`${name}_number`]: value + 1 }, link.seats[value] ? { [`${name}_name`]: nameOf(link.seats[value], value) } : {})
    else if (typeof value === 'string') details[name] = value
    else if (typeof value === 'boolean') details[name] = String(value)
  }
  return details
}

/** What a button says that does an action. `where`: the field that the button itself shows, by standing there. */
export function actionText(game: string, action: { do: string }, link: Pick<TableLink, 'seats'>, where: string | null = null): string {
  // What an action may say and this one does not is `none`: words can tell the two apart.
  const silent = Object.fromEntries((offerOf(game)?.actions[action.do] ?? []).map((name) => [name, 'none']))
  const own = words.sayFirst([`do-${game}-${action.do}`], { ...silent, ...detailsOf(action, link) })
  if (own !== null) return own
  // The house's words are about the verb only: what else is decided is said beside it.
  return [words.sayFirst([`do-${action.do}`]) ?? readable(action.do), ...beside(action, link, where)].join(' · ')
}

const OF_SEATS = new Set(['seat', 'player', 'against'])
const OF_CARDS = new Set(['do', 'card', 'cards', 'ms'])

function beside(action: object, link: Pick<TableLink, 'seats'>, where: string | null): string[] {
  return Object.entries(action).flatMap(([name, value]) => {
    if (OF_CARDS.has(name) || name === where || value === null || value === false || typeof value === 'object') return []
    if (value === true) return [readable(name)]
    if (typeof value === 'number') return [OF_SEATS.has(name) ? nameOf(link.seats[value], value) : String(value)]
    if (isCard(value)) return [cardName(value)]
    return [words.sayFirst([`hue-${value}`, `view-${value}`]) ?? readable(String(value))]
  })
}
