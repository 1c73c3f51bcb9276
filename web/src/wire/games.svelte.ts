// The games of the house; asked for once, since they do not change while the house is open.
import { type HouseError, listGames } from './house'
import type { Offer } from './types'

let asked: Promise<Offer[]> | null = null

export function games(): Promise<Offer[]> {
  asked ??= listGames().catch((error: HouseError) => {
    asked = null // ask again next time
    throw error
  })
  return asked
}

let known = $state.raw<Offer[]>([])

/** About one game, as soon as the house has told. */
export function offerOf(id: string | undefined): Offer | undefined {
  if (!known.length) games().then((list) => (known = list), () => undefined)
  return known.find((game) => game.id === id)
}
