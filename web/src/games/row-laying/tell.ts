// What happens in games with rows, in words.
import { nameOf } from '../../parts/people'
import type { Happening, TableLink } from '../../wire/link.svelte'
import { inWords, say } from '../../words/words.svelte'

export function tell(happening: Happening, link: TableLink): string | null {
  if (happening.event !== 'did') return null
  const { by, action } = happening
  const who = { who: by === link.you ? 'you' : 'other', name: nameOf(link.seats[by], by) }
  if (action.do === 'lay' && 'card' in action && action.card) return say('did-lay', { ...who, ...inWords('card', action.card) })
  if (action.do === 'draw') {
    const card = 'card' in action && typeof action.card === 'string' ? action.card : null
    // One draw is told twice to the seat that drew: without the card, and with it.
    if (!card) return by === link.you ? null : say('did-draw', who)
    return say('did-draw-card', { ...who, ...inWords('card', card) })
  }
  // The end of a turn is seen by whose turn it is now.
  return action.do === 'end' ? null : say(`did-${action.do}`, who)
}
