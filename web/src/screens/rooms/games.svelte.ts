// What the house says about its games; asked once.
import { listGames } from '../../wire/house'
import type { Offer } from '../../wire/types'

class Games {
  list = $state.raw<Offer[]>([])
  #asking = false

  /** About one game, as soon as the house has told. */
  about(id: string | undefined): Offer | undefined {
    if (!this.list.length && !this.#asking) {
      this.#asking = true
      listGames()
        .then((list) => (this.list = list))
        .catch(() => {})
        .finally(() => (this.#asking = false))
    }
    return this.list.find((game) => game.id === id)
  }
}

export const games = new Games()
