// A match seen again, or one prepared to learn from: every step was made by the house, from a record.
import { TableLink, type Order } from './link.svelte'
import type { No, Update } from './types'

export class ReplayLink extends TableLink {
  /** Which step is shown, counted from 0. */
  at = $state(-1)

  constructor(
    readonly steps: readonly Update[],
    /** What comes of an order; a match that is over takes none. */
    readonly ordered: ((order: Order) => Promise<No | null>) | null = null,
  ) {
    super('', 'seat', null)
    this.status = 'live'
    this.staged = true
    this.takesOrders = ordered !== null
  }

  /** Show a step; cards are seen to move where it is the next one. */
  goTo(at: number, moving = at === this.at + 1 && this.at >= 0): void {
    const step = this.steps[at]
    if (!step || at === this.at) return
    this.at = at
    this.show(step, moving)
  }

  /** Show a step in passing: nothing moves, and nobody tells what had happened. */
  glance(at: number): void {
    const step = this.steps[at]
    if (!step || at === this.at) return
    this.at = at
    const { observer } = this
    this.observer = null
    this.show({ ...step, happened: [] }, false)
    this.observer = observer
  }

  order(order: Order): Promise<No | null> {
    this.refusal = null
    return this.ordered?.(order) ?? Promise.resolve(null)
  }

  sit(): void {}
  close(): void {}
}
