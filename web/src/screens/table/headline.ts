// How a round or a match ended, in one line and one more.
import type { GameUi } from '../../games'
import type { TableLink } from '../../wire/link.svelte'
import type { SeatInfo } from '../../wire/types'
import { say } from '../../words/words.svelte'
import { playerName, strung, type Standing } from './standing'

export interface Headline {
  title: string
  text: string
  /** Who has the black dot. */
  loser: number | null
}

export function headline(link: TableLink, ui: GameUi, ranked: readonly Standing[], people: readonly SeatInfo[]): Headline {
  const info = link.info
  if (!info) return { title: '', text: '', loser: null }
  const over = info.phase === 'over'
  const best = ranked.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  const winners = over ? best : (info.results.at(-1)?.winners ?? [])
  const named = (seats: readonly number[]): string => strung(seats.map((seat) => playerName(people[seat], seat)))
  const who = (seats: readonly number[]): string => (seats.length === 1 && seats[0] === link.you ? 'you' : seats.length === 1 ? 'one' : 'many')
  const own = ui.result?.(link, { over, winners, who, named })

  function second(): string {
    if (!info) return ''
    if (!over) return say('rooms-leads', { round: info.round, rounds: info.rounds, who: who(best), names: named(best) })
    if (own?.text) return own.text
    const next = ranked.find(({ rank }) => rank > 1)
    const ahead = next && ranked[0] ? Math.abs(next.points - ranked[0].points) : 0
    return best.length === 1 && next && ahead && (info.unit !== 'wins' || info.rounds > 1) ? say('rooms-ahead', { unit: info.unit, points: ahead, name: named([next.seat]) }) : ''
  }

  const wins = (): string => say(over ? 'rooms-wins' : 'rooms-wins-round', { who: who(winners), names: named(winners) })
  return { title: own?.title ?? (winners.length ? wins() : say('rooms-round-over')), text: second(), loser: own?.loser ?? null }
}
