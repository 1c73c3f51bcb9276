// What happens at ratefix, in words.
import { nameOf } from '../../parts/people'
import type { Happening, TableLink } from '../../wire/link.svelte'
import type { RatefixTrick } from '../../wire/types'
import { say } from '../../words/words.svelte'

export const who = (link: TableLink, seat: number): { who: string; name: string } => ({
  who: seat === link.you ? 'you' : 'other',
  name: nameOf(link.seats[seat], seat),
})

export function tell(happening: Happening, link: TableLink): string | null {
  if (happening.event === 'trick') {
    const { winner, sum } = happening as RatefixTrick
    return say('ratefix-did-trick', { ...who(link, winner), sum })
  }
  if (happening.event !== 'did' || happening.action.do !== 'guess') return null
  return say('ratefix-did-guess', { ...who(link, happening.by), sum: happening.action.sum })
}
