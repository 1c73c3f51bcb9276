// Nobody wins this game: somebody loses it.
import type { Ending, GameResult } from '..'
import type { TableLink } from '../../wire/link.svelte'
import type { SchwarzerPeterView } from '../../wire/types'
import { say } from '../../words/words.svelte'

export function result({ view, info }: TableLink, { over, winners, who, named }: Ending): GameResult {
  const loser = (view as SchwarzerPeterView | null)?.loser ?? null
  const single = info?.rounds === 1
  if (loser === null || (over && !single)) return { loser }
  const title = say('peter-is-loser', { who: who([loser]), name: named([loser]) })
  if (!over) return { loser, title }
  return { loser, title, text: winners.length > 2 ? say('peter-others-safe') : say('rooms-wins', { who: who(winners), names: named(winners) }) }
}
