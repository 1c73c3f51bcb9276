// What happens at zweikampf, in words.
import { parseCard } from '../../art/card'
import { nameOf } from '../../parts/people'
import type { Happening, TableLink } from '../../wire/link.svelte'
import type { ZweikampfTrick } from '../../wire/types'
import { say } from '../../words/words.svelte'

export const numberOn = (card: string | undefined): number => parseCard(card ?? '')?.number ?? 0

export function who(link: TableLink, seat: number): { who: string; name: string } {
  const you = seat === link.you && !link.shared // two people read the same words there
  return { who: you ? 'you' : 'other', name: nameOf(link.seats[seat], seat) }
}

export function tell(happening: Happening, link: TableLink): string | null {
  return happening.event === 'trick' ? tellTrick(happening as ZweikampfTrick, link) : null
}

export function tellTrick({ cards, winner, out }: Pick<ZweikampfTrick, 'cards' | 'winner' | 'out'>, link: TableLink): string {
  if (winner === null) return say('duel-equal', { number: numberOn(cards[0]) })
  if (out) return say('duel-out', who(link, 1 - winner))
  return say('duel-beats', { ...who(link, winner), high: numberOn(cards[winner]), low: numberOn(cards[1 - winner]) })
}
