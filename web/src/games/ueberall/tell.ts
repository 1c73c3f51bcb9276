// What happens at ueberall, in words.
import { nameOf } from '../../parts/people'
import type { Happening, TableLink } from '../../wire/link.svelte'
import type { UeberallDid, UeberallPlace } from '../../wire/types'
import { cardName, say } from '../../words/words.svelte'

export const who = (link: TableLink, seat: number): { who: string; name: string } => ({
  who: seat === link.you ? 'you' : 'other',
  name: nameOf(link.seats[seat], seat),
})

export function tell(happening: Happening, link: TableLink): string | null {
  if (happening.event === 'stop') return say('right' in happening && happening.right ? 'ueberall-stop-right' : 'ueberall-stop-wrong')
  if (happening.event !== 'did') return null
  const { by, action } = happening as UeberallDid
  switch (action.do) {
    case 'place':
      return placed(by, action, link)
    case 'stop':
      return say('ueberall-did-stop', who(link, by))
    case 'give':
      return say('ueberall-did-give', who(link, by))
    case 'decline':
      return say('ueberall-did-decline', who(link, by))
  }
}

export function placed(by: number, { card, on }: UeberallPlace, link: TableLink): string {
  const details = { ...who(link, by), card: cardName(card, 'the') }
  if (on === 'middle') return say('ueberall-did-middle', details)
  if (on === 'own') return say('ueberall-did-own', details)
  if (on === link.you) return say('ueberall-did-yours', details)
  return say('ueberall-did-other', { ...details, other: nameOf(link.seats[on], on) })
}
