// What the clock of the house shows, measured by pings: the one that was answered soonest tells best.
const ENOUGH = 5
const KEPT = 8

interface Sample {
  trip: number
  ahead: number
}

export class HouseClock {
  #samples: Sample[] = []

  get isSet(): boolean {
    return this.#samples.length > 0
  }

  /** Take in an answer to a ping that was sent at `sent`; true: another one would help. */
  hear(sent: number, house: number): boolean {
    const now = performance.now()
    const trip = now - sent
    this.#samples.push({ trip, ahead: house + trip / 2 - now })
    if (this.#samples.length > KEPT) this.#samples.shift()
    return this.#samples.length < ENOUGH
  }

  /** Milliseconds until the house's clock shows this; nobody waits for a clock that is not set. */
  until(house: number): number {
    const best = this.#samples.reduce<Sample | null>((one, other) => (one && one.trip <= other.trip ? one : other), null)
    return best ? house - best.ahead - performance.now() : 0
  }
}
