// What happens at mogeln, in words. One sentence says all that a call brought about.
import { nameOf } from '../../parts/people'
import type { Happening, TableLink } from '../../wire/link.svelte'
import { cardName, say } from '../../words/words.svelte'
import { verdictOf } from './verdict'

export const who = (link: TableLink, seat: number): { who: string; name: string } => ({
  who: seat === link.you ? 'you' : 'other',
  name: nameOf(link.seats[seat], seat),
})
export const word = (number: number): string => say('mogeln-word', { number })

export function tell(happening: Happening, link: TableLink): string | null {
  if (happening.event === 'did') {
    const { by, action } = happening
    if (action.do === 'lay' && 'claim' in action) return action.cards ? null : [say('mogeln-did-lay', { ...who(link, by), word: word(action.claim) }), slipped(link)].filter(Boolean).join('. ')
    if (action.do === 'doubt') return say('mogeln-calls-doubt', who(link, by))
    return action.do === 'too-many' ? say('mogeln-calls-many', who(link, by)) : null
  }
  // The pile is taken last, and told once more to the seat that sees it.
  return happening.event === 'took' && !('cards' in happening && happening.cards) ? outcome(happening.seq, happening.by, link) : null
}

/** With the next lay it comes out that one before was several cards. */
export function slipped(link: TableLink): string {
  const stood = link.happened.find((event) => event.event === 'stood')
  return stood && 'count' in stood && stood.count > 1 ? say('mogeln-slipped', { ...who(link, stood.by), count: stood.count }) : ''
}

function outcome(seq: number, taker: number, link: TableLink): string {
  const takes = say('mogeln-takes-pile', who(link, taker))
  const verdict = verdictOf(link.happened, seq)
  if (!verdict) return takes
  const was = verdict.cards ? ` ${say('mogeln-was', { cards: verdict.cards.map((card) => cardName(card)).join(', ') })}.` : ''
  return `${say(`mogeln-stamp-${verdict.stamp}`)}${was} ${takes}`
}
