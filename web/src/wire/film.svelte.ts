// A match seen again, or one prepared to learn from: every picture of the film was made by the house, from a record.
import { TableLink, type Order } from './link.svelte'
import type { No, Update } from './types'

export class FilmLink extends TableLink {
  /** Which picture is shown, counted from 0. */
  at = $state(-1)

  constructor(
    readonly pictures: readonly Update[],
    /** What comes of an order; a match that is over takes none. */
    readonly ordered: ((order: Order) => Promise<No | null>) | null = null,
  ) {
    super('', 'seat', null)
    this.status = 'live'
    this.takesOrders = ordered !== null
  }

  /** Show a picture; cards are seen to move where it is the next one. */
  goTo(at: number, moving = at === this.at + 1 && this.at >= 0): void {
    const picture = this.pictures[at]
    if (!picture || at === this.at) return
    this.at = at
    this.show(picture, moving)
  }

  /** Show a picture in passing: nothing moves, and nobody tells what had happened. */
  glance(at: number): void {
    const picture = this.pictures[at]
    if (!picture || at === this.at) return
    this.at = at
    const { witness } = this
    this.witness = null
    this.show({ ...picture, happened: [] }, false)
    this.witness = witness
  }

  order(order: Order): Promise<No | null> {
    this.refusal = null
    return this.ordered?.(order) ?? Promise.resolve(null)
  }

  sit(): void {}
  close(): void {}
}
