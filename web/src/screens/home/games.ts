// The games of the house; asked for once, since they do not change while the house is open.
import { HouseError, listGames } from '../../wire/house'
import type { Offer } from '../../wire/types'

let asked: Promise<Offer[]> | null = null

export function games(): Promise<Offer[]> {
  asked ??= listGames().catch((error: HouseError) => {
    asked = null // ask again next time
    throw error
  })
  return asked
}
