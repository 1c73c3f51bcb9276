// What happens at farben, in words.
import { nameOf } from '../../parts/people'
import type { Happening, TableLink } from '../../wire/link.svelte'
import type { FarbenDid } from '../../wire/types'
import { cardName, say } from '../../words/words.svelte'

export function tell(happening: Happening, link: TableLink): string | null {
  if (happening.event === 'shuffle') return say('farben-did-shuffle')
  if (happening.event !== 'did') return null
  const { by, action } = happening as FarbenDid
  const who = { who: by === link.you ? 'you' : 'other', name: nameOf(link.seats[by], by) }
  if (action.do === 'drop') return say(action.close ? 'farben-did-close' : 'farben-did-drop', { ...who, card: cardName(action.card, 'the') })
  if (action.card) return say('farben-did-take', { ...who, card: cardName(action.card, 'the') })
  // A card from the stock is told twice to the seat that took it: without the card, and with it.
  return by === link.you ? null : say('farben-did-take-stock', who)
}
