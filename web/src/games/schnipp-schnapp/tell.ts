// What happens at schnipp-schnapp, in words.
import { nameOf } from '../../parts/people'
import type { Happening, TableLink } from '../../wire/link.svelte'
import { inWords, say } from '../../words/words.svelte'
import type { Finish } from './finish'

export function who(link: TableLink, seat: number): { who: string; name: string } {
  return { who: seat === link.you ? 'you' : 'other', name: nameOf(link.seats[seat], seat) }
}

export function tell(happening: Happening, link: TableLink): string | null {
  switch (happening.event) {
    case 'did':
      // A turned card is told, a call by what came of it.
      return happening.action.do === 'turn' && 'card' in happening.action && happening.action.card
        ? say('snap-turned', { ...who(link, happening.by), ...inWords('card', happening.action.card) })
        : null
    case 'snap':
      return say(`snap-first-${happening.word}`, who(link, happening.by))
    case 'tie':
      return say('snap-tie-told', { names: names(link, happening.by) })
    case 'mistake':
      return say('snap-mistake', who(link, happening.by))
    case 'aside':
      return say('snap-aside', { ...who(link, happening.by), numbers: happening.numbers.join(', '), count: happening.numbers.length })
    default:
      return null
  }
}

export function names(link: TableLink, seats: number[]): string {
  const all = seats.map((seat) => (seat === link.you ? say('snap-you') : nameOf(link.seats[seat], seat)))
  return all.length < 2 ? all.join('') : say('snap-and', { most: all.slice(0, -1).join(', '), last: all.at(-1) ?? '' })
}

/** The headline of a photo finish, what it means for the piles, and who called wrong where that is not said yet. */
export function tellFinish(finish: Finish, link: TableLink): { title: string; lines: string[]; wrong: string } {
  const { winner, tied, mistakes, number, gained, quartets, runs } = finish
  const wrong = mistakes.length ? say('snap-mistakes', { names: names(link, mistakes.map(({ by }) => by)) }) : ''
  if (winner) {
    const lines = number === null ? [] : [say(`snap-wins-${winner.word}`, { ...who(link, winner.by), number, count: gained })]
    if (quartets.length) lines.push(say('snap-aside', { ...who(link, winner.by), numbers: quartets.join(', '), count: quartets.length }))
    return { title: say('snap-was-first', who(link, winner.by)), lines, wrong }
  }
  if (tied.length) {
    const times = runs.filter((run) => tied.includes(run.by)).map((run) => run.ms)
    const apart = Math.max(...times) - Math.min(...times)
    return { title: say('snap-tie'), lines: [say('snap-tie-apart', { ms: apart }), say('snap-tie-moves', { names: names(link, tied) })], wrong }
  }
  const last = mistakes.at(-1) ?? { by: 0, cards: 0 }
  const moves = say('snap-mistake-moves', { ...who(link, last.by), cards: last.cards ? 'some' : 'none' })
  return { title: say('snap-mistake', who(link, last.by)), ...(mistakes.length > 1 ? { lines: [], wrong } : { lines: [moves], wrong: '' }) }
}
