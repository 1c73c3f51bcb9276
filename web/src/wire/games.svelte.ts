// The games of the house; asked for once, since they do not change while the house is open.
import { untilAnswered } from './answers.svelte'
import { type HouseError, listGames } from './house'
import type { Offer } from './types'

let asked: Promise<Offer[]> | null = null
let known = $state.raw<Offer[]>([])

/** All games, in the order of the house. */
export function games(): Promise<Offer[]> {
  asked ??= listGames().then(
    (list) => (known = list),
    (error: HouseError) => {
      asked = null // ask again next time
      throw error
    },
  )
  return asked
}

/** About one game: whoever cannot go on without it waits until the house has told. */
export async function offerFor(id: string): Promise<Offer | undefined> {
  return (await untilAnswered(games)).find((game) => game.id === id)
}

/** All games, as soon as the house has told. */
export function offers(): readonly Offer[] {
  if (!known.length) games().catch(() => undefined)
  return known
}

/** About one game, as soon as the house has told. */
export const offerOf = (id: string | undefined): Offer | undefined => offers().find((game) => game.id === id)
