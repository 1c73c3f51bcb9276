// What happens in any game, in words: those of the game (`told-mau-mau-lay`), else as well as the house can say it.
import { actionText, cardNames, detailsOf, isCard } from '../../parts/actions'
import { nameOf } from '../../parts/people'
import { readable } from '../../parts/readable'
import { offerOf } from '../../wire/games.svelte'
import type { Happening, TableLink } from '../../wire/link.svelte'
import { say, words } from '../../words/words.svelte'

interface Told {
  event: string
  to?: readonly number[] | null
  by?: number | readonly number[]
  action?: { do: string }
}

export function tell(happening: Happening, link: TableLink): string | null {
  const told: Told = happening
  if (isToldBetter(told, link.happened)) return null
  const game = link.info?.game ?? ''
  const by = typeof told.by === 'number' ? told.by : null
  const name = by === null ? '' : nameOf(link.seats[by], by)
  const who = { who: by !== null && by === link.you ? 'you' : 'other', name }
  const { event, action } = told
  const silent = Object.fromEntries((action ? (offerOf(game)?.actions[action.do] ?? []) : []).map((field) => [field, 'none']))
  const details = { ...silent, ...detailsOf(action ?? told, link), ...who }
  const own = words.sayFirst([`told-${game}-${action?.do ?? event}`], details)
  if (own !== null) return own === '-' ? null : own
  if (action) return house(action, details) ?? say('plain-told', { name, what: `${actionText(game, action, link)} ${cardsOf(action)}`.trim() })
  return by === null ? null : say('plain-told', { name, what: `${readable(event)} ${cardsOf(told)}`.trim() })
}

/** What the house can say about cards that are laid and drawn in any game. */
function house(action: { do: string; card?: unknown }, details: Record<string, string | number>): string | null {
  const card = isCard(action.card) ? `did-${action.do}-card` : ''
  return words.sayFirst([card, ...(isCard(action.card) || action.do !== 'lay' ? [`did-${action.do}`] : [])].filter(Boolean), details as never)
}

/** Whoever may see a card is told twice: without it, and with it. */
function isToldBetter(told: Told, all: readonly Happening[]): boolean {
  if (told.to) return false
  return all.some((each) => {
    const other: Told = each
    return other.to && other.event === told.event && other.by === told.by && other.action?.do === told.action?.do
  })
}

function cardsOf(told: object): string {
  return cardNames(Object.values(told).flat().filter(isCard))
}
