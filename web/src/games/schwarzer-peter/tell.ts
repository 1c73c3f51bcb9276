// What happens at schwarzer-peter, in words.
import { parseCard } from '../../art/card'
import { nameOf } from '../../parts/people'
import type { Happening, TableLink } from '../../wire/link.svelte'
import type { SchwarzerPeterEvent } from '../../wire/types'
import { cardName, say } from '../../words/words.svelte'

export const nameAt = (link: TableLink, seat: number): string => nameOf(link.seats[seat], seat)

export function tell(happening: Happening, link: TableLink): string | null {
  const event = happening as SchwarzerPeterEvent
  const who = { who: event.by === link.you ? 'you' : 'other', name: nameAt(link, event.by) }
  if (event.event === 'pair') return say('peter-did-pair', { ...who, number: parseCard(event.cards[0])?.number ?? 0 })
  const { action } = event
  if (action.do === 'arrange') return action.cards ? null : say('peter-did-arrange', who)
  const from = nameAt(link, action.from)
  const mine = event.by === link.you || action.from === link.you
  // One pull is told twice to the two whom it is about: without the card, and with it.
  if (!action.card) return mine ? null : say('peter-did-pull', { name: who.name, from })
  const card = cardName(action.card, 'the')
  return event.by === link.you ? say('peter-you-pulled', { from, card }) : say('peter-pulled-from-you', { name: who.name, card })
}
