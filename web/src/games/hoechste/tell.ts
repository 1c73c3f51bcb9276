// What happens at hoechste, in words.
import { nameOf } from '../../parts/people'
import type { Happening, TableLink } from '../../wire/link.svelte'
import type { HoechsteEvent } from '../../wire/types'
import { cardName, say } from '../../words/words.svelte'

export const who = (link: TableLink, seat: number): { who: string; name: string } => ({
  who: seat === link.you ? 'you' : 'other',
  name: nameOf(link.seats[seat], seat),
})

export function tell(happening: Happening, link: TableLink): string | null {
  const event = happening as HoechsteEvent
  if (event.event === 'trick') {
    const { winner, number } = event
    return winner === null ? say('hoechste-did-tie', { number }) : say('hoechste-did-trick', { ...who(link, winner), number })
  }
  const { by, action } = event
  // One choice is told twice to the seat that made it: without the card, and with it.
  if (by === link.you) return action.card ? say('hoechste-you-chose', { card: cardName(action.card, 'the') }) : null
  return say('hoechste-did-choose', { name: who(link, by).name })
}
