// What happens at elevens, in words.
import { nameOf } from '../../parts/people'
import type { Happening, TableLink } from '../../wire/link.svelte'
import type { ElevensEvent } from '../../wire/types'
import { inWords, say } from '../../words/words.svelte'

export function tell(happening: Happening, link: TableLink): string | null {
  const event = happening as ElevensEvent
  const { by } = event
  const who = { who: by === link.you ? 'you' : 'other', name: nameOf(link.seats[by], by) }
  if (event.event === 'bonus') return say('elevens-did-bonus', who)
  const { action } = event
  switch (action.do) {
    case 'lay': {
      const card = inWords('card', action.as ?? action.card)
      if (action.as) return say(action.bridge ? 'elevens-did-joker-bridge' : 'elevens-did-joker', { ...who, ...card })
      return say(action.bridge ? 'elevens-did-bridge' : 'did-lay', { ...who, ...card })
    }
    case 'swap':
      return say('elevens-did-swap', { ...who, ...inWords('card', action.card) })
    case 'discard':
      return say('elevens-did-discard', who)
    case 'draw':
      // One draw is told twice to the seat that drew: without the card, and with it.
      if (action.card === 'joker') return say('elevens-did-draw-joker', who)
      if (action.card) return say('did-draw-card', { ...who, ...inWords('card', action.card) })
      return by === link.you ? null : say('did-draw', who)
    case 'end':
      return null // whose turn it is now tells as much
    case 'pass':
      return say('did-pass', who)
  }
}
